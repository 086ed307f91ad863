// What people do on the page, from beginning to end: solve a board they type, explore a target, play a round
// and find it in their history, play the puzzle of the day.
//
// Each flow runs by mouse in windows of four widths; touch, the keyboard, dark and forced colours and reduced
// motion run at some of them, because all combinations would take minutes and run the same code. The keyboard
// reaches everything with Tab and arrows, as a person does. Each flow ends with the same checks: nothing is
// wider than the window, and axe-core finds no barriers; useWebPage adds that the console has no errors. The
// other suites test the details of each tab.
import type { BrowserContextOptions, Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { layOut, placeOf } from '../src/explore/grid-layout.js';
import { findBarriers } from '../../test/support/browser.js';
import { EXAMPLE, hashOf, useWebPage } from './support/web-app.js';

const web = useWebPage();

type Input = 'mouse' | 'touch' | 'keyboard';

interface Visit {
  readonly input: Input;
  readonly width: number;
  readonly colorScheme?: 'light' | 'dark';
  readonly forcedColors?: 'active';
  readonly reducedMotion?: 'reduce';
}

const VISITS: readonly Visit[] = [
  ...[320, 390, 768, 1280].map((width): Visit => ({ input: 'mouse', width })),
  { input: 'touch', width: 390 },
  { input: 'keyboard', width: 1280 },
  { input: 'touch', width: 768, colorScheme: 'dark' },
  { input: 'keyboard', width: 320, forcedColors: 'active' },
  { input: 'mouse', width: 390, reducedMotion: 'reduce' },
];

/** Board 7 with two large numbers: 25 50 10 5 2 10, target 520 = (50 + 2) * 10. */
const ROUND = '#/play?game=countdown&large=2&seed=7&clock=off';

/** The 24 game of Saturday: Q 2 3 9, as in daily.test.ts. */
const SATURDAY = new Date(2026, 10, 21, 12);

const answer = (page: Page) => page.getByRole('region', { name: 'Answer' });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const tiles = (page: Page) => page.getByRole('group', { name: 'Tiles' }).getByRole('button');
const after = (page: Page) => page.getByRole('region', { name: 'After the round' });
const history = (page: Page) => page.getByRole('region', { name: 'Your rounds' });

function open(hash: string, { input, width, ...looks }: Visit): Promise<Page> {
  const options: BrowserContextOptions = {
    viewport: { width, height: 800 },
    hasTouch: input === 'touch',
    ...looks,
  };
  return web.open(hash, undefined, options);
}

/** Presses a button, chooses a radio button or focuses a field. */
async function press(target: Locator, input: Input): Promise<void> {
  if (input === 'mouse') await target.click();
  else if (input === 'touch') await target.tap();
  else await pressByKeyboard(target);
}

async function pressByKeyboard(target: Locator): Promise<void> {
  const { keyboard } = target.page();
  const kind = await target.evaluate((element) =>
    element instanceof HTMLInputElement ? element.type : 'button',
  );
  if (kind !== 'radio') {
    await tabTo(target);
    if (kind === 'button') await keyboard.press('Enter');
    return;
  }
  // Tab goes to the one of a group that is chosen; arrows choose others.
  const group = target.locator('xpath=ancestor::*[@role="radiogroup" or self::fieldset][1]');
  await tabTo(group.getByRole('radio', { checked: true }));
  while (!(await target.isChecked())) await keyboard.press('ArrowRight');
}

const MOST_TABS = 150;

/** Presses Tab until an element has the focus. */
async function tabTo(target: Locator): Promise<void> {
  await target.waitFor();
  for (let tabs = 0; tabs < MOST_TABS; tabs++) {
    if (await target.evaluate((element) => element.matches(':focus'))) return;
    await target.page().keyboard.press('Tab');
  }
  throw new Error(`${MOST_TABS} presses of Tab do not reach ${String(target)}`);
}

/** What holds at the end of each flow. */
async function expectSound(page: Page, { width, colorScheme = 'light' }: Visit): Promise<void> {
  await page.evaluate(async () => {
    const passing = document.getAnimations().filter(({ effect }) => {
      return effect?.getComputedTiming().endTime !== Infinity;
    });
    await Promise.allSettled(passing.map(({ finished }) => finished));
  });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  expect(await findBarriers(page, [colorScheme])).toEqual([]);
}

/** Plays 50 + 2, times 10, on the tiles; the result of a move is chosen for the next one. */
async function playTiles(page: Page, input: Input): Promise<void> {
  const ten = tiles(page).last();
  for (const target of [tiles(page).nth(1), button(page, 'plus'), tiles(page).nth(4)])
    await press(target, input);
  await page.getByRole('status').getByText('50 + 2 = 52').waitFor();
  for (const target of [button(page, 'times'), ten]) await press(target, input);
  await page.getByRole('status').getByText('You made it: 10 points.').waitFor();
}

/** Waits until the history shows the figures of one solved round. */
async function expectOneRound(page: Page, input: Input): Promise<void> {
  await press(button(page, 'Show your rounds'), input);
  await history(page).getByRole('term').filter({ hasText: 'Rounds' }).waitFor();
  const figures = history(page).getByRole('term').locator('xpath=..');
  await expect
    .poll(async () => (await figures.allInnerTexts()).slice(0, 2))
    .toEqual(['Rounds\n1', 'Solved\n100%']);
}

/** Such as "keyboard 320 forcedColors=active". */
const nameOf = ({ input, width, ...looks }: Visit) =>
  [input, width, ...Object.entries(looks).map((look) => look.join('='))].join(' ');

describe.each(VISITS.map((visit) => [nameOf(visit), visit] as const))('%s', (_, visit) => {
  const { input } = visit;

  it('solves a board that is typed', async () => {
    const page = await open(EXAMPLE, visit);
    await press(button(page, 'Clear'), input);
    await press(page.getByLabel('Number 1'), input);
    await page.keyboard.type('25 50 75 100 3 6 952');
    await answer(page).getByText('= 952').first().waitFor();
    await answer(page).getByText('Solved in').waitFor();
    expect(hashOf(page)).toBe('#/solve?game=countdown&numbers=25,50,75,100,3,6&target=952&list=none');
    await expectSound(page, visit);
  });

  it('explores a target', async () => {
    const page = await open('#/explore?target=765', visit);
    await page.getByRole('heading', { name: '895 of 899 targets' }).waitFor();
    if (input === 'keyboard') {
      await tabTo(page.getByRole('slider', { name: 'Target' }));
      await page.keyboard.press('ArrowRight');
    } else {
      const canvas = page.locator('canvas');
      const layout = layOut(101, 999, (await canvas.boundingBox())!.width);
      const { x, y } = placeOf(layout, 766);
      const position = { x: x + layout.cell / 2, y: y + layout.cell / 2 };
      await (input === 'touch' ? canvas.tap({ position }) : canvas.click({ position }));
    }
    await answer(page).getByText('= 766').first().waitFor();
    await expectSound(page, visit);
  });

  it('plays a round to its end, and finds it in the history', async () => {
    const page = await open(ROUND, visit);
    await press(button(page, 'Start'), input);
    await playTiles(page, input);
    await after(page)
      .getByRole('heading', { name: /solutions$/ })
      .waitFor();
    await expectOneRound(page, input);
    await expectSound(page, visit);
    await page.reload();
    await expectOneRound(page, input);
    await expectSound(page, visit);
  });

  it('plays the puzzle of the day', async () => {
    const page = await open('#/play?game=24&clock=off', visit);
    await page.clock.setFixedTime(SATURDAY);
    await press(page.getByRole('radio', { name: 'Daily' }), input);
    await page.getByText('Saturday, November 21, 2026').first().waitFor();
    await press(button(page, 'Start'), input);
    await press(page.getByLabel('Expression'), input);
    await page.keyboard.type('2 * (9 - 3) + 12');
    await page.keyboard.press('Enter');
    await page.getByRole('status').getByText('You made it: 10 points.').waitFor();
    await after(page).getByText('12 + (9 − 3) × 2 yours').waitFor();
    await expectSound(page, visit);
  });
});

/** The accessibility tree of the tab, without the texts that repeat the names of controls. */
async function readTree(page: Page): Promise<string> {
  const tree = await page.getByRole('main').ariaSnapshot();
  return tree
    .replaceAll(/(- (?:radio|checkbox|group) .*\n) *- text: .*\n/g, '$1')
    .replace(/[\d.]+ s ·/, '0.0 s ·');
}

it('has an accessibility tree before, in and after a round', async () => {
  const page = await open(ROUND, { input: 'mouse', width: 1280 });
  await button(page, 'Show your rounds').waitFor();
  expect(await readTree(page)).toMatchInlineSnapshot(`
    "- main:
      - heading "Play" [level=1]
      - region "Board":
        - group:
          - text: Game
          - strong: Countdown
        - paragraph: Make a target of three digits from six numbers, each used at most once.
        - group "Mode":
          - radio "One round" [checked]
          - radio "Ladder of the day"
          - radio "Sprint"
          - radio "Show"
          - radio "Practice"
        - text: Target
        - status "Target": "???"
        - group "Puzzle":
          - radio "Any board" [checked]
          - radio "Daily puzzle"
        - button "Start"
        - group:
          - group "Large numbers":
            - radio "0"
            - radio "1"
            - radio "2" [checked]
            - radio "3"
            - radio "4"
          - group "Difficulty":
            - radio "any" [checked]
            - radio "1"
            - radio "2"
            - radio "3"
            - radio "4"
            - radio "5"
          - group "Operators allowed":
            - checkbox "plus" [checked]
            - checkbox "minus" [checked]
            - checkbox "times" [checked]
            - checkbox "divided by" [checked]
          - group "Clock":
            - radio "30 s"
            - radio "45 s"
            - radio "60 s"
            - radio "90 s"
            - radio "off" [checked]
        - paragraph:
          - text: Board 7
          - button "Copy its address"
          - button "Another board"
        - button "Full screen, for a room"
      - region "Your rounds":
        - paragraph:
          - button "Show your rounds"
      - paragraph:
        - button "Worksheet to print""
  `);
  await button(page, 'Start').click();
  await tiles(page).first().waitFor();
  expect(await readTree(page)).toMatchInlineSnapshot(`
    "- main:
      - heading "Play" [level=1]
      - region "Board":
        - group:
          - text: Game
          - strong: Countdown
        - paragraph: Make a target of three digits from six numbers, each used at most once.
        - group "Mode":
          - radio "One round" [checked]
          - radio "Ladder of the day"
          - radio "Sprint"
          - radio "Show"
          - radio "Practice"
        - text: "Target 520 Nearest: 470 away"
        - strong: "50"
        - group "Tiles":
          - button "25"
          - button "50"
          - button "10"
          - button "5"
          - button "2"
          - button "10"
        - group "Operators":
          - button "plus": +
          - button "minus": −
          - button "times": ×
          - button "divided by": ÷
        - status:
          - paragraph: Take a tile, an operator and another tile.
        - list "Steps"
        - textbox "Expression":
          - /placeholder: or an expression
        - button "Check"
        - button "Undo" [disabled]
        - button "Redo" [disabled]
        - button "Start over" [disabled]
        - button "Hint"
        - button "Give up"
        - button "Submit""
  `);
  await playTiles(page, 'mouse');
  await after(page).getByText('difficulty 1 of 5').waitFor();
  await after(page)
    .getByRole('heading', { name: /solutions$/ })
    .waitFor();
  await button(page, 'Show your rounds').waitFor();
  expect(await readTree(page)).toMatchInlineSnapshot(`
    "- main:
      - heading "Play" [level=1]
      - region "Board":
        - group:
          - text: Game
          - strong: Countdown
        - paragraph: Make a target of three digits from six numbers, each used at most once.
        - group "Mode":
          - radio "One round" [checked]
          - radio "Ladder of the day"
          - radio "Sprint"
          - radio "Show"
          - radio "Practice"
        - text: "Target 520 Nearest: exact"
        - strong: "520"
        - group "Tiles":
          - button "25" [disabled]
          - button "10" [disabled]
          - button "5" [disabled]
          - button "520" [disabled]
        - status:
          - paragraph: "You made it: 10 points."
          - paragraph: (50 + 2) × 10 = 520
        - list "Steps":
          - listitem: 50 + 2 = 52
          - listitem: 52 × 10 = 520
        - paragraph:
          - button "Another board"
          - button "Play again"
      - region "After the round":
        - paragraph: 0.0 s · difficulty 1 of 5
        - paragraph:
          - strong: "How to find it:"
          - text: "520 = 52 × 10: look for factors of the target, and make both."
        - paragraph:
          - button "Share the result"
          - button "Copy as text"
          - button "Copy as LaTeX"
          - button "Copy as image"
        - heading "87 solutions" [level=2]
        - list:
          - listitem:
            - text: 10 × (50 + 2)
            - strong: yours
          - listitem: 25 + 50 × 10 − 5
          - listitem: 10 × (50 + 10 ÷ 5)
          - listitem: 50 × 10 + 10 × 2
          - listitem: (10 + 50 × 5) × 2
          - listitem: (10 + 25 × 10) × 2
        - button "Show all"
        - paragraph:
          - link "All solutions":
            - /url: "#/solve?game=countdown&numbers=25,50,10,5,2,10&target=520&list=essential"
          - link "Explore this board":
            - /url: "#/explore?game=countdown&numbers=25,50,10,5,2,10&target=520"
      - region "Your rounds":
        - paragraph:
          - button "Show your rounds""
  `);
});
