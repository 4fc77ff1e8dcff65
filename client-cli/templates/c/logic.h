/* What a bot is asked. */
#ifndef LOGIC_H
#define LOGIC_H

#define MOST_MOVES 512

/* One legal move. */
struct legal {
    char token[33]; /* such as 6-4R, 5-2@C!, draw, pass */
    int points;     /* that it scores at once */
};

/* Edit logic.c: the place of the move to play, from 0. `line` is the whole turn line, for all that is not taken apart. */
int decide(const struct legal *moves, int count, const char *line);

#endif
