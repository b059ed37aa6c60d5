"""Generated calls against the description: nothing fails, and every answer is as described."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Iterator
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, given
from hypothesis import settings as examples
from hypothesis import strategies as st
from schemathesis.config import SchemathesisConfig
from schemathesis.core.result import Ok
from schemathesis.generation.modes import GenerationMode
from schemathesis.specs.openapi import checks

from tests.server.kit import running, settings


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server in a thread of its own."""
    url: list[str] = []
    started, stop = threading.Event(), threading.Event()

    async def main() -> None:
        async with running(settings(tmp_path_factory.mktemp("openapi"), lab=False)) as there:
            url.append(there.url)
            started.set()
            await asyncio.to_thread(stop.wait)

    thread = threading.Thread(target=lambda: asyncio.run(main()))
    thread.start()
    assert started.wait(30)
    yield url[0]
    stop.set()
    thread.join()


def test_answers_are_as_described(server: str) -> None:
    described = schemathesis.openapi.from_url(f"{server}/docs/openapi.json", config=SchemathesisConfig())
    operations = [found.ok() for found in described.get_all_operations() if isinstance(found, Ok)]
    assert len(operations) >= 13
    for operation in operations:
        call_with_examples(operation)


def call_with_examples(operation: Any) -> None:
    """Calls one operation with generated input, fitting and not."""

    @examples(max_examples=12, deadline=None, suppress_health_check=list(HealthCheck), derandomize=True, database=None)
    @given(st.one_of(operation.as_strategy(), operation.as_strategy(generation_mode=GenerationMode.NEGATIVE)))
    def answer_fits(case: Any) -> None:
        response = case.call()
        case.validate_response(response, checks=CHECKS)
        assert "Traceback" not in response.text

    answer_fits()


CHECKS = [
    schemathesis.checks.not_a_server_error,
    checks.status_code_conformance,
    checks.content_type_conformance,
    checks.response_schema_conformance,
]
