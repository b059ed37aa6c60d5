"""OpenSpiel's own IS-MCTS as an opponent: it searches worlds sampled from what its seat knows, as donjon's `search` does, in its own way.

OpenSpiel's C++ bot cannot take games written in Python (it finds no `resample_from_infostate` there), so this is its Python bot, unchanged but for a clock. Its playouts are uniformly
random to the end and run compiled: interpreted they would take most of its time and play the same.
"""

from __future__ import annotations

import time
from functools import cache
from typing import TYPE_CHECKING, Any

import numpy as np

from donjon.bots import tree
from donjon.bots.players import thawed
from donjon.core import chance, compiled
from donjon.core.errors import BadOption
from donjon.core.game import Game, load
from donjon.core.state import Record, fields
from donjon.envs import need, openspiel

if TYPE_CHECKING:
    import pyspiel
    from open_spiel.python.algorithms import ismcts, mcts
else:
    pyspiel = need("pyspiel")
    ismcts = need("open_spiel.python.algorithms.ismcts")
    mcts = need("open_spiel.python.algorithms.mcts")

EXPLORE = 2.0
"""The constant of UCT for payoffs from -1 to 1, as OpenSpiel's examples have it."""


class Playouts(mcts.Evaluator):  # type: ignore[misc]  # open_spiel has no types
    """One uniformly random match to the end from a state, compiled; all moves look equally good beforehand."""

    def __init__(self, game: str, seed: int | str) -> None:
        self.code = compiled.load(game, tree)
        self.rng = np.array(chance.words(seed), np.int64)
        self.record = self.code.records(1)
        self.moves = np.zeros(self.code.game.actions.WIDTH, np.int64)
        self.marks = np.zeros(self.code.game.state.SEATS, np.int64)

    def evaluate(self, state: Any) -> np.ndarray[Any, Any]:
        """The payoff of each seat."""
        world: Record = state.position.world
        seats = world.seats
        for name in fields(type(world)):
            self.record[name][0] = getattr(world, name)
        self.code.play_random(self.record[0], self.rng, self.moves)
        marks = self.marks[:seats]
        count = int(self.code.rank(self.record[0], -1, marks))
        return (seats * marks / count - 1) / (seats - 1)

    def prior(self, state: Any) -> list[tuple[int, float]]:
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

    def _sample(self, state: Any, player: int) -> Any:
        # Two simulations at least: the first only opens the root.
        if self.simulations >= 2 and time.perf_counter() >= self.end:
            raise _Over
        self.simulations += 1
        return state.resample_from_infostate(player, lambda: chance.word(self.rng) / 2**32)

    def run_search(self, state: Any) -> list[tuple[int, float]]:
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
        self.playouts = Playouts(game.name, 0)
        self.done = 0
        """Simulations so far, over all moves."""

    def choose(self, concealed: bytes, seat: int, seed: int | str) -> int:
        """See bots.players.Player; with milliseconds the same bytes and seed need not give the same action."""
        start = time.perf_counter()
        world = thawed(self.game, concealed)
        state = spiel(self.game.name, world.seats).from_observed(world)
        self.playouts.rng[:] = chance.words(f"playouts {seed}")
        bot = Bot(state.get_game(), self.playouts, self.simulations, seed, self.explore)
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
    state = spiel(game, player.game.meta.seats[0]).new_initial_state()
    state.apply_action(0)
    player.playouts.evaluate(state)
    return player
