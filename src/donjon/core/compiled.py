"""A game compiled: its plain functions and the drivers, copied onto one namespace a game and compiled there by numba. The only import of numba.

Trap: numba's cache on disk does not notice edits in what a function calls. So the cache lies in a folder named by a hash of all
sources and versions, one folder a game, set while the functions are decorated.

Left alone, numba optimises a function anew in each that calls it, directly or not, and translates every one of them. Here a function is
compiled twice at most: as a part, only typed and lowered, for those that call it, and as an entry, if Python calls it: then it is
optimised, translated and kept on disk together with all its parts.
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
from itertools import pairwise
from pathlib import Path
from typing import Any

import numba
import numpy as np
from filelock import BaseFileLock, FileLock
from llvmlite import binding, ir  # type: ignore[import-untyped]  # it ships no types
from numba import extending
from numba.core import cgutils, codegen, compiler, compiler_machinery, typed_passes
from numba.core.registry import CPUDispatcher

from donjon.core import bits, chance, drivers, features, outcome, sha256
from donjon.core import game as contract
from donjon.core.cache import cache_root
from donjon.core.errors import DonjonError
from donjon.core.machine import CACHE_LINE
from donjon.core.state import dtype

CONFIG: Any = numba.config
KINDS: Any = numba.types
"""numba fills in its settings, and its types, when it is imported, unseen by type checkers."""

PARTS = ("state", "pieces", "actions", "rules", "secrets", "heuristics")
"""Modules of a game whose functions and tables go into the namespace."""

SHARED = (bits, chance, sha256, features, outcome, drivers)


def _modules(game: contract.Game, more: tuple[types.ModuleType, ...]) -> list[types.ModuleType]:
    return [*SHARED, *more, *(importlib.import_module(f"{contract.PACKAGE}.{game.name}.{part}") for part in PARTS)]


def fingerprint(game: contract.Game, more: tuple[types.ModuleType, ...]) -> str:
    """A hash of all that the compiled code depends on: sources, versions, processor, bounds checks."""
    mark = hashlib.sha256()
    sources = {Path(str(module.__file__)) for module in [*_modules(game, more), contract]} | set(Path(__file__).parent.glob("*.py"))
    for source in sorted(sources):
        mark.update(source.read_bytes())
    versions = (
        numba.__version__,
        np.__version__,
        sys.version,
        platform.machine(),
        CONFIG.CPU_NAME,
        _processor(),
        CONFIG.BOUNDSCHECK,
        repr(CONFIG.OPT),
    )
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


OPTIONS = {"nopython": True, "nogil": True, "error_model": "numpy", "boundscheck": None}


class _Lowered(codegen.JITCodeLibrary):
    """The code of a part, as it was lowered, for its callers to link."""

    def finalize(self) -> None:
        for library in dict.fromkeys(self._linking_libraries):
            self._reload_init.update(library._reload_init)
            self._final_module.link_in(library._get_module_for_linking(), preserve=True)
        self._finalized = True


@compiler_machinery.register_pass(mutates_CFG=True, analysis_only=False)
class _Lower(typed_passes.NativeLowering):
    _name = "donjon_lower"

    def run_pass(self, state: Any) -> bool:
        state.library = _Lowered(state.targetctx.codegen(), state.func_id.func_qualname)
        state.flags.no_compile = state.flags.no_cpython_wrapper = state.flags.no_cfunc_wrapper = True
        super().run_pass(state)
        # Callers find the part by its address, of which it has none.
        key = object()
        state.targetctx.insert_user_function(key, state["cr"].fndesc, [state.library])
        state["cr"] = state["cr"]._replace(cfunc=key)
        return True


class _Steps(compiler.Compiler):
    def define_pipelines(self) -> list[Any]:
        [steps] = super().define_pipelines()
        steps.passes = [(_Lower if step is typed_passes.NativeLowering else step, name) for step, name in steps.passes]
        steps.finalize()
        return [steps]


class _Part(CPUDispatcher):
    """A function as compiled code calls it, once for numbers of all widths and for those that are known beforehand."""

    def __init__(self, function: types.FunctionType) -> None:
        super().__init__(function, targetoptions=OPTIONS, pipeline_class=_Steps)

    def get_call_template(self, args: Any, kws: Any) -> Any:
        return super().get_call_template([_wide(KINDS.unliteral(kind)) for kind in args], kws)

    def add_overload(self, cres: Any) -> None:
        self.overloads[tuple(cres.signature.args)] = cres


def _wide(kind: Any) -> Any:
    return KINDS.int64 if isinstance(kind, KINDS.Integer) and kind.bitwidth < 64 else kind


class _Entry(CPUDispatcher):
    """A function as Python calls it. One process compiles it, the others wait and read it from the cache."""

    def __init__(self, function: types.FunctionType, lock: BaseFileLock) -> None:
        super().__init__(function, targetoptions=OPTIONS)
        self.enable_caching()
        self.lock = lock

    def compile(self, sig: Any) -> Any:
        with self.lock:
            return super().compile(sig)


def _prefetch(builder: Any, place: Any) -> None:
    """Asks for the cache line of an address, to be written to."""
    narrow, pointer = ir.IntType(32), ir.IntType(8).as_pointer()
    kind = ir.FunctionType(ir.VoidType(), [pointer, *[narrow] * 3])
    prefetch = cgutils.get_or_insert_function(builder.module, kind, "llvm.prefetch.p0i8")
    builder.call(prefetch, [builder.bitcast(place, pointer), *(ir.Constant(narrow, number) for number in (1, 3, 1))])


def _long(builder: Any, number: Any) -> Any:
    wide = ir.IntType(64)
    return builder.sext(number, wide) if number.type.width < 64 else number


BROAD = 2048
"""Of a field of more bytes only little is looked at at a time."""


def _wanted(kind: Any) -> list[int]:
    """Where the cache lines of a record begin, without those that hold nothing but a broad field."""
    begins = sorted([kind.offset(name) for name in kind.fields] + [kind.size])
    broad = [(first, stop) for first, stop in pairwise(begins) if stop - first > BROAD]
    return [
        line for line in range(0, kind.size, CACHE_LINE) if not any(first <= line and line + CACHE_LINE <= stop for first, stop in broad)
    ]


@extending.intrinsic
def _fetch(context: Any, records: Any, index: Any) -> Any:
    """drivers.fetch: the cache lines of a record."""

    def lower(target: Any, builder: Any, signature: Any, args: Any) -> Any:
        array = cgutils.create_struct_proxy(signature.args[0])(target, builder, args[0])
        kind = signature.args[0].dtype
        size = kind.size
        first = builder.bitcast(array.data, ir.IntType(8).as_pointer())
        at = builder.mul(_long(builder, args[1]), ir.Constant(ir.IntType(64), size))
        for line in _wanted(kind):
            _prefetch(builder, builder.gep(first, [builder.add(at, ir.Constant(ir.IntType(64), line))]))
        return target.get_dummy_value()

    return KINDS.void(records, index), lower


@extending.intrinsic
def _fetch_number(context: Any, table: Any, row: Any, column: Any) -> Any:
    """drivers.fetch_number: the cache line that it is in."""

    def lower(target: Any, builder: Any, signature: Any, args: Any) -> Any:
        kind = signature.args[0]
        array = target.make_array(kind)(target, builder, args[0])
        _prefetch(builder, cgutils.get_item_pointer(target, builder, kind, array, [_long(builder, arg) for arg in args[1:]]))
        return target.get_dummy_value()

    return KINDS.void(table, row, column), lower


HINTS = {"fetch": _fetch, "fetch_number": _fetch_number}
"""What of the drivers is an instruction to the processor where it is compiled."""


class Compiled:
    """The functions of a game and the drivers under their names, each compiled at its first call or read from the cache.

    `record` is the dtype of its states. `lock` is held while something is compiled; who compiles much may hold it the whole time.
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
        self._entries: dict[str, _Entry] = {}
        with _cache_folder(self.folder) as self.folder:
            self.lock = FileLock(self.folder.with_name(f"{self.folder.name}.lock"))
            for name, function in functions.items():
                copy = types.FunctionType(function.__code__, space, name, function.__defaults__)
                space[name] = HINTS.get(name) or _Part(copy)
                self._entries[name] = _Entry(copy, self.lock)

    def __getattr__(self, name: str) -> Any:
        try:
            return self.__dict__["_entries"][name]
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
