import { canonicalJson } from '#domain/canonical-json.ts';
import type { Database, Total } from './database.ts';
import type { Store } from './store.ts';
import { Tally } from './totals.ts';
import { type AnyRows, type Stored, storedRow, type TableName } from './table.ts';

/** All that is derived from the records of a store, made anew from them. */
export type Rebuilt<Rows extends AnyRows> = Readonly<{
  totals: readonly Total[];
  /** The records whose derived keys are not what they should be. */
  wrongKeys: readonly Readonly<{ table: TableName<Rows>; id: string }>[];
}>;

/**
 * Reads every record in the transaction that is open, in batches, and rebuilds what is kept besides them. `visit` sees
 * each record, for what else there is to check.
 */
export async function rebuild<Rows extends AnyRows>(
  store: Store<Rows>,
  db: Database<Rows>,
  visit: (table: TableName<Rows>, row: Rows[TableName<Rows>]) => void,
): Promise<Rebuilt<Rows>> {
  const tally = new Tally(store.tables);
  const wrongKeys: { table: TableName<Rows>; id: string }[] = [];
  for (const table of store.tableNames) {
    await eachRow(db, table, (row) => {
      tally.count(table, row, 1);
      if (keysAsText(row.keys) !== keysAsText(storedRow(store.tables[table], row).keys))
        wrongKeys.push({ table, id: row.id });
      visit(table, row);
    });
  }
  return { totals: tally.totals, wrongKeys };
}

/**
 * Writes what was rebuilt in place of what is kept, in the transaction that is open. Of the totals, those whose keys
 * `isOther` names are no sums of records, and stay.
 */
export async function repairFrom<Rows extends AnyRows>(
  store: Store<Rows>,
  db: Database<Rows>,
  { totals, wrongKeys }: Rebuilt<Rows>,
  isOther: (key: string) => boolean,
): Promise<void> {
  for (const { table, id } of wrongKeys) {
    const row = await db.records(table).get(id);
    if (row) await db.records(table).put(storedRow(store.tables[table], row));
  }
  const storedKeys = await db.totals.toCollection().primaryKeys();
  await db.totals.bulkDelete(storedKeys.filter((key) => !isOther(key)));
  await db.totals.bulkPut([...totals]);
}

async function eachRow<Rows extends AnyRows, T extends TableName<Rows>>(
  db: Database<Rows>,
  table: T,
  visit: (row: Stored<Rows[T]>) => void,
): Promise<void> {
  for (let from = '', isOver = false; !isOver; ) {
    const rows = await db.records(table).where('id').above(from).limit(BATCH).toArray();
    for (const row of rows) visit(row);
    from = rows.at(-1)?.id ?? from;
    isOver = rows.length < BATCH;
  }
}

function keysAsText(keys: object): string {
  return canonicalJson(Object.fromEntries(Object.entries(keys).filter(([, value]) => value !== undefined)));
}

/** A slow device takes some twenty milliseconds for it. */
const BATCH = 200;
