"""What dev.py and the build hook share: stamps, Node, mypyc, virtual environments. Only the standard library."""
