// Finds all boards that make each of 1..m, without a bound of their two largest numbers.
//
//   cc -O2 search.c -lm -o search && ./search all 4 50 1 150
//
// Arguments: whether each number is used exactly once (`all`) or at most once (`any`), how many numbers (2 to
// 5), m, and the range of the third largest number (0 0 if there are two). Values may be fractions, zero or
// negative. Prints a line for each board: m at its most, and the numbers. It takes an m that only finitely
// many boards make, and says if there are more: with `any`, more than one number less can make.
//
// The two largest numbers are unknowns, x <= y, and the others are given. An expression has each number once
// at most, so its value is (a xy + b x + c y + d) / (e xy + f x + g y + h), and it is t at the points of
//
//   A xy + B x + C y + D = 0
//
// For each t of 1..m, a board is on one such curve. If A is 0, the curve is a line; otherwise it may be two
// lines. If it is none, y tends to -B/A where x is large, so the points with x <= y are few: they are listed.
// So each board is one of the points listed for the first t, or on one of its lines. On a line, the points
// that make another t are those where it meets a line of that t, or that are listed for it, unless the whole
// line makes it. If some t is not made by the whole line, its points are few, and none is left out.
#include <math.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { MOST_NUMBERS = 5, SETS = 1 << MOST_NUMBERS, SLOTS = 1 << 18, LONGEST = 4096 };
/** Points of a line that are evaluated, where more are compared with those of another target. */
enum { FEW = 4 };

typedef int64_t Int;
typedef __int128 Wide;

/** A list of rows of integers. */
typedef struct {
  Int *rows;
  int width, count, room;
} Rows;

/** A value: a polynomial over another one. Both have the coefficients of 1, x, y and xy. */
typedef struct {
  Int over[4], under[4];
} Form;

/** The points (p + q k, r + s k). */
typedef struct {
  Int p, q, r, s;
} Line;

static int size, usesAll, wanted, least, most;
/** The given numbers, in order. */
static Int given[MOST_NUMBERS];
/** The values of each set of numbers; the unknowns are the last two. */
static Rows forms[SETS];
/** Of each target: whether the rest is listed, and whether it is made whatever the unknowns are. */
static int isListed[LONGEST], isMade[LONGEST];
/** Lines of each target, each with a polynomial that is the divisor of its value, and the other points. */
static Rows lines[LONGEST], others[LONGEST];
/** Points that may make all targets. */
static Rows points;

static void fail(const char *problem) {
  fprintf(stderr, "search: %s\n", problem);
  exit(2);
}

static Int gcd(Int a, Int b) {
  for (Int rest; b; a = b, b = rest) rest = a % b;
  return llabs(a);
}

/** Divides integers by their greatest common divisor, and makes the first that is not zero positive. */
static void reduce(Int *values, int count) {
  Int divisor = 0, first = 0;
  for (int i = 0; i < count; i++) {
    divisor = gcd(divisor, values[i]);
    if (first == 0) first = values[i];
  }
  if (first < 0) divisor = -divisor;
  for (int i = 0; i < count && divisor; i++) values[i] /= divisor;
}

static void clear(Rows *list, int width) {
  list->width = width;
  list->count = 0;
}

static void append(Rows *list, const Int *row) {
  if (list->count == list->room) {
    list->room = list->room ? 2 * list->room : 256;
    list->rows = realloc(list->rows, list->room * sizeof(Form));
    if (list->rows == NULL) fail("out of memory");
  }
  memcpy(list->rows + (size_t)list->count++ * list->width, row, list->width * sizeof(Int));
}

/** Drops each row that equals one before it. */
static void keepDistinct(Rows *list) {
  static int slots[SLOTS];
  int width = list->width, kept = 0;
  if (list->count > SLOTS / 2) fail("too many values for the table");
  memset(slots, 0, sizeof slots);
  for (int i = 0; i < list->count; i++) {
    Int *row = list->rows + (size_t)i * width, *other;
    uint64_t hash = 0;
    for (int j = 0; j < width; j++) {
      hash = (hash ^ (uint64_t)row[j]) * 0x9e3779b97f4a7c15u;
      hash ^= hash >> 29;
    }
    for (hash %= SLOTS; slots[hash]; hash = (hash + 1) % SLOTS) {
      other = list->rows + (size_t)(slots[hash] - 1) * width;
      if (memcmp(other, row, width * sizeof(Int)) == 0) break;
    }
    if (slots[hash]) continue;
    memmove(list->rows + (size_t)kept * width, row, width * sizeof(Int));
    slots[hash] = ++kept;
  }
  list->count = kept;
}

static int isZero(const Int *polynomial) {
  return !(polynomial[0] | polynomial[1] | polynomial[2] | polynomial[3]);
}

/** Precondition: the numbers are as `isBoard` wants them. */
static Wide valueOf(const Int *polynomial, Int x, Int y) {
  return polynomial[0] + (Wide)polynomial[1] * x + (Wide)polynomial[2] * y + (Wide)polynomial[3] * x * y;
}

/** Multiplies two polynomials that share no unknown. */
static void multiply(const Int *a, const Int *b, Int *product) {
  memset(product, 0, 4 * sizeof(Int));
  for (int i = 0; i < 4; i++)
    for (int j = 0; j < 4; j++)
      if (a[i] && b[j]) product[i | j] += a[i] * b[j];
}

/** Appends a value. It stands for its negative, too. */
static void appendForm(Rows *list, const Int *over, const Int *under) {
  Form form = {{0}, {1}};
  if (!isZero(over)) {
    memcpy(form.over, over, sizeof form.over);
    memcpy(form.under, under, sizeof form.under);
    reduce(form.over, 8);
  }
  append(list, form.over);
}

/** Appends the sum, the difference, the product and the quotients of two values. */
static void combine(Rows *list, const Form *a, const Form *b) {
  Int left[4], right[4], over[4], under[4];
  multiply(a->over, b->under, left);
  multiply(b->over, a->under, right);
  multiply(a->under, b->under, under);
  for (int sign = -1; sign <= 1; sign += 2) {
    for (int i = 0; i < 4; i++) over[i] = left[i] + sign * right[i];
    appendForm(list, over, under);
  }
  multiply(a->over, b->over, over);
  appendForm(list, over, under);
  if (!isZero(right)) appendForm(list, left, right);
  if (!isZero(left)) appendForm(list, right, left);
}

static void listForms(void) {
  for (int set = 1; set < 1 << size; set++) {
    Rows *list = &forms[set];
    clear(list, 8);
    if ((set & (set - 1)) == 0) {
      int index = __builtin_ctz(set);
      Form number = {{0}, {1}};
      if (index < size - 2) number.over[0] = given[index];
      else number.over[1 << (index - (size - 2))] = 1;
      append(list, number.over);
      continue;
    }
    for (int part = (set - 1) & set; part > (set ^ part); part = (part - 1) & set) {
      Rows *left = &forms[part], *right = &forms[set ^ part];
      for (int i = 0; i < left->count; i++)
        for (int j = 0; j < right->count; j++)
          combine(list, (Form *)(left->rows + 8 * i), (Form *)(right->rows + 8 * j));
    }
    keepDistinct(list);
  }
}

/** The least that x may be. */
static Int smallest(void) { return size > 2 ? given[size - 3] : 1; }

/** Whether two numbers may follow the given ones. */
static int isBoard(Int x, Int y) {
  if (x < smallest() || y < x) return 0;
  if (y > 1000000000000000) fail("a number is too large for the arithmetic");
  return 1;
}

static void appendPoint(Rows *list, Int x, Int y) {
  Int row[2] = {x, y};
  append(list, row);
}

static void appendLine(int target, Int b, Int c, Int d, const Int *divisor) {
  Int row[7] = {b, c, d};
  if (d % gcd(b, c)) return;
  reduce(row, 3);
  memcpy(row + 3, divisor, 4 * sizeof(Int));
  append(&lines[target], row);
}

/** Lists the points of a xy + b x + c y + d = 0 at which the divisor is not zero, or the lines that it is. */
static void solve(int target, const Int *curve, const Int *divisor) {
  Int d = curve[0], b = curve[1], c = curve[2], a = curve[3];
  if (a == 0) {
    if (b | c) appendLine(target, b, c, d, divisor);
    return;
  }
  // y = -(b x + d) / (a x + c) is less than x beyond the larger root of |a| x^2 - (|b| + |c|) x - |d|.
  double half = ((double)llabs(b) + llabs(c)) / (2.0 * llabs(a));
  Int last = (Int)(half + sqrt(half * half + (double)llabs(d) / llabs(a))) + 2;
  for (Int x = smallest(), over = b * x + d, under = a * x + c; x <= last; x++, over += b, under += a) {
    if (under == 0 && over == 0) appendLine(target, 1, 0, -x, divisor);
    if (under == 0 || over % under) continue;
    Int y = -over / under;
    if (isBoard(x, y) && valueOf(divisor, x, y)) appendPoint(&others[target], x, y);
  }
  // (a x + c) (a y + b) = 0 has another line.
  if (b % a == 0 && b * c == a * d) appendLine(target, 0, 1, b / a, divisor);
}

static void listCurves(int target) {
  if (isListed[target]) return;
  isListed[target] = 1;
  isMade[target] = 0;
  clear(&lines[target], 7);
  clear(&others[target], 2);
  for (int set = usesAll ? (1 << size) - 1 : 1; set < 1 << size; set++)
    for (int i = 0; i < forms[set].count; i++) {
      const Form *form = (Form *)(forms[set].rows + 8 * i);
      for (int sign = -1; sign <= 1; sign += 2) {
        Int curve[4];
        for (int j = 0; j < 4; j++) curve[j] = form->over[j] + sign * target * form->under[j];
        if (isZero(curve)) isMade[target] = 1;
        else solve(target, curve, form->under);
      }
    }
  keepDistinct(&lines[target]);
  keepDistinct(&others[target]);
}

/** The points of b x + c y + d = 0. Precondition: b and c have no common divisor. */
static Line parametrize(Int b, Int c, Int d) {
  if (c == 0) return (Line){-d * b, 0, 0, 1};
  Int x = 0;
  while ((b * x + d) % c) x++;
  return (Line){x, llabs(c), -(b * x + d) / c, c > 0 ? -b : b};
}

/** Lists the k of the points of a line that make a target; returns -1 if all do, but for zero divisors. */
static int meet(const Line *line, int target, Int *found) {
  Int p = line->p, q = line->q, r = line->r, s = line->s;
  int count = 0;
  listCurves(target);
  if (isMade[target]) return -1;
  if (lines[target].count + others[target].count > SLOTS) fail("too many points on a line");
  for (int i = 0; i < lines[target].count; i++) {
    const Int *row = lines[target].rows + 7 * i;
    Int slope = row[0] * q + row[1] * s, offset = row[0] * p + row[1] * r + row[2];
    if (slope == 0 && offset == 0) return -1;
    if (slope == 0 || offset % slope) continue;
    Int k = -offset / slope, x = p + q * k, y = r + s * k;
    if (isBoard(x, y) && valueOf(row + 3, x, y)) found[count++] = k;
  }
  for (int i = 0; i < others[target].count; i++) {
    Int x = others[target].rows[2 * i], y = others[target].rows[2 * i + 1];
    Int k = q ? (x - p) / q : y;
    if (p + q * k == x && r + s * k == y) found[count++] = k;
  }
  return count;
}

static int compareInts(const void *a, const void *b) {
  Int x = *(const Int *)a, y = *(const Int *)b;
  return (x > y) - (x < y);
}

/** Appends the points of a line that make target after target, from the largest, once they are few. */
static void walk(const Line *line) {
  static Int kept[SLOTS], found[SLOTS];
  static uint8_t marks[SLOTS];
  int count = -1;
  for (int target = wanted; target > 0 && (count < 0 || count > FEW); target--) {
    int more = meet(line, target, found), left = 0;
    if (more < 0) continue;
    if (count < 0) {
      memcpy(kept, found, more * sizeof(Int));
      qsort(kept, more, sizeof(Int), compareInts);
      count = more;
    }
    memset(marks, 0, count);
    for (int i = 0; i < more; i++) {
      Int *at = bsearch(&found[i], kept, count, sizeof(Int), compareInts);
      if (at) marks[at - kept] = 1;
    }
    for (int i = 0; i < count; i++)
      if (marks[i]) kept[left++] = kept[i];
    count = left;
  }
  if (count < 0) fail("infinitely many boards make every target");
  for (int i = 0; i < count; i++)
    appendPoint(&points, line->p + line->q * kept[i], line->r + line->s * kept[i]);
}

/** The end of the run 1..m that a board makes. */
static int runOf(Int x, Int y) {
  static uint8_t isReached[LONGEST];
  int run = 0;
  memset(isReached, 0, sizeof isReached);
  for (int set = usesAll ? (1 << size) - 1 : 1; set < 1 << size; set++)
    for (int i = 0; i < forms[set].count; i++) {
      const Form *form = (Form *)(forms[set].rows + 8 * i);
      Wide over = valueOf(form->over, x, y), under = valueOf(form->under, x, y);
      if (over < 0) over = -over;
      if (under < 0) under = -under;
      if (over >= LONGEST * under) continue;
      Int value = over / under;
      if (value * under == over) isReached[value] = 1;
    }
  while (run + 1 < LONGEST && isReached[run + 1]) run++;
  return run;
}

/** Prints the boards that begin with the given numbers. */
static void search(void) {
  static Rows starts;
  int target = 1;
  listForms();
  memset(isListed, 0, sizeof isListed);
  clear(&points, 2);
  clear(&starts, 3);
  for (; listCurves(target), isMade[target]; target++)
    if (target == wanted) fail("the given numbers make every target");
  for (int i = 0; i < others[target].count; i++) append(&points, others[target].rows + 2 * i);
  for (int i = 0; i < lines[target].count; i++) append(&starts, lines[target].rows + 7 * i);
  keepDistinct(&starts);
  for (int i = 0; i < starts.count; i++) {
    const Int *row = starts.rows + 3 * i;
    Line line = parametrize(row[0], row[1], row[2]);
    walk(&line);
  }
  keepDistinct(&points);
  for (int i = 0; i < points.count; i++) {
    Int x = points.rows[2 * i], y = points.rows[2 * i + 1];
    int run = runOf(x, y);
    if (run < wanted) continue;
    printf("%d", run);
    for (int j = 0; j < size - 2; j++) printf(" %lld", (long long)given[j]);
    printf(" %lld %lld\n", (long long)x, (long long)y);
    fflush(stdout);
  }
}

/** Gives numbers from the one at `index` on. */
static void choose(int index) {
  if (index >= size - 2) {
    search();
    return;
  }
  Int from = index ? given[index - 1] : 1;
  for (Int number = index == size - 3 && least > from ? least : from; number <= most; number++) {
    given[index] = number;
    choose(index + 1);
  }
}

int main(int argc, char **argv) {
  if (argc != 6) fail("expected all or any, how many numbers, m, and the range of the third largest number");
  usesAll = strcmp(argv[1], "all") == 0;
  size = atoi(argv[2]);
  wanted = atoi(argv[3]);
  least = atoi(argv[4]);
  most = atoi(argv[5]);
  if (!usesAll && strcmp(argv[1], "any")) fail("expected all or any");
  if (size < 2 || size > MOST_NUMBERS) fail("expected 2 to 5 numbers");
  if (wanted < 1 || wanted >= LONGEST) fail("expected m from 1 to 4095");
  if (size > 2 && (least < 1 || most < least)) fail("expected a range of the third largest number");
  choose(0);
  return 0;
}
