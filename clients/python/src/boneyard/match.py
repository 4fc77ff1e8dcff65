"""A match this player took part in, after its end."""

from __future__ import annotations

from dataclasses import dataclass

from boneyard.v1.types_pb2 import EndReason, MatchResult


@dataclass(frozen=True)
class PlayedMatch:
    """One finished match. `str()` of it is one line for people."""

    table_id: str
    #: Variant key, such as "all_fives"; "" when this player was never asked for a move.
    variant: str
    #: Own seat, 1 to 14; 0 when it was never bound.
    seat: int
    #: Own team, 1 to 14; 0 when this player was never asked for a move.
    team: int
    #: The result; None when the match was voided.
    result: MatchResult | None

    @property
    def reason(self) -> str:
        """Why it ended, such as "COMPLETED" or "TIMEOUT"; "ABORTED" when it was voided."""
        if self.result is None:
            return "ABORTED"
        number = self.result.reason
        if number not in EndReason.values():
            return f"END_REASON_{number}"  # a reason newer than this package
        return EndReason.Name(number).replace("END_REASON_", "", 1)

    @property
    def rank(self) -> int:
        """Own team's final rank, 1 is best; 0 when there is no result or the team is not known."""
        if self.result is None or not 0 < self.team <= len(self.result.team_ranks):
            return 0
        return int(self.result.team_ranks[self.team - 1])

    def __str__(self) -> str:
        parts = [f"{self.table_id} {self.variant}".strip(), self.reason]
        if self.result is not None:
            if self.rank:
                parts.append(f"rank {self.rank} of {len(self.result.team_ranks)}")
            parts.append("score " + ":".join(str(score) for score in self.result.team_scores))
        return ", ".join(parts)
