"""What a seat cannot know, re-drawn consistently with all it has seen (QV-10.1.2, QV-10.1.3); for forks.

Epic cards: the cards nobody has shown lie in the other hands and in the deck. A deck made anew from the discard pile
holds only cards of that pile, less those the seat has drawn from it.
Skill cards: a card's *group* for a seat is the set of cards it can have been exchanged with in secret: those taken out
of a draft pack between two times the seat held it, or, before it first held it, all cards the seat has not seen.
"""
# not compiled: runs once per fork, and reads best with sets and dicts

from __future__ import annotations

from jindori.engine.rows import as_list, in_order, row
from jindori.engine.stream import Stream
from jindori.games.quo_vadis.creation import SkillDraft
from jindori.games.quo_vadis.god import NO_KINDS
from jindori.games.quo_vadis.state import World

Holder = tuple[str, int]
"""("drafted", seat), ("pack", seat), ("undealt", 0)"""


def redraw(s: World, seat: int, stream: Stream) -> None:
    """Re-draw in place everything hidden from the seat. ``stream`` is the fork's own."""
    redraw_cards(s, seat, stream)
    redraw_skills(s, seat, stream)


# -- epic cards -------------------------------------------------------------------------------------------


def redraw_cards(s: World, seat: int, stream: Stream) -> None:
    others = [other for other in range(int(s.players)) if other != seat]
    deck = as_list(s.deck)
    unseen = deck + [kind for other in others for kind in as_list(s.gods[other].hand)]
    order = as_list(stream.shuffle("fork", in_order(row(unseen))))
    quota = [int(s.deck_of[kind]) - int(s.gods[seat].drawn[kind]) for kind in range(5)]
    new_deck: list[int] = []
    rest: list[int] = []
    for kind in order:
        if len(new_deck) < len(deck) and new_deck.count(kind) < quota[kind]:
            new_deck.append(kind)
        else:
            rest.append(kind)
    s.deck = stream.shuffle("fork", in_order(row(new_deck)))
    rest = as_list(stream.shuffle("fork", in_order(row(rest))))
    for other in others:
        n = len(s.gods[other].hand)
        s.gods[other].hand = in_order(row(rest[:n]))
        s.gods[other].drawn = NO_KINDS
        rest = rest[n:]


# -- skill cards --------------------------------------------------------------------------------------------


def redraw_skills(s: World, seat: int, stream: Stream) -> None:
    places = hidden_places(s, seat)
    groups: dict[tuple[int, ...], list[tuple[Holder, int]]] = {}
    for holder, cards in places.items():
        for card in cards:
            groups.setdefault(group_of(s, seat, card), []).append((holder, card))
    dealt: dict[Holder, list[int]] = {holder: [] for holder in places}
    origin = as_list(s.origin)
    for key in sorted(groups):
        members = groups[key]
        marks = [origin[card] for _, card in members]
        cards = as_list(stream.shuffle("fork", in_order(row([card for _, card in members]))))
        for (holder, _), mark, card in zip(members, marks, cards, strict=True):
            dealt[holder].append(card)
            origin[card] = mark
    for holder, cards in dealt.items():
        put_back(s, holder, cards)
    s.origin = row(origin)


def hidden_places(s: World, seat: int) -> dict[Holder, list[int]]:
    """Every skill card whose place the seat does not know, by where it lies."""
    out: dict[Holder, list[int]] = {}
    for other in range(int(s.players)):
        if other != seat:
            out["drafted", other] = as_list(s.gods[other].drafted)
            if s.packs:
                out["pack", other] = as_list(s.packs[other])
    out["undealt", 0] = as_list(s.undealt)
    return out


def group_of(s: World, seat: int, card: int) -> tuple[int, ...]:
    """() if the seat has not seen the card, else (pack, round in which it last saw it)."""
    n = int(s.players)
    origin = int(s.origin[card])
    if origin >= 0:
        return seen_group(origin // 8, origin % 8, seat, n)
    top = s.stack[-1] if s.stack and not s.over else None
    if isinstance(top, SkillDraft):
        for holder in range(n):
            if card in as_list(s.packs[holder]):
                return seen_group((holder - int(top.round)) % n, int(top.round), seat, n)
    return ()


def seen_group(pack: int, taken: int, seat: int, n: int) -> tuple[int, ...]:
    """Packs move one seat to the left each round: pack p is held by seat (p + round) mod n."""
    seen = [round_ for round_ in range(taken + 1) if (pack + round_) % n == seat]
    return (pack, seen[-1]) if seen else ()


def put_back(s: World, holder: Holder, cards: list[int]) -> None:
    kind, n = holder
    new = in_order(row(cards))
    if kind == "drafted":
        s.gods[n].drafted = new
    elif kind == "pack":
        s.packs[n] = new
    else:
        s.undealt = new

