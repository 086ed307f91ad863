// The program in Python 3: templates are functions of fractions, which are exact in Python. With operators
// beyond the four, arithmetic-python.ts evaluates the templates.
import { PYTHON_ARITHMETIC } from './arithmetic-python.js';
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


try:
    hands = [sys.argv[1:]] if len(sys.argv) > 1 else (line.split() for line in sys.stdin)
    for hand in hands:
        print(solve(hand))
except ValueError as error:
    sys.exit('error: ' + str(error))
`;
}
