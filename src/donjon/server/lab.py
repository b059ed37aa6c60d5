"""Experiments on this machine: one at a time, at low priority, in processes of their own; what they find lies in folders and outlives the server.

The lab itself is a program that the server starts (`COMMAND`) and hears in lines of JSON. A client says what an experiment is, as text, and never where anything lies.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import logging
import os
import re
import secrets
import shutil
import signal
import sys
import time
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, Literal
from urllib.parse import urlsplit

import msgspec
from litestar import Request, delete, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody
from litestar.response import File

from donjon.server import messages
from donjon.server.errors import Refusal, failures
from donjon.server.messages import LabExperiment, LabInfo, LabPlan, LabText
from donjon.server.pages import policy
from donjon.server.settings import LOOPBACK, Settings
from donjon.server.socket import same_origin

log = logging.getLogger("donjon.lab")

COMMAND = (sys.executable, "-m", "donjon.cli.lab_desk")
PLAN, KEPT, LOG, RESULTS = "experiment.toml", "state.json", "log.txt", "results"
REPORT = "report.html"
SPOKEN = ("report.html", "report.txt")
"""Files of the results that are written in a person's language, too: `report.fi.html`."""
ENGLISH = "en"
FILES = re.compile(r"report\.(html|txt|json)|dictionary\.md|[a-z]+\.parquet|records/[\d-]+\.donjon")
"""What is given out of an experiment's results."""
KINDS = {
    ".html": "text/html",
    ".txt": "text/plain",
    ".md": "text/plain",
    ".toml": "text/plain",
    ".donjon": "text/plain",
    ".json": "application/json",
}
MOST_SIMULATIONS, MOST_MILLISECONDS = 100_000, 10_000
"""A move, as at a table."""
ODD = re.compile(r"[^\w .,()+-]")


Caller = Request[Any, Any, Any]


class Kept(msgspec.Struct):
    """What is noted of an experiment beside its text."""

    name: str
    created: str
    games: int
    combinations: int
    labels: list[str]
    state: Literal["waiting", "running", "stopped", "failed", "done"] = "waiting"
    turn: float = 0.0
    done: int = 0
    trouble: str | None = None


@dataclass(eq=False)
class _Experiment:
    """An experiment in its folder; what is not kept tells of the run that is on its way."""

    id: str
    folder: Path
    kept: Kept
    phase: Literal["compiling", "playing", "reporting"] = "compiling"
    game: str | None = None
    stopping: bool = False
    since: tuple[float, int] | None = None
    process: asyncio.subprocess.Process | None = None

    def keep(self) -> None:
        """Writes down what is to outlive the server."""
        draft = self.folder / f".{KEPT}"
        draft.write_bytes(msgspec.json.encode(self.kept))
        draft.replace(self.folder / KEPT)

    def left(self) -> float | None:
        """Seconds to the end, by the pace of this run so far."""
        if self.since is None or self.kept.state != "running" or self.phase != "playing" or self.kept.done <= self.since[1]:
            return None
        return (self.kept.games - self.kept.done) * (time.monotonic() - self.since[0]) / (self.kept.done - self.since[1])

    def files(self) -> list[str]:
        """What can be fetched."""
        results = self.folder / RESULTS
        found = [str(path.relative_to(results).as_posix()) for path in (*results.glob("*"), *results.glob("records/*"))]
        return sorted(name for name in found if FILES.fullmatch(name)) if self.kept.state == "done" else []

    def told(self) -> LabExperiment:
        """As the page shows it."""
        kept = self.kept.state
        running = kept == "running"
        return LabExperiment(
            id=self.id,
            name=self.kept.name,
            state=kept if kept != "running" else "stopping" if self.stopping else self.phase,
            created=self.kept.created,
            games=self.kept.games,
            combinations=self.kept.combinations,
            labels=self.kept.labels,
            done=self.kept.done,
            left=self.left(),
            game=self.game if running and self.phase == "compiling" else None,
            trouble=self.kept.trouble,
            files=self.files(),
        )


class Lab:
    """The experiments of a server."""

    def __init__(self, settings: Settings) -> None:
        self._settings = settings
        self._folder = settings.experiments_folder
        self._all: dict[str, _Experiment] = {}
        self._wake = asyncio.Event()
        self._task: asyncio.Task[None] | None = None
        self._about: dict[str, Any] | None = None
        self._desk = asyncio.Lock()
        self._drawing = asyncio.Lock()

    async def open(self) -> None:
        """Finds what is there; what waited or ran goes on."""
        if not self._settings.experiments:
            return
        for path in self._folder.glob(f"*/{KEPT}"):
            try:
                kept = msgspec.json.decode(path.read_bytes(), type=Kept)
            except (OSError, msgspec.MsgspecError) as error:
                log.warning("the experiment in %s cannot be read: %s", path.parent, error)
                continue
            if kept.state == "running":
                kept.state = "waiting"
            self._all[path.parent.name] = _Experiment(path.parent.name, path.parent, kept)
        self._task = asyncio.create_task(self._serve(), name="lab")
        self._wake.set()

    async def close(self) -> None:
        """Ends the run that is on its way; it goes on when the server does."""
        if self._task:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    # What is asked

    def open_to(self, request: Caller) -> bool:
        """Whether the caller may use it. Where nobody asked for a lab, names that lead to this machine by a detour (DNS rebinding) lead to none."""
        named = urlsplit(f"//{request.headers.get('host', '')}").hostname
        local = self._settings.lab is not None or named in LOOPBACK
        return self._settings.experiments and local and same_origin(request, self._settings)

    async def info(self, on: bool) -> LabInfo:
        """All of it, or that there is none."""
        about: dict[str, Any] = await self._known() if on else {"missing": "", "kinds": {}}
        newest = sorted(self._all.values(), key=lambda one: one.kept.created, reverse=True) if on else []
        return LabInfo(
            on=on,
            missing=about["missing"],
            most_games=self._settings.lab_games,
            most_combinations=self._settings.lab_combinations,
            kinds=about["kinds"],
            experiments=[one.told() for one in newest],
        )

    async def check(self, text: LabText) -> LabPlan:
        """What the text asks; Refusal names what is wrong, or what would be too much."""
        told = await self._ask("check", {"toml": text.toml, "name": clean(text.name)})
        if "missing" in told:
            raise Refusal(409, "lab_missing", told["missing"])
        if "error" in told:
            raise Refusal(400, "lab", told["error"], field=told["field"])
        self._limit(told)
        return LabPlan(**{key: told[key] for key in ("name", "games", "combinations", "labels", "plan")})

    def _limit(self, told: dict[str, Any]) -> None:
        most = self._settings
        if told["games"] > most.lab_games:
            raise Refusal(409, "lab_games", f"{told['games']:,} games are too many here: at most {most.lab_games:,}", field="games")
        if told["combinations"] > most.lab_combinations:
            raise Refusal(
                409,
                "lab_combinations",
                f"{told['combinations']:,} combinations are too many here: at most {most.lab_combinations}",
                field="play",
            )
        if told["rows"] and told["games"] > most.lab_rows:
            raise Refusal(
                409, "lab_rows", f"rows are written of at most {most.lab_rows:,} games here, not of {told['games']:,}", field="rows"
            )
        if told["records"] > most.lab_records:
            raise Refusal(
                409, "lab_records", f"{told['records']:,} records are too many here: at most {most.lab_records:,}", field="records"
            )
        if told["simulations"] > MOST_SIMULATIONS or told["milliseconds"] > MOST_MILLISECONDS:
            said = f"here a bot thinks at most {MOST_SIMULATIONS:,} simulations or {MOST_MILLISECONDS:,} ms a move"
            raise Refusal(409, "lab_thought", said, field="bots")

    async def add(self, text: LabText) -> LabExperiment:
        """A new experiment, last in the queue."""
        if sum(one.kept.state in ("waiting", "running") for one in self._all.values()) >= self._settings.lab_queue:
            raise Refusal(409, "lab_queue", f"{self._settings.lab_queue} experiments wait already; stop one of them or wait")
        if len(self._all) >= self._settings.lab_kept:
            raise Refusal(409, "lab_kept", f"{self._settings.lab_kept} experiments lie here already; delete some that are not needed")
        plan = await self.check(text)
        name = clean(plan.name)
        id_ = secrets.token_hex(6)
        folder = self._folder / id_
        created = datetime.now(UTC).isoformat(timespec="milliseconds")
        kept = Kept(name, created, plan.games, plan.combinations, plan.labels, turn=time.time())
        try:
            folder.mkdir(parents=True)
            (folder / PLAN).write_text(text.toml, "utf-8", newline="\n")
            made = self._all[id_] = _Experiment(id_, folder, kept)
            made.keep()
        except OSError as error:
            self._all.pop(id_, None)
            raise Refusal(409, "lab_folder", f"the experiment cannot be written here: {error.strerror}") from error
        self._wake.set()
        return made.told()

    def need(self, id_: str) -> _Experiment:
        """The experiment of that id; Refusal where there is none."""
        found = self._all.get(id_)
        if found is None:
            raise Refusal(404, "experiment", f"there is no experiment {id_[:40]!r}")
        return found

    def stop(self, one: _Experiment) -> None:
        """No further games; what is being played is played to its end."""
        if one.kept.state == "waiting":
            one.kept.state = "stopped"
            one.keep()
        elif one.kept.state == "running" and not one.stopping:
            one.stopping = True
            self._tell_to_stop(one)

    def _tell_to_stop(self, one: _Experiment) -> None:
        if one.process and one.process.stdin:
            one.process.stdin.write(b"stop\n")
            asyncio.get_running_loop().call_later(self._settings.lab_stop_within, _end, one.process)

    def go_on(self, one: _Experiment) -> None:
        """Once more into the queue."""
        if one.kept.state in ("stopped", "failed"):
            one.kept.state, one.kept.trouble, one.kept.turn = "waiting", None, time.time()
            one.keep()
            self._wake.set()

    async def delete(self, one: _Experiment) -> None:
        """The experiment and all that it found."""
        one.stopping = True
        if one.process:
            _end(one.process)
        self._all.pop(one.id, None)
        while one.process:
            await asyncio.sleep(0.02)
        await asyncio.to_thread(shutil.rmtree, one.folder, ignore_errors=True)

    # The program

    async def _known(self) -> dict[str, Any]:
        if self._about is None:
            self._about = await self._ask("about", {})
        return self._about

    async def _ask(self, what: str, asked: dict[str, Any]) -> dict[str, Any]:
        """One answer; questions wait for each other."""
        async with self._desk:
            found = await self._answer(what, asked=asked, within=self._settings.lab_check_within)
        if found is None:
            raise Refusal(409, "lab_check", "the experiment could not be read; is it very large?")
        return found

    async def _answer(self, *what: str, within: float, asked: dict[str, Any] | None = None) -> dict[str, Any] | None:
        """What the program answers within so many seconds; None if nothing."""
        pipe = asyncio.subprocess.PIPE
        process = await asyncio.create_subprocess_exec(*COMMAND, *what, stdin=pipe, stdout=pipe)
        try:
            async with asyncio.timeout(within):
                answer, _ = await process.communicate(json.dumps(asked).encode())
            found: dict[str, Any] = json.loads(answer)
        except (TimeoutError, ValueError) as error:
            log.warning("the lab gave no answer to %s: %s", what[0], type(error).__name__)
            return None
        finally:
            if process.returncode is None:
                process.kill()
                await process.wait()
        return found

    async def spoken(self, one: _Experiment, name: str, lang: str) -> Path:
        """A file of the report in a language, written when it is first asked for; in English where that fails.

        Refusal where there are no words in it, or the experiment is deleted meanwhile.
        """
        results = one.folder / RESULTS
        if lang != ENGLISH and lang not in (await self._known())["languages"]:
            raise Refusal(404, "language", f"there are no words in {lang[:40]!r}", field="language")
        stem, _, ending = name.partition(".")
        path = results / (name if lang == ENGLISH else f"{stem}.{lang}.{ending}")
        if not path.exists():  # what is there is given at once, whatever is being written
            async with self._drawing:
                if not path.exists() and one.id in self._all:
                    await self._answer("report", str(one.folder), lang, within=self._settings.lab_report_within)
            if one.id not in self._all:  # what was being written may have outlived it
                await asyncio.to_thread(shutil.rmtree, one.folder, ignore_errors=True)
            self.need(one.id)
        return path if path.exists() else results / name

    async def _serve(self) -> None:
        """Runs what waits, one after the other."""
        while True:
            waiting = [one for one in self._all.values() if one.kept.state == "waiting"]
            if not waiting:
                self._wake.clear()
                await self._wake.wait()
                continue
            one = min(waiting, key=lambda one: one.kept.turn)
            try:
                await self._run(one)
            except OSError as error:
                log.warning("experiment %s failed: %s", one.id, error)
                one.kept.state, one.kept.trouble = "failed", error.strerror

    async def _run(self, one: _Experiment) -> None:
        one.kept.state, one.phase, one.game, one.stopping, one.since = "running", "compiling", None, False, None
        one.keep()
        pipe = asyncio.subprocess.PIPE
        last: dict[str, Any] = {}
        with (one.folder / LOG).open("ab") as said:
            one.process = await asyncio.create_subprocess_exec(
                *COMMAND,
                "run",
                str(one.folder),
                one.kept.name,
                str(self._settings.lab_cores),
                stdin=pipe,
                stdout=pipe,
                stderr=said,
                start_new_session=True,
            )
        if one.stopping:  # while it was being started
            self._tell_to_stop(one)
        try:
            assert one.process.stdout
            async for line in one.process.stdout:
                last = json.loads(line)
                self._heard(one, last)
            status = await one.process.wait()
            _sweep(one.process, status)
            ended = last.get("state")
            if ended == "done":
                one.kept.state, one.kept.done = "done", one.kept.games
            elif one.stopping:
                one.kept.state = "stopped"
            else:
                one.kept.state = "failed"
                one.kept.trouble = (
                    last.get("trouble")
                    or f"the lab's program ended with status {status}; what it said is in {LOG} in the experiment's folder"
                )
                log.warning("experiment %s failed: %s", one.id, one.kept.trouble)
        except asyncio.CancelledError:
            one.keep()
            raise
        finally:
            process, one.process = one.process, None
            _end(process)
            if process.stdin:
                process.stdin.close()
            await process.wait()
        if one.id in self._all:
            one.keep()

    def _heard(self, one: _Experiment, told: dict[str, Any]) -> None:
        state = told.get("state")
        if state == "compiling":
            one.phase, one.game = "compiling", told["game"]
        elif state in ("playing", "reporting"):
            one.phase, one.kept.done = state, told["done"]
            one.since = one.since or (time.monotonic(), told["done"])


def _end(process: asyncio.subprocess.Process) -> None:
    """Ends a run with all its processes, if it is not over. What they have begun is lost, and done again."""
    if process.returncode is None and not _kill_group(process):
        with contextlib.suppress(ProcessLookupError, PermissionError):
            process.kill()


def _sweep(process: asyncio.subprocess.Process, status: int) -> None:
    """The processes of a run that died before them."""
    if status:
        _kill_group(process)


def _kill_group(process: asyncio.subprocess.Process) -> bool:
    """Kills a run's processes; whether the system knows groups of them."""
    if not hasattr(os, "killpg"):
        return False
    with contextlib.suppress(ProcessLookupError, PermissionError):
        os.killpg(process.pid, signal.SIGKILL)
    return True


def clean(name: str) -> str:
    """A name that can stand on a page and in a list."""
    return " ".join(ODD.sub(" ", name).split())[:60] or "experiment"


# Over HTTP

LabPart = NamedDependency[Lab]
Id = FromPath[str]


def need_lab(request: Caller, lab: Lab) -> None:
    """Refuses where there is no lab, and calls that a page of somebody else made in the browser of somebody here."""
    if not lab.open_to(request):
        raise Refusal(403, "lab_off", "there is no lab on this server; donjon --lab (or DONJON_LAB=on) opens it")


@get("/api/lab", responses=failures())
async def show_lab(request: Caller, lab: LabPart) -> messages.LabInfo:
    """The lab and its experiments; where there is none, that."""
    return await lab.info(lab.open_to(request))


@post("/api/lab/check", status_code=200, responses=failures(403, 409, 413))
async def check_experiment(request: Caller, data: JSONBody[messages.LabText], lab: LabPart) -> messages.LabPlan:
    """What an experiment asks; nothing is played."""
    need_lab(request, lab)
    return await lab.check(data)


@post("/api/lab", responses=failures(403, 409, 413))
async def add_experiment(request: Caller, data: JSONBody[messages.LabText], lab: LabPart) -> messages.LabExperiment:
    """Puts an experiment into the queue."""
    need_lab(request, lab)
    return await lab.add(data)


@get("/api/lab/{experiment:str}", responses=failures(403, 404))
async def show_experiment(request: Caller, experiment: Id, lab: LabPart) -> messages.LabExperiment:
    """How far an experiment is."""
    need_lab(request, lab)
    return lab.need(experiment).told()


@post("/api/lab/{experiment:str}/stop", status_code=200, responses=failures(403, 404))
async def stop_experiment(request: Caller, experiment: Id, lab: LabPart) -> messages.LabExperiment:
    """Stops an experiment; what is played stays."""
    need_lab(request, lab)
    found = lab.need(experiment)
    lab.stop(found)
    return found.told()


@post("/api/lab/{experiment:str}/go-on", status_code=200, responses=failures(403, 404))
async def go_on_with_experiment(request: Caller, experiment: Id, lab: LabPart) -> messages.LabExperiment:
    """Goes on with an experiment that was stopped, or failed."""
    need_lab(request, lab)
    found = lab.need(experiment)
    lab.go_on(found)
    return found.told()


@delete("/api/lab/{experiment:str}", responses=failures(403, 404))
async def delete_experiment(request: Caller, experiment: Id, lab: LabPart) -> None:
    """Deletes an experiment and all that it found."""
    need_lab(request, lab)
    await lab.delete(lab.need(experiment))


@get("/api/lab/{experiment:str}/plan", media_type="text/plain", responses=failures(403, 404))
async def experiment_plan(request: Caller, experiment: Id, lab: LabPart) -> File:
    """The experiment as the file that donjon lab run reads."""
    need_lab(request, lab)
    found = lab.need(experiment)
    return sent(found.folder / PLAN, f"{slug(found.kept.name)}.toml")


@get("/api/lab/{experiment:str}/files/{name:path}", include_in_schema=False)
async def experiment_file(request: Caller, experiment: Id, name: FromPath[str], lab: LabPart) -> File:
    """The report in one of its forms (`?language=` for page and text), a table, the dictionary of the tables, a record."""
    need_lab(request, lab)
    found = lab.need(experiment)
    wanted = str(name).strip("/")
    if wanted not in found.files():
        raise Refusal(404, "experiment", f"there is no file {wanted[:60]!r} of this experiment")
    path = found.folder / RESULTS / wanted
    if wanted in SPOKEN:
        path = await lab.spoken(found, wanted, request.query_params.get("language", ENGLISH))
    if wanted == REPORT and "save" not in request.query_params:
        headers = {
            "Content-Security-Policy": policy(await asyncio.to_thread(path.read_bytes)).replace(
                "frame-ancestors 'none'", "frame-ancestors 'self'"
            ),
            "X-Frame-Options": "SAMEORIGIN",
            "Cache-Control": "no-cache",
        }
        return File(path, media_type="text/html; charset=utf-8", content_disposition_type="inline", headers=headers)
    return sent(path, f"{slug(found.kept.name)}.{path.name}" if "/" not in wanted else path.name)


def sent(path: Path, name: str) -> File:
    """A file to be saved under that name."""
    kind = KINDS.get(path.suffix, "application/octet-stream")
    return File(path, filename=name, media_type=f"{kind}; charset=utf-8" if kind.startswith("text") else kind)


def slug(name: str) -> str:
    """A name of a file."""
    return re.sub(r"[^\w-]+", "-", name).strip("-") or "experiment"


HANDLERS = (
    show_lab, check_experiment, add_experiment, show_experiment, stop_experiment, go_on_with_experiment, delete_experiment, experiment_plan, experiment_file,
)  # fmt: skip
