/* Plays one known position. */
#include "logic.h"

#include <stdio.h>

int main(void) {
    const struct legal moves[] = {{"6-4R", 0}, {"5-5L", 10}, {"draw", 0}};
    int found = decide(moves, 3, "");
    if (found != 1) {
        fprintf(stderr, "wanted 5-5L, found %s\n", moves[found].token);
        return 1;
    }
    puts("test: ok");
    return 0;
}
