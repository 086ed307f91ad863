// Where an element solves its puzzles, apart from a page.
import { expect, it, vi } from 'vitest';
import { Solving } from '../../src/element/element-solver.js';

it('makes another solver after one that could not be made', async () => {
  const solving = new Solving();
  const { signal } = new AbortController();
  const solve = () => solving.solve({ numbers: [1, 2], target: 3 }, signal);
  const instance = vi.spyOn(WebAssembly, 'Instance').mockImplementation(function () {
    throw new RangeError('WebAssembly.Instance(): Out of memory');
  });
  await expect(solve()).rejects.toMatchObject({ code: 'out-of-memory' });
  instance.mockRestore();
  expect(await solve()).toMatchObject({ operations: 1 });
});
