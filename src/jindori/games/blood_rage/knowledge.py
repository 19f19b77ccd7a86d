"""What a seat cannot know, re-drawn consistently with all it has seen (BR-18.1.2, BR-18.1.3); for forks.

A card's *group* for a seat is the set of cards it can have been exchanged with in secret: cards dealt into a pack
and taken out of it between two times the seat held that pack; or, before the seat first held it, all cards of the
age the seat has not seen. Within a group the unseen cards are dealt out again at random to the hidden places
(others' hands, packs, committed quests and discards, leftovers, cards never dealt); places for quests get quests.
"""
# not compiled: runs once per fork, and reads best with sets and dicts

from __future__ import annotations

from jindori.engine.rows import as_list, in_order, row
from jindori.engine.stream import Stream
from jindori.games.blood_rage.cards import AGE_OF, DESIGN_OF, FAMILY, QUEST
from jindori.games.blood_rage.gifts import Draft
from jindori.games.blood_rage.state import Saga

Holder = tuple[str, int]
"""("hand", seat), ("pack", seat), ("quests", seat), ("discarded", seat), ("buried", seat), ("deck", age - 1), ("leftover", 0)"""


def redraw(s: Saga, seat: int, stream: Stream) -> None:
    """Re-draw in place everything hidden from the seat. ``stream`` is the fork's own."""
    mix_kept_cards(s, seat, stream)
    mix_quests(s, seat, stream)
    s.decks, s.packs = list(s.decks), list(s.packs)
    places = hidden_places(s, seat)
    groups: dict[tuple[int, ...], list[tuple[Holder, int]]] = {}
    for holder, cards in places.items():
        for card in cards:
            groups.setdefault(group_of(s, seat, card), []).append((holder, card))
    dealt: dict[Holder, list[int]] = {holder: [] for holder in places}
    past = as_list(s.origin)
    for key in sorted(groups):
        deal_group(s, groups[key], dealt, past, stream)
    s.origin = row(past)
    for holder, cards in dealt.items():
        put_back(s, seat, holder, cards)
    for age in range(int(s.dealt_age), 3):
        s.decks[age] = stream.shuffle("fork", in_order(s.decks[age]))


def hidden_places(s: Saga, seat: int) -> dict[Holder, list[int]]:
    """Every card whose owner or place the seat does not know, by where it lies.

    A card that was once shown stays with whoever took it back; where he may have put it is mixed before.
    Decks of later ages are shuffled as a whole.
    """
    out: dict[Holder, list[int]] = {}
    seen = as_list(s.seen)
    for other in range(int(s.players)):
        clan = s.clans[other]
        if other != seat:
            out["hand", other] = [c for c in as_list(clan.hand) if c not in seen]
            out["quests", other] = [c for c in as_list(clan.quests) if c not in seen]
            out["discarded", other] = [c for c in as_list(clan.discarded) if c not in seen]
            out["buried", other] = [c for c in as_list(clan.buried) if c not in seen]
            if s.packs:
                out["pack", other] = as_list(s.packs[other])
    for age in range(int(s.dealt_age)):
        out["deck", age] = as_list(s.decks[age])
    own = own_leftovers(s, seat)
    out["leftover", 0] = [c for c in as_list(s.leftover) if c not in own]
    return out


def own_leftovers(s: Saga, seat: int) -> set[int]:
    """The two cards of each draft that the seat itself threw away (BR-5.2.3)."""
    last = 2 if s.players == 2 else 5
    n = int(s.players)
    return {c for c in as_list(s.leftover) if s.origin[c] % 8 == 7 and (s.origin[c] // 8 + last) % n == seat}


def group_of(s: Saga, seat: int, card: int) -> tuple[int, ...]:
    """The group of a card for a seat: (age,) if the seat has not seen it, else (age, pack, last time seen)."""
    age = int(AGE_OF[card])
    origin = int(s.origin[card])
    n = int(s.players)
    drafting = isinstance(s.stack[-1], Draft) if not s.over else False
    if origin < 0:
        return current_pack_group(s, seat, card) if drafting and s.packs else (age,)
    pack, taken = origin // 8, origin % 8
    return seen_group(age, pack, taken, seat, n)


def seen_group(age: int, pack: int, taken: int, seat: int, n: int) -> tuple[int, ...]:
    """Packs move one seat to the left each round: pack p is held by seat (p + round) mod n."""
    seen = [r for r in range(min(taken, 5 if n > 2 else 2) + 1) if (pack + r) % n == seat]
    return (age, pack, seen[-1]) if seen else (age,)


def current_pack_group(s: Saga, seat: int, card: int) -> tuple[int, ...]:
    """A card still going round in the draft (or never dealt)."""
    draft = s.stack[-1]
    assert isinstance(draft, Draft)
    n = int(s.players)
    for holder in range(n):
        if card in as_list(s.packs[holder]):
            return seen_group(int(s.age), (holder - int(draft.round)) % n, int(draft.round), seat, n)
    return (int(AGE_OF[card]),)


def deal_group(
    s: Saga, members: list[tuple[Holder, int]], dealt: dict[Holder, list[int]], past: list[int], stream: Stream
) -> None:
    """Deal a group's cards to its places again; quest places first, with quests.

    The cards go in by number and each takes over the past (``origin``) of its new place, so that nothing of where they
    truly lie is left in the fork.
    """
    cards = as_list(stream.shuffle("fork", row(sorted(card for _, card in members))))
    places = sorted(((holder, int(s.origin[card])) for holder, card in members), key=lambda place: (place[0][0] != "quests", place))
    for holder, origin in places:
        if holder[0] == "quests":
            card = next(c for c in cards if FAMILY[DESIGN_OF[c]] == QUEST)
            cards.remove(card)
        else:
            card = cards.pop()
        past[card] = origin
        dealt[holder].append(card)


def put_back(s: Saga, seat: int, holder: Holder, cards: list[int]) -> None:
    kind, n = holder
    new = in_order(row(cards))
    seen = as_list(s.seen)
    if kind == "hand":
        clan = s.clans[n]
        clan.hand = row([c for c in as_list(clan.hand) if c in seen] + as_list(new))
    elif kind == "quests":
        s.clans[n].quests = row([c for c in as_list(s.clans[n].quests) if c in seen] + as_list(new))
    elif kind == "discarded":
        s.clans[n].discarded = row([c for c in as_list(s.clans[n].discarded) if c in seen] + as_list(new))
    elif kind == "buried":
        s.clans[n].buried = row([c for c in as_list(s.clans[n].buried) if c in seen] + as_list(new))
    elif kind == "pack":
        s.packs[n] = new
    elif kind == "deck":
        s.decks[n] = new
    else:
        s.leftover = row(sorted(own_leftovers(s, seat)) + as_list(new))


def mix_kept_cards(s: Saga, seat: int, stream: Stream) -> None:
    """Which of his cards an opponent kept at the last discard is unknown, unless it has been seen since (BR-12.1.1)."""
    for other in range(int(s.players)):
        clan = s.clans[other]
        if other == seat or len(clan.discarded) == 0:
            continue
        known = as_list(clan.known)
        kept = [c for c in as_list(clan.hand) if AGE_OF[c] < s.age and c not in known]
        in_discard_phase = int(s.phase) > 2
        if in_discard_phase:
            kept = [c for c in as_list(clan.hand) if c not in known]
        if len(kept) != 1:
            continue
        pool = row(sorted(kept + as_list(clan.discarded)))
        new = int(pool[stream.below("fork", len(pool))])
        if new != kept[0]:
            clan.hand = row([new if c == kept[0] else c for c in as_list(clan.hand)])
            clan.discarded = row([kept[0] if c == new else c for c in as_list(clan.discarded)])


def mix_quests(s: Saga, seat: int, stream: Stream) -> None:
    """Which of his quests an opponent has committed is unknown, but for those still known to be in his hand (BR-10.1.3)."""
    for other in range(int(s.players)):
        clan = s.clans[other]
        committed, hand, known = as_list(clan.quests), as_list(clan.hand), as_list(clan.known)
        if other == seat or not committed:
            continue
        held = [c for c in hand if FAMILY[DESIGN_OF[c]] == QUEST and c not in known]
        mixed = as_list(stream.shuffle("fork", row(held + committed)))
        clan.hand = row([c for c in hand if c not in held] + mixed[: len(held)])
        clan.quests = row(mixed[len(held) :])
