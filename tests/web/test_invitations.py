"""What an invitation tells before anybody sits down (S3, S5)."""

import re
from html import unescape
from xml.etree import ElementTree as ET

import httpx
import msgspec
import pytest

from kozyr.rules.agreement import open_points
from kozyr.rules.presets import preset, presets
from kozyr.rules.words import LANGS, option_label, value_label
from kozyr.rules.words.preview import preview_text
from kozyr.web.previews import language, with_head
from kozyr.web.protocol import Fault, Invitation
from tests.web.serving import Server, closed_with, dumped


def told(page: str) -> dict[str, str]:
    """Read what a messenger would show of a page."""
    tags = re.findall(r'<meta (?:property|name)="([\w:]+)" content="(.*?)">', page)
    return {name: unescape(content) for name, content in tags}


def page(server: Server, path: str, accepted: str = "ru") -> str:
    answer = httpx.get(server.root + path, headers={"accept-language": accepted})
    assert answer.status_code == 200
    return answer.text


def test_s3_the_preview_names_variant_set_and_every_difference(server: Server) -> None:
    ann = server.guest()
    ann.http.put("/api/me", json={"name": "Вера"})
    options = {"draw": "off", "throw_in_who": "neighbours", "players": 3}
    table = ann.make("classic_perevodnoy", options=options, people=3, bots=[])
    seen = told(page(server, f"/t/{table}"))
    assert seen["og:title"] == "Дурак: Классический переводной"
    assert seen["og:url"] == f"{server.root}/t/{table}"
    assert seen["og:description"] == seen["description"]
    assert seen["og:description"].startswith("Вера приглашает за стол. Вариант: переводной · ")
    for option, value in (("draw", "off"), ("throw_in_who", "neighbours"), ("players", 3)):
        label = f"{option_label(option, 'ru')}: {value_label(option, value, 'ru')}"
        assert label in seen["og:description"]
    english = told(page(server, f"/t/{table}", "en-GB,ru;q=0.5"))
    assert english["og:title"] == "Durak: Classic transfer durak"
    assert english["og:locale"] == "en_US"


def test_s3_house_rules_say_so_and_own_rules_name_what_is_chosen(server: Server) -> None:
    ann = server.guest()
    home = ann.make("service_podkidnoy", options={"draw": "off"}, people=2, bots=[])
    assert "Домашние правила на основе набора" in told(page(server, f"/t/{home}"))["og:title"]
    wish = {"people": 2, "bots": [], "preset": None, "options": {"draw": "off"}}
    own = ann.http.post("/api/tables", json=wish).json()["table"]
    assert "Выбрано: Ничья" in told(page(server, f"/t/{own}"))["og:description"]


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("name", [one.name for one in presets()])
def test_s3_a_set_as_it_is_differs_in_nothing(name: str, lang: str) -> None:
    one = next(lang_ for lang_ in LANGS if lang_ == lang)
    text = preview_text(name, preset(name).rules, "", one)
    same = {"ru": "Всё как в наборе.", "en": "Everything as in the set."}
    assert text.endswith(same[lang])


def test_s3_who_invites_is_the_host_of_now_once_he_was_who_had_left(server: Server) -> None:
    ann, bob = server.guest(), server.guest()
    ann.http.put("/api/me", json={"name": "Анна"})
    bob.http.put("/api/me", json={"name": "Боб"})
    table = ann.make(people=3, bots=[], preset="classic", options={"players": 3})
    bob.join(table)
    with ann.socket(table) as socket:
        socket.send(dumped({"type": "leave", "id": "bye"}))
        closed_with(socket)
    answer = server.guest().http.get(f"/api/tables/{table}").content
    assert msgspec.json.decode(answer, type=Invitation).host == "Боб"
    assert told(page(server, f"/t/{table}"))["description"].startswith("Боб приглашает")


def test_s3_a_name_cannot_break_out_of_the_page(server: Server) -> None:
    eve = server.guest()
    eve.http.put("/api/me", json={"name": '"><script>1</script>'})
    table = eve.make(people=2, bots=[])
    sent = page(server, f"/t/{table}")
    assert "<script>1" not in sent
    assert '"><script>1</script> приглашает' in told(sent)["description"]
    assert with_head(b"<title>x</title>", r"<title>\1</title>") == rb"<title>\1</title>"


def test_s11_the_link_of_house_rules_is_shown_with_their_name_and_differences(
    server: Server,
) -> None:
    ann = server.guest()
    wish = {"name": '"><b>Дача', "preset": "classic", "options": {"draw": "off"}}
    path = ann.http.post("/api/house-rules", json=wish).json()["path"]
    sent = page(server, path)
    seen = told(sent)
    assert seen["og:title"] == 'Домашние правила: "><b>Дача'
    assert "<b>Дача" not in sent
    assert seen["og:url"] == server.root + path
    assert f"Ничья: {value_label('draw', 'off', 'ru')} (в наборе: " in seen["og:description"]
    assert told(page(server, path, "en"))["og:title"].startswith("House rules: ")
    assert "og:title" not in page(server, "/h/0123")


def test_s3_a_page_of_no_table_has_no_preview(server: Server) -> None:
    assert "og:title" not in page(server, "/t/0123")


@pytest.mark.parametrize(
    ("accepted", "lang"), [("", "ru"), ("*", "ru"), ("ru-RU,en", "ru"), ("en", "en"), ("de", "en")]
)
def test_who_asks_for_no_language_reads_russian(accepted: str, lang: str) -> None:
    assert language(accepted) == lang


def test_s5_an_invitation_lists_what_is_left_to_agree_on(server: Server) -> None:
    ann = server.guest()
    table = ann.make("kubikoved", options={"transfer_trump": "show_once"}, people=2, bots=[])
    answer = server.guest().http.get(f"/api/tables/{table}")
    seen = msgspec.json.decode(answer.content, type=Invitation)
    points = {point.option: point for point in seen.open_points}
    assert set(points) == set(preset("kubikoved").open)
    trump = points["transfer_trump"]
    assert (trump.value, trump.preset_value) == ("show_once", "as_any")
    assert set(trump.values) == {"as_any", "show_once", "must_beat"}
    assert (seen.kind, seen.password) == ("private", False)


def test_s5_only_values_a_table_could_have_are_offered() -> None:
    seven = msgspec.structs.replace(preset("book").rules, players=7, deck=52)
    assert open_points("book", seven) == ()
    assert open_points(None, seven) == ()


def test_s3_an_invitation_has_a_qr_code(server: Server) -> None:
    table = server.guest().make(people=2, bots=[])
    answer = httpx.get(f"{server.root}/api/qr", params={"path": f"/t/{table}"})
    assert answer.headers["content-type"].startswith("image/svg+xml")
    assert ET.fromstring(answer.text).tag == "{http://www.w3.org/2000/svg}svg"  # noqa: S314 - ours


@pytest.mark.parametrize(
    "path", ["//evil.example", "/api/me", "t/01", "/t/", "/t/../x", "/t/1?x", "/r/01", "/t/ж"]
)
def test_a_qr_code_leads_to_no_other_place(server: Server, path: str) -> None:
    answer = httpx.get(f"{server.root}/api/qr", params={"path": path})
    assert msgspec.json.decode(answer.content, type=Fault).code == "bad_message"
