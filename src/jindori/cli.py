"""The command line."""

from jindori import __version__


def main() -> None:
    print(f"jindori {__version__}")
