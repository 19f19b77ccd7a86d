"""Games for the tests, laid out like those of the package and found as ``jindori.games.<name>``."""

import os
from pathlib import Path

import jindori.games

FOLDER = os.environ.get("JINDORI_TOYS", str(Path(__file__).parent))
"""Where they lie; a test may have built them elsewhere."""

if FOLDER not in jindori.games.__path__:
    jindori.games.__path__.append(FOLDER)
