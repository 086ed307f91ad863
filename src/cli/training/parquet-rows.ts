// Writes rows as Parquet. hyparquet-writer does the encoding; here columns get their types, which depend on
// the format alone, so that files of several runs fit together: integers have 64 bits, as in other data sets,
// lists and objects are the nested types that Arrow reads.
import { gzipSync } from 'node:zlib';
import { ByteWriter, ParquetWriter } from 'hyparquet-writer';
import type { SchemaElement } from 'hyparquet';
import type { TrainingRow } from './training-rows.js';

const GROUP_ROWS = 10_000;

/** Columns whose values may be null, or integers by chance. All others are as in the first row. */
const TYPES: Readonly<Partial<Record<string, LeafType>>> = {
  operations: 'integer',
  level: 'integer',
  difficulty: 'number',
};

type LeafType = 'boolean' | 'integer' | 'number' | 'text';

type ColumnType =
  | { readonly leaf: LeafType }
  | { readonly element: ColumnType }
  | { readonly fields: readonly (readonly [name: string, type: ColumnType])[] };

/** Yields the bytes of a Parquet file with the columns of a sample. There may be no rows. */
export async function* writeParquet(
  rows: AsyncIterable<TrainingRow>,
  sample: TrainingRow,
  createdBy: string,
): AsyncGenerator<Uint8Array> {
  const columns = Object.entries(sample).map(([name, value]) => ({ name, type: typeOf(name, value) }));
  const output = new ByteWriter();
  const parquet = new ParquetWriter({
    writer: output,
    schema: [
      { name: 'root', num_children: columns.length },
      ...columns.flatMap(({ name, type }) => listElements(name, type)),
    ],
    codec: 'GZIP',
    compressors: { GZIP: (bytes) => gzipSync(bytes) },
    createdBy,
  });
  const take = () => {
    const bytes = output.getBytes().slice();
    output.index = 0;
    return bytes;
  };
  let group: TrainingRow[] = [];
  const writeGroup = () => {
    const columnData = columns.map(({ name, type }) => ({
      name,
      data: group.map((row) => toValue(row[name], type)),
    }));
    void parquet.write({ columnData, rowGroupSize: GROUP_ROWS });
    group = [];
    return take();
  };
  for await (const row of rows) {
    if (group.push(row) === GROUP_ROWS) yield writeGroup();
  }
  if (group.length > 0) yield writeGroup();
  void parquet.finish();
  yield take();
}

/** Finds the type of a column by its name and a sample of its values. */
function typeOf(name: string, value: unknown): ColumnType {
  const leaf = TYPES[name];
  if (leaf !== undefined) return { leaf };
  if (Array.isArray(value)) return { element: typeOf('element', value[0]) };
  if (typeof value === 'object' && value !== null)
    return { fields: Object.entries(value).map(([field, inner]) => [field, typeOf(field, inner)]) };
  if (typeof value === 'boolean') return { leaf: 'boolean' };
  return { leaf: typeof value === 'number' ? 'integer' : 'text' };
}

function listElements(name: string, type: ColumnType): SchemaElement[] {
  const optional = { name, repetition_type: 'OPTIONAL' } as const;
  if ('element' in type) {
    return [
      { ...optional, num_children: 1, converted_type: 'LIST' },
      { name: 'list', repetition_type: 'REPEATED', num_children: 1 },
      ...listElements('element', type.element),
    ];
  }
  if ('fields' in type) {
    const children = type.fields.flatMap(([field, inner]) => listElements(field, inner));
    return [{ ...optional, num_children: type.fields.length }, ...children];
  }
  const leaves = {
    boolean: { type: 'BOOLEAN' },
    integer: { type: 'INT64' },
    number: { type: 'DOUBLE' },
    text: { type: 'BYTE_ARRAY', converted_type: 'UTF8' },
  } as const;
  return [{ ...optional, ...leaves[type.leaf] }];
}

/** Converts a value to what the writer takes: 64-bit integers as BigInt. */
function toValue(value: unknown, type: ColumnType): unknown {
  if (value === null || value === undefined) return null;
  if ('element' in type) return (value as unknown[]).map((each) => toValue(each, type.element));
  if ('fields' in type) {
    const fields = value as Readonly<Record<string, unknown>>;
    return Object.fromEntries(type.fields.map(([field, inner]) => [field, toValue(fields[field], inner)]));
  }
  return type.leaf === 'integer' ? BigInt(value as number) : value;
}
