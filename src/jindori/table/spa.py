"""Hands out the built page: hashed files for ever, ``index.html`` for every route of the page."""

from __future__ import annotations

import mimetypes
from pathlib import Path

from litestar import MediaType, Response, get
from litestar.handlers import HTTPRouteHandler
from litestar.params import FromPath

from jindori.table.cookies import WITHOUT
from jindori.table.errors import not_found

PAGES = ("/", "/t/{a:str}", "/replay/{a:str}", "/replay", "/rules/{a:str}", "/credits")
NOT_BUILT = """<!doctype html><html lang="en"><meta charset="utf-8"><title>Jindori</title>
<h1>The page is not built</h1><p>Run <code>python3 dev.py play</code>, which builds it. The API under /api works.</p>
<p lang="ja">画面がまだ作られていません。<code>python3 dev.py play</code> を実行してください。</p></html>"""
HEADERS = {
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "same-origin",
    "Content-Security-Policy": "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; "
    "font-src 'self' data:; connect-src 'self' ws: wss:; frame-ancestors 'none'; base-uri 'none'; form-action 'self'",
}

mimetypes.add_type("text/javascript", ".js")
mimetypes.add_type("font/woff2", ".woff2")


def page_handlers(folder: Path) -> list[HTTPRouteHandler]:
    """Routes for a built page in ``folder``."""

    def index() -> Response[bytes]:
        file = folder / "index.html"
        headers = {**HEADERS, "Cache-Control": "no-cache"}
        if not file.is_file():
            return Response(NOT_BUILT.encode(), status_code=503, media_type=MediaType.HTML, headers=headers)
        return Response(file.read_bytes(), media_type=MediaType.HTML, headers=headers)

    @get(list(PAGES), sync_to_thread=False, include_in_schema=False, opt={WITHOUT: True})
    def page() -> Response[bytes]:
        return index()

    @get("/{file:path}", sync_to_thread=False, include_in_schema=False, opt={WITHOUT: True})
    def asset(file: FromPath[Path]) -> Response[bytes]:
        """Raises Refused (not_found), also for what lies outside the folder."""
        inside = file.as_posix().lstrip("/")
        found = None if "\0" in inside else _within(folder, inside)
        if found is None:
            raise not_found()
        kind = mimetypes.guess_type(found.name)[0] or "application/octet-stream"
        cache = "public, max-age=31536000, immutable" if inside.startswith("assets/") else "no-cache"
        return Response(found.read_bytes(), media_type=kind, headers={**HEADERS, "Cache-Control": cache})

    return [page, asset]


def _within(folder: Path, name: str) -> Path | None:
    try:
        path = (folder / name).resolve()
        return path if path.is_relative_to(folder.resolve()) and path.is_file() else None
    except (OSError, ValueError):
        return None
