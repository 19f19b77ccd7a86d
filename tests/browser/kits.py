"""The games that the table offers, as the tests know them."""

import jindori
from game_kits import found

KITS = [kit for game_id, kit in found().items() if game_id in jindori.all_games()]
