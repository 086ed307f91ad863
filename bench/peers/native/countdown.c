/* Two of the algorithms of "(The Final) Countdown" (Alliot and Vanaret) in C: all targets of a range that boards make.
 *
 *   countdown hash|sets FROM TO < BOARDS
 *
 * A line of BOARDS has the numbers of a board, at most nine. `hash` is depth first with a hash array, `sets` breadth first with flat
 * sets, as in assembly/classic/, which tells how they work. The line printed has how many targets all boards together reach, and the seconds of
 * user time that took, without reading. Values have 32 bits where the product of the numbers fits, else 64. */
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>

#define MAX_NUMBERS 9
#define EXIT_USAGE 2
#define EXIT_MEMORY 3

static uint8_t *map; /* a byte for each target, and one more for what is out of range */
static uint64_t first_target, span;
static int first_bits; /* 2^first_bits is at most the first target */

static uint64_t *array;
static size_t array_mask;

/* h(x), the finalizer of SplitMix64 (Steele, Lea, Flood, 2014). */
static inline uint64_t mix(uint64_t x)
{
    x += 0x9e3779b97f4a7c15u;
    x = (x ^ x >> 30) * 0xbf58476d1ce4e5b9u;
    x = (x ^ x >> 27) * 0x94d049bb133111ebu;
    return x ^ x >> 31;
}

static inline int is_met(uint64_t hash)
{
    uint64_t *slot = &array[hash & array_mask];
    if (*slot == hash) return 1;
    *slot = hash;
    return 0;
}

#define T uint32_t
#define NAME(x) x##_32
#include "algorithms.h"
#undef T
#undef NAME
#define T uint64_t
#define NAME(x) x##_64
#include "algorithms.h"

static double user_seconds(void)
{
    struct rusage usage;
    getrusage(RUSAGE_SELF, &usage);
    return usage.ru_utime.tv_sec + usage.ru_utime.tv_usec / 1e6;
}

int main(int argc, char **argv)
{
    if (argc != 4 || (strcmp(argv[1], "hash") && strcmp(argv[1], "sets"))) return EXIT_USAGE;
    int is_hash = !strcmp(argv[1], "hash");
    first_target = strtoull(argv[2], NULL, 10);
    span = strtoull(argv[3], NULL, 10) - first_target + 1;
    if (!first_target || !span) return EXIT_USAGE;
    first_bits = 63 - __builtin_clzll(first_target);
    map = malloc(span + 1);
    if (!map) return EXIT_MEMORY;
    uint64_t reachable = 0;
    double seconds = 0;
    char line[1024];
    while (fgets(line, sizeof line, stdin)) {
        uint64_t numbers[MAX_NUMBERS];
        unsigned __int128 product = 1;
        int size = 0;
        char *at = line, *end;
        for (uint64_t x; size < MAX_NUMBERS && (x = strtoull(at, &end, 10)); at = end) {
            numbers[size++] = x;
            product *= x > 2 ? x : 2;
        }
        if (!size || product >> 64) return EXIT_USAGE;
        if (!array) {
            array_mask = ((size_t)1 << (size < 7 ? 15 : size == 7 ? 18 : size == 8 ? 20 : 24)) - 1;
            array = malloc((array_mask + 1) * sizeof *array);
            if (!array) return EXIT_MEMORY;
        }
        double begin = user_seconds();
        memset(map, 0, span);
        if (product >> 32) (is_hash ? hash_64 : sets_64)(numbers, size);
        else (is_hash ? hash_32 : sets_32)(numbers, size);
        seconds += user_seconds() - begin;
        for (uint64_t i = 0; i < span; i++) reachable += map[i];
    }
    printf("reachable=%llu seconds=%.6f\n", (unsigned long long)reachable, seconds);
    return 0;
}
