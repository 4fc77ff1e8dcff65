// Edit me: which move to play.
import type { Decide, LegalMove } from "boneyard-client";

function worth(move: LegalMove): number {
  const action = move.choice?.action;
  const tile = action?.case === "place" ? action.value.tile : undefined;
  return move.points * 100 + (tile ? tile.high + tile.low : 0);
}

// Most points first, then the heaviest tile; the first of equals, so a tile before a draw or a pass.
export const decide: Decide = (_view, moves) =>
  moves.reduce((best, move) => (worth(move) > worth(best) ? move : best));
