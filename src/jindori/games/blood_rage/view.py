"""Blood Rage as a seat, or the public, may see it (BR-18.1): the structures, and how they are filled."""
# not compiled: msgspec structures need their annotations at run time

from __future__ import annotations

from typing import Literal

import msgspec

from jindori.engine.views import Struct

PhaseName = Literal["gods_gifts", "action", "discard", "quest", "ragnarok", "release_valhalla", "over"]


class CardView(Struct, frozen=True):
    """One card. ``id`` is the design; with ``age`` it names the printing. Text: ``card-<id>``, ``card-<id>-text``."""

    id: str
    age: int
    family: Literal["battle", "quest", "upgrade"]
    god: str | None = None
    kind: Literal["leader", "warrior", "ship", "monster", "clan"] | None = None
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
    kind: Literal["warrior", "leader", "ship", "monster", "clan"]
    slot: int
    """1..n within its kind."""
    card: CardView | None


class ClanView(Struct, frozen=True):
    seat: int
    clan: str
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
    figures_strength: int
    cards: list[PlayedCard]
    locked: bool
    total: int | None
    """Known after the reveal."""


class BattleView(Struct, frozen=True):
    """A pillage in progress, or the last one that was finished (``finished``)."""

    province: str
    pillager: int
    again: bool
    """Tyr's Challenge: the token lies on its pillaged side (BR-17.4.8)."""
    stage: Literal["call", "commit", "reveal", "late", "outcome", "reward", "finished"]
    fighters: list[Fighter]
    winner: int | None
    tie: bool
    destroyed: list[Pieces]


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
    last_battle: BattleView | None
    discards: list[CardView]
    """Cards everybody saw leave the game."""
    undealt: int


__all__ = [name for name, value in list(globals().items()) if isinstance(value, type) and issubclass(value, msgspec.Struct)]
