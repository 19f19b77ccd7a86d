"""``python -m jindori`` is the command ``jindori``."""

from jindori.cli import main

if __name__ == "__main__":
    main()
