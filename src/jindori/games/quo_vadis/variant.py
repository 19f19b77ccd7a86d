"""The rules a game is played by: parameters (QV-1.4) and the optional rules of section 12, as plain numbers."""

from __future__ import annotations

from typing import Final

from jindori.engine.vecs import i64

GROWTH_PER_TURN: Final = 0
GROWTH_FIXED: Final = 1
LOSE_HALF: Final = 0
LOSE_ALL: Final = 1
LOSE_ONE: Final = 2
REWARD_WAR_SPIRIT: Final = 0
REWARD_POINTS: Final = 1
BEST_OF_TWO: Final = 0
STRENGTH_TWO: Final = 1
PROTECTS_ALL: Final = 0
PROTECTS_OWNER: Final = 1
COUNT_OWN: Final = 0
COUNT_ALL: Final = 1
TIE_SEED: Final = 0
TIE_NONE: Final = 1
TIE_SHARED: Final = 2
TIE_REVERSE: Final = 3
NO_LIMIT: Final = 0


class Rules:
    """One attribute a parameter; an optional rule that is off is False. Copies of a position share it."""

    def __init__(self) -> None:
        self.custom: bool = False
        self.pick_races: bool = False
        self.rounds: i64 = 12
        self.random_extra_slots: bool = False
        self.free_blocked: bool = False
        self.must_place: bool = True
        self.dominion: bool = False
        self.dominion_start: i64 = 0
        self.growth_mode: i64 = GROWTH_PER_TURN
        self.growth: i64 = 1
        self.fixed: i64 = 4
        self.cap: i64 = NO_LIMIT
        self.loses: bool = False
        self.loss: i64 = LOSE_HALF
        self.dominion_scores: bool = False
        self.vp_per_point: i64 = 1
        self.replace_town_points: bool = True
        self.vp_per_worker: i64 = 1
        self.war_reward: bool = False
        self.reward: i64 = REWARD_WAR_SPIRIT
        self.reward_amount: i64 = 1
        self.spoils: bool = False
        self.spoils_base: i64 = 2
        self.forts: i64 = 10
        self.altars: i64 = 10
        self.granaries: i64 = 5
        self.build_food: i64 = 0
        self.most_builds: i64 = NO_LIMIT
        self.fort: bool = False
        self.fort_effect: i64 = BEST_OF_TWO
        self.altar: bool = False
        self.altar_protects: i64 = PROTECTS_ALL
        self.exile: bool = False
        self.exiles_per_turn: i64 = 1
        self.granary: bool = False
        self.granary_income: i64 = 1
        self.ownership: bool = False
        self.buildings_fall: bool = False
        self.past_generations: bool = False
        self.past_base: i64 = 0
        self.past_count: i64 = COUNT_OWN
        self.no_generation_bonus: bool = False
        self.no_infiltration: bool = False
        self.dominion_skills: bool = False
        self.town_strength: i64 = 1
        self.no_inheritance: bool = False
        self.keep_stacks: bool = False
        self.rebuild_points: i64 = 0
        self.tie: i64 = TIE_SEED

    def buildings(self) -> bool:
        """Are there buildings at all (QV-V0.3)?"""
        return self.fort or self.altar or self.exile or self.granary

    def exists(self, building: i64) -> bool:
        """Does this kind of building exist (QV-V0.3)?"""
        if building == FORT:
            return self.fort
        if building == ALTAR:
            return self.altar or self.exile
        return self.granary

    def supply(self, building: i64) -> i64:
        """Tokens of a kind of building in the game (QV-V7.1)."""
        if building == FORT:
            return self.forts
        return self.altars if building == ALTAR else self.granaries


NO_BUILDING: Final = 0
FORT: Final = 1
ALTAR: Final = 2
GRANARY: Final = 3
BUILDINGS: Final = ("", "fort", "altar", "granary")

RULE_NAMES: Final = (
    "custom", "pick_races", "rounds", "random_extra_slots", "free_blocked", "must_place", "dominion", "dominion_start",
    "growth_mode", "growth", "fixed", "cap", "loses", "loss", "dominion_scores", "vp_per_point", "replace_town_points",
    "vp_per_worker", "war_reward", "reward", "reward_amount", "spoils", "spoils_base", "forts", "altars", "granaries", "build_food", "most_builds", "fort",
    "fort_effect", "altar", "altar_protects", "exile", "exiles_per_turn", "granary", "granary_income", "ownership",
    "buildings_fall", "past_generations", "past_base", "past_count", "no_generation_bonus", "no_infiltration",
    "dominion_skills", "town_strength", "no_inheritance", "keep_stacks", "rebuild_points", "tie",
)  # fmt: skip
