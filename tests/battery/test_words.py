"""Everything a view can say has words in both languages, with nothing left open in them; and every view encodes."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest
from fluent.syntax import ast, parse
from fluent.syntax.visitor import Visitor

from jindori import all_games
from jindori.engine.game import dashed
from jindori.engine.text import LANGUAGES, bundle, spoken, words
from jindori.engine.views import Message, PositionView, Term
from playing import GAMES, SEATINGS, plain, played, seeds, spread, varied

OPEN = re.compile(r"\{|\}|\$|^[a-z]+(-[a-z0-9]+)+$|\bNone\b|\?\?\?")
"""What no finished sentence holds: a placeable, a variable, a bare key."""


def messages(value: Any) -> Iterator[Message]:
    """Every message in a view, wherever it stands."""
    if isinstance(value, Message):
        yield value
    elif isinstance(value, msgspec.Struct):
        for name in value.__struct_fields__:
            yield from messages(getattr(value, name))
    elif isinstance(value, (list, tuple)):
        for inner in value:
            yield from messages(inner)


def terms(message: Message) -> Iterator[Term]:
    for value in message.args.values():
        for one in value if isinstance(value, list) else [value]:
            if isinstance(one, Term):
                yield one


def wrong_words(game_id: str, message: Message) -> list[str]:
    game = GAMES[game_id]
    out = []
    for lang in LANGUAGES:
        b = bundle(lang, game.folder)
        if not b.has_message(message.key):
            out.append(f"{lang}: no {message.key}")
            continue
        args = {name: spoken(b, value, lang, ["Ann", "Bo", "Cy", "Di", "Ed"]) for name, value in message.args.items()}
        pattern = b.get_message(message.key).value
        text, errors = b.format_pattern(pattern, args)
        if errors or OPEN.search(text) or not text.strip():
            out.append(f"{lang}: {message.key} {message.args}: {text!r} {errors}")
        for term in terms(message):
            if term.kind not in ("seat", "total") and not b.has_message(f"{term.kind}-{dashed(term.id)}"):
                out.append(f"{lang}: no {term.kind}-{dashed(term.id)} (in {message.key})")
    return out


@pytest.mark.parametrize("game_id", all_games())
def test_p12_each_event_leads_to_a_clause_of_the_rules(game_id: str) -> None:
    """The more exact ones too."""
    game = GAMES[game_id]
    for kind in game.vocabulary.events.values():
        for clause in (kind.told.clause, *kind.told.clauses.values()):
            assert clause, f"{kind.name} names no clause"
            assert all(f"**{clause}**" in game.rules_text(lang) for lang in LANGUAGES), f"{kind.name}: {clause}"


@pytest.mark.parametrize(("game_id", "players"), SEATINGS)
def test_all_messages_of_all_views_have_words(game_id: str, players: int) -> None:
    wrong: dict[str, str] = {}
    seen: set[str] = set()
    for seed in seeds(game_id, 24):
        position = varied(game_id, players, seed)
        for now in spread(position, seed, 9):
            for seat in (None, *now.asked):
                for message in messages(now.view(seat, since=len(now.log) - 60)):
                    mark = repr(message)
                    if mark not in seen:
                        seen.add(mark)
                        wrong.update({line.split(" {")[0]: line for line in wrong_words(game_id, message)})
    assert sorted(wrong.values()) == []


@pytest.mark.parametrize("game_id", GAMES)
def test_every_decision_event_and_reason_has_words(game_id: str) -> None:
    game = GAMES[game_id]
    keys = [f"prompt-{dashed(name)}" for name in game.decision_ids]
    keys += [f"reason-{kind.key}" for kind in game.vocabulary.reasons.values()]
    keys += ["reason-not-offered", "reason-not-your-decision", *[f"undo-{why}" for why in ("nothing", "information", "other", "over")]]
    for kind in game.vocabulary.events.values():
        keys.append(f"event-{dashed(kind.name)}")
        if kind.secret:
            keys.append(f"event-{dashed(kind.name)}-hidden")
    for lang in LANGUAGES:
        b = bundle(lang, game.folder)
        assert [key for key in keys if not b.has_message(key)] == []


@pytest.mark.parametrize("game_id", GAMES)
def test_reasons_name_clauses_of_the_rules(game_id: str) -> None:
    game = GAMES[game_id]
    for kind in game.vocabulary.reasons.values():
        assert kind.clause
        assert all(kind.clause in game.rules_text(lang) for lang in LANGUAGES)


@pytest.mark.parametrize(("game_id", "players"), SEATINGS)
def test_views_encode_and_read_back(game_id: str, players: int) -> None:
    for position in spread(varied(game_id, players, 1), 1, 10):
        for seat in (None, *range(players)):
            view = position.view(seat)
            assert isinstance(view, PositionView)
            assert plain(view)["board"]["game"] == game_id
            since = position.view(seat, since=5)
            assert since.log == view.log[5:] and since.log_length == view.log_length


@pytest.mark.parametrize(("game_id", "players"), SEATINGS)
def test_points_by_source_add_up(game_id: str, players: int) -> None:
    for seed in seeds(game_id, 12):
        position = played(varied(game_id, players, seed), seed)
        result = position.result()
        assert result is not None and result.winners == position.winners != []
        assert result.winners == [entry.seat for entry in result.seats if entry.rank == 1]
        for entry in result.seats:
            assert sum(line.amount for line in entry.lines) == entry.score == position.scores[entry.seat]
            assert all(other.rank < entry.rank for other in result.seats if other.score > entry.score)
            assert entry.rank == 1 + sum(other.rank < entry.rank for other in result.seats)  # whatever broke the ties
            for line in entry.lines:
                assert words(position.game, line.message) and wrong_words(game_id, line.message) == []


class Variables(Visitor):
    """Collects the variables of a message."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.names.add(node.id.name)


def variables(game_id: str, lang: str) -> dict[str, set[str]]:
    """Of all messages that the engine puts into words (those of the page alone may say a number in their own way)."""
    out = {}
    for name in (f"{lang}.ftl", f"play.{lang}.ftl"):
        file = GAMES[game_id].folder / "text" / name
        for entry in parse(file.read_text(encoding="utf-8")).body if file.is_file() else ():
            if isinstance(entry, ast.Message):
                found = Variables()
                found.visit(entry)
                out[entry.id.name] = found.names
    return out


@pytest.mark.parametrize("game_id", GAMES)
def test_both_languages_say_the_same_things(game_id: str) -> None:
    english, japanese = variables(game_id, "en"), variables(game_id, "ja")
    assert english and english.keys() == japanese.keys()
    assert {key: (names, japanese[key]) for key, names in english.items() if names != japanese[key]} == {}
