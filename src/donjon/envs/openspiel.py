"""The games in OpenSpiel: importing this module registers each as `donjon_<name>` (docs/envs.md).

    import donjon.envs.openspiel, pyspiel
    game = pyspiel.load_game("donjon_knights", {"players": 3, "deploy": "forced"})

Nature moves once, at the root: its outcome i deals match i of the batch `seed`, as everywhere in donjon. All later chance is hidden in the position, so each
game is one of imperfect information, and sampling (`resample_from_infostate`) draws what a seat does not know anew.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any, ClassVar

import numpy as np

from donjon.core import view
from donjon.core.errors import BadOption
from donjon.core.game import meta, names, playable
from donjon.core.meta import Meta
from donjon.core.state import Record
from donjon.envs import need
from donjon.envs.position import Floats, Ply, Position, Table, table

if TYPE_CHECKING:
    import pyspiel
else:
    pyspiel = need("pyspiel")

PREFIX = "donjon_"
SETTINGS = {"seed": 0, "deals": 1024, "horizon": 0, "recall": 16}
"""Parameters of every game beside `players` and its options: the batch of deals and how many there are, after how many decisions a match is cut off (0: never), and
how many moves the tensor of an information state tells one by one. A game that takes components of one's own has `box`, the path of their file."""


def plain(value: str) -> str | int:
    """An option's value as OpenSpiel reads it back from text."""
    return int(value) if value.isdigit() else value


def parameters(about: Meta) -> dict[str, str | int]:
    """All parameters of a game with their defaults."""
    box: dict[str, str | int] = {"box": ""} if about.components else {}
    return {"players": about.seats[0], **{name: plain(values[0]) for name, values in about.options.items()}, **box, **SETTINGS}


def read_box(path: str) -> str | None:
    """The text of a file of components; None for the game's own."""
    try:
        return Path(path).read_text(encoding="utf-8") if path else None
    except (OSError, UnicodeDecodeError) as error:
        raise BadOption(f"box={path}: the file of components cannot be read: {error}") from None


def game_type(name: str) -> Any:
    """What OpenSpiel wants to know of a game before it is loaded."""
    about = meta(name)
    return pyspiel.GameType(
        short_name=PREFIX + name,
        long_name=f"{about.title} (donjon)",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=about.seats[1],
        min_num_players=about.seats[0],
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=True,
        parameter_specification=parameters(about),
    )


class DonjonGame(pyspiel.Game):  # type: ignore[misc]  # pyspiel has no types
    """A game with its parameters."""

    _blank: ClassVar[tuple[list[Ply], DonjonState] | None] = None

    def __init__(self, name: str, params: Mapping[str, Any]) -> None:
        about = meta(name)
        asked = {**parameters(about), **params}
        options = {option: str(asked[option]) for option in about.options}
        self.table: Table = table(name, int(asked["players"]), tuple(about.choose(options).items()), read_box(str(asked.get("box", ""))))
        self.seed, self.deals, self.horizon, self.recall = (int(asked[setting]) for setting in SETTINGS)
        for setting, least in (("deals", 1), ("horizon", 0), ("recall", 0)):
            if asked[setting] < least:
                raise BadOption(f"{setting}={asked[setting]}: it is {least} at least")
        actions = self.table.game.actions
        longest = min(actions.LONGEST, self.horizon) if self.horizon else actions.LONGEST
        info = pyspiel.GameInfo(
            num_distinct_actions=actions.ACTIONS,
            max_chance_outcomes=self.deals,
            num_players=self.table.seats,
            min_utility=-1.0 / (self.table.seats - 1),
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=longest,
        )
        super().__init__(game_type(name), info, dict(params))
        self.outcomes = [(deal, 1 / self.deals) for deal in range(self.deals)]

    def new_initial_state(self) -> DonjonState:
        """The node at which nature deals."""
        return DonjonState(self)

    def max_chance_nodes_in_history(self) -> int:
        """Nature deals once."""
        return 1

    def make_py_observer(self, kind: Any = None, params: Mapping[str, Any] | None = None) -> Observer:
        """What a player sees, as a tensor and as text."""
        return Observer(self, kind or pyspiel.IIGObservationType(perfect_recall=False), params)

    def from_observed(self, seen: Record) -> DonjonState:
        """A state made from what a seat knows; its history begins there. To be sampled from, not to be played on."""
        state = self.new_initial_state()
        state.position = Position(self.table, seen)
        state.rooted = False
        return state

    def blank(self, told: list[Ply], rooted: bool) -> DonjonState:
        """A state without a position whose history is these moves. Whoever samples needs the same many times, so the last is kept (by the class: a game that kept it would never be freed)."""
        kept = DonjonGame._blank
        if kept is None or kept[0] is not told:
            state = self.new_initial_state()
            state.replay(([Ply(int(pyspiel.PlayerId.CHANCE), 0, (), False)] if rooted else []) + told)
            kept = DonjonGame._blank = told, state
        return kept[1]


class DonjonState(pyspiel.State):  # type: ignore[misc]  # pyspiel has no types
    """A node of the tree: nature's at the root, else a position."""

    def __init__(self, game: DonjonGame) -> None:
        super().__init__(game)
        self.position: Position | None = None
        self._replaying: list[Ply] | None = None
        self.rooted = True
        """Whether its history begins with nature's move."""

    def _game(self) -> DonjonGame:
        return self.get_game()  # type: ignore[no-any-return]  # pyspiel has no types

    @property
    def _at(self) -> Position:
        assert self.position is not None, "nature has not dealt yet"
        return self.position

    def replay(self, plies: list[Ply]) -> None:
        """Writes these moves into the history, and plays none."""
        self._replaying = plies[:]
        for ply in plies:
            self.apply_action(ply.action)
        self._replaying = None

    # The API of OpenSpiel

    def current_player(self) -> int:
        """The seat that decides, nature at the root, TERMINAL when over."""
        if self._replaying is not None:
            return self._replaying[0].seat
        if self.position is None:
            return int(pyspiel.PlayerId.CHANCE)
        mover = self.position.mover
        return int(pyspiel.PlayerId.TERMINAL) if mover is None or self.is_terminal() else mover

    def _legal_actions(self, player: int) -> list[int]:
        return self._at.legal()

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The deals, each equally likely."""
        return self._game().outcomes

    def _apply_action(self, action: int) -> None:
        if self._replaying is not None:
            del self._replaying[:1]
        elif self.position is None:
            game = self._game()
            self.position = Position.dealt(game.table, f"{game.seed}/{action}")
        else:
            # The base class asks nothing. Who searches has asked for the legal actions, which are kept.
            if action not in self.position.legal():
                self.position.check(action)
            self.position.play(action)

    def _action_to_string(self, player: int, action: int) -> str:
        game = self._game()
        return f"deal {game.seed}/{action}" if player < 0 else str(game.table.game.actions.write_move(action))

    def is_terminal(self) -> bool:
        """Whether the match is over or cut off."""
        at = self.position
        if at is None:
            return False
        horizon = self._game().horizon
        return at.finished or 0 < horizon <= len(at)

    def returns(self) -> list[float]:
        """Table.returns once it is over, 0 before."""
        at = self._at if self.is_terminal() else None
        return at.table.returns(at.world) if at else [0.0] * self._game().table.seats

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> DonjonState:
        """A state that the player cannot tell from this one, drawn uniformly.

        Its history holds only what the player has seen: the deal is 0, hidden moves the lowest of their kind, and interrupts that others let pass are left out.
        """
        words = [int(sampler() * 2**32) & 0xFFFFFFFF for _ in range(4)]
        words[0] |= not any(words)  # a generator of zeros stands still
        sampled = self._game().blank(self._at.told(player), self.rooted).clone()
        sampled.position = self._at.sampled(player, words)
        return sampled  # type: ignore[no-any-return]  # pyspiel has no types

    def record(self, seat: int | None = None) -> str:
        """The match so far as a record; with a seat, as that seat may see it."""
        return self._at.record(seat)

    def __str__(self) -> str:
        if self.position is None:
            return "deal"
        drawn = view.text(self.position.table.game, self.position.world, None, opened=True)
        return f"{drawn}\n{self.position.digest()}"


class Observer:
    """What a player sees (OpenSpiel's PyObserver): `tensor`, its parts by name in `dict`, and text."""

    def __init__(self, game: DonjonGame, kind: Any, params: Mapping[str, Any] | None) -> None:
        if params:
            raise BadOption(f"observers of donjon take no parameters, not {', '.join(params)}")
        self.table, self.recall, self.kind = game.table, game.recall, kind
        private = pyspiel.PrivateInfoType
        self.single = kind.private_info == private.SINGLE_PLAYER
        self.all = kind.private_info == private.ALL_PLAYERS
        self.dict: dict[str, Floats] = {}
        self.tensor: Floats | None = None
        sizes = self._sizes()
        if sizes:
            self.tensor = np.zeros(sum(rows * columns for rows, columns in sizes.values()), np.float32)
        place = 0
        for name, (rows, columns) in sizes.items():
            assert self.tensor is not None
            part = self.tensor[place : place + rows * columns]
            self.dict[name] = part.reshape(rows, columns) if rows > 1 else part
            place += rows * columns

    def _sizes(self) -> dict[str, tuple[int, int]]:
        if self.all:
            return {"oracle": (1, self.table.size)}
        if not (self.single and self.kind.public_info):
            return {}
        sizes = {"features": (1, self.table.game.actions.FEATURES)}
        if self.kind.perfect_recall:
            sizes |= {"recent": (self.recall, 2)} if self.recall else {}
            sizes["fingerprint"] = (1, 8)
        return sizes

    def set_from(self, state: DonjonState, player: int) -> None:
        """Fills the tensor."""
        at = state.position
        parts: dict[str, Callable[[Position], Floats]] = {
            "oracle": lambda at: at.table.oracle(at.world),
            "features": lambda at: at.table.features(at.world, player),
            "recent": lambda at: at.recent(player, self.recall),
            "fingerprint": lambda at: at.fingerprint(player),
        }
        for name, part in self.dict.items():
            part[:] = 0 if at is None else parts[name](at).reshape(part.shape)

    def string_from(self, state: DonjonState, player: int) -> str:
        """The text."""
        at = state.position
        if at is None:
            return f"seat {player}" if self.single else ""
        if self.all:
            return str(state)
        if not self.kind.public_info:
            return at.own(player) if self.single else ""
        viewer = player if self.single else view.SPECTATOR
        return at.information(viewer) if self.kind.perfect_recall else at.text(viewer)


def _register(name: str) -> None:
    def __init__(self: DonjonGame, params: Mapping[str, Any] | None = None) -> None:
        DonjonGame.__init__(self, name, params or {})

    # A class of the module, as OpenSpiel's own games have it: pickle looks it up, and a lambda would be freed when Python is gone already.
    own = type(f"Donjon{name.title()}Game", (DonjonGame,), {"__init__": __init__, "__module__": __name__})
    globals()[own.__name__] = own
    pyspiel.register_game(game_type(name), own)


for _name in filter(playable, names()):
    _register(_name)
