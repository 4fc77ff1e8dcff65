/* Speaks with the host; leave it as it is, but for the name of your bot.

   The host writes one object a line, without spaces, so a field is found by its name. */
#include "logic.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* What stands behind `"name":`, or an empty text. */
static const char *field(const char *line, const char *name) {
    char key[64];
    snprintf(key, sizeof key, "\"%s\":", name);
    const char *found = strstr(line, key);
    return found ? found + strlen(key) : "";
}

static int is(const char *line, const char *type) {
    char value[64];
    snprintf(value, sizeof value, "\"%s\"", type);
    return strncmp(field(line, "type"), value, strlen(value)) == 0;
}

/* Takes the lists apart: ["6-4R","draw"] and [5,0]. */
static int read_moves(const char *line, struct legal *moves) {
    const char *token = field(line, "legal"), *points = field(line, "points");
    int count = 0;
    if (*token != '[' || *points != '[') return 0;
    for (token++, points++; *token == '"' && count < MOST_MOVES; count++) {
        size_t length = strcspn(++token, "\"");
        char *end;
        snprintf(moves[count].token, sizeof moves[count].token, "%.*s", (int)length, token);
        moves[count].points = (int)strtol(points, &end, 10);
        token += length + (token[length] == '"');
        token += *token == ',';
        points = end + (*end == ',');
    }
    return count;
}

int main(void) {
    static char line[1 << 16]; /* no line of the host is longer */
    static struct legal moves[MOST_MOVES];
    while (fgets(line, sizeof line, stdin)) {
        if (is(line, "hello")) {
            puts("{\"type\":\"hello\",\"protocol\":1,\"name\":\"my-bot\",\"version\":\"0.1\"}");
        } else if (is(line, "turn")) {
            int count = read_moves(line, moves);
            if (count > 0)
                printf("{\"type\":\"move\",\"seq\":%ld,\"token\":\"%s\"}\n", strtol(field(line, "seq"), NULL, 10),
                       moves[decide(moves, count, line)].token);
        } else if (is(line, "error")) {
            fputs(line, stderr);
        } else if (is(line, "bye")) {
            break;
        }
        fflush(stdout); /* a pipe is buffered: without this the host would wait */
    }
    return 0;
}
