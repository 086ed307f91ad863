// The example for Python that plays boards: episodes in the manner of Gymnasium, several boards and threads
// on one process, errors.
import { cpSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root, useConsumer } from '../../support/packed.js';
import { findPython } from './setup.mjs';

const { folder, run } = useConsumer();

const PROGRAM = `
import threading
from array import array
from environment import Environment, Process, Refused

with Process("--game", "24") as process:
    board = Environment(process, puzzles=[{"numbers": [3, 3, 8, 8], "expression": "8 / (3 - 8 / 3)"}], max_steps=2)
    print(board.reset())
    print(board.step("8 / 3"))
    print(board.step("3 + 3"))
    print(board.reset(options={"numbers": array("q", [4, 6])}))
    print(board.step("4 * 6"))
    misspelt = {"numbers": [1, 2, 3], "target": 6, "valeus": "rational"}
    for call in (
        lambda: board.step("4 * 6"),
        lambda: Environment(process).step("1 + 1"),
        lambda: board.reset(options=misspelt),
    ):
        try:
            call()
        except Refused as refused:
            print(refused.code)

    def play(results, number):
        own = Environment(process)
        for _ in range(200):
            own.reset(options={"numbers": [number, 2], "target": 2 * number})
            results[number] += own.step(f"{number} * 2")[1]
        own.close()

    results = [0] * 9
    threads = [threading.Thread(target=play, args=(results, number)) for number in range(3, 9)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    print(results)
    Environment(process).close()
    rows = [{"nums": [4, 6], "solvable": True, "level": 2}, {"question": "?", "metadata": {"numbers": [4, 6], "target": 24}}]
    board = Environment(process, puzzles=rows)
    print(board.reset()[0], board.reset()[0])
`;

it('plays episodes', () => {
  const python = findPython();
  if (python === null) throw new Error('Python is missing: run `npm run runtimes`');
  for (const name of ['environment.py', 'numbers_game.py'])
    cpSync(join(root, 'examples', 'python', name), join(folder, name));
  writeFileSync(join(folder, 'play.py'), PROGRAM);
  expect(run(python, ['play.py']))
    .toBe(`({'numbers': [3, 3, 8, 8], 'target': 24}, {'solvable': True, 'operations': 3, 'solved': False})
({'numbers': [3, 8, '8/3'], 'target': 24}, 0.0, False, False, {'solvable': True, 'operations': 2, 'solved': False, 'legal': True, 'reason': None})
({'numbers': [3, 8, '8/3'], 'target': 24}, 0.0, False, True, {'solvable': True, 'operations': 2, 'solved': False, 'legal': False, 'reason': 'number-reused'})
({'numbers': [4, 6], 'target': 24}, {'solvable': True, 'operations': 1, 'solved': False})
({'numbers': [24], 'target': 24}, 1.0, True, False, {'solvable': True, 'operations': 0, 'solved': True, 'legal': True, 'reason': None})
invalid-option
invalid-option
invalid-option
[0, 0, 0, 200.0, 200.0, 200.0, 200.0, 200.0, 200.0]
{'numbers': [4, 6], 'target': 24} {'numbers': [4, 6], 'target': 24}
`);
});
