"""The games in PettingZoo, as turn-based environments with action masks (docs/envs.md).

from donjon.envs import pettingzoo
env = pettingzoo.env("knights", seats=3, options={"deploy": "forced"})
"""

from __future__ import annotations

import math
import secrets
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

import numpy as np
import numpy.typing as npt

from donjon.core import view
from donjon.core.errors import BadOption
from donjon.core.state import Record, fields
from donjon.envs import need, picture
from donjon.envs.position import LARGEST, VERSION, Floats, Position, Table, table

if TYPE_CHECKING:
    from gymnasium import logger, spaces
    from pettingzoo import AECEnv
    from pettingzoo.utils import wrappers
else:
    logger, spaces = need("gymnasium.logger"), need("gymnasium.spaces")
    AECEnv = need("pettingzoo").AECEnv
    wrappers = need("pettingzoo.utils.wrappers")

OBSERVATIONS = ("features", "planes", "fields")
MODES = ("ansi", "human", "rgb_array")


def env(game: str, **settings: Any) -> Any:
    """The environment in PettingZoo's usual wrappers: an illegal action ends the match at the cost of who takes it, steps out of order are refused."""
    wrapped = wrappers.TerminateIllegalWrapper(raw_env(game, **settings), illegal_reward=-1)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(wrapped))


class raw_env(AECEnv):  # type: ignore[misc]  # pettingzoo has no types; its own environments are called so
    """A match of one game, from the first decision to the last; agents are `seat_0`, `seat_1`, …

    seats: the fewest that play the game if not given. options, box: as in Match.start. observation: `features`, a tensor, `planes`, its parts by name, or `fields`, the numbers of the position by
    name. render_mode: `ansi` gives the board as a spectator sees it, `human` prints it, `rgb_array` is a picture of that text.
    """

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        options: Mapping[str, str] | None = None,
        observation: str = "features",
        render_mode: str | None = None,
        box: str | None = None,
    ) -> None:
        super().__init__()
        if observation not in OBSERVATIONS:
            raise BadOption(f"observation={observation!r}: there is {', '.join(OBSERVATIONS)}")
        if render_mode not in (None, *MODES):
            raise BadOption(f"render_mode={render_mode!r}: there is {', '.join(MODES)}")
        self.table: Table = table(game, seats, tuple((options or {}).items()), box)
        self.metadata = {"render_modes": list(MODES), "name": f"donjon_{game}_v{VERSION}", "is_parallelizable": False, "render_fps": 1}
        self.observation, self.render_mode = observation, render_mode
        self.possible_agents = [f"seat_{seat}" for seat in range(self.table.seats)]
        self.agents: list[str] = []
        actions = self.table.game.actions
        self._actions = {agent: spaces.Discrete(actions.ACTIONS) for agent in self.possible_agents}
        self._observations = {agent: self._space() for agent in self.possible_agents}
        self.state_space = spaces.Box(0.0, 1.0, (self.table.size,), np.float32)
        self._dice = np.random.default_rng(secrets.randbits(64))

    def _space(self) -> Any:
        actions = self.table.game.actions
        seen: Any = spaces.Box(-LARGEST, LARGEST, (actions.FEATURES,), np.float32)
        if self.observation == "planes":
            parts = self.table.game.secrets.planes(self.table.seats)
            seen = spaces.Dict({name: spaces.Box(-LARGEST, LARGEST, shape, np.float32) for name, shape in parts if math.prod(shape)})
        if self.observation == "fields":
            kinds = {name: field for name, field in fields(self.table.game.state).items() if name != "rng"}
            seen = spaces.Dict({name: spaces.Box(kind.low, kind.high, (kind.shape or 1,), np.int64) for name, kind in kinds.items()})
        return spaces.Dict({"observation": seen, "action_mask": spaces.Box(0, 1, (actions.ACTIONS,), np.int8)})

    def action_space(self, agent: str) -> Any:
        """The actions, numbered as in the game's actions.py; the same for all seats."""
        return self._actions[agent]

    def observation_space(self, agent: str) -> Any:
        """`observation` and `action_mask`; the same for all seats."""
        return self._observations[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deals: with a seed, the match that Match.start deals from it; without, one drawn from the last seed. `options` are given to the environment when it is made, not here."""
        if seed is None:
            dealt: int | str = self._dice.bytes(16).hex()
        else:
            dealt, self._dice = seed, np.random.default_rng(seed)
        self.position = Position.dealt(self.table, dealt)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._select()

    def _select(self) -> None:
        mover = self.position.mover
        self.agent_selection = self.possible_agents[0 if mover is None else mover]

    def step(self, action: int | None) -> None:
        """Plays the action of the agent that is selected; IllegalMove names the rule that forbids it."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self.position.check(action)
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        self.position.play(int(action))  # type: ignore[arg-type]  # checked
        if self.position.finished:
            returns = self.table.returns(self.position.world)
            self.rewards = dict(zip(self.possible_agents, returns, strict=True))
            self.terminations = dict.fromkeys(self.agents, True)
        self._select()
        self._accumulate_rewards()

    def observe(self, agent: str) -> dict[str, Any]:
        """What the agent knows, and which actions it has: none where it is not on turn."""
        seat = self._seat(agent)
        mask = np.zeros(self.table.game.actions.ACTIONS, np.int8)
        if self.position.mover == seat:
            mask[self.position.legal()] = 1
        seen: Any
        if self.observation == "fields":
            seen = _numbers(self.table.observed(self.position.world, seat))
        else:
            seen = self.table.features(self.position.world, seat)
            if self.observation == "planes":
                seen = {name: part for name, part in self.table.named(seen).items() if part.size}
        return {"observation": seen, "action_mask": mask}

    def _seat(self, agent: str) -> int:
        if agent not in self.possible_agents:
            raise BadOption(f"there is no agent {agent!r}; the agents: {', '.join(self.possible_agents)}")
        return self.possible_agents.index(agent)

    # More than PettingZoo asks for

    def view(self, agent: str | None = None) -> dict[str, Any]:
        """What the agent (None: a spectator) sees, as JSON values: the view that the page is drawn from."""
        return self.position.view(view.SPECTATOR if agent is None else self._seat(agent))

    def state(self) -> Floats:
        """The oracle's view for critics: every number of the position, the hidden ones too, from 0 to 1 by its range, in the order of the game's state.py."""
        return self.table.oracle(self.position.world)

    def oracle_observe(self, agent: str) -> dict[str, Any]:
        """What the agent's critic may be trained on: its observation, with `oracle`, the state, beside it. Never give it to a player."""
        return {**self.observe(agent), "oracle": self.state()}

    def record(self, agent: str | None = None) -> str:
        """The match so far as a record; with an agent, as it may see it."""
        return self.position.record(None if agent is None else self._seat(agent))

    def render(self) -> str | npt.NDArray[np.uint8] | None:
        """The board as text, as a spectator sees it, or a picture of it."""
        if self.render_mode is None:
            logger.warn("render() without a render mode: make the environment with render_mode='ansi', 'human' or 'rgb_array'")
            return None
        drawn = self.position.text(view.SPECTATOR)
        if self.render_mode == "rgb_array":
            return picture.paint(drawn)
        if self.render_mode == "ansi":
            return drawn
        print(drawn)
        return None

    def close(self) -> None:
        """Nothing is open."""


def _numbers(world: Record) -> dict[str, npt.NDArray[np.int64]]:
    return {name: np.array(getattr(world, name), np.int64).reshape(-1) for name in fields(type(world)) if name != "rng"}
