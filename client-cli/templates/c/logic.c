/* Edit me: which move to play. */
#include "logic.h"

#include <stdio.h>

/* Pips of the tile that a move lays; 0 when it lays none. */
static int pips(const struct legal *move) {
    int high, low;
    return sscanf(move->token, "%d-%d", &high, &low) == 2 ? high + low : 0;
}

/* Most points first, then the heaviest tile; the first of equals, so a tile before a draw or a pass. */
int decide(const struct legal *moves, int count, const char *line) {
    int best = 0;
    (void)line;
    for (int i = 1; i < count; i++)
        if (moves[i].points * 100 + pips(&moves[i]) > moves[best].points * 100 + pips(&moves[best])) best = i;
    return best;
}
