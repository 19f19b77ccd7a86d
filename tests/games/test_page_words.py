"""Every key that a game's page names in its source has its words in both languages."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from jindori.engine.text import LANGUAGES, source
from playing import GAMES

WEB = Path(__file__).parents[2] / "web/src/games"
DRAWN = sorted(folder.name for folder in WEB.iterdir() if folder.is_dir())


def sources(game_id: str) -> str:
    paths = [path for path in (WEB / game_id).rglob("*") if path.suffix in (".svelte", ".ts")]
    return "\n".join(path.read_text(encoding="utf-8") for path in paths if ".test." not in path.name)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game_id", DRAWN)
def test_keys_in_the_page_have_words(game_id: str, lang: str) -> None:
    """A key is a quoted name that begins as the page's own texts do (``br-``); names of drawn patterns are none."""
    page = sources(game_id)
    known = set(re.findall(r"^([a-z0-9-]+) =", source(lang, GAMES[game_id].folder / "text"), re.MULTILINE))
    letters = "".join(word[0] for word in game_id.split("_"))
    quoted = set(re.findall(rf"['\"`]({letters}-[a-z0-9-]+)['\"`]", page))
    drawn = set(re.findall(r"\bid=\"([a-z0-9-]+)\"", page))
    assert len(quoted - drawn) > 20
    assert quoted - drawn - known == set()


@pytest.mark.parametrize("game_id", DRAWN)
def test_what_the_page_weighs_are_events(game_id: str) -> None:
    """A weight under a name that no event has would do nothing."""
    text = (WEB / game_id / "weights.ts").read_text(encoding="utf-8")
    weighed = re.findall(r"^  (\w+): [\d.]+,$", text, re.MULTILINE)
    assert len(weighed) > 10
    assert set(weighed) <= {event.name for event in GAMES[game_id].vocabulary.events.values()}
