// Links of any text: each opens a tab of the page, whose own link opens the same.
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { oddText } from '../../test/fuzz/area.js';
import { seed } from '../../test/support/random.js';
import { openPage } from './support/open-link.js';

const link = fc.oneof(
  fc
    .tuple(
      fc.constantFrom('solve', 'explore', 'play', 'measure', 'constructor', ''),
      fc.array(
        fc.tuple(
          fc.constantFrom(
            'game',
            'numbers',
            'target',
            'aces',
            'operators',
            'list',
            'from',
            'to',
            'day',
            'seed',
            'level',
            'mode',
            'large',
            'plan',
            'clock',
            'vs',
            '__proto__',
          ),
          fc.oneof(
            fc.constantFrom('24', '1,3,7,10,25,50', '765', '2026-02-30', 'countdown', '1/2', '%', '%zz'),
            oddText,
          ),
        ),
        { maxLength: 5 },
      ),
    )
    .map(([tab, pairs]) => `#/${tab}?${pairs.map(([name, value]) => `${name}=${value}`).join('&')}`),
  oddText.map((text) => `#${text}`),
);

it(`a link of any text opens a tab, whose own link opens the same (seed ${seed})`, async () => {
  const { open } = await openPage();
  const property = fc.property(link, (hash) => {
    const address = open(hash);
    expect(address).toMatch(/^#\/(solve|explore|play|measure)/);
    expect(open(address)).toBe(address);
  });
  fc.assert(property, { seed, numRuns: 2000 });
});

it('a run and another game have a new seed, unless a link names one', async () => {
  const { open } = await openPage();
  const { chooseMode } = await import('../src/play/play-mode.js');
  const { seed: current } = await import('../src/play/dealt-board.js');
  open('#/play?game=countdown&mode=sprint&seed=7');
  expect(current.value).toBe('7');
  chooseMode('show');
  expect(current.value).not.toBe('7');
});

it('a fault of a link is forgotten with the first choice', async () => {
  const { open } = await openPage();
  const { linkFault } = await import('../src/play/dealt-board.js');
  const { gameId } = await import('../src/page-state.js');
  open('#/play?game=countdown&day=1999-01-01');
  expect(linkFault.value?.what).toBe('wrongDay');
  gameId.value = '24';
  expect(linkFault.value).toBeNull();
});

it.each([
  ['solve?game=sudoku', 'wrongGame', /^#\/solve\?game=countdown&/],
  ['play?game=24&mode=duel', 'wrongMode', /^#\/play\?game=24&seed=\d+&clock=off$/],
  ['play?game=24&mode=ladder&day=1999-01-01', 'wrongLadder', /&mode=ladder&day=20\d\d/],
  ['play?game=24&mode=ladder&day=2999-01-01', 'wrongLadder', /&mode=ladder&day=20\d\d/],
  ['play?game=countdown&large=7', 'wrongLarge', /&large=2&/],
  ['play?game=countdown&clock=12', 'wrongClock', /&clock=30$/],
  ['play?game=countdown&mode=show&plan=9999', 'wrongPlan', /^(?!.*plan)/],
  ['play?game=24&mode=show&plan=1', 'wrongPlan', /^(?!.*plan)/],
])('a link to %s is refused in words, %s', async (hash, what, address) => {
  const { open } = await openPage();
  const { linkFault } = await import('../src/play/dealt-board.js');
  open('#/play?game=countdown&mode=round');
  expect(open(`#/${hash}`)).toMatch(address);
  expect(linkFault.value?.what).toBe(what);
});

it.each([
  ['game=24', 'off'],
  ['game=countdown&day=2026-11-23', 'off'],
  ['game=countdown&mode=ladder', 'off'],
  ['game=countdown', '30'],
  ['game=slagalica', '90'],
  ['game=24&mode=show', '30'],
  ['game=24&mode=sprint', '30'],
])('a round of %s has the usual clock, %s', async (query, expected) => {
  const { open } = await openPage();
  const { chosenClock } = await import('../src/play/play-mode.js');
  chosenClock.value = null;
  expect(open(`#/play?${query}`)).toMatch(new RegExp(`&clock=${expected}$`));
});
