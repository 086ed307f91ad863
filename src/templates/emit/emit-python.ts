// The program in Python 3: templates are functions of fractions, which are exact in Python.
import { describeProgram, type Program } from './describe-program.js';

export function emitPython(program: Program): string {
  const { templates, size, numerator, denominator, hasHighAces, cards, codes } = program;
  const parameters = Array.from({ length: size }, (_, index) => `x${index}`).join(', ');
  const evaluators =
    codes?.map((code) => `'${code}'`) ?? templates.map((text) => `lambda ${parameters}: ${text}`);
  const evaluate = codes ? 'evaluate(template, numbers)' : 'template(*map(Fraction, numbers))';
  return `#!/usr/bin/env python3
${describeProgram(program)
  .map((line) => `# ${line}\n`)
  .join('')}from fractions import Fraction
from itertools import product
${codes ? 'from math import prod\n' : ''}import re
import sys

SIZE = ${size}
TARGET = Fraction(${numerator}, ${denominator})
LETTERS = {'A': 1, 'J': 11, 'Q': 12, 'K': 13}
ACE = ${hasHighAces ? '[1, 11]' : '[1]'}
CARDS = {${cards.join(', ')}} or None

TEMPLATES = [
${templates.map((text, index) => `    ('${text}', ${evaluators[index]}),\n`).join('')}]
${codes ? PYTHON_ARITHMETIC : ''}

def read_card(text):
    if text.upper() == 'A' or text == '1':
        values = ACE
    elif text.upper() in LETTERS:
        values = [LETTERS[text.upper()]]
    elif re.fullmatch('[1-9][0-9]*', text, re.ASCII):
        values = [int(text)]
    else:
        raise ValueError('expected a card, got ' + text)
    if CARDS and values[0] not in CARDS:
        raise ValueError('expected a card of this program, got ' + text)
    return values


def solve(hand):
    if len(hand) != SIZE:
        raise ValueError('expected %d cards, got %d' % (SIZE, len(hand)))
    for choice in product(*map(read_card, hand)):
        numbers = sorted(choice)
        for text, template in TEMPLATES:
            try:
                if ${evaluate} == TARGET:
                    return re.sub('x([0-9])', lambda name: str(numbers[int(name[1])]), text)
            except ArithmeticError:
                pass
    return 'No solution'


status = 0
hands = [sys.argv[1:]] if len(sys.argv) > 1 else map(str.split, open(0, errors='replace'))
for hand in filter(None, hands):
    try:
        print(solve(hand))
    except ValueError as error:
        print('error: ' + str(error), file=sys.stderr if len(sys.argv) > 1 else sys.stdout)
        status = 1
sys.exit(status)
`;
}

/** The arithmetic with operators beyond the four; emit-program.ts describes its values. */
const PYTHON_ARITHMETIC = `
# A value is a fraction, or irrational: ('root', s, b, k) is s * b^(1/k), ('log', a, b) is ln(b) / ln(a), with
# fractions a, b > 0. Equality is proved with integers: log(a, b) = p/q because a^p = b^q. An operation that is
# not allowed, too long, or has a result of another kind raises an ArithmeticError.
MAX_BITS = 4096
MAX_OPERAND = 16
MAX_FACTORIAL = 20


def need(condition):
    if not condition:
        raise ArithmeticError


def is_log(x):
    return not isinstance(x, Fraction) and x[0] == 'log'


def is_integer(x, least, most):
    return isinstance(x, Fraction) and x.denominator == 1 and least <= x <= most


def bits(x):
    return max(x.numerator, x.denominator).bit_length()


def raise_fraction(x, power):
    need(x == 1 or bits(x) * abs(power) <= MAX_BITS)
    return x if x == 1 else x ** power


def integer_root(n, k):
    low, high = 0, 1 << n.bit_length() // k + 1
    while high - low > 1:
        middle = (low + high) // 2
        low, high = (middle, high) if middle ** k <= n else (low, middle)
    return low


def make_root(s, b, k):
    for d in range(min(k, bits(b)), 1, -1):
        root = Fraction(integer_root(b.numerator, d), integer_root(b.denominator, d)) if k % d == 0 else 0
        if root and root ** d == b:
            b, k = root, k // d
            break
    return s * b if k == 1 or b == 1 else ('root', s, b, k)


def parts(x):
    return (1 if x > 0 else -1, abs(x), 1) if isinstance(x, Fraction) else x[1:]


def find_exponent(a, b, is_first=True):
    """The fraction ln(b) / ln(a), or None: Euclid's algorithm on the exponents of a common base."""
    count = 0
    while b != 1 and b >= a:
        quotient = b / a
        if quotient.numerator * quotient.denominator >= b.numerator * b.denominator:
            break
        b, count = quotient, count + 1
    if b == 1:
        return Fraction(count)
    rest = find_exponent(b, a, False) if count > 0 or is_first else None
    return None if rest is None else count + 1 / rest


def find_ratio(a, b):
    if b == 1:
        return Fraction(0)
    exponent = find_exponent(max(a, 1 / a), max(b, 1 / b))
    return exponent if exponent is None or (a > 1) == (b > 1) else -exponent


def make_log(a, b):
    ratio = find_ratio(a, b)
    return ('log', a, b) if ratio is None else ratio


def multiply(x, y):
    if x == 0 or y == 0:
        return Fraction(0)
    if is_log(x) or is_log(y):
        return multiply_logs(x, y) if is_log(x) else multiply_logs(y, x)
    (s, b, k), (t, c, m) = parts(x), parts(y)
    return make_root(s * t, raise_fraction(b, m) * raise_fraction(c, k), k * m)


def multiply_logs(x, y):
    _, a, b = x
    if isinstance(y, Fraction):
        return make_log(raise_fraction(a, y.denominator), raise_fraction(b, y.numerator))
    need(is_log(y))
    _, c, d = y
    for base, argument, other, rest in ((a, d, c, b), (c, b, a, d)):
        ratio = find_ratio(base, argument)
        if ratio is not None:
            return multiply(make_log(other, rest), ratio)
    raise ArithmeticError


def invert(x):
    need(x != 0)
    if is_log(x):
        return ('log', x[2], x[1])
    s, b, k = parts(x)
    return make_root(s, 1 / b, k)


def divide(x, y):
    return multiply(x, invert(y))


def add(x, y):
    if x == 0 or y == 0:
        return y if x == 0 else x
    if is_log(x) or is_log(y):
        return add_logs(x, y) if is_log(x) else add_logs(y, x)
    quotient = divide(x, y)
    need(isinstance(quotient, Fraction))
    return multiply(quotient + 1, y)


def add_logs(x, y):
    _, a, b = x
    if isinstance(y, Fraction):
        p, q = y.numerator, y.denominator
        return make_log(raise_fraction(a, q), raise_fraction(b, q) * raise_fraction(a, p))
    need(is_log(y))
    ratio = find_ratio(a, y[1])
    need(ratio is not None)
    p, q = ratio.numerator, ratio.denominator
    return make_log(raise_fraction(a, p), raise_fraction(b, p) * raise_fraction(y[2], q))


def subtract(x, y):
    return add(x, multiply(Fraction(-1), y))


def is_positive(x):
    return (x[1] > 1) == (x[2] > 1) if is_log(x) else x != 0 and parts(x)[0] > 0


def is_within(x, most):
    if is_log(x):
        a, b = max(x[1], 1 / x[1]), max(x[2], 1 / x[2])
        power, count = a, 1
        while power < b and count < most:
            power, count = power * a, count + 1
        return b <= power
    return x == 0 or parts(x)[1] <= raise_fraction(Fraction(most), parts(x)[2])


def raise_to(x, exponent):
    if exponent == 0 or x == 1:
        return Fraction(1)
    if exponent == 1:
        return x
    if is_log(exponent):
        power = logarithm(exponent[1], x)
        need(isinstance(power, Fraction))
        return raise_to(exponent[2], power)
    need(isinstance(exponent, Fraction))
    if is_log(x):
        need(exponent == -1)
        return invert(x)
    _, b, k = parts(x)
    _, b, k = parts(make_root(1, b, k * exponent.denominator))
    return make_root(1, raise_fraction(b, exponent.numerator), k)


def power(x, exponent):
    need(is_positive(x) and is_within(exponent, MAX_OPERAND))
    return raise_to(x, exponent)


def root(x, index):
    need(is_integer(x, 1, x) and is_integer(index, -MAX_OPERAND, MAX_OPERAND))
    return raise_to(x, invert(index))


def logarithm(x, y):
    need(is_positive(x) and x != 1 and is_positive(y))
    if y == 1 or x == y:
        return Fraction(x == y)
    need(not is_log(x) and not is_log(y))
    (_, b, k), (_, c, m) = parts(x), parts(y)
    return make_log(raise_fraction(b, m), raise_fraction(c, k))


def modulo(x, y):
    need(is_integer(x, 1, x) and is_integer(y, -MAX_OPERAND, MAX_OPERAND) and y != 0)
    return Fraction(x % y)


def square_root(x):
    need(x == 0 or is_positive(x))
    return x if x == 0 else raise_to(x, Fraction(1, 2))


def factorial(x):
    need(is_integer(x, 0, MAX_FACTORIAL))
    return Fraction(prod(range(1, int(x) + 1)))


def check_digit(x):
    need(is_integer(x, 1, 9))
    return x


OPERATIONS = {
    '+': add, '-': subtract, '*': multiply, '/': divide, '^': power, 'r': root, 'l': logarithm, 'm': modulo,
    's': square_root, '!': factorial, 'd': check_digit, 'c': lambda x, y: 10 * x + y,
}


def evaluate(code, numbers):
    """Evaluates a template in postfix notation: a digit is a position, another character an operation."""
    stack = []
    for symbol in code:
        if symbol.isdigit():
            stack.append(Fraction(numbers[int(symbol)]))
        else:
            count = 1 if symbol in 's!d' else 2
            stack[-count:] = [OPERATIONS[symbol](*stack[-count:])]
    return stack[0]
`;
