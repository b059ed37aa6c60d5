"""A game compiled: its plain functions and the drivers, copied onto one namespace a game and compiled there by numba. The only import of numba.

Trap: numba's cache on disk does not notice edits in what a function calls. So the cache lies in a folder named by a hash of all
sources and versions, one folder a game, set while the functions are decorated.
"""

from __future__ import annotations

import hashlib
import importlib.util
import os
import platform
import sys
import tempfile
import types
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import numba
import numpy as np
from llvmlite import binding  # type: ignore[import-untyped]  # it ships no types

from donjon.core import chance, drivers, outcome
from donjon.core import game as contract
from donjon.core.cache import cache_root
from donjon.core.errors import DonjonError
from donjon.core.state import dtype

CONFIG: Any = numba.config
"""numba fills in its settings when it is imported, unseen by type checkers."""

PARTS = ("state", "pieces", "actions", "rules", "secrets", "heuristics")
"""Modules of a game whose functions and tables go into the namespace."""

SHARED = (chance, outcome, drivers)


def _modules(game: contract.Game, more: tuple[types.ModuleType, ...]) -> list[types.ModuleType]:
    return [*SHARED, *more, *(importlib.import_module(f"{contract.PACKAGE}.{game.name}.{part}") for part in PARTS)]


def fingerprint(game: contract.Game, more: tuple[types.ModuleType, ...]) -> str:
    """A hash of all that the compiled code depends on: sources, versions, processor, bounds checks."""
    mark = hashlib.sha256()
    sources = {Path(str(module.__file__)) for module in [*_modules(game, more), contract]} | set(Path(__file__).parent.glob("*.py"))
    for source in sorted(sources):
        mark.update(source.read_bytes())
    versions = (numba.__version__, np.__version__, sys.version, platform.machine(), CONFIG.CPU_NAME, _processor(), CONFIG.BOUNDSCHECK)
    mark.update(repr(versions).encode())
    return mark.hexdigest()[:20]


def _processor() -> str:
    return f"{binding.get_host_cpu_name()} {binding.get_host_cpu_features().flatten()}"


def _names(module: types.ModuleType) -> Iterator[tuple[str, Any]]:
    """What a module defines itself, and the tables it imports."""
    for name, value in vars(module).items():
        if not name.startswith("__") and not (isinstance(value, types.FunctionType) and value.__module__ != module.__name__):
            yield name, value


def _table(value: Any) -> Any:
    """Tables of numbers are tuples where they are interpreted and arrays where they are compiled."""
    if isinstance(value, tuple) and value and all(isinstance(number, int) for number in value):
        return np.array(value, np.int64)
    return value


class Compiled:
    """The functions of a game and the drivers under their names, each compiled at its first call or read from the cache.

    `record` is the dtype of its states.
    """

    def __init__(self, game: contract.Game, more: tuple[types.ModuleType, ...]) -> None:
        self.game = game
        self.folder = cache_root() / game.name / fingerprint(game, more)
        self.record = dtype(game.state)
        # numba finds a cached function's globals by importing its module, so the namespace is one.
        module_of_game = types.ModuleType(f"donjon_{game.name}_{self.folder.name}")
        sys.modules[module_of_game.__name__] = module_of_game
        space = vars(module_of_game)
        functions: dict[str, types.FunctionType] = {}
        constants: dict[str, Any] = {}
        for module in _modules(game, more):
            for name, value in _names(module):
                if isinstance(value, types.FunctionType):
                    if name in functions and functions[name] is not value:
                        raise DonjonError(
                            f"{game.name}: two functions are called {name}: in {functions[name].__module__} and {module.__name__}"
                        )
                    functions[name] = value
                elif name not in functions:
                    if constants.setdefault(name, value) is not value and constants[name] != value:
                        raise DonjonError(f"{game.name}: {name} is {constants[name]} in one module and {value} in {module.__name__}")
                    space[name] = _table(value)
        with _cache_folder(self.folder) as self.folder:
            for name, function in functions.items():
                copy = types.FunctionType(function.__code__, space, name, function.__defaults__)
                space[name] = numba.njit(cache=True, nogil=True, error_model="numpy")(copy)
        self._space = space

    def __getattr__(self, name: str) -> Any:
        try:
            return self.__dict__["_space"][name]
        except KeyError:
            raise AttributeError(name) from None

    def records(self, count: int) -> np.ndarray[Any, Any]:
        """Blank records, `count` of them."""
        return np.zeros(count, self.record)


class _cache_folder:
    """Sets numba's cache folder while functions are decorated."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def __enter__(self) -> Path:
        try:
            self.folder.mkdir(parents=True, exist_ok=True)
            if not os.access(self.folder, os.W_OK):
                raise PermissionError
        except OSError:
            # Compiled code is read back unchecked, so nobody else may put any there.
            own = Path(tempfile.gettempdir()) / f"donjon-{os.getuid() if hasattr(os, 'getuid') else 'own'}"
            own.mkdir(mode=0o700, exist_ok=True)
            if hasattr(os, "getuid") and own.stat().st_uid != os.getuid():
                own = Path(tempfile.mkdtemp(prefix="donjon-"))
            self.folder = own / self.folder.parent.name / self.folder.name
            self.folder.mkdir(parents=True, exist_ok=True)
        self.before = CONFIG.CACHE_DIR
        CONFIG.CACHE_DIR = str(self.folder)
        return self.folder

    def __exit__(self, *_: object) -> None:
        CONFIG.CACHE_DIR = self.before


@cache
def load(name: str, *more: types.ModuleType) -> Compiled:
    """The compiled module of a game; `more` are modules of layers above (the search), compiled with it."""
    return Compiled(contract.load(name), more)
