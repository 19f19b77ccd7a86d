"""The cookie that says who one is: encrypted, for the API and the sockets alone."""

from __future__ import annotations

from typing import Any

from litestar.middleware.session.client_side import ClientSideSessionBackend, CookieBackendConfig

from jindori.table.settings import Settings

YEAR = 365 * 24 * 3600
WITHOUT = "without_cookie"
"""Option of handlers whose answers are the same for everybody and may lie in a cache that many share."""


class Backend(ClientSideSessionBackend):
    """A cookie that is not one of ours, in whatever way, is none."""

    def load_data(self, data: list[bytes]) -> dict[str, Any]:
        try:
            return super().load_data(data)
        except Exception:  # before the signature is looked at, anything may stand there
            return {}


def cookies(settings: Settings) -> CookieBackendConfig:
    """Raises OSError when the secret key cannot be read or made."""
    config = CookieBackendConfig(
        secret=settings.secret(),
        key="jindori",
        httponly=True,
        samesite="lax",
        secure=settings.secure_cookie,
        max_age=YEAR,
        exclude_opt_key=WITHOUT,
    )
    config._backend_class = Backend
    return config
