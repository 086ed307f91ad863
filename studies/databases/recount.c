// Counts the problems of boards of Countdown from their definition, to compare with the shares of an atlas.
//
//   cc -O2 recount.c -o recount && ./recount 101 999 < boards.txt
//
// A board is a line of 2 to 10 numbers; ten take up to two minutes and 0.7 GB. For each set of its numbers it
// lists the values that expressions of exactly these numbers make, where every value is a positive integer. A
// target takes one operation less than the fewest numbers that make it. The distance of another one is that
// to the nearest target of the range that is made; a board that makes none has none. Prints the totals of all
// boards as JSON, in the form of the totals of a share.
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { MOST_NUMBERS = 10, SETS = 1 << MOST_NUMBERS };

typedef struct {
  uint64_t *values;
  size_t count, capacity;
} List;

static List lists[SETS];
/** The table of the values of one list at a time: its 2^bits slots are in use where the mark is this one. */
static uint64_t *slots;
static uint32_t *marks, mark;
static int bits = 15;

static int from, to;
/** Fewest operations of each value up to the last target; NONE if no set makes it. */
static uint8_t *fewest;
enum { NONE = 255 };

static void note(uint64_t value, int operations) {
  if (value <= (uint64_t)to && operations < fewest[value]) fewest[value] = operations;
}

static void *allocate(void *old, size_t bytes) {
  void *memory = realloc(old, bytes);
  if (memory == NULL) exit(2);
  return memory;
}

/** Writes a value to the table, and returns whether it is new there. */
static int isNew(uint64_t value) {
  size_t at = (value * 0x9e3779b97f4a7c15u) >> (64 - bits);
  while (marks[at] == mark && slots[at] != value) at = (at + 1) & (((size_t)1 << bits) - 1);
  if (marks[at] == mark) return 0;
  marks[at] = mark;
  slots[at] = value;
  return 1;
}

/** Doubles the table, and writes the values of a list to it. */
static void grow(const List *list) {
  size_t count = (size_t)1 << ++bits;
  slots = allocate(slots, count * sizeof *slots);
  marks = allocate(marks, count * sizeof *marks);
  memset(marks, 0, count * sizeof *marks);
  mark = 1;
  for (size_t i = 0; i < list->count; i++) isNew(list->values[i]);
}

/** Appends a value to a list, if it is new there. */
static void append(List *list, uint64_t value) {
  if (!isNew(value)) return;
  if (list->count == list->capacity) {
    list->capacity = list->capacity ? 2 * list->capacity : 64;
    list->values = allocate(list->values, list->capacity * sizeof *list->values);
  }
  list->values[list->count++] = value;
  if (list->count == (size_t)1 << (bits - 1)) grow(list);
}

/** Writes the results of two values, which are at most four, and returns their number. */
static int combine(uint64_t a, uint64_t b, uint64_t *results) {
  int count = 0;
  results[count++] = a + b;
  results[count++] = a * b;
  if (a != b) results[count++] = a > b ? a - b : b - a;
  if (a % b == 0) results[count++] = a / b;
  else if (b % a == 0) results[count++] = b / a;
  return count;
}

/** Notes every value of a board. The values of all numbers, and of all but one, are not listed. */
static void solve(const uint64_t *numbers, int size) {
  int all = (1 << size) - 1;
  memset(fewest, NONE, to + 1);
  for (int set = 1; set <= all; set++) {
    int count = __builtin_popcount(set), isListed = count <= size - 2;
    List *list = &lists[set];
    uint64_t results[4], last[4];
    list->count = 0;
    mark++;
    if (count == 1) {
      uint64_t number = numbers[__builtin_ctz(set)];
      append(list, number);
      note(number, 0);
      continue;
    }
    for (int part = (set - 1) & set; part > (set ^ part); part = (part - 1) & set) {
      List *left = &lists[part], *right = &lists[set ^ part];
      // Of all numbers and all but one, below.
      if (count == size && (left->count == 0 || right->count == 0)) continue;
      for (size_t i = 0; i < left->count; i++)
        for (size_t j = 0; j < right->count; j++) {
          int made = combine(left->values[i], right->values[j], results);
          for (int k = 0; k < made; k++) {
            note(results[k], count - 1);
            if (isListed) append(list, results[k]);
            uint64_t number = numbers[__builtin_ctz(all ^ set)];
            // A larger value makes no target with one more number.
            if (count != size - 1 || results[k] > to * (number + 1)) continue;
            int more = combine(results[k], number, last);
            for (int m = 0; m < more; m++) note(last[m], count);
          }
        }
    }
  }
}

static int isMade(int target) { return target >= from && target <= to && fewest[target] != NONE; }

/** Precondition: a target of the range is made. */
static int distanceOf(int target) {
  int distance = 0;
  while (!isMade(target - distance) && !isMade(target + distance)) distance++;
  return distance;
}

static void print(const char *name, const uint64_t *counts, int length) {
  const char *comma = "";
  printf("\"%s\":{", name);
  for (int i = 0; i < length; i++)
    if (counts[i] > 0) {
      printf("%s\"%d\":%llu", comma, i, (unsigned long long)counts[i]);
      comma = ",";
    }
  printf("},");
}

int main(int argc, char **argv) {
  static uint64_t operations[MOST_NUMBERS];
  uint64_t boards = 0, complete = 0, solvable = 0, numbers[MOST_NUMBERS];
  char line[256];
  if (argc != 3) return 2;
  from = atoi(argv[1]);
  to = atoi(argv[2]);
  fewest = malloc(to + 1);
  grow(&lists[0]);
  uint64_t *distances = calloc(to + 1, sizeof *distances);
  while (fgets(line, sizeof line, stdin)) {
    int size = 0;
    for (char *word = strtok(line, " \n"); word && size < MOST_NUMBERS; word = strtok(NULL, " \n"))
      numbers[size++] = strtoull(word, NULL, 10);
    solve(numbers, size);
    int made = 0;
    for (int target = from; target <= to; target++)
      if (isMade(target)) {
        operations[fewest[target]]++;
        made++;
      }
    for (int target = from; target <= to && made > 0; target++) distances[distanceOf(target)]++;
    boards++;
    solvable += made;
    complete += made == to - from + 1;
  }
  printf("{\"boards\":%llu,\"problems\":%llu,\"solvable\":%llu,", (unsigned long long)boards,
         (unsigned long long)boards * (to - from + 1), (unsigned long long)solvable);
  print("operations", operations, MOST_NUMBERS);
  print("distance", distances, to + 1);
  printf("\"complete\":%llu}\n", (unsigned long long)complete);
  return 0;
}
