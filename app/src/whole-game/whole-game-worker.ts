// The worker that fetches and reads the tables of the whole game: Parquet files of an atlas, which the build
// writes (scripts/whole-game.mjs). hyparquet wants gzip undone at once, which the stream of the
// browser cannot do, so hyparquet-compressors does it.
import { parquetMetadata, parquetScan, type ParquetScan } from 'hyparquet';
import { decompressGzip } from 'hyparquet-compressors';
import { countdownGame } from '../countdown-game.js';
import type { WorkerReport } from '../workers/ask-worker.js';
import { TABLES_MISSING, type WholeGame } from './whole-game-messages.js';

const BOARDS = new URL('../../build/whole-game/boards.parquet', import.meta.url);
const TARGETS = new URL('../../build/whole-game/targets.parquet', import.meta.url);
/** The number of the columns `ops0` .. `ops9`. */
const OPERATION_COLUMNS = 10;

onmessage = () => {
  readWholeGame().then(
    (answer) => {
      const { numbers, made, makers } = answer;
      postMessage({ answer } satisfies WorkerReport<WholeGame>, {
        transfer: [numbers.buffer, made.buffer, makers.buffer],
      });
    },
    (error: unknown) => {
      const { message, code } = error as Error & { code?: string };
      postMessage({ error: { message, code } } satisfies WorkerReport<WholeGame>);
    },
  );
};

async function readWholeGame(): Promise<WholeGame> {
  const [boards, targets] = await Promise.all([openTable(BOARDS), openTable(TARGETS)]);
  const { size } = countdownGame.deal;
  const numbers = new Uint8Array(boards.rows * size);
  for (let place = 0; place < size; place++) {
    const column = await boards.read(`n${place + 1}`);
    for (let row = 0; row < boards.rows; row++) numbers[row * size + place] = column[row];
  }
  const operations = await Promise.all(
    Array.from({ length: OPERATION_COLUMNS }, async (_, count) => sum(await targets.read(`ops${count}`))),
  );
  return {
    size,
    numbers,
    made: Uint16Array.from(await boards.read('solvable')),
    from: (await targets.read('target'))[0],
    makers: Uint16Array.from(await targets.read('solvable')),
    operations,
  };
}

/** A table whose columns can be read. It has one group of rows. */
interface GameTable {
  readonly rows: number;
  read(column: string): Promise<ArrayLike<number>>;
}

/** Opens a table. @throws if the file cannot be read; with the code TABLES_MISSING if it is not there */
async function openTable(url: URL): Promise<GameTable> {
  const file = await fetchFile(url);
  const metadata = parquetMetadata(file);
  const rows = Number(metadata.num_rows);
  const scan: ParquetScan = await parquetScan({ file, metadata, compressors: { GZIP: decompressGzip } });
  return {
    rows,
    read: async (column) =>
      (await scan.readColumn({ column, rowStart: 0, rowEnd: rows })) as ArrayLike<number>,
  };
}

async function fetchFile(url: URL): Promise<ArrayBuffer> {
  try {
    const response = await fetch(url);
    if (response.ok) return await response.arrayBuffer();
  } catch {
    // Without a network there is no response.
  }
  throw Object.assign(new Error('no response'), { code: TABLES_MISSING });
}

function sum(column: ArrayLike<number>): number {
  return Array.from(column).reduce((total, each) => total + each, 0);
}
