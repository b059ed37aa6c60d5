"""Many matches of one game as a vector environment of Gymnasium (docs/envs.md): `vector.Vector` behind Gymnasium's own API.

import donjon.envs.gymnasium
env = gymnasium.make_vec("donjon/towers-v1", num_envs=4096, seats=3)
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

import numpy as np
import numpy.typing as npt

from donjon.core.errors import BadOption
from donjon.core.game import names, playable
from donjon.core.view import SPECTATOR
from donjon.envs import need
from donjon.envs.position import LARGEST, VERSION
from donjon.envs.vector import Bools, Vector

if TYPE_CHECKING:
    from gymnasium import register, spaces, vector
    from gymnasium.vector.utils import batch_space
else:
    register, spaces, vector = need("gymnasium").register, need("gymnasium.spaces"), need("gymnasium.vector")
    batch_space = need("gymnasium.vector.utils").batch_space

Seen = dict[str, npt.NDArray[Any]]
MODES = ("ansi",)


class VectorEnv(vector.VectorEnv[Seen, npt.NDArray[np.int64], npt.NDArray[Any]]):
    """`num_envs` matches, each acted in by whoever is on turn in it; dealt anew in the step that ends them (same-step autoreset).

    An observation is of the seat on turn: `observation` and `action_mask`. A reward is that of the seat that has just acted; `infos["rewards"]` has those of all seats, `infos["mover"]` who is on
    turn. With copy=False the arrays are the same every step. The other settings are those of `vector.Vector`.
    """

    def __init__(
        self,
        game: str,
        num_envs: int = 1,
        seats: int | None = None,
        options: Mapping[str, str] | None = None,
        box: str | None = None,
        horizon: int = 0,
        threads: int | None = None,
        copy: bool = True,
        render_mode: str | None = None,
    ) -> None:
        if render_mode not in (None, *MODES):
            raise BadOption(f"render_mode={render_mode!r}: there is {' and '.join(MODES)}")
        self.matches = Vector(game, num_envs, seats, options, box, final=True, horizon=horizon, threads=threads)
        self.metadata = {"render_modes": list(MODES), "autoreset_mode": vector.AutoresetMode.SAME_STEP, "render_fps": 1}
        self.num_envs, self.copy, self.render_mode = self.matches.count, copy, render_mode
        actions = self.matches.table.game.actions
        self.single_action_space = spaces.Discrete(actions.ACTIONS)
        self.single_observation_space = spaces.Dict(
            {
                "observation": spaces.Box(-LARGEST, LARGEST, (actions.FEATURES,), np.float32),
                "action_mask": spaces.Box(0, 1, (actions.ACTIONS,), np.int8),
            }
        )
        self.action_space = batch_space(self.single_action_space, self.num_envs)
        self.observation_space = batch_space(self.single_observation_space, self.num_envs)

    def reset(
        self,
        *,
        seed: int | Sequence[int] | None = None,
        options: dict[str, Any] | None = None,
    ) -> tuple[Seen, dict[str, Any]]:
        """Deals all matches: those of a batch, of seeds one by one, or the next ones. `options` are given to the environment when it is made, not here."""
        if options:
            raise BadOption(f"reset knows no options, not {', '.join(options)}: matches are dealt anew by themselves")
        if seed is None or isinstance(seed, int | np.integer):
            super().reset(seed=None if seed is None else int(seed))
            self.matches.reset(None if seed is None else int(seed))
        else:
            self.matches.reset(seeds=[int(own) for own in seed])
        return self._seen(), self._infos()

    def step(self, actions: npt.NDArray[np.int64]) -> tuple[Seen, npt.NDArray[np.float64], Bools, Bools, dict[str, Any]]:
        """Plays an action in each match; IllegalAction names the first that is not legal, and then nothing was played."""
        acted = self.matches.movers.copy()
        _, rewards, terminations, truncations = self.matches.step(actions)
        own = rewards[np.arange(self.num_envs), acted].astype(np.float64)
        infos, over = self._infos(), terminations | truncations
        if over.any():
            self._tell_ends(infos, over, acted)
        return self._seen(), own, self._given(terminations), self._given(truncations), infos

    def _given(self, array: npt.NDArray[Any]) -> npt.NDArray[Any]:
        return array.copy() if self.copy else array

    def _seen(self) -> Seen:
        return {"observation": self._given(self.matches.observations), "action_mask": self._given(self.matches.masks)}

    def _infos(self) -> dict[str, Any]:
        everywhere = np.ones(self.num_envs, np.bool_)
        told = {"mover": self._given(self.matches.movers), "rewards": self._given(self.matches.rewards)}
        return told | {f"_{name}": everywhere for name in told}

    def _tell_ends(self, infos: dict[str, Any], over: Bools, acted: npt.NDArray[np.int64]) -> None:
        """`final_obs`: what the last mover knows of the end; `final_info`: who that is, and how many decisions it took."""
        final = np.full(self.num_envs, None, dtype=object)
        blank = np.zeros(self.matches.table.game.actions.ACTIONS, np.int8)
        for row in np.flatnonzero(over):
            final[row] = {"observation": self.matches.final[row].copy(), "action_mask": blank}
        lengths = np.where(over, self.matches.lengths, 0)
        infos |= {"final_obs": final, "_final_obs": over, "_final_info": over}
        infos["final_info"] = {"mover": np.where(over, acted, 0), "_mover": over, "length": lengths, "_length": over}

    def render(self) -> tuple[str, ...] | None:
        """The boards as text, as a spectator sees them."""
        if self.render_mode is None:
            return None
        at = self.matches.table
        return tuple(str(at.game.text.draw(at.observed(self.matches.state(row), SPECTATOR), SPECTATOR)) for row in range(self.num_envs))

    def close_extras(self, **kwargs: Any) -> None:
        """Ends the threads."""
        self.matches.close()


for _name in filter(playable, names()):
    register(id=f"donjon/{_name}-v{VERSION}", vector_entry_point=f"{__name__}:VectorEnv", kwargs={"game": _name})
