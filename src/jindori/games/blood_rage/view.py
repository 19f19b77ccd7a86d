"""Blood Rage as a seat, or the public, may see it (BR-18.1): the structures, and how they are filled."""
# not compiled: msgspec structures need their annotations at run time

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Literal, cast

from jindori.engine.log import Log
from jindori.engine.rows import as_list
from jindori.engine.shared.sealed import Sealed
from jindori.engine.views import Struct
from jindori.games.blood_rage.battle_cards import CommitCards
from jindori.games.blood_rage.board import (
    ACTION,
    AXES,
    CLANS,
    END_BONUS,
    FIGURES,
    FJORD_OF,
    GODS_GIFTS,
    HORNS,
    ON_BOARD,
    PHASES,
    PLACES,
    PROVINCES,
    RAGE,
    RAGNAROK_GLORY,
    REGION,
    REGIONS,
    RELEASE,
    RESERVE,
    STATS,
    TOKENS,
    TRACK,
    VALHALLA,
    VILLAGES,
    YGGDRASIL,
)
from jindori.games.blood_rage.cards import (
    AGE_OF,
    BATTLE,
    BONUS,
    COMPUTED,
    DESIGN_OF,
    DESIGNS,
    FAMILIES,
    FAMILY,
    GLORY_OF,
    GODS,
    LATE,
    QUEST,
    SLOT_KIND,
    STRENGTH,
    UPGRADE,
    UPGRADE_KINDS,
)
from jindori.games.blood_rage.clan import EMPTY, FIRST_SLOT, SLOTS_OF_KIND, Clan
from jindori.games.blood_rage.comparison import Comparison, strength_of
from jindori.games.blood_rage.effects import bonus_of, card_bonus, sight
from jindori.games.blood_rage.fight import (
    BATTLE_REWARDS,
    CALL,
    IS_THERE_A_BATTLE,
    LATE_CARDS,
    NOBODY,
    OUTCOMES,
    REVEAL,
    Fight,
)
from jindori.games.blood_rage.gifts import Draft, last_pass
from jindori.games.blood_rage.invade import invade_cost
from jindori.games.blood_rage.state import Saga, monster_strength
from jindori.games.blood_rage.upgrade import upgrade_cost

UpgradeKind = Literal["leader", "warrior", "ship", "monster", "clan"]
Stage = Literal["call", "commit", "reveal", "late", "outcome", "reward"]
PhaseName = Literal["gods_gifts", "action", "discard", "quest", "ragnarok", "release_valhalla", "over"]


class CardView(Struct, frozen=True):
    """One card. ``id`` is the design; with ``age`` it names the printing. Text: ``card-<id>``, ``card-<id>-text``."""

    id: str
    age: int
    family: Literal["battle", "quest", "upgrade"]
    god: str | None = None
    kind: UpgradeKind | None = None
    """Upgrade kind (which slot it fills)."""
    bonus: int | None = None
    """Battle cards: the bonus; None for Heimdall's Sight, which is computed (X)."""
    late: bool = False
    strength: int | None = None
    cost: int | None = None
    """Upgrades: Rage to play it now, for its owner (Frigga's Charm counted) where it lies in a hand."""
    glory: int | None = None
    """Quests."""


class Pieces(Struct, frozen=True):
    """``count`` figures of one kind and one clan. ``figure``: warrior, leader, ship or a monster's id."""

    seat: int
    figure: str
    count: int
    strength: int = 0
    """Strength of all of them together where they stand."""
    cost: int | None = None
    """In the reserve: Rage to invade with one."""


class TokenView(Struct, frozen=True):
    kind: Literal["rage", "axes", "horns", "glory", "yggdrasil"]
    pillaged: bool


class ProvinceView(Struct, frozen=True):
    id: str
    region: str | None
    villages: int | None
    """None for Yggdrasil, which has no limit."""
    used: int
    """Figures standing in it."""
    fjord: str | None
    destroyed: int | None
    """Age in which it fell (0 = at set-up), None while it stands."""
    doomed: bool
    token: TokenView | None
    pieces: list[Pieces]
    strength: list[int]
    """Per seat, the supporting fjord included (BR-2.3.6)."""


class FjordView(Struct, frozen=True):
    id: str
    supports: list[str]
    open: bool
    pieces: list[Pieces]


class StatView(Struct, frozen=True):
    step: int
    value: int
    track: list[int]


class SlotView(Struct, frozen=True):
    kind: UpgradeKind
    slot: int
    """1..n within its kind."""
    card: CardView | None


class ClanView(Struct, frozen=True):
    seat: int
    clan: str | None
    """None until the seat has chosen (BR-3.1.1)."""
    glory: int
    rank: int
    rage: int
    passed: bool
    in_turn: bool
    rage_stat: StatView
    axes: StatView
    horns: StatView
    on_board: int
    """Figures counted against the Horns value."""
    reserve: list[Pieces]
    slots: list[SlotView]
    hand_count: int
    known_hand: list[CardView]
    """Cards everybody has seen go back to this hand."""
    quest_count: int
    end_bonus: int
    """Glory the stats would give if the game ended now (BR-16.2.2)."""


class RagnarokSlot(Struct, frozen=True):
    age: int
    province: str
    done: bool


class PlayedCard(Struct, frozen=True):
    card: CardView | None
    """None while it lies face down."""
    bonus: int | None = None
    """What it adds now; None while unknown."""
    cancelled: bool = False
    late: bool = False
    counts_as_battle: bool = False


class Fighter(Struct, frozen=True):
    seat: int
    pieces: list[Pieces]
    """Its figures that fight; once the sides were compared, those that counted then and have not fallen."""
    fallen: list[Pieces]
    """Its figures that were destroyed after the comparison, with what they counted for."""
    fallen_before: list[Pieces]
    """Those destroyed before it: they count for nothing."""
    figures_strength: int
    """Of ``pieces`` and ``fallen``."""
    cards: list[PlayedCard]
    cards_strength: int
    """What all of ``cards`` add; 0 before the reveal."""
    locked: bool
    total: int | None
    """Known after the reveal."""


class BattleView(Struct, frozen=True):
    """A pillage in progress."""

    province: str
    pillager: int
    again: bool
    """Tyr's Challenge: the token lies on its pillaged side (BR-17.4.8)."""
    stage: Stage
    fighters: list[Fighter]
    winner: int | None
    tie: bool


class MineView(Struct, frozen=True):
    hand: list[CardView]
    quests: list[CardView]
    pack: list[CardView]
    """Draft: the cards held now."""
    drafted: list[CardView]
    pass_to: int | None
    """Draft: who gets the rest."""


class BloodRageView(Struct, tag_field="game", tag="blood_rage", frozen=True):
    age: int
    phase: PhaseName
    first_player: int
    active: int | None
    """The seat whose turn it is in the Action phase."""
    doom: str | None
    ragnarok: list[RagnarokSlot]
    ragnarok_glory: int
    """Glory a figure that dies in this age's Ragnarök gives."""
    provinces: list[ProvinceView]
    """Yggdrasil first, then the ring clockwise from Elvagar."""
    fjords: list[FjordView]
    """North, east, south, west."""
    valhalla: list[Pieces]
    clans: list[ClanView]
    mine: MineView | None
    battle: BattleView | None
    discards: list[CardView]
    """Cards everybody saw leave the game."""
    undealt: int


# -- cards and figures ------------------------------------------------------------------------------------


NOBODYS_CLAN = Clan(None)
"""A clan without upgrades: printed costs."""


def card_view(card: int, owner: Clan | None = None) -> CardView:
    """One card; with its owner's clan sheet, what an upgrade would cost him."""
    design = DESIGN_OF[card]
    family = FAMILY[design]
    god = GODS[design]
    common: dict[str, Any] = {"id": DESIGNS[design], "age": int(AGE_OF[card]), "family": FAMILIES[family], "god": god}
    if family == BATTLE:
        bonus = None if BONUS[design] == COMPUTED else int(BONUS[design])
        return CardView(**common, bonus=bonus, late=LATE[design] == 1)
    if family == QUEST:
        return CardView(**common, glory=int(GLORY_OF[card]))
    assert family == UPGRADE
    cost = upgrade_cost(owner if owner is not None else NOBODYS_CLAN, design)
    kind: UpgradeKind = UPGRADE_KINDS[SLOT_KIND[design]]
    return CardView(**common, kind=kind, strength=int(STRENGTH[design]), cost=int(cost))


def cards_view(cards: list[int], owner: Clan | None = None) -> list[CardView]:
    """Cards in a fixed order, which tells nothing about when they came."""
    return [card_view(card, owner) for card in sorted(cards)]


def pieces_at(s: Saga, place: int) -> list[Pieces]:
    """All figures in a place of the board, by clan and kind."""
    out = []
    for seat in range(s.players):
        clan = s.clans[seat]
        for kind in as_list(s.kinds_of(seat)):
            n = int(s.count(seat, kind, place))
            if n:
                strength = clan.warrior_strength(n) if kind == 0 else monster_strength(kind, place)
                out.append(Pieces(seat=seat, figure=FIGURES[kind], count=n, strength=int(strength)))
    return out


def pieces_off(s: Saga, place: int, seats: list[int]) -> list[Pieces]:
    """Figures of some clans in Valhalla or the reserve; in the reserve with the cost to invade."""
    out = []
    for seat in seats:
        clan = s.clans[seat]
        for kind in as_list(s.kinds_of(seat)):
            n = int(s.count(seat, kind, place))
            if n:
                cost = int(invade_cost(clan, kind)) if place == RESERVE else None
                strength = int(clan.warrior_strength(1) if kind == 0 else monster_strength(kind, place))
                out.append(Pieces(seat=seat, figure=FIGURES[kind], count=n, strength=strength * n, cost=cost))
    return out


# -- the board --------------------------------------------------------------------------------------------


def province_view(s: Saga, province: int) -> ProvinceView:
    fell = int(s.fell[province])
    token = int(s.tokens[province])
    return ProvinceView(
        id=PLACES[province],
        region=REGIONS[REGION[province]] if province != YGGDRASIL else None,
        villages=int(VILLAGES[province]) if province != YGGDRASIL else None,
        used=int(s.used[province]),
        fjord=PLACES[FJORD_OF[province]] if province != YGGDRASIL else None,
        destroyed=fell if fell >= 0 else None,
        doomed=province == s.doom,
        token=TokenView(kind=TOKENS[token], pillaged=s.pillaged[province] == 1) if token >= 0 else None,
        pieces=pieces_at(s, province),
        strength=[int(s.strength(seat, province)) for seat in range(s.players)],
    )


def fjord_view(s: Saga, fjord: int) -> FjordView:
    supports = [PLACES[p] for p in range(1, PROVINCES) if FJORD_OF[p] == fjord and s.fell[p] < 0]
    return FjordView(id=PLACES[fjord], supports=supports, open=bool(s.open_fjord(fjord)), pieces=pieces_at(s, fjord))


# -- clans --------------------------------------------------------------------------------------------------


def stat_view(clan: Clan, stat: int) -> StatView:
    return StatView(
        step=int(clan.step(stat)), value=int(clan.value(stat)), track=[int(TRACK[stat * 6 + i]) for i in range(6)]
    )


def slot_views(clan: Clan) -> list[SlotView]:
    out = []
    for kind, name in enumerate(UPGRADE_KINDS):
        for slot in range(SLOTS_OF_KIND[kind]):
            card = int(clan.slots[FIRST_SLOT[kind] + slot])
            out.append(SlotView(kind=cast(UpgradeKind, name), slot=slot + 1, card=card_view(card, clan) if card != EMPTY else None))
    return out


def clan_view(s: Saga, seat: int, rank: int) -> ClanView:
    clan = s.clans[seat]
    return ClanView(
        seat=seat,
        clan=CLANS[clan.emblem] if clan.emblem != EMPTY else None,
        glory=int(clan.glory),
        rank=rank,
        rage=int(clan.rage),
        passed=bool(clan.passed) and s.phase == ACTION,
        in_turn=s.active == seat,
        rage_stat=stat_view(clan, RAGE),
        axes=stat_view(clan, AXES),
        horns=stat_view(clan, HORNS),
        on_board=int(clan.on_board),
        reserve=pieces_off(s, RESERVE, [seat]),
        slots=slot_views(clan),
        hand_count=len(clan.hand),
        known_hand=cards_view(as_list(clan.known)),
        quest_count=len(clan.quests),
        end_bonus=sum(int(END_BONUS[clan.step(stat)]) for stat in range(len(STATS))),
    )


def mine_view(s: Saga, seat: int) -> MineView:
    clan = s.clans[seat]
    top = None if s.over else s.stack[-1]
    drafting = isinstance(top, Draft)
    age = int(s.age)
    new = [card for card in as_list(clan.hand) if AGE_OF[card] == age]
    return MineView(
        hand=cards_view(as_list(clan.hand), clan),
        quests=cards_view(as_list(clan.quests)),
        pack=cards_view(as_list(s.packs[seat]), clan) if drafting and s.packs else [],
        drafted=cards_view(new, clan) if drafting else [],
        pass_to=int(s.left_of(seat)) if isinstance(top, Draft) and top.round < last_pass(s.players) else None,
    )


# -- battles --------------------------------------------------------------------------------------------------

def stage_name(fight: Fight) -> Stage:
    stage = fight.stage
    if stage in (CALL, IS_THERE_A_BATTLE):
        return "call"
    if stage <= REVEAL:
        return "commit"
    if stage < LATE_CARDS:
        return "reveal"
    if stage < OUTCOMES:
        return "late"
    return "outcome" if stage <= BATTLE_REWARDS else "reward"


def played_cards(s: Saga, fight: Fight, seat: int) -> list[PlayedCard]:
    out = []
    for index, card in enumerate(as_list(fight.cards[seat])):
        bonus = int(card_bonus(fight, seat, index))
        first = index == 0 and fight.first_card(seat) != NOBODY
        out.append(
            PlayedCard(
                card=card_view(card),
                bonus=int(sight(s, fight, seat)) if bonus == COMPUTED else bonus,
                cancelled=first and bool(fight.is_cancelled(seat)),
                late=not first,
                counts_as_battle=first and fight.quest_value(seat) > 0,
            )
        )
    return out


def battle_view(s: Saga, log: Log) -> BattleView | None:
    """The pillage in progress. Cards that lie face down are counted, never named."""
    fight = s.fight
    if fight is None:
        return None
    top = s.stack[-1]
    committing = isinstance(top, CommitCards)
    compared = fight.stage >= OUTCOMES and not fight.unopposed
    comparison = Comparison(fight, log)
    fighters = []
    for seat in as_list(s.seats_from(fight.pillager)):
        here = fight.takes_part(seat) if fight.members else s.present(seat, fight.province)
        if not here:
            continue
        locked = isinstance(top, Sealed) and committing and len(top.picks[seat]) > 0
        cards = [PlayedCard(card=None)] if locked else ([] if committing else played_cards(s, fight, seat))
        pieces, fallen, fallen_before = figures_in_battle(s, fight, seat, comparison)
        figures = sum(piece.strength for piece in pieces + fallen)
        total = None
        if compared:
            total = int(fight.total(seat))
        elif fight.members and not committing and not fight.unopposed:
            total = figures + int(bonus_of(s, fight, seat))
        fighters.append(
            Fighter(
                seat=seat,
                pieces=pieces,
                fallen=fallen,
                fallen_before=fallen_before,
                figures_strength=figures,
                cards=cards,
                cards_strength=0 if total is None else total - figures,
                locked=locked,
                total=total,
            )
        )
    return BattleView(
        province=PLACES[fight.province],
        pillager=int(fight.pillager),
        again=bool(fight.again),
        stage=stage_name(fight),
        fighters=fighters,
        winner=int(fight.winner) if compared and fight.winner != NOBODY else None,
        tie=compared and fight.winner == NOBODY and not fight.unopposed,
    )


def figures_in_battle(s: Saga, fight: Fight, seat: int, comparison: Comparison) -> tuple[list[Pieces], list[Pieces], list[Pieces]]:
    """A clan's figures: those that live, those fallen since the comparison, those fallen before. Warriors count together."""
    place = int(fight.province)
    alive = comparison.alive(s, seat, place)
    fallen: Mapping[int, int] = comparison.fallen.get(seat, {})
    before: Mapping[int, int] = comparison.fallen_before.get(seat, {})

    def pieces(figures: Mapping[int, int], strength: Callable[[int, int], int]) -> list[Pieces]:
        return [Pieces(seat=seat, figure=FIGURES[kind], count=n, strength=strength(kind, n)) for kind, n in sorted(figures.items())]

    def of_the_fallen(kind: int, n: int) -> int:
        left = alive.get(kind, 0)
        return strength_of(s, seat, kind, left + n, place) - strength_of(s, seat, kind, left, place)

    return (
        pieces(alive, lambda kind, n: strength_of(s, seat, kind, n, place)),
        pieces(fallen, of_the_fallen),
        pieces(before, lambda _kind, _n: 0),
    )


# -- all together -------------------------------------------------------------------------------------------


def board_view(s: Saga, seat: int | None, log: Log, ranks: list[int]) -> BloodRageView:
    phase = cast(PhaseName, "over" if s.over else PHASES[s.phase if s.phase <= RELEASE else RELEASE])
    return BloodRageView(
        age=int(s.age),
        phase=phase,
        first_player=int(s.first),
        active=int(s.active) if s.phase == ACTION and s.active >= 0 else None,
        doom=PLACES[s.doom] if s.doom >= 0 else None,
        ragnarok=[
            RagnarokSlot(age=age, province=PLACES[s.ragnarok[age - 1]], done=s.fell[s.ragnarok[age - 1]] >= 0)
            for age in (1, 2, 3)
        ],
        ragnarok_glory=int(RAGNAROK_GLORY[s.age]),
        provinces=[province_view(s, province) for province in range(PROVINCES)],
        fjords=[fjord_view(s, fjord) for fjord in range(PROVINCES, ON_BOARD)],
        valhalla=pieces_off(s, VALHALLA, list(range(s.players))),
        clans=[clan_view(s, other, ranks[other]) for other in range(s.players)],
        mine=mine_view(s, seat) if seat is not None else None,
        battle=battle_view(s, log),
        discards=cards_view(as_list(s.gone)),
        undealt=len(s.decks[s.age - 1]) if s.phase > GODS_GIFTS or s.packs else 0,
    )
