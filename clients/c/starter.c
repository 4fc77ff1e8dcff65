/* A starter bot for any variant, over JSON lines, in C without libraries.
   Usage: cc -O2 -o starter starter.c && boneyard bot run -- ./starter

   The host writes one object a line, without spaces, so a field is found by its name: "legal":[ is there once. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* What stands behind `"name":`, or NULL. */
static const char *field(const char *line, const char *name) {
    char key[64];
    snprintf(key, sizeof key, "\"%s\":", name);
    const char *found = strstr(line, key);
    return found ? found + strlen(key) : NULL;
}

static int is(const char *line, const char *type) {
    const char *value = field(line, "type");
    return value && value[0] == '"' && strncmp(value + 1, type, strlen(type)) == 0 && value[1 + strlen(type)] == '"';
}

/* Pips of the tile that a token lays, such as 6-4R; 0 when it lays none. */
static long pips(const char *token) {
    int high, low;
    return sscanf(token, "%d-%d", &high, &low) == 2 ? high + low : 0;
}

/* Most points first, then the heaviest tile; the first of equals, so a tile before a draw or a pass. */
static void answer(const char *line) {
    const char *legal = field(line, "legal"), *points = field(line, "points"), *seq = field(line, "seq");
    if (!legal || !points || !seq) return;
    const char *best = NULL;
    size_t length = 0;
    long worth = -1;
    /* A token holds neither quotes nor brackets: "6-4R","draw" */
    for (legal++, points++; *legal == '"'; legal += strcspn(legal, "\"") + 1, legal += *legal == ',') {
        legal++;
        char *end;
        long score = strtol(points, &end, 10) * 100 + pips(legal);
        points = end + (*end == ',');
        if (score > worth) {
            worth = score;
            best = legal;
            length = strcspn(legal, "\"");
        }
    }
    if (best) printf("{\"type\":\"move\",\"seq\":%ld,\"token\":\"%.*s\"}\n", strtol(seq, NULL, 10), (int)length, best);
}

int main(void) {
    static char line[1 << 16]; /* the longest line that a host writes */
    while (fgets(line, sizeof line, stdin)) {
        if (is(line, "hello")) puts("{\"type\":\"hello\",\"protocol\":1,\"name\":\"c-starter\",\"version\":\"1\"}");
        else if (is(line, "turn")) answer(line);
        else if (is(line, "error")) fputs(line, stderr);
        else if (is(line, "bye")) break;
        fflush(stdout); /* a pipe is buffered: without this the host would wait */
    }
    return 0;
}
