"""Generated calls against the description: nothing fails, and every answer is as described."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Iterator
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck
from hypothesis import settings as examples
from schemathesis.config import SchemathesisConfig
from schemathesis.specs.openapi import checks

from tests.server.kit import running, settings


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server in a thread of its own."""
    url: list[str] = []
    started, stop = threading.Event(), threading.Event()

    async def main() -> None:
        async with running(settings(tmp_path_factory.mktemp("openapi"))) as there:
            url.append(there.url)
            started.set()
            await asyncio.to_thread(stop.wait)

    thread = threading.Thread(target=lambda: asyncio.run(main()))
    thread.start()
    assert started.wait(30)
    yield url[0]
    stop.set()
    thread.join()


@pytest.fixture
def described(server: str) -> Any:
    """The description, as the server gives it."""
    return schemathesis.openapi.from_url(f"{server}/docs/openapi.json", config=SchemathesisConfig())


schema = schemathesis.pytest.from_fixture("described")


@schema.parametrize()
@examples(max_examples=15, deadline=None, suppress_health_check=list(HealthCheck), derandomize=True)
def test_answers_are_as_described(case: Any) -> None:
    response = case.call()
    case.validate_response(
        response,
        checks=[
            schemathesis.checks.not_a_server_error,
            checks.status_code_conformance,
            checks.content_type_conformance,
            checks.response_schema_conformance,
        ],
    )
    assert "Traceback" not in response.text
