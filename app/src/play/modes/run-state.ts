// A run: the boards of a mode, one after another. The state is plain data, which the browser keeps while its
// window is open, so that a run goes on after a reload: its boards come from the seed again, its clock did
// not stop. Only the moves on the current board are lost.
import { computed, effect, signal } from '@preact/signals';
import { type GameId, games } from 'numbers-game';
import type { FinishDetail } from '../../../../src/play/round/play-round.js';
import { findWeakest, findPattern, type PatternKind } from '../../rounds/answer-pattern.js';
import { idOfRung, listClimbed } from '../../rounds/ladder.js';
import type { RatedBoard } from '../../../../src/play/round/rated-boards.js';
import { isSolved, type PlayedRound } from '../../rounds/round-history.js';
import { RUN_MODES, type NextBoard, type RunMode, type RunModeId } from '../../rounds/run-modes.js';
import { gameId, tab } from '../../page-state.js';
import { rateBoard } from '../../workers/rate-in-worker.js';
import { solverFor } from '../../workers/page-solver.js';
import { day, seed } from '../dealt-board.js';
import { chooseMode, isRunning, mayResume, mode, plan, RUN_KEY, secondsOf } from '../play-mode.js';
import { isRefused } from '../page-storage.js';
import { addRounds, readRounds, rounds as storedRounds } from '../stored-rounds.js';

/** The choices that determine a run. */
interface RunKey {
  readonly mode: RunModeId;
  readonly game: GameId;
  readonly seed: string;
  readonly day: string | null;
}

/** A board that is being played. */
interface CurrentBoard extends RatedBoard {
  /** When it was turned over, in milliseconds since 1970. */
  readonly startedAt: number;
}

export interface Run extends RunKey {
  /** The seconds of each board; 0 for no clock. */
  readonly seconds: number;
  /** The boards that are played again, in a practice of those that were missed. */
  readonly replayed?: readonly RatedBoard[];
  /** The kind of boards to practise. */
  readonly kind: PatternKind | null;
  /** The numbers of large numbers that were chosen, a digit each. */
  readonly larges: string;
  /** The boards that were left. */
  readonly rounds: readonly PlayedRound[];
  /** The current board, null between boards. */
  readonly current: CurrentBoard | null;
  /** When the run began, and when its time is up, in milliseconds since 1970. */
  readonly startedAt: number;
  readonly endsAt: number | null;
  /** When the run ended; null before. */
  readonly endedAt: number | null;
}

/** The rounds whose answers tell what to practise. */
const MOST_LOOKED_AT = 60;

/** The current run; null before it starts. */
export const run = signal<Run | null>(null);

function followRun(): void {
  isRunning.value = run.value !== null && run.value.endedAt === null;
}
effect(followRun);

/** The next board of the current run. */
let next: NextBoard | null = null;

/** The record of the mode that is shown. */
export const runMode = computed<RunMode>(() => RUN_MODES[mode.value as RunModeId]);

/** The choices that are shown. A ladder needs no seed, other boards no day. */
const key = computed<RunKey | null>(() =>
  mode.value === 'round'
    ? null
    : {
        ...{ mode: mode.value, game: gameId.value },
        ...(mode.value === 'ladder' ? { seed: '', day: day.value } : { seed: seed.value, day: null }),
      },
);

const isOf = (one: RunKey, other: RunKey | null) =>
  other !== null && (['mode', 'game', 'seed', 'day'] as const).every((name) => one[name] === other[name]);

effect(() => {
  const current = run.peek();
  if (tab.value === 'play' && current !== null && !isOf(current, key.value)) run.value = null;
});

effect(() => {
  try {
    if (run.value !== null) sessionStorage.setItem(RUN_KEY, JSON.stringify(run.value));
  } catch {
    isRefused.value = true;
  }
});

/**
 * Begins a run of the mode that is shown. A ladder goes on where it was left. The choices are hidden at once,
 * not when the first board has been dealt, so that nothing moves later.
 */
export async function startRun(large?: number, replayed?: Run['replayed']): Promise<void> {
  isRunning.value = true;
  await begin(large, replayed).finally(followRun);
}

/** Practises boards that were missed, from the first on. */
export async function replay(missed: readonly PlayedRound[]): Promise<void> {
  closeRun();
  chooseMode('practice');
  const boards = missed.map(({ numbers, target, level }) => ({
    board: { numbers: [...numbers], target },
    level: level ?? 1,
  }));
  await startRun(undefined, boards);
}

async function begin(large?: number, replayed?: Run['replayed']): Promise<void> {
  const chosen = key.value;
  if (chosen === null) return;
  if (storedRounds.value === null) await readRounds();
  const played = storedRounds.value ?? [];
  const kind = chosen.mode === 'practice' && replayed === undefined ? await findMissedKind(played) : null;
  if (!isOf(chosen, key.value)) return;
  const { seconds, hasClock } = runMode.value;
  const now = Date.now();
  const begun: Run = {
    ...{ ...chosen, replayed, kind, larges: '', current: null, startedAt: now, endedAt: null },
    seconds: hasClock ? secondsOf() : 0,
    rounds: chosen.day === null ? [] : listClimbed(played, chosen.game, chosen.day),
    endsAt: null,
  };
  next = open(begun);
  const first = await deal(begun, large);
  if (!isOf(chosen, key.value)) return;
  const endsAt = seconds === null ? null : Date.now() + seconds * 1000;
  run.value = { ...first, startedAt: Date.now(), endsAt };
}

/** Turns the next board over. @param large the number of large numbers, if it is chosen */
export async function showNext(large?: number): Promise<void> {
  const begun = run.value;
  if (begun === null) return;
  const dealt = await deal(begun, large);
  if (run.value === begun) run.value = dealt;
}

/** Goes on with the run that the browser kept, if it is the one that is shown. */
export async function resumeRun(): Promise<void> {
  await resumeKept().finally(() => (mayResume.value = false));
}

async function resumeKept(): Promise<void> {
  if (run.value !== null) return;
  const kept = readKept();
  if (kept === null || !isOf(kept, key.value)) return;
  const opened = open(kept);
  if (kept.endedAt === null) {
    const dealt = kept.rounds.length + (kept.current === null ? 0 : 1);
    for (let place = 0; place < dealt; place++) await opened(place, digitAt(kept.larges, place));
  }
  if (run.peek() !== null || !isOf(kept, key.value)) return;
  next = opened;
  run.value = kept;
}

/** Records the end of the current board, and ends the run after its last one. */
export async function leaveBoard(detail: FinishDetail): Promise<void> {
  const begun = run.value;
  const board = begun?.current ?? null;
  if (begun === null || board === null) return;
  const { length, gain, goesOn } = RUN_MODES[begun.mode] as RunMode;
  const round = toPlayed(begun, board, detail);
  const rounds = [...begun.rounds, round];
  const now = Date.now();
  const endsAt = begun.endsAt === null ? null : begun.endsAt + gain(round) * 1000;
  const isOver = rounds.length === length || (endsAt !== null && endsAt <= now);
  run.value = { ...begun, rounds, endsAt, current: null, endedAt: isOver ? now : null };
  // Whoever gets the address of a show deals the same boards with it.
  if (isOver) plan.value = begun.larges;
  void addRounds([round]);
  if (goesOn && !isOver) await showNext();
}

/** Ends the run. The current board does not count. */
export function stopRun(): void {
  const begun = run.value;
  if (begun?.endedAt !== null) return;
  run.value = { ...begun, current: null, endedAt: Math.min(Date.now(), begun.endsAt ?? Infinity) };
}

/** Forgets the run. */
export function closeRun(): void {
  run.value = null;
  try {
    sessionStorage.removeItem(RUN_KEY);
  } catch {
    // There is none.
  }
}

/** Sums up what the boards of a run count. */
export function scoreOf({ mode: id, game, rounds }: Run): number {
  const { mark } = RUN_MODES[id] as RunMode;
  return rounds.reduce((sum, round) => sum + mark(round, games[game].rules), 0);
}

/** Returns the time of a run: that of its boards, or the whole if it has one clock. */
export function timeOf({ rounds, startedAt, endsAt, endedAt }: Run): number {
  if (endsAt !== null) return Math.max(0, (endedAt ?? Date.now()) - startedAt);
  return rounds.reduce((sum, { elapsedMs }) => sum + elapsedMs, 0);
}

/** Returns the id of a round of a run. Rounds of the same boards share theirs, so that the first counts. */
export function idOf({ mode: id, game, seed: from, day: date, larges }: Run, place: number): string {
  if (date !== null) return idOfRung(game, date, place);
  return `${game} ${id} ${from}${larges && ` ${larges.slice(0, place + 1)}`} ${place + 1}`;
}

async function deal(begun: Run, large?: number): Promise<Run> {
  const place = begun.rounds.length;
  const count = digitAt(plan.value, place) ?? large;
  const dealt = await next!(place, count);
  if (dealt === null) return { ...begun, endedAt: Date.now() };
  const larges = count === undefined ? begun.larges : begun.larges + String(count);
  return { ...begun, larges, current: { ...dealt, startedAt: Date.now() } };
}

function open({ mode: id, game, seed: from, day: date, kind, replayed }: Run): NextBoard {
  if (replayed !== undefined) return (place) => Promise.resolve(replayed.at(place) ?? null);
  const record = games[game];
  const solve = (puzzle: Parameters<typeof rateBoard>[0]) => solverFor(puzzle).solve(puzzle);
  return RUN_MODES[id].open({ game: record, seed: Number(from), day: date, kind, rate: rateBoard, solve });
}

/** Finds the kind of boards of the game that is missed most, from the last rounds. */
async function findMissedKind(all: readonly PlayedRound[]): Promise<PatternKind | null> {
  const record = games[gameId.value];
  const { rules, aces } = record;
  const own = all.filter(({ game }) => game === record.id).sort((one, other) => other.endedAt - one.endedAt);
  const looked = own.slice(0, MOST_LOOKED_AT).map(async (round) => {
    const { numbers, target } = round;
    const puzzle = { numbers, target, rules, aces };
    const { expression } = await solverFor(puzzle).solve(puzzle);
    const kind = expression === null ? undefined : findPattern(expression, record)?.kind;
    return kind === undefined ? [] : [{ kind, isSolved: isSolved(round) }];
  });
  return findWeakest((await Promise.all(looked)).flat());
}

function toPlayed(begun: Run, { board, level, startedAt }: CurrentBoard, detail: FinishDetail): PlayedRound {
  const { reason, points, hints, best, result } = detail;
  const { numbers, target } = board;
  const elapsed = Date.now() - startedAt;
  const isLate = begun.endsAt !== null && begun.endsAt <= Date.now();
  return {
    ...{ id: idOf(begun, begun.rounds.length), endedAt: Date.now(), game: begun.game, numbers, target },
    ...{ day: null, level, points, hints },
    reason: isLate && reason === 'given-up' ? 'time' : reason,
    elapsedMs: begun.seconds > 0 ? Math.min(elapsed, begun.seconds * 1000) : elapsed,
    distance: best?.distance ?? null,
    least: result?.distance ?? null,
    expression: best?.expression ?? null,
  };
}

function digitAt(digits: string, place: number): number | undefined {
  const digit = digits.at(place);
  return digit === undefined ? undefined : Number(digit);
}

function readKept(): Run | null {
  try {
    return JSON.parse(sessionStorage.getItem(RUN_KEY) ?? 'null') as Run | null;
  } catch {
    return null;
  }
}
