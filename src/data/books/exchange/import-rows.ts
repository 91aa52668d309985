import type { OnProgress } from '#data/files/progress.ts';
import { act } from '#data/books/act.ts';
import type { WriteTransaction } from '#data/store/write-transaction.ts';
import { slicesOf, writeSlices } from '#data/store/in-slices.ts';
import { Refusal } from '#data/store/refusal.ts';
import {
  type ExistingRecords,
  type OpeningStock,
  type PlannedAction,
  withBills,
} from '#domain/books/exchange/import/sheet-plan.ts';
import type { Item } from '#domain/books/masters/item.ts';
import { ownCodesOf } from '#domain/books/masters/item-row.ts';
import type { Ledger } from '#domain/books/masters/ledger.ts';
import { nameIsTaken, nameKey } from '#domain/books/names.ts';
import type { Party } from '#domain/books/masters/party.ts';
import type { Right } from '#domain/books/staff/right.ts';
import { canonicalJson } from '#domain/canonical-json.ts';
import { transactionProgress } from '#data/files/transaction-progress.ts';
import { ID_DIGITS, isPartyId, ITEM_PREFIX, LEDGER_PREFIX, PARTY_PREFIX } from '#data/books/ids.ts';
import { businessChargesGst } from '#data/books/masters/items.ts';
import { refuseOpening } from '#data/books/masters/opening-advance.ts';
import { see } from '#data/books/staff/access.ts';
import { booksStore } from '#data/books/store.ts';
import type { Rows } from '#data/books/tables.ts';

/** The records that an import made and changed, so that it can be undone as a whole while nothing uses them. */
export type Imported = Readonly<{
  created: readonly Readonly<{ table: ImportTable; id: string }>[];
  changed: readonly Readonly<{ table: ImportTable; id: string; rev: number; before: Opening }>[];
}>;

/** Reads the masters that the rows of a file may name, and whether prices without GST get some. */
export async function mastersByName(): Promise<ExistingRecords> {
  see('files');
  const [chargesGst, items, parties, ledgers] = await Promise.all([
    businessChargesGst(),
    booksStore.records('items').toArray(),
    booksStore.records('parties').toArray(),
    booksStore.records('ledgers').toArray(),
  ]);
  return { chargesGst, items: byName(items), parties: byName(parties), ledgers: byName(ledgers) };
}

/**
 * Brings the rows of a file into the books: all of them in one transaction, or none. The edit log names the file beside each
 * record. Refused if a name was given meanwhile, or a lock covers the opening balances.
 */
export function importRows(
  actions: readonly PlannedAction[],
  fileName: string,
  onProgress: OnProgress = () => {},
): Promise<Imported> {
  const goOn = transactionProgress(actions.length, onProgress);
  return act(
    rightsToBring(actions.map(({ of }) => (of === 'stock' ? 'items' : of))),
    IMPORT_TABLES,
    async (transaction) => {
      const created: Imported['created'][number][] = [];
      await refuseNames(transaction, actions);
      for (const table of IMPORT_TABLES) {
        const records = actions.flatMap((action) => (action.of === table ? [action.record] : []));
        if (records.length === 0) continue;
        const ids = await transaction.freshIds(table, PREFIXES[table], ID_DIGITS, records.length);
        const rows = records.map((each, at) => ({ ...each, id: ids[at] ?? '', rev: 1 }));
        await writeSlices(slicesOf(rows), (some) => transaction.insertAll(table, some), goOn);
        created.push(...ids.map((id) => ({ table, id })));
      }
      return { created, changed: await changeOpenings(transaction, actions) };
    },
    'Not imported',
    { reason: importReason(fileName) },
  );
}

/** Returns what one needs to bring in records of some tables, or take them back: what files ask for, and what making such ones does. */
export function rightsToBring(tables: readonly string[]): readonly Right[] {
  return [
    'files',
    ...(tables.some((table) => table !== 'ledgers') ? ['masters' as const] : []),
    ...(tables.includes('ledgers') ? ['ledgers' as const] : []),
  ];
}

/** How the edit log names the file beside each record. */
export function importReason(fileName: string): string {
  return `From ${fileName}`;
}

export type ImportTable = (typeof IMPORT_TABLES)[number];
type Opening = Partial<Pick<Party, 'opening' | 'bills'> & OpeningStock>;

async function refuseNames(transaction: WriteTransaction<Rows>, actions: readonly PlannedAction[]): Promise<void> {
  const keyOf = ({ name }: Readonly<{ name: string }>) => nameKey(name);
  const items = await transaction.findEvery('items', codesOf);
  const goods = new Set(items.map(keyOf));
  const codes = new Map<string, Pick<Item, 'name'>>(
    items.filter(({ isActive }) => isActive).flatMap((item) => ownCodesOf(item).map(([code]) => [code, item] as const)),
  );
  const accounts = new Set([
    ...(await transaction.findEvery('parties', keyOf)),
    ...(await transaction.findEvery('ledgers', keyOf)),
  ]);
  for (const action of actions) {
    if (!('record' in action)) continue;
    const taken = action.of === 'items' ? goods : accounts;
    const key = nameKey(action.record.name);
    if (taken.has(key))
      throw new Refusal(
        'Not imported',
        nameIsTaken(action.record.name, action.of === 'items' ? 'item' : 'ledger or party'),
      );
    taken.add(key);
    if (action.of !== 'items') continue;
    for (const [code, isTaken] of ownCodesOf(action.record)) {
      const other = codes.get(code);
      if (other) throw new Refusal('Not imported', isTaken(other));
      codes.set(code, action.record);
    }
  }
}

type Coded = Pick<Item, 'name' | 'isActive' | 'barcode' | 'scaleCode' | 'packs'>;

/** An item as far as others may not be alike. */
function codesOf({ name, isActive, barcode, scaleCode, packs }: Item): Coded {
  return { name, isActive, barcode, ...(scaleCode !== undefined && { scaleCode }), ...(packs && { packs }) };
}

/** Opening balances, bills and stock, each record changed once. */
async function changeOpenings(
  transaction: WriteTransaction<Rows>,
  actions: readonly PlannedAction[],
): Promise<Imported['changed']> {
  const changed: Imported['changed'][number][] = [];
  const ids = new Set(actions.flatMap((action) => ('id' in action ? [action.id] : [])));
  for (const id of ids) {
    const own = actions.filter((action) => 'id' in action && action.id === id);
    const table = isPartyId(id) ? 'parties' : own.some(({ of }) => of === 'stock') ? 'items' : 'ledgers';
    const row = await transaction.find(table, id);
    const before = openingOf(row);
    const after = openingAfter(before, own);
    if (canonicalJson(after) === canonicalJson(before)) continue;
    if ('bills' in row) await refuseOpening(transaction, row, { ...row, ...after });
    await transaction.replace(table, row, { ...row, ...after, rev: row.rev + 1 });
    changed.push({ table, id, rev: row.rev + 1, before });
  }
  return changed;
}

export function openingOf(row: Item | Party | Ledger): Opening {
  if ('openingQuantity' in row) return { openingQuantity: row.openingQuantity, openingRate: row.openingRate };
  return 'bills' in row ? { opening: row.opening, bills: row.bills } : { opening: row.opening };
}

function openingAfter(before: Opening, actions: readonly PlannedAction[]): Opening {
  const stock = actions.find((action) => action.of === 'stock');
  if (stock) return { ...before, ...stock.stock };
  const balance = actions.findLast((action) => action.of === 'opening');
  const bills = actions.filter((action) => action.of === 'bill');
  const opened = balance ? { ...before, opening: balance.opens } : before;
  return 'bills' in opened && bills.length > 0 ? withBills(opened as Pick<Party, 'opening' | 'bills'>, bills) : opened;
}

function byName<Row extends Readonly<{ name: string }>>(rows: readonly Row[]): ReadonlyMap<string, Row> {
  return new Map(rows.map((row) => [nameKey(row.name), row]));
}

export const IMPORT_TABLES = ['items', 'parties', 'ledgers'] as const;
const PREFIXES = { items: ITEM_PREFIX, parties: PARTY_PREFIX, ledgers: LEDGER_PREFIX } as const;
