"""OpenSpiel's own IS-MCTS as an opponent: it searches worlds sampled from what its seat knows, as donjon's `search` does, in its own way.

OpenSpiel's C++ bot cannot take games written in Python (it finds no `resample_from_infostate` there), so this is its Python bot, unchanged but for a clock. That bot asks little of a
state, so here it gets one on the compiled rules, with uniformly random playouts to the end: several times as fast as `openspiel.DonjonState`, and the same search.
"""

from __future__ import annotations

import time
from functools import cache
from typing import TYPE_CHECKING, Any

import numpy as np
import numpy.typing as npt

from donjon.bots import search
from donjon.core import chance
from donjon.core.errors import BadOption
from donjon.core.game import Game, load
from donjon.core.match import Match
from donjon.envs import need, openspiel

if TYPE_CHECKING:
    import pyspiel
    from open_spiel.python.algorithms import ismcts, mcts
else:
    pyspiel = need("pyspiel")
    ismcts = need("open_spiel.python.algorithms.ismcts")
    mcts = need("open_spiel.python.algorithms.mcts")

Records = np.ndarray[Any, Any]
Payoffs = npt.NDArray[np.float64]
EXPLORE = 2.0
"""The constant of UCT for payoffs from -1 to 1, as OpenSpiel's examples have it."""


class Worlds:
    """The compiled game of a search, with its memory."""

    def __init__(self, game: str) -> None:
        self.code = search.code(game)
        self.rng = np.array(chance.words(0), np.int64)
        self.moves = np.zeros(self.code.game.actions.WIDTH, np.int64)
        self.scratch = self.code.records(1)

    def copy(self, record: Records) -> Records:
        """A copy; numpy's own leaves the bytes between fields as they come, and worlds are told apart by their bytes."""
        twin = self.code.records(1)
        twin[:] = record
        return twin

    def returns(self, record: Records) -> Payoffs:
        """By seat as Table.returns has them."""
        seats = int(record["seats"][0])
        marks = np.zeros(seats, np.int64)
        count = int(self.code.rank(record[0], -1, marks))
        return (seats * marks / count - 1) / (seats - 1)


class World:
    """What OpenSpiel's bot asks of a state. Its information is the position as the mover knows it."""

    __slots__ = ("_key", "_legal", "_mover", "record", "worlds")

    def __init__(self, worlds: Worlds, record: Records) -> None:
        self.worlds, self.record = worlds, record
        self._turn()

    def _turn(self) -> None:
        code = self.worlds.code
        self._mover = int(pyspiel.PlayerId.TERMINAL) if code.finished(self.record[0]) else int(code.mover(self.record[0]))
        self._legal: list[int] | None = None
        self._key: bytes | None = None

    def get_game(self) -> Any:
        """For the bot to see of what kind the game is."""
        return spiel(self.worlds.code.game.name, int(self.record["seats"][0]))

    def is_chance_node(self) -> bool:
        """Never: chance is hidden in the world."""
        return False

    def is_terminal(self) -> bool:
        """Whether the match is over."""
        return self._mover < 0

    def current_player(self) -> int:
        """The seat that decides."""
        return self._mover

    def legal_actions(self) -> list[int]:
        """The legal actions, ascending."""
        if self._legal is None:
            count = self.worlds.code.legal(self.record[0], self.worlds.moves)
            self._legal = self.worlds.moves[:count].tolist()
        return self._legal[:]

    def apply_action(self, action: int) -> None:
        """Plays it."""
        self.worlds.code.apply(self.record[0], action)
        self._turn()

    def returns(self) -> Payoffs:
        """Table.returns, once it is over."""
        return self.worlds.returns(self.record)

    def information_state_string(self) -> bytes:
        """What the mover knows: the bytes that a bot is fed."""
        if self._key is None:
            self.worlds.scratch[:] = self.record
            self.worlds.code.observe(self.worlds.scratch[0], self._mover)
            self._key = self.worlds.scratch.tobytes()
        return self._key

    def sampled(self, seat: int, words: list[int]) -> World:
        """A world that the seat cannot tell from this one."""
        record = self.worlds.copy(self.record)
        self.worlds.code.observe(record[0], seat)
        record["rng"][0] = words
        self.worlds.code.determinise(record[0], seat)
        return World(self.worlds, record)


class Playouts(mcts.Evaluator):  # type: ignore[misc]  # open_spiel has no types
    """One uniformly random match to the end; all moves look equally good beforehand."""

    def evaluate(self, state: World) -> Payoffs:
        """The payoff of each seat."""
        record = state.worlds.copy(state.record)
        state.worlds.code.play_random(record[0], state.worlds.rng, state.worlds.moves)
        return state.worlds.returns(record)

    def prior(self, state: World) -> list[tuple[int, float]]:
        """All legal moves alike."""
        moves = state.legal_actions()
        return [(move, 1 / len(moves)) for move in moves]


class _Over(Exception):
    """The time is over."""


class Bot(ismcts.ISMCTSBot):  # type: ignore[misc]  # open_spiel has no types
    """OpenSpiel's bot, with a seed for its samples and, if asked, a clock."""

    end = float("inf")
    simulations = 0

    def __init__(self, game: Any, evaluator: Any, simulations: int, seed: int | str, explore: float = EXPLORE) -> None:
        self.rng = chance.words(seed, 1)
        super().__init__(
            game,
            evaluator,
            explore,
            simulations,
            random_state=np.random.RandomState(chance.words(seed)),
            final_policy_type=ismcts.ISMCTSFinalPolicyType.MAX_VISIT_COUNT,
        )
        self.set_resampler(self._sample)

    def _sample(self, state: World, player: int) -> World:
        # Two simulations at least: the first only opens the root.
        if self.simulations >= 2 and time.perf_counter() >= self.end:
            raise _Over
        self.simulations += 1
        return state.sampled(player, [chance.word(self.rng) for _ in range(4)])

    def run_search(self, state: World) -> list[tuple[int, float]]:
        """OpenSpiel's search, until the simulations are done or the time is over."""
        self.simulations = 0
        try:
            return super().run_search(state)  # type: ignore[no-any-return]  # open_spiel has no types
        except _Over:
            return self.get_final_policy(state, self._root_node)  # type: ignore[no-any-return]


class Player:
    """OpenSpiel's IS-MCTS at a donjon table (bots.players.Player): so many simulations a move, or milliseconds."""

    def __init__(self, game: Game, simulations: int = 0, milliseconds: int = 0, explore: float = EXPLORE) -> None:
        if (simulations < 2) == (milliseconds < 1):
            raise BadOption(
                "IS-MCTS thinks for a number of simulations, 2 at least, or for a number of milliseconds, 1 at least: give one of them"
            )
        self.game = game
        self.simulations, self.milliseconds, self.explore = simulations or 10**12, milliseconds, explore
        self.worlds = Worlds(game.name)
        self.done = 0
        """Simulations so far, over all moves."""

    def choose(self, concealed: bytes, seat: int, seed: int | str) -> int:
        """See bots.players.Player; with milliseconds the same bytes and seed need not give the same action."""
        start = time.perf_counter()
        state = World(self.worlds, self.worlds.copy(np.frombuffer(concealed, self.worlds.code.record)))
        self.worlds.rng[:] = chance.words(f"playouts {seed}")
        bot = Bot(state.get_game(), Playouts(), self.simulations, seed, self.explore)
        if self.milliseconds:
            bot.end = start + self.milliseconds / 1000
        move = int(bot.step(state))
        self.done += bot.simulations
        return move


@cache
def spiel(game: str, seats: int) -> openspiel.DonjonGame:
    """The game as OpenSpiel has it. What its options are lies in the position."""
    return pyspiel.load_game(openspiel.PREFIX + game, {"players": seats, "deals": 1})  # type: ignore[no-any-return]  # pyspiel has no types


def make(game: str, simulations: int = 0, milliseconds: int = 0, explore: float = EXPLORE) -> Player:
    """The player; its code is compiled, or read from the cache, before it is given out."""
    player = Player(load(game), simulations, milliseconds, explore)
    match = Match.start(game, seed=0)
    seat = match.mover
    assert seat is not None
    Player(player.game, simulations=3, explore=explore).choose(match.concealed(seat), seat, 0)
    return player
