"""The cards as tables (BR-1.4, BR-17): 63 designs, 102 cards and the 24 of the five-player variant. Facts only.

A design is one row of ``DESIGNS``; a printing is a design in one age deck; a card is one copy, numbered from 0 in
the order of ``PRINTINGS``. What cards do is in effects.py and the chapters of the rules.
"""

from __future__ import annotations

from typing import Final

from jindori.engine.packing import opt1
from jindori.engine.rows import in_order, row
from jindori.engine.vecs import append, i64, vec

UPGRADE: Final = 0
QUEST: Final = 1
BATTLE: Final = 2
FAMILIES: Final = ("upgrade", "quest", "battle")

# Upgrade kinds: which slot of the clan sheet a card fills (BR-2.2.8).
WARRIOR_SLOT: Final = 0
LEADER_SLOT: Final = 1
SHIP_SLOT: Final = 2
MONSTER_SLOT: Final = 3
CLAN_SLOT: Final = 4
UPGRADE_KINDS: Final = ("warrior", "leader", "ship", "monster", "clan")

COMPUTED: Final = -1
"""Bonus of Heimdall's Sight: computed when totals are (BR-17.5.5)."""

# Designs by number. The monsters come first, so that monster n is figure kind 3 + n.
TROLL: Final = 0
DWARF_CHIEFTAIN: Final = 1
SEA_SERPENT: Final = 2
VALKYRIE: Final = 3
DARK_ELF: Final = 4
FIRE_GIANT: Final = 5
FROST_GIANT: Final = 6
SOLDIER_OF_HEL: Final = 7
VOLUR_WITCH: Final = 8
LORD_OF_HAMMERS: Final = 9
LORD_OF_AXES: Final = 10
LORD_OF_SPEARS: Final = 11
BROTHERS_IN_ARMS: Final = 12
EXPERTS_IN_ARMS: Final = 13
MASTERS_IN_ARMS: Final = 14
LOKIS_DRAGONS: Final = 15
FIRE_DRAGONS: Final = 16
ETERNAL_DRAGONS: Final = 17
LOKIS_DOMAIN: Final = 18
LOKIS_EMINENCE: Final = 19
LOKIS_WRATH: Final = 20
FRIGGAS_CHARM: Final = 21
THORS_GLORY: Final = 22
FRIGGAS_SUCCOR: Final = 23
TYRS_DOMAIN: Final = 24
TYRS_WRATH: Final = 25
LOKIS_BLESSING: Final = 26
ODINS_INSPIRATION: Final = 27
TYRS_CHALLENGE: Final = 28
FRIGGAS_PROTECTION: Final = 29
TYRS_PROWESS: Final = 30
THORS_DOMAIN: Final = 31
FRIGGAS_DOMAIN: Final = 32
ODINS_THRONE: Final = 33
THORS_CONQUEST: Final = 34
FRIGGAS_SACRIFICE: Final = 35
QUEST_ALFHEIM: Final = 36
QUEST_JOTUNHEIM: Final = 37
QUEST_MANHEIM: Final = 38
QUEST_GLORIOUS_DEATH: Final = 39
QUEST_YGGDRASIL: Final = 40
QUEST_WIDESPREAD: Final = 41
TYRS_BASH: Final = 42
TYRS_SMASH: Final = 43
TYRS_CRUSH: Final = 44
TYRS_SMITE: Final = 45
TYRS_RAGE: Final = 46
TYRS_JUDGEMENT: Final = 47
ODINS_SMITE: Final = 48
ODINS_TIDE: Final = 49
ODINS_JUDGEMENT: Final = 50
HEIMDALLS_SIGHT: Final = 51
HEIMDALLS_EYE: Final = 52
HEIMDALLS_GAZE: Final = 53
HEIMDALLS_WATCH: Final = 54
FRIGGAS_GRACE: Final = 55
THORS_HAMMER: Final = 56
THORS_OATH: Final = 57
THORS_ASCENSION: Final = 58
THORS_PRIMACY: Final = 59
LOKIS_TRICKERY: Final = 60
LOKIS_BACKSTAB: Final = 61
LOKIS_POISON: Final = 62

# Upgrades: id, kind, god, strength (0-4), Rage to play it.
UPGRADES: Final = (
    ("troll", "monster", None, 2, 2),
    ("dwarf_chieftain", "monster", None, 2, 0),
    ("sea_serpent", "monster", None, 3, 3),
    ("valkyrie", "monster", None, 2, 2),
    ("dark_elf", "monster", None, 1, 1),
    ("fire_giant", "monster", None, 4, 4),
    ("frost_giant", "monster", None, 4, 4),
    ("soldier_of_hel", "monster", None, 3, 0),
    ("volur_witch", "monster", None, 3, 3),
    ("lord_of_hammers", "leader", "thor", 3, 3),
    ("lord_of_axes", "leader", "tyr", 3, 3),
    ("lord_of_spears", "leader", "odin", 3, 3),
    ("brothers_in_arms", "warrior", "tyr", 1, 1),
    ("experts_in_arms", "warrior", "tyr", 2, 2),
    ("masters_in_arms", "warrior", "tyr", 2, 2),
    ("lokis_dragons", "ship", "loki", 2, 2),
    ("fire_dragons", "ship", "loki", 2, 2),
    ("eternal_dragons", "ship", "loki", 2, 2),
    ("lokis_domain", "clan", "loki", 1, 1),
    ("lokis_eminence", "clan", "loki", 2, 2),
    ("lokis_wrath", "clan", "loki", 3, 3),
    ("friggas_charm", "clan", "frigga", 0, 0),
    ("thors_glory", "clan", "thor", 2, 2),
    ("friggas_succor", "clan", "frigga", 2, 2),
    ("tyrs_domain", "clan", "tyr", 0, 0),
    ("tyrs_wrath", "clan", "tyr", 1, 1),
    ("lokis_blessing", "clan", "loki", 1, 1),
    ("odins_inspiration", "clan", "odin", 2, 2),
    ("tyrs_challenge", "clan", "tyr", 0, 0),
    ("friggas_protection", "clan", "frigga", 0, 0),
    ("tyrs_prowess", "clan", "tyr", 2, 2),
    ("thors_domain", "clan", "thor", 1, 1),
    ("friggas_domain", "clan", "frigga", 0, 0),
    ("odins_throne", "clan", "odin", 2, 2),
    ("thors_conquest", "clan", "thor", 3, 3),
    ("friggas_sacrifice", "clan", "frigga", 1, 1),
)

# Quests: id, glory in age 1, 2, 3 (BR-17.6.1).
QUESTS: Final = (
    ("quest_alfheim", 5, 7, 9),
    ("quest_jotunheim", 5, 7, 9),
    ("quest_manheim", 5, 7, 9),
    ("quest_glorious_death", 6, 8, 11),
    ("quest_yggdrasil", 6, 8, 11),
    ("quest_widespread", 7, 10, 15),
)

# Battle cards: id, god, bonus, may it be played late (BR-17.5).
BATTLES: Final = (
    ("tyrs_bash", "tyr", 2, False),
    ("tyrs_smash", "tyr", 3, False),
    ("tyrs_crush", "tyr", 4, False),
    ("tyrs_smite", "tyr", 5, False),
    ("tyrs_rage", "tyr", 6, False),
    ("tyrs_judgement", "tyr", 8, False),
    ("odins_smite", "odin", 1, False),
    ("odins_tide", "odin", 1, False),
    ("odins_judgement", "odin", 2, False),
    ("heimdalls_sight", "heimdall", COMPUTED, False),
    ("heimdalls_eye", "heimdall", 2, True),
    ("heimdalls_gaze", "heimdall", 3, True),
    ("heimdalls_watch", "heimdall", 0, False),
    ("friggas_grace", "frigga", 2, False),
    ("thors_hammer", "thor", 1, False),
    ("thors_oath", "thor", 1, False),
    ("thors_ascension", "thor", 1, False),
    ("thors_primacy", "thor", 3, False),
    ("lokis_trickery", "loki", 0, False),
    ("lokis_backstab", "loki", 0, False),
    ("lokis_poison", "loki", 0, False),
)

# Printings: design, age, copies without a mark, marked 3+, 4+, 5+ (BR-1.4.1, BR-19.1.1).
PRINTINGS: Final = (
    (TROLL, 1, 1, 0, 0, 0),
    (DWARF_CHIEFTAIN, 1, 1, 0, 0, 0),
    (SEA_SERPENT, 1, 0, 1, 0, 0),
    (LORD_OF_HAMMERS, 1, 1, 0, 0, 1),
    (BROTHERS_IN_ARMS, 1, 1, 0, 0, 1),
    (LOKIS_DRAGONS, 1, 1, 0, 0, 1),
    (LOKIS_DOMAIN, 1, 1, 0, 0, 0),
    (FRIGGAS_CHARM, 1, 1, 0, 0, 0),
    (THORS_GLORY, 1, 1, 0, 0, 0),
    (FRIGGAS_SUCCOR, 1, 0, 1, 0, 0),
    (TYRS_DOMAIN, 1, 0, 1, 0, 0),
    (LOKIS_BLESSING, 1, 0, 0, 1, 0),
    (QUEST_ALFHEIM, 1, 1, 0, 1, 0),
    (QUEST_JOTUNHEIM, 1, 1, 0, 1, 0),
    (QUEST_MANHEIM, 1, 1, 0, 1, 0),
    (QUEST_GLORIOUS_DEATH, 1, 1, 0, 1, 1),
    (QUEST_YGGDRASIL, 1, 0, 1, 0, 0),
    (QUEST_WIDESPREAD, 1, 0, 0, 0, 1),
    (TYRS_BASH, 1, 1, 0, 0, 0),
    (TYRS_SMASH, 1, 1, 1, 0, 1),
    (TYRS_CRUSH, 1, 0, 0, 1, 0),
    (TYRS_SMITE, 1, 1, 0, 0, 1),
    (ODINS_SMITE, 1, 1, 1, 0, 0),
    (HEIMDALLS_SIGHT, 1, 1, 0, 0, 0),
    (FRIGGAS_GRACE, 1, 1, 0, 1, 0),
    (THORS_HAMMER, 1, 1, 0, 0, 1),
    (LOKIS_TRICKERY, 1, 1, 0, 1, 0),
    (VALKYRIE, 2, 1, 0, 0, 0),
    (DARK_ELF, 2, 1, 0, 0, 0),
    (FIRE_GIANT, 2, 0, 1, 0, 0),
    (LORD_OF_AXES, 2, 1, 0, 0, 1),
    (EXPERTS_IN_ARMS, 2, 1, 0, 0, 1),
    (FIRE_DRAGONS, 2, 1, 0, 0, 1),
    (LOKIS_EMINENCE, 2, 0, 1, 0, 0),
    (ODINS_INSPIRATION, 2, 1, 0, 0, 0),
    (TYRS_CHALLENGE, 2, 1, 0, 0, 0),
    (FRIGGAS_PROTECTION, 2, 1, 0, 0, 0),
    (TYRS_PROWESS, 2, 0, 1, 0, 0),
    (THORS_DOMAIN, 2, 0, 0, 1, 0),
    (QUEST_ALFHEIM, 2, 1, 0, 1, 0),
    (QUEST_JOTUNHEIM, 2, 1, 0, 1, 0),
    (QUEST_MANHEIM, 2, 1, 0, 1, 0),
    (QUEST_GLORIOUS_DEATH, 2, 1, 0, 1, 1),
    (QUEST_YGGDRASIL, 2, 0, 1, 0, 0),
    (QUEST_WIDESPREAD, 2, 0, 0, 0, 1),
    (TYRS_SMASH, 2, 0, 0, 1, 1),
    (TYRS_CRUSH, 2, 1, 0, 0, 0),
    (TYRS_SMITE, 2, 0, 1, 0, 0),
    (TYRS_RAGE, 2, 1, 0, 0, 0),
    (ODINS_TIDE, 2, 1, 0, 1, 0),
    (HEIMDALLS_EYE, 2, 2, 1, 0, 1),
    (HEIMDALLS_WATCH, 2, 1, 0, 0, 0),
    (THORS_OATH, 2, 1, 0, 0, 1),
    (LOKIS_BACKSTAB, 2, 1, 0, 1, 0),
    (FROST_GIANT, 3, 1, 0, 0, 0),
    (SOLDIER_OF_HEL, 3, 1, 0, 0, 0),
    (VOLUR_WITCH, 3, 0, 1, 0, 0),
    (LORD_OF_SPEARS, 3, 1, 0, 0, 1),
    (MASTERS_IN_ARMS, 3, 1, 0, 0, 1),
    (ETERNAL_DRAGONS, 3, 1, 0, 0, 1),
    (LOKIS_WRATH, 3, 0, 0, 1, 0),
    (TYRS_WRATH, 3, 0, 1, 0, 0),
    (FRIGGAS_DOMAIN, 3, 1, 0, 0, 0),
    (ODINS_THRONE, 3, 1, 0, 0, 0),
    (THORS_CONQUEST, 3, 1, 0, 0, 0),
    (FRIGGAS_SACRIFICE, 3, 0, 1, 0, 0),
    (QUEST_ALFHEIM, 3, 1, 0, 1, 0),
    (QUEST_JOTUNHEIM, 3, 1, 0, 1, 0),
    (QUEST_MANHEIM, 3, 1, 0, 1, 0),
    (QUEST_GLORIOUS_DEATH, 3, 1, 0, 1, 1),
    (QUEST_YGGDRASIL, 3, 0, 1, 0, 0),
    (QUEST_WIDESPREAD, 3, 0, 0, 0, 1),
    (TYRS_CRUSH, 3, 1, 0, 0, 1),
    (TYRS_SMITE, 3, 0, 0, 1, 0),
    (TYRS_RAGE, 3, 1, 0, 0, 0),
    (TYRS_JUDGEMENT, 3, 0, 0, 0, 1),
    (ODINS_JUDGEMENT, 3, 1, 0, 1, 0),
    (HEIMDALLS_GAZE, 3, 1, 1, 0, 0),
    (HEIMDALLS_WATCH, 3, 1, 0, 0, 0),
    (THORS_ASCENSION, 3, 1, 0, 1, 0),
    (THORS_PRIMACY, 3, 1, 1, 0, 0),
    (LOKIS_POISON, 3, 1, 0, 0, 1),
)

DESIGNS: Final = tuple(u[0] for u in UPGRADES) + tuple(q[0] for q in QUESTS) + tuple(b[0] for b in BATTLES)
GODS: Final = tuple(u[2] for u in UPGRADES) + (None,) * len(QUESTS) + tuple(b[1] for b in BATTLES)
FIRST_QUEST: Final = len(UPGRADES)
FIRST_BATTLE: Final = len(UPGRADES) + len(QUESTS)

# By design.
FAMILY: Final = row([UPGRADE] * len(UPGRADES) + [QUEST] * len(QUESTS) + [BATTLE] * len(BATTLES))
SLOT_KIND: Final = row([UPGRADE_KINDS.index(u[1]) for u in UPGRADES] + [-1] * (len(QUESTS) + len(BATTLES)))
STRENGTH: Final = row([u[3] for u in UPGRADES] + [0] * (len(QUESTS) + len(BATTLES)))
COST: Final = row([u[4] for u in UPGRADES] + [0] * (len(QUESTS) + len(BATTLES)))
BONUS: Final = row([0] * FIRST_BATTLE + [b[2] for b in BATTLES])
LATE: Final = row([0] * FIRST_BATTLE + [int(b[3]) for b in BATTLES])


def _copies() -> list[tuple[int, int, int]]:
    """(design, age, least number of players) of every card."""
    out: list[tuple[int, int, int]] = []
    for design, age, *by_mark in PRINTINGS:
        for least, copies in zip((2, 3, 4, 5), by_mark, strict=True):
            out.extend([(design, age, least)] * copies)
    return out


def _glory(design: int, age: int) -> int:
    if not FIRST_QUEST <= design < FIRST_BATTLE:
        return 0
    _, first, second, third = QUESTS[design - FIRST_QUEST]
    return (first, second, third)[age - 1]


_ALL: Final = _copies()
CARDS: Final = len(_ALL)

# By card.
DESIGN_OF: Final = row([c[0] for c in _ALL])
AGE_OF: Final = row([c[1] for c in _ALL])
PLAYERS_FOR: Final = row([c[2] for c in _ALL])
FACE_OF: Final = row([c[0] * 4 + c[1] for c in _ALL])
"""Cards with the same face cannot be told apart."""
GLORY_OF: Final = row([_glory(c[0], c[1]) for c in _ALL])
"""Quests: glory printed on the card (BR-17.6.1); other cards 0."""


def distinct(cards: vec[i64], verb_: i64) -> vec[i64]:
    """One option for each different face among the cards, lowest card first (equal faces have numbers in a row)."""
    opts = vec[i64]()
    last: i64 = -1
    for card in in_order(cards):
        if FACE_OF[card] != last:
            last = FACE_OF[card]
            opts = append(opts, opt1(verb_, card))
    return opts
