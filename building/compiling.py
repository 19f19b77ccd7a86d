"""Engine and games with mypyc: which modules, with which compiler, into which folder."""

from __future__ import annotations

import os
import shutil
import sys
import sysconfig
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

from building.files import BUILD, PACKAGE, ROOT, digest, pinned, read, write

MYPYC = ("mypy", "setuptools")
OPT = "2"  # measured on packed vectors: 1.6 times as fast as 1; 3 gains nothing more
FOLDERS = [PACKAGE / "engine", PACKAGE / "games"]
MARK = "# not compiled:"  # in a file's first 15 lines: it stays Python (msgspec structs, views, text, the vec shim)
WORK = BUILD / "mypyc"
LIBRARIES = WORK / "lib"


def python_files() -> list[Path]:
    return sorted(p for folder in FOLDERS for p in folder.rglob("*.py"))


def is_compiled(p: Path) -> bool:
    if p.name == "__init__.py":
        return False
    with p.open(encoding="utf-8") as f:
        return not any(line.lstrip().startswith(MARK) for _, line in zip(range(15), f, strict=False))


def compiler_missing() -> str:
    """What is missing for compiling, or nothing."""
    cc = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()[0]
    if shutil.which(cc) is None:
        return f"no C compiler ({cc})"
    if not Path(sysconfig.get_path("include"), "Python.h").is_file():
        return "no Python headers (Debian: python3-dev)"
    return ""


def compile_all() -> int:
    """Brings the libraries in LIBRARIES up to date; the number of modules compiled, 0 when nothing had changed."""
    python = python_files()
    files = [p.relative_to(ROOT).as_posix() for p in python if is_compiled(p)]
    how = " ".join([*pinned(*MYPYC), OPT, sys.version, Path(__file__).read_text(encoding="utf-8")])
    want = digest(python, how)  # not only the compiled files: types and constants of the others go into the C code too
    if read(WORK / "stamp") == want:
        return 0
    (WORK / "stamp").unlink(missing_ok=True)
    if read(WORK / "how") != how:
        shutil.rmtree(WORK, ignore_errors=True)
        WORK.mkdir(parents=True)
        write(WORK / "how", how)
    shutil.rmtree(LIBRARIES, ignore_errors=True)
    if files:
        mypyc(files)
    write(WORK / "stamp", want)
    return len(files)


def mypyc(files: list[str]) -> None:
    """One C file a module, compiled on every core, only the changed ones again; the libraries come to LIBRARIES."""
    from mypyc.build import mypycify
    from setuptools import Distribution
    from setuptools.command.build_ext import build_ext

    class Build(build_ext):
        def build_extensions(self) -> None:
            cc = self.compiler

            def compile(
                sources: Any, output_dir: Any = None, macros: Any = None, include_dirs: Any = None, debug: Any = 0,
                extra_preargs: Any = None, extra_postargs: Any = None, depends: Any = None,
            ) -> Any:  # fmt: skip
                _, objects, post, options, todo = cc._setup_compile(
                    output_dir, macros, include_dirs, sources, depends, extra_postargs
                )
                args = cc._get_cc_args(options, debug, extra_preargs)
                headers = max((h.stat().st_mtime for h in (WORK / "c").rglob("*.h")), default=0.0)

                def one(o: str) -> None:
                    source, kind = todo[o]
                    if not os.path.exists(o) or os.path.getmtime(o) < max(headers, os.path.getmtime(source)):
                        cc._compile(o, source, kind, args, post, options)

                with ThreadPoolExecutor(os.cpu_count()) as pool:
                    list(pool.map(one, [o for o in objects if o in todo]))
                return objects

            cc.compile = compile
            super().build_extensions()

    os.chdir(ROOT)
    os.environ["MYPYPATH"] = str(ROOT / "src")
    # the type rules of `dev.py check` are not this build's business: no configuration, other files followed silently
    flags = ["--config-file=", "--follow-imports=silent", "--ignore-missing-imports",
             "--namespace-packages", "--explicit-package-bases"]  # fmt: skip
    work = WORK.relative_to(ROOT)
    extensions = mypycify([*flags, *files], opt_level=OPT, debug_level="0", multi_file=True,
                          group_name="jindori", target_dir=str(work / "c"))  # fmt: skip
    build = Build(Distribution({"name": "jindori", "ext_modules": extensions}))
    build.ensure_finalized()
    build.build_lib, build.build_temp, build.inplace, build.force = str(LIBRARIES), str(work / "tmp"), False, True
    build.run()
