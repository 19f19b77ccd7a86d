"""Snapshots that hold positions of an older form are read, and written in the present one."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import jindori
from jindori.table.play import Play
from jindori.table.storage import pack, unpack

OLD = sorted((Path(__file__).parents[1] / "games").glob("*/position_1.json"))


@pytest.mark.parametrize("path", OLD, ids=lambda path: path.parent.name)
def test_a_table_kept_under_schema_1_goes_on(path: Path) -> None:
    then = json.loads(path.read_text(encoding="utf-8"))
    data = unpack(pack({"dump": then["position"], "opened": {}, "acted": {}}))
    play = Play.from_data(jindori, data, 7, then["position"]["rules_version"])
    assert play.position.digest() == then["digest"] and play.data()["dump"]["schema"] == 2
