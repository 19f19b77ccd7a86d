"""Games for the tests, laid out like those of the package and found as ``jindori.games.<name>``."""

from pathlib import Path

import jindori.games

FOLDER = str(Path(__file__).parent)

if FOLDER not in jindori.games.__path__:
    jindori.games.__path__.append(FOLDER)
