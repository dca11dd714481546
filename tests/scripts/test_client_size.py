from pathlib import Path

from scripts.client_size import Manifest, compressed, needed

MANIFEST: Manifest = {
    "index.html": {"file": "entry.js", "imports": ["shared"]},
    "src/pages/Table.svelte": {"file": "table.js", "imports": ["shared", "index.html"]},
    "src/pages/Rules.svelte": {"file": "rules.js"},
    "shared": {"file": "shared.js", "imports": ["index.html"]},
}


def test_a_page_needs_all_that_it_imports_and_nothing_else() -> None:
    assert needed(MANIFEST, "index.html") == {"entry.js", "shared.js"}
    assert needed(MANIFEST, "src/pages/Table.svelte") == {"entry.js", "shared.js", "table.js"}


def test_a_file_counts_as_it_travels(tmp_path: Path) -> None:
    (tmp_path / "a.js").write_text("a" * 100_000)
    (tmp_path / "b.js").write_text("b" * 100_000)
    assert compressed({"a.js"}, tmp_path) < 1_000
    assert compressed({"a.js", "b.js"}, tmp_path) > compressed({"a.js"}, tmp_path)
