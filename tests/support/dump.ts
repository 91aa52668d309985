import { RECORD_TABLES, type SampleDatabase } from './sample-database.ts';
/** Everything in a database, derived keys and stored totals included, one line per row, for comparing two states. */
export async function dumpOf(db: SampleDatabase): Promise<readonly string[]> {
  const tables = [...RECORD_TABLES, 'totals'];
  const rows = await db.transaction('r', tables, () => Promise.all(tables.map((table) => db.table(table).toArray())));
  return tables.flatMap(
    (table, at) => rows[at]?.map((row: unknown) => `${table} ${JSON.stringify(inOrder(row))}`) ?? [],
  );
}

/** The same without the count of changes, and without totals of zero, which may be stored or absent. */
export async function recordsOf(db: SampleDatabase): Promise<readonly string[]> {
  const isCompared = (line: string) =>
    !line.endsWith('"key":"changes"}') && !line.startsWith('totals {"amount":0,"count":0,');
  return (await dumpOf(db)).filter(isCompared);
}

export function inOrder(value: unknown): unknown {
  if (Object.is(value, -0)) return '-0';
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(inOrder);
  const names = Object.keys(value).toSorted();
  return Object.fromEntries(names.map((name) => [name, inOrder((value as Record<string, unknown>)[name])]));
}
