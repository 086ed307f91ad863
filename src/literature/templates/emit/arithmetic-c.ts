// The arithmetic of programs in C99 with operators beyond the four; emit-program.ts describes its values. C
// has no integers of any size: where 64 bits do not suffice, a template has no value.
export const C_ARITHMETIC = String.raw`
/* Positive, in lowest terms. */
typedef struct {
    long long p, q;
} Fraction;

/*
 * s * b^(1/k), a fraction if k is 1; or, if k is 0, the irrational ln(b) / ln(a). s is 1, 0 or -1.
 * Equality is proved with integers: log(a, b) = p/q because a^p = b^q. An operation that is not allowed,
 * exceeds 64 bits, or has a result of another kind jumps to no_value.
 */
typedef struct {
    int s;
    Fraction a, b;
    long long k;
} Value;

enum { MAX_BITS = 63, MAX_OPERAND = 16, MAX_FACTORIAL = 20 };
static const Fraction ONE = {1, 1};
static jmp_buf no_value;

static void need(int condition) {
    if (!condition) longjmp(no_value, 1);
}

static long long multiply_exactly(long long x, long long y) {
    need(y == 0 || llabs(x) <= LLONG_MAX / llabs(y));
    return x * y;
}

static long long plus(long long x, long long y) {
    need(y < 0 || x <= LLONG_MAX - y);
    return x + y;
}

static Fraction reduce(long long p, long long q) {
    long long a = p, b = q;
    while (b != 0) {
        long long rest = a % b;
        a = b;
        b = rest;
    }
    return (Fraction){p / a, q / a};
}

static Fraction inverse(Fraction x) {
    return (Fraction){x.q, x.p};
}

static Fraction multiply_fractions(Fraction x, Fraction y) {
    Fraction left = reduce(x.p, y.q), right = reduce(y.p, x.q);
    return (Fraction){multiply_exactly(left.p, right.p), multiply_exactly(left.q, right.q)};
}

static int is_same(Fraction x, Fraction y) {
    return x.p == y.p && x.q == y.q;
}

/* Whether x > y, by continued fractions, whose terms cannot overflow. */
static int is_above(Fraction x, Fraction y) {
    if (x.p / x.q != y.p / y.q) return x.p / x.q > y.p / y.q;
    if (x.p % x.q == 0 || y.p % y.q == 0) return x.p % x.q != 0;
    return is_above((Fraction){y.q, y.p % y.q}, (Fraction){x.q, x.p % x.q});
}

static Fraction above_one(Fraction x) {
    return is_above(ONE, x) ? inverse(x) : x;
}

static Fraction raise_fraction(Fraction x, long long power) {
    Fraction result = ONE;
    if (is_same(x, ONE)) return ONE;
    need(llabs(power) <= MAX_BITS);
    for (long long i = llabs(power); i > 0; i--) result = multiply_fractions(result, x);
    return power < 0 ? inverse(result) : result;
}

/* The k-th root of n, 0 if it is not an integer. */
static long long integer_root(long long n, long long k) {
    long long low = 1, high = n;
    while (low <= high) {
        long long middle = low + (high - low) / 2, product = 1, i = 0;
        while (i < k && product <= n / middle) {
            product *= middle;
            i++;
        }
        if (i == k && product == n) return middle;
        if (i == k) low = middle + 1;
        else high = middle - 1;
    }
    return 0;
}

static int is_log(Value x) {
    return x.k == 0;
}

static int is_rational(Value x) {
    return x.k == 1;
}

static Value rational(long long p, long long q) {
    Fraction b = p == 0 ? ONE : reduce(llabs(p), q);
    return (Value){(p > 0) - (p < 0), ONE, b, 1};
}

static long long numerator(Value x) {
    return x.s * x.b.p;
}

static int is_integer(Value x, long long least, long long most) {
    return is_rational(x) && x.b.q == 1 && numerator(x) >= least && numerator(x) <= most;
}

static Value make_root(int s, Fraction b, long long k) {
    for (long long d = k < MAX_BITS ? k : MAX_BITS; d > 1; d--) {
        if (k % d != 0) continue;
        Fraction root = {integer_root(b.p, d), integer_root(b.q, d)};
        if (root.p != 0 && root.q != 0) return (Value){s, ONE, root, is_same(root, ONE) ? 1 : k / d};
    }
    return (Value){s, ONE, b, is_same(b, ONE) ? 1 : k};
}

static Value add(Value x, Value y);
static Value invert(Value x);
static Value logarithm(Value x, Value y);

/*
 * The fraction ln(b) / ln(a), if there is one, for a, b > 1: Euclid's algorithm on the exponents of a common
 * base.
 */
static int find_exponent(Fraction a, Fraction b, int is_first, Value *exponent) {
    int count = 0;
    Value rest;
    while (!is_same(b, ONE) && !is_above(a, b)) {
        Fraction quotient = multiply_fractions(b, inverse(a));
        if (multiply_exactly(quotient.p, quotient.q) >= multiply_exactly(b.p, b.q)) break;
        b = quotient;
        count++;
    }
    *exponent = rational(count, 1);
    if (is_same(b, ONE)) return 1;
    if ((count == 0 && !is_first) || !find_exponent(b, a, 0, &rest)) return 0;
    *exponent = add(*exponent, invert(rest));
    return 1;
}

static int find_ratio(Fraction a, Fraction b, Value *ratio) {
    *ratio = rational(0, 1);
    if (is_same(b, ONE)) return 1;
    if (!find_exponent(above_one(a), above_one(b), 1, ratio)) return 0;
    if (is_above(a, ONE) != is_above(b, ONE)) ratio->s = -1;
    return 1;
}

static Value make_log(Fraction a, Fraction b) {
    Value ratio;
    return find_ratio(a, b, &ratio) ? ratio : (Value){1, a, b, 0};
}

static Value multiply(Value x, Value y);

static Value multiply_logs(Value x, Value y) {
    Value ratio;
    if (is_rational(y)) return make_log(raise_fraction(x.a, y.b.q), raise_fraction(x.b, numerator(y)));
    need(is_log(y));
    if (find_ratio(x.a, y.b, &ratio)) return multiply(make_log(y.a, x.b), ratio);
    need(find_ratio(y.a, x.b, &ratio));
    return multiply(make_log(x.a, y.b), ratio);
}

static Value multiply(Value x, Value y) {
    if (x.s == 0 || y.s == 0) return rational(0, 1);
    if (is_log(x)) return multiply_logs(x, y);
    if (is_log(y)) return multiply_logs(y, x);
    Fraction b = multiply_fractions(raise_fraction(x.b, y.k), raise_fraction(y.b, x.k));
    return make_root(x.s * y.s, b, multiply_exactly(x.k, y.k));
}

static Value invert(Value x) {
    need(x.s != 0);
    return is_log(x) ? (Value){1, x.b, x.a, 0} : make_root(x.s, inverse(x.b), x.k);
}

static Value divide(Value x, Value y) {
    return multiply(x, invert(y));
}

static Value add_logs(Value x, Value y) {
    Value ratio;
    if (is_rational(y)) {
        Fraction b = multiply_fractions(raise_fraction(x.b, y.b.q), raise_fraction(x.a, numerator(y)));
        return make_log(raise_fraction(x.a, y.b.q), b);
    }
    need(is_log(y) && find_ratio(x.a, y.a, &ratio));
    long long p = numerator(ratio), q = ratio.b.q;
    return make_log(raise_fraction(x.a, p), multiply_fractions(raise_fraction(x.b, p), raise_fraction(y.b, q)));
}

static Value add(Value x, Value y) {
    if (x.s == 0) return y;
    if (y.s == 0) return x;
    if (is_log(x)) return add_logs(x, y);
    if (is_log(y)) return add_logs(y, x);
    Value quotient = divide(x, y);
    need(is_rational(quotient));
    return multiply(rational(plus(numerator(quotient), quotient.b.q), quotient.b.q), y);
}

static Value subtract(Value x, Value y) {
    return add(x, multiply(rational(-1, 1), y));
}

static int is_positive(Value x) {
    return is_log(x) ? is_above(x.a, ONE) == is_above(x.b, ONE) : x.s > 0;
}

/* Whether abs(x) <= most. */
static int is_within(Value x, int most) {
    if (!is_log(x)) {
        if (x.s == 0 || x.k > MAX_BITS) return 1;
        for (; x.k > 0 && is_above(x.b, ONE); x.k--) x.b = multiply_fractions(x.b, (Fraction){1, most});
        return !is_above(x.b, ONE);
    }
    Fraction power = above_one(x.a);
    for (int i = 1; i < most && is_above(above_one(x.b), power); i++)
        power = multiply_fractions(power, above_one(x.a));
    return !is_above(above_one(x.b), power);
}

static Value raise_value(Value x, Value exponent) {
    if (exponent.s == 0 || is_integer(x, 1, 1)) return rational(1, 1);
    if (is_integer(exponent, 1, 1)) return x;
    if (is_log(exponent)) {
        Value power = logarithm((Value){1, ONE, exponent.a, 1}, x);
        need(is_rational(power));
        return raise_value((Value){1, ONE, exponent.b, 1}, power);
    }
    need(is_rational(exponent));
    if (is_log(x)) {
        need(is_integer(exponent, -1, -1));
        return invert(x);
    }
    Value root = make_root(1, x.b, multiply_exactly(x.k, exponent.b.q));
    return make_root(1, raise_fraction(root.b, numerator(exponent)), root.k);
}

static Value power(Value x, Value exponent) {
    need(is_positive(x) && is_within(exponent, MAX_OPERAND));
    return raise_value(x, exponent);
}

static Value root(Value x, Value index) {
    need(is_integer(x, 1, LLONG_MAX) && is_integer(index, -MAX_OPERAND, MAX_OPERAND));
    return raise_value(x, invert(index));
}

static Value logarithm(Value x, Value y) {
    need(is_positive(x) && !is_integer(x, 1, 1) && is_positive(y));
    if (is_integer(y, 1, 1)) return rational(0, 1);
    if (is_log(x) && is_log(y)) {
        need(is_same(x.a, y.a) && is_same(x.b, y.b));
        return rational(1, 1);
    }
    need(!is_log(x) && !is_log(y));
    return make_log(raise_fraction(x.b, y.k), raise_fraction(y.b, x.k));
}

static Value modulo(Value x, Value y) {
    need(is_integer(x, 1, LLONG_MAX) && is_integer(y, -MAX_OPERAND, MAX_OPERAND) && y.s != 0);
    long long rest = numerator(x) % numerator(y);
    return rational(rest != 0 && y.s < 0 ? rest + numerator(y) : rest, 1);
}

static Value square_root(Value x) {
    need(x.s == 0 || is_positive(x));
    return x.s == 0 ? x : raise_value(x, rational(1, 2));
}

static Value factorial(Value x) {
    long long product = 1;
    need(is_integer(x, 0, MAX_FACTORIAL));
    for (long long factor = 2; factor <= numerator(x); factor++) product *= factor;
    return rational(product, 1);
}

static Value check_digit(Value x) {
    need(is_integer(x, 1, 9));
    return x;
}

static Value operate(char symbol, Value x, Value y) {
    switch (symbol) {
        case '+': return add(x, y);
        case '-': return subtract(x, y);
        case '*': return multiply(x, y);
        case '/': return divide(x, y);
        case '^': return power(x, y);
        case 'r': return root(x, y);
        case 'l': return logarithm(x, y);
        case 'm': return modulo(x, y);
        case 's': return square_root(y);
        case '!': return factorial(y);
        case 'd': return check_digit(y);
        case 'c': return add(multiply(rational(10, 1), x), y);
        default: need(0); return x;
    }
}

/* Evaluates a template in postfix notation: a digit is a position, another character an operation. */
static Value evaluate(const char *code, const long long *numbers) {
    Value stack[SIZE];
    int height = -1;
    for (; *code != '\0'; code++) {
        if (*code >= '0' && *code <= '9') stack[++height] = rational(numbers[*code - '0'], 1);
        else {
            Value right = stack[height];
            if (strchr("s!d", *code) == NULL) height--;
            stack[height] = operate(*code, stack[height], right);
        }
    }
    return stack[height];
}

/* Whether a template is worth the target. */
static int is_solution(const char *code, const long long *numbers) {
    if (setjmp(no_value) != 0) return 0;
    Value value = evaluate(code, numbers);
    return is_rational(value) && numerator(value) == NUMERATOR && value.b.q == DENOMINATOR;
}
`;
