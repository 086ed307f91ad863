// SQL over the files of an atlas by DuckDB, which users install separately because it takes 70 MB. The tables
// `problems`, `boards` and `targets` are views of the Parquet files. Only the few calls used here are typed,
// so that the package does not need the types of DuckDB.
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { invalidOption } from '../../core/errors.js';
import { findComplete } from '../build/join-parts.js';
import { BOARDS_FILE, dealShares, inspectShare, problemsPath, TARGETS_FILE } from '../files/atlas-shares.js';
import type { AtlasPlan } from '../atlas-types.js';

const MODULE = '@duckdb/node-api';
const MEMORY = '2GB';

interface DuckDB {
  readonly DuckDBInstance: { create(path: string): Promise<Instance> };
}

interface Instance {
  connect(): Promise<Connection>;
  closeSync(): void;
}

interface Connection {
  extractStatements(sql: string): Promise<{ readonly count: number }>;
  runAndReadAll(sql: string): Promise<{ getRowObjectsJS(): Record<string, unknown>[] }>;
  closeSync(): void;
}

/** Connection to the tables of an atlas. */
export interface Database {
  /** Runs one statement. Safe integers are returned as numbers, others as text. */
  run(sql: string): Promise<Record<string, unknown>[]>;
  close(): void;
}

/**
 * Opens the existing tables of an atlas.
 *
 * @throws NumbersGameError `invalid-option` if DuckDB is not installed
 */
export async function openDatabase(dir: string, plan: AtlasPlan): Promise<Database> {
  const instance = await (await loadDuckDB()).DuckDBInstance.create(':memory:');
  const connection = await instance.connect();
  const run = async (sql: string) => {
    try {
      const { count } = await connection.extractStatements(sql);
      if (count !== 1) throw new Error(`${count} statements`);
      return (await connection.runAndReadAll(sql)).getRowObjectsJS().map(formatSqlRow);
    } catch (cause) {
      throw invalidOption(`sql: expected a query that DuckDB can run, got ${(cause as Error).message}`, {
        cause,
      });
    }
  };
  await run(`SET memory_limit = '${MEMORY}'`);
  await run(`SET temp_directory = ${quote(join(tmpdir(), `numbers-game-${process.pid}`))}`);
  for (const [name, paths] of Object.entries(findTables(dir, plan))) {
    if (paths.length === 0) continue;
    const files = paths.map((path) => quote(join(dir, path))).join(', ');
    await run(`CREATE VIEW ${name} AS SELECT * FROM read_parquet([${files}])`).catch((cause: unknown) => {
      throw invalidOption(
        `dir: expected Parquet files of the table ${name}, got some that DuckDB cannot read; ` +
          'verify the atlas, and build again what is damaged',
        { cause },
      );
    });
  }
  return {
    run,
    close() {
      connection.closeSync();
      instance.closeSync();
    },
  };
}

async function loadDuckDB(): Promise<DuckDB> {
  try {
    // The name is not a literal, so that bundlers ignore it.
    return (await import(MODULE)) as DuckDB;
  } catch (cause) {
    throw invalidOption(
      `${MODULE}: not installed, but queries and selections need it; run npm install ${MODULE}`,
      { cause },
    );
  }
}

function findTables(dir: string, plan: AtlasPlan): Record<string, string[]> {
  const isComplete = findComplete(dir) !== null;
  const isFinished = (share: Parameters<typeof problemsPath>[0]) =>
    inspectShare(dir, plan, share, false).state === 'finished';
  return {
    problems: plan.keep === 'problems' ? [...dealShares(plan)].filter(isFinished).map(problemsPath) : [],
    boards: isComplete && plan.keep !== 'targets' ? [BOARDS_FILE] : [],
    targets: isComplete ? [TARGETS_FILE] : [],
  };
}

function formatSqlRow(row: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(row).map(([name, value]) => [name, formatSqlValue(value)]));
}

function formatSqlValue(value: unknown): unknown {
  if (value instanceof Date) return value.toISOString();
  if (typeof value !== 'bigint') return value;
  const number = Number(value);
  return Number.isSafeInteger(number) ? number : String(value);
}

/** Quotes text as an SQL literal. */
function quote(text: string): string {
  return `'${text.replaceAll("'", "''")}'`;
}
