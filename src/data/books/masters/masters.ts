import { act } from '#data/books/act.ts';
import type { WriteTransaction } from '#data/store/write-transaction.ts';
import { Refusal } from '#data/store/refusal.ts';
import { totalKey } from '#data/store/totals.ts';
import { problemInDeleting } from '#domain/books/masters/master-deletion.ts';
import { nameIsTaken, nameKey } from '#domain/books/names.ts';
import type { Right } from '#domain/books/staff/right.ts';
import type { Access } from '#data/books/staff/access.ts';
import { ID_DIGITS } from '#data/books/ids.ts';
import type { Versioned } from '#data/books/versioned.ts';
import { booksStore } from '#data/books/store.ts';
import type { Rows } from '#data/books/tables.ts';

/** The verbs that all masters share, for their own verbs to call. Each is one action. */

/** The right to make and change those of a table. */
const RIGHT_TO = {
  parties: 'masters',
  items: 'masters',
  ledgers: 'ledgers',
  godowns: 'stock',
} as const satisfies Readonly<Record<MasterTable, Right>>;

/** The tables of masters. */
export type MasterTable = 'parties' | 'items' | 'ledgers' | 'godowns';

/** The fields of a master: all but its id and the count of its changes. */
export type MasterFields<T extends MasterTable> = Omit<Rows[T], 'id' | 'rev'>;

export function createMaster<T extends MasterTable>(
  table: T,
  prefix: string,
  made: MasterFields<T> | ((access: Access) => MasterFields<T>),
  check: (transaction: WriteTransaction<Rows>, fields: MasterFields<T>) => Promise<void> = async () => undefined,
): Promise<Rows[T]> {
  return act(RIGHT_TO[table], [table, ...namesakesOf(table)], async (transaction, access) => {
    const fields = typeof made === 'function' ? made(access) : made;
    await check(transaction, fields);
    return addMaster(transaction, table, prefix, fields);
  });
}

/** Adds a master within an action. Its id was never another's, not even a deleted one's. */
export async function addMaster<T extends MasterTable>(
  transaction: WriteTransaction<Rows>,
  table: T,
  prefix: string,
  fields: MasterFields<T>,
): Promise<Rows[T]> {
  await refuseNameTwice(transaction, table, fields.name);
  const id = await transaction.freshId(table, prefix, ID_DIGITS);
  const row = { ...fields, id, rev: 1 } as Rows[T];
  await transaction.insert(table, row);
  return row;
}

/**
 * Changes a master as it was when its form was opened: `rev` is that of the row shown there. Refused if it was changed or
 * deleted meanwhile, or if `check` throws.
 */
export function updateMaster<T extends MasterTable>(
  table: T,
  id: string,
  rev: number,
  change: (before: Rows[T], access: Access) => MasterFields<T>,
  check: (transaction: WriteTransaction<Rows>, before: Rows[T], fields: MasterFields<T>) => Promise<void> = async () =>
    undefined,
): Promise<void> {
  return act(RIGHT_TO[table], [table, ...namesakesOf(table)], async (transaction, access) => {
    const before = await transaction.find(table, id);
    if (before.rev !== rev) throw new Refusal('Not saved', CHANGED_MEANWHILE);
    const fields = change(before, access);
    await refuseNameTwice(transaction, table, fields.name, id);
    await check(transaction, before, fields);
    await transaction.replace(table, before, { ...fields, id, rev: rev + 1 } as Rows[T]);
  });
}

/** Deletes all these masters, or none if one of them has to stay. The ids must be distinct. */
export function deleteMasters<T extends MasterTable>(
  table: T,
  ids: readonly string[],
  whyItStays: (row: Rows[T]) => string | undefined = () => undefined,
): Promise<void> {
  return act(
    RIGHT_TO[table],
    [table],
    async (transaction) => {
      const rows = await Promise.all(ids.map((id) => transaction.find(table, id)));
      await refuseIfStaying(rows, whyItStays, (id) => isUsed(transaction, id));
      for (const row of rows) await transaction.remove(table, row);
    },
    'Not deleted',
  );
}

/** Refuses to delete these masters as `deleteMasters` would, before anybody is asked about it. */
export async function refuseDeleting<T extends MasterTable>(
  table: T,
  ids: readonly string[],
  whyItStays: (row: Rows[T]) => string | undefined = () => undefined,
): Promise<void> {
  const { totals } = booksStore.database();
  const rows: readonly (Rows[T] | undefined)[] = await booksStore.records(table).bulkGet([...ids]);
  await refuseIfStaying(
    rows.filter((row) => row !== undefined),
    whyItStays,
    async (id) => (await totals.bulkGet(usesOf(id))).some((uses) => (uses?.count ?? 0) > 0),
  );
}

async function refuseIfStaying<Row extends Readonly<{ id: string; name: string }>>(
  rows: readonly Row[],
  whyItStays: (row: Row) => string | undefined,
  isInUse: (id: string) => Promise<boolean>,
): Promise<void> {
  for (const row of rows) {
    const why = whyItStays(row) ?? problemInDeleting(row, await isInUse(row.id));
    if (why !== undefined) throw new Refusal('Not deleted', why);
  }
}

/** Whether a voucher names it, be it only a draft, or one that is cancelled, or a drawer, or statements of its bank were taken in. */
export async function isUsed(transaction: WriteTransaction<Rows>, id: string): Promise<boolean> {
  const uses = await transaction.totals(usesOf(id));
  return uses.some(({ count }) => count > 0);
}

function usesOf(id: string): string[] {
  return [totalKey('vouchers', id), totalKey('bankLines', id), totalKey('drawers', id)];
}

/** Names are unique among the masters that stand in one list; see `namesakesOf`. */
async function refuseNameTwice(
  transaction: WriteTransaction<Rows>,
  table: MasterTable,
  name: string,
  own?: string,
): Promise<void> {
  for (const among of [table, ...namesakesOf(table)]) {
    const alike: readonly Versioned<{ id: string }>[] = await transaction.where(among, 'keys.unique', nameKey(name));
    if (!alike.some(({ id }) => id !== own)) continue;
    const sentence = nameIsTaken(name, ONE[among]);
    throw new Refusal('Not saved', sentence, { fields: { name: sentence } });
  }
}

/**
 * Each party is a ledger of its own: journals, payments and the trial balance list both together, by name alone. So a party
 * and a ledger may not share one.
 */
function namesakesOf(table: MasterTable): readonly MasterTable[] {
  if (table === 'parties') return ['ledgers'];
  return table === 'ledgers' ? ['parties'] : [];
}

const ONE: Readonly<Record<MasterTable, string>> = {
  parties: 'party',
  items: 'item',
  ledgers: 'ledger',
  godowns: 'godown',
};

const CHANGED_MEANWHILE =
  'Changed in another tab meanwhile, so nothing was saved. Copy what you typed, close the form, and open it again.';
