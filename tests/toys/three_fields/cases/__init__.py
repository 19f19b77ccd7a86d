"""Worked cases: how a position is built, what the steps mean, what can be asserted."""

from jindori.engine.cases.kit import Kit
from jindori.engine.cases.stepping import never
from jindori.games.three_fields.cases.facts import FACTS, SET_UP_FACTS
from jindori.games.three_fields.cases.position import GIVEN_KEYS, build
from jindori.games.three_fields.cases.steps import FieldsRun
from jindori.games.three_fields.definition import GAME

CASES = Kit(GAME, GIVEN_KEYS, build, never, FieldsRun, FACTS, SET_UP_FACTS)
