// The program in C99: a fraction is a pair of 64-bit integers, and a template is evaluated as it is read.
//
// The sum |p| + |q| of a result is at most the product of c + 1 over its cards (parse-scope.ts), so cards are
// limited such that this times the target stays below 2^63.
import { C_ARITHMETIC } from './arithmetic-c.js';
import { describeProgram, type Program } from './describe-program.js';

const MAX_INTEGER = 2 ** 63;

/** Arithmetic of the four operators. */
const FRACTIONS = `/* q is 0 after a division by zero. */
typedef struct {
    long long p, q;
} Fraction;

static Fraction operate(char kind, Fraction a, Fraction b) {
    Fraction result = {0, 0};
    if (a.q == 0 || b.q == 0 || (kind == '/' && b.p == 0)) return result;
    result.q = kind == '/' ? a.q * b.p : a.q * b.q;
    if (kind == '+') result.p = a.p * b.q + b.p * a.q;
    if (kind == '-') result.p = a.p * b.q - b.p * a.q;
    if (kind == '*') result.p = a.p * b.p;
    if (kind == '/') result.p = a.p * b.q;
    return result;
}

static Fraction read_operation(const char **at, const long long *numbers);

static Fraction read_operand(const char **at, const long long *numbers) {
    Fraction value = {0, 1};
    if (**at == 'x') {
        value.p = numbers[(*at)[1] - '0'];
        *at += 2;
        return value;
    }
    *at += 1;
    value = read_operation(at, numbers);
    *at += 1;
    return value;
}

static Fraction read_operation(const char **at, const long long *numbers) {
    Fraction left = read_operand(at, numbers);
    char kind = (*at)[1];
    *at += 3;
    return operate(kind, left, read_operand(at, numbers));
}

/* Whether a template is worth the target. */
static int is_solution(const char *template, const long long *numbers) {
    Fraction value = read_operation(&template, numbers);
    return value.q != 0 && value.p * DENOMINATOR == value.q * NUMERATOR;
}
`;

/** Reading a card, and printing a template with the numbers in place. */
const CARD_FUNCTIONS = `static long long read_card(const char *text) {
    const char *letters = "AJQKajqk";
    const int values[] = {1, 11, 12, 13};
    const char *letter = strlen(text) == 1 ? strchr(letters, *text) : NULL;
    long long value = 0;
    if (letter != NULL) value = values[(letter - letters) % 4];
    else if (*text >= '1' && *text <= '9') {
        for (const char *digit = text; *digit >= '0' && *digit <= '9' && value <= MAX_CARD; digit++)
            value = 10 * value + *digit - '0';
        if (text[strspn(text, "0123456789")] != '\\0') value = 0;
    }
    if (value == 0) fail("expected a card", text);
    if (value > MAX_CARD) fail("expected a card that is exact in 64 bits", text);
    if (CARDS[0] != 0) {
        int place = 0;
        while (CARDS[place] != 0 && CARDS[place] != value) place++;
        if (CARDS[place] == 0) fail("expected a card of this program", text);
    }
    return value;
}

static int compare(const void *a, const void *b) {
    long long left = *(const long long *)a, right = *(const long long *)b;
    return (left > right) - (left < right);
}

static void print_solution(const char *template, const long long *numbers) {
    for (const char *at = template; *at != '\\0'; at++) {
        if (*at == 'x') printf("%lld", numbers[*++at - '0']);
        else putchar(*at);
    }
    putchar('\\n');
}

`;

/** Solving a hand, and the main function. */
const MAIN_FUNCTIONS = `/* Each bit of \`high\` is an ace that counts 11. */
static void solve(int count, char **hand) {
    long long cards[SIZE], numbers[SIZE];
    int aces[SIZE], ace_count = 0;
    if (count != SIZE) {
        fprintf(stderr, "error: expected %d cards, got %d\\n", SIZE, count);
        exit(1);
    }
    for (int i = 0; i < SIZE; i++) {
        cards[i] = read_card(hand[i]);
        if (HIGH_ACES && cards[i] == 1) aces[ace_count++] = i;
    }
    for (int high = 0; high < 1 << ace_count; high++) {
        memcpy(numbers, cards, sizeof numbers);
        for (int i = 0; i < ace_count; i++)
            if (high >> i & 1) numbers[aces[i]] = 11;
        if (solve_choice(numbers)) return;
    }
    puts("No solution");
}

int main(int count, char **arguments) {
    char line[1024], *hand[SIZE + 1];
    if (count > 1) {
        solve(count - 1, arguments + 1);
        return 0;
    }
    while (fgets(line, sizeof line, stdin) != NULL) {
        int cards = 0;
        for (char *card = strtok(line, " \\t\\r\\n"); card != NULL && cards <= SIZE; card = strtok(NULL, " \\t\\r\\n"))
            hand[cards++] = card;
        solve(cards, hand);
    }
    return 0;
}
`;

export function emitC(program: Program): string {
  const { templates, size, numerator, denominator, hasHighAces, cards, codes } = program;
  // One less than the bound allows, because of the rounding of the root.
  const most = Math.floor((MAX_INTEGER / (Math.abs(numerator) + denominator)) ** (1 / size)) - 2;
  return `${describeProgram(program)
    .map((line) => `// ${line}\n`)
    .join('')}${codes ? '#include <limits.h>\n#include <setjmp.h>\n' : ''}#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { SIZE = ${size}, MAX_CARD = ${most}, HIGH_ACES = ${Number(hasHighAces)} };
static const long long NUMERATOR = ${numerator}LL, DENOMINATOR = ${denominator}LL;
/* 0 ends the list; an empty one is any card. */
static const long long CARDS[] = {${[...cards, 0].join(', ')}};

static const char *const TEMPLATES[] = {
${listTexts(templates)}};
${codes ? `\n/* The same in postfix notation. */\nstatic const char *const CODES[] = {\n${listTexts(codes)}};\n` : ''}
static void fail(const char *message, const char *got) {
    fprintf(stderr, "error: %s, got %s\\n", message, got);
    exit(1);
}

${codes ? C_ARITHMETIC.trimStart() : FRACTIONS}
${CARD_FUNCTIONS}${writeChoiceSolver(codes ? 'CODES' : 'TEMPLATES')}${MAIN_FUNCTIONS}`;
}

/** Writes the function that solves one choice of values by the templates in an array. */
function writeChoiceSolver(codes: string): string {
  return `static int solve_choice(long long *numbers) {
    qsort(numbers, SIZE, sizeof *numbers, compare);
    for (size_t i = 0; i < sizeof TEMPLATES / sizeof *TEMPLATES; i++) {
        if (is_solution(${codes}[i], numbers)) {
            print_solution(TEMPLATES[i], numbers);
            return 1;
        }
    }
    return 0;
}

`;
}

function listTexts(texts: readonly string[]): string {
  return texts.map((text) => `    "${text}",\n`).join('');
}
