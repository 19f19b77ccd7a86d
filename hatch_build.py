"""Hatchling's hook: builds the page (Svelte) and compiles engine and games with mypyc."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.insert(0, str(Path(__file__).resolve().parent))  # hatchling loads this file alone

from building import compiling, node
from building.files import BUILD, PAGE, ROOT, WEB, digest, page_sources, pinned, read, write


def page_digest() -> str:
    return digest(page_sources(), *pinned(node.NODE))


def page_is_stale() -> bool:
    if not WEB.is_dir():
        return False  # a source package that carries the built page
    return not (PAGE / "index.html").is_file() or read(BUILD / "client.stamp") != page_digest()


def build_page() -> None:
    new, old, want = BUILD / "client", BUILD / "client.old", page_digest()
    node.npm("run", "build", "--", "--outDir", str(new), "--emptyOutDir", "--logLevel", "warn")
    # a server or a test that reads the old page meanwhile finds either the old or the new one
    shutil.rmtree(old, ignore_errors=True)
    if PAGE.exists():
        PAGE.rename(old)
    new.rename(PAGE)
    shutil.rmtree(old, ignore_errors=True)
    write(BUILD / "client.stamp", want)


class CustomBuildHook(BuildHookInterface):  # type: ignore[type-arg,unused-ignore]
    def dependencies(self) -> list[str]:
        wanted = pinned(node.NODE) if page_is_stale() else []
        if self.target_name == "wheel" and os.environ.get("JINDORI_MYPYC", "auto") != "0":
            wanted += pinned(*compiling.MYPYC)
        return wanted

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Ends the build with a sentence where something is missing or a program fails; what that has said stands above."""
        try:
            self.build(version, build_data)
        except subprocess.CalledProcessError as e:
            self.app.abort(f"{self.doing} failed: `{' '.join(Path(word).name for word in e.cmd[:4])}` ended with status {e.returncode}")
        except (OSError, ModuleNotFoundError) as e:
            self.app.abort(f"{self.doing} failed: {e}")

    def build(self, version: str, build_data: dict[str, Any]) -> None:
        self.doing = "building the page"
        if page_is_stale():
            build_page()
        if self.target_name != "wheel":
            return
        for stale in Path(ROOT, "src").rglob("*.so"):  # it would shadow the source
            stale.unlink()
        if self.wants_compiled(version):
            self.compile(build_data)

    def wants_compiled(self, version: str) -> bool:
        wish = os.environ.get("JINDORI_MYPYC", "auto")
        if wish == "0" or (wish == "auto" and version == "editable"):
            return False
        missing = compiling.compiler_missing()
        if missing and wish == "1":
            self.app.abort(f"JINDORI_MYPYC=1, but {missing}")
        if missing:
            self.app.display_warning(f"{missing}: engine and games stay interpreted, about ten times slower")
        return not missing

    def compile(self, build_data: dict[str, Any]) -> None:
        self.doing = "compiling engine and games"
        self.app.display_info("engine and games: compiling what has changed")
        self.app.display_info(f"engine and games: {compiling.compile_all() or 'no'} modules compiled anew")
        for lib in compiling.LIBRARIES.rglob("*.so"):
            build_data["force_include"][str(lib)] = lib.relative_to(compiling.LIBRARIES).as_posix()
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
