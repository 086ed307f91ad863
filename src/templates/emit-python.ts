// The program in Python 3: templates are functions of fractions, of which Python has exact ones.
import { describeProgram, type Program } from './describe-program.js';

export function emitPython(program: Program): string {
  const { templates, size, numerator, denominator, hasHighAces, cards } = program;
  const parameters = Array.from({ length: size }, (_, index) => `x${index}`).join(', ');
  return `#!/usr/bin/env python3
${describeProgram(program)
  .map((line) => `# ${line}\n`)
  .join('')}from fractions import Fraction
from itertools import product
import re
import sys

SIZE = ${size}
TARGET = Fraction(${numerator}, ${denominator})
LETTERS = {'A': 1, 'J': 11, 'Q': 12, 'K': 13}
ACE = ${hasHighAces ? '[1, 11]' : '[1]'}
CARDS = {${cards.join(', ')}} or None

TEMPLATES = [
${templates.map((text) => `    ('${text}', lambda ${parameters}: ${text}),\n`).join('')}]


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
        values = [Fraction(number) for number in numbers]
        for text, evaluate in TEMPLATES:
            try:
                if evaluate(*values) == TARGET:
                    return re.sub('x([0-9])', lambda name: str(numbers[int(name[1])]), text)
            except ZeroDivisionError:
                pass
    return 'No solution'


try:
    hands = [sys.argv[1:]] if len(sys.argv) > 1 else (line.split() for line in sys.stdin)
    for hand in hands:
        print(solve(hand))
except ValueError as error:
    sys.exit('error: ' + str(error))
`;
}
