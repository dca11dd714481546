from scripts.third_party import FILE, client_packages, files, licence, server_packages


def test_the_fonts_and_the_framework_are_named_with_their_licences() -> None:
    found = {package.name: package.licence for package in client_packages()}
    assert found["svelte"] == "MIT"
    assert found["@fontsource-variable/onest"] == "OFL-1.1"
    assert found["@fontsource/prata"] == "OFL-1.1"


def test_what_only_developing_needs_is_left_out() -> None:
    assert "vite" not in {package.name for package in client_packages()}
    assert "pytest" not in server_packages()


def test_every_package_of_the_server_states_a_licence() -> None:
    assert "litestar" in server_packages()
    assert [name for name in server_packages() if not licence(name)] == []


def test_the_text_of_a_font_licence_is_there() -> None:
    assert "SIL OPEN FONT LICENSE" in files()[FILE]
