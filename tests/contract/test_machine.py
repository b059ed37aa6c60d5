"""A table at which anything may happen in any order: moves, refused moves, undo, questions, records, leaving."""

from __future__ import annotations

import contextlib
import json

from hypothesis import HealthCheck, Phase, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from donjon import Match
from donjon.core.errors import BadMove, IllegalMove, NotUndoable
from donjon.core.state import check, digest
from donjon.core.view import observed
from tests.contract.kit import CASES, Case, play, viewers

some = st.integers(0, 10**6)


class Table(RuleBasedStateMachine):
    """One match; `moves` is what was played, `undone` counts."""

    match: Match
    case: Case
    chosen: bool = False

    @initialize(case=st.sampled_from(CASES), seed=some, head=st.sampled_from((0, 0, 10, 40, 90)))
    def sit_down(self, case: Case, seed: int, head: int) -> None:
        self.case = case
        self.match = play(case.start(seed), seed, head)
        self.chosen = True

    @property
    def natural(self) -> list[str]:
        """The legal moves that chance may answer."""
        game, state = self.match.game, self.match._state
        return [move for move in self.match.legal() if not game.secrets.given(state, game.actions.read_move(move))]

    @precondition(lambda self: self.chosen and not self.match.finished)
    @rule(index=some)
    def play_a_move(self, index: int) -> None:
        if moves := self.natural:
            mover = self.match.mover
            entry = self.match.play(moves[index % len(moves)])
            assert entry.seat == mover and self.match.entries(mover)[-1].seat == mover

    @precondition(lambda self: self.chosen)
    @rule(number=some)
    def try_any_move(self, number: int) -> None:
        move = self.match.game.actions.write_move(number % self.match.game.actions.ACTIONS)
        rule_id = self.match.why_not(move)
        assert (rule_id is None) == (move in self.match.legal())
        # A move that ignores an open interrupt lets it pass, and is refused by what forbids it then.
        rule_id = rule_id and self.match.waived().why_not(move)
        if rule_id:
            before = digest(self.match._state), self.match.record()
            try:
                self.match.play(move)
            except IllegalMove as error:
                told = error.rule
            assert told == rule_id and before == (digest(self.match._state), self.match.record())

    @precondition(lambda self: self.chosen)
    @rule()
    def undo(self) -> None:
        before = [*self.match._plies]
        try:
            self.match.undo()
        except NotUndoable:
            assert self.match._plies == before
        else:
            assert self.match._plies == before[:-1] and not self.match.finished

    @precondition(lambda self: self.chosen)
    @rule(text=st.text(max_size=12))
    def talk(self, text: str) -> None:
        with contextlib.suppress(BadMove):
            self.match.why_not(text)

    @precondition(lambda self: self.chosen)
    @rule(seat=some)
    def look(self, seat: int) -> None:
        who = seat % self.case.seats
        json.dumps(self.match.view(who))
        assert self.match.text(who) and self.match.record(who)
        silent = 0 if self.match.finished else sum(ply.silent for ply in self.match._plies)
        assert len(self.match.entries(who)) == self.match.plies - silent

    @precondition(lambda self: self.chosen)
    @rule()
    def write_down_and_read(self) -> None:
        read = Match.read(self.match.record())
        assert read.record() == self.match.record()
        for seat in viewers(self.case):
            assert observed(read.game, read._state, seat) == observed(self.match.game, self.match._state, seat)
        self.match = read

    @precondition(lambda self: self.chosen and self.match.plies > 30 and not self.match.finished)
    @rule(seat=some)
    def leave(self, seat: int) -> None:
        self.match.resign(seat % self.case.seats)

    @precondition(lambda self: self.chosen)
    @invariant()
    def sound(self) -> None:
        check(self.match._state)
        assert bool(self.match.legal()) != self.match.finished == bool(self.match.winners)
        assert (self.match.mover is None) == self.match.finished == (self.match.reason is not None)


TestTable = Table.TestCase
# Shrinking whole matches takes minutes, and the steps of a failure are told anyway.
TestTable.settings = settings(
    max_examples=30,
    stateful_step_count=25,
    deadline=None,
    derandomize=True,
    database=None,
    suppress_health_check=list(HealthCheck),
    phases=(Phase.explicit, Phase.generate),
)
