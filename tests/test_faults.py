"""The faults that ``dev.py mutants`` plants have a place in the sources as they are, and tests to notice them."""

from __future__ import annotations

import pytest

from faults import ROOT, Fault, every


@pytest.mark.parametrize("fault", every(), ids=lambda fault: f"{fault.file}: {fault.kind}")
def test_a_fault_has_one_place_and_tests(fault: Fault) -> None:
    assert fault.source.read_text(encoding="utf-8").count(fault.was) == 1, "give the fault another place"
    assert fault.was != fault.now
    paths = [argument for argument in fault.tests if argument.startswith("tests/")]
    assert paths and all((ROOT / path).exists() for path in paths)


def test_there_are_faults_of_twelve_kinds() -> None:
    assert len({fault.kind for fault in every()}) >= 12
