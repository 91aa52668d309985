import { act } from '#data/store/act.ts';
import type { Hand } from '#data/store/hand.ts';
import { slicesOf } from '#data/store/in-slices.ts';
import { Refusal } from '#data/store/refusal.ts';
import { type Known, type OpeningStock, type RowDeed, withBills } from '#domain/books/exchange/import/sheet-plan.ts';
import type { Item } from '#domain/books/masters/item.ts';
import type { Ledger } from '#domain/books/masters/ledger.ts';
import { nameIsTaken, nameKey } from '#domain/books/names.ts';
import type { Party } from '#domain/books/masters/party.ts';
import { canonicalJson } from '#domain/canonical-json.ts';
import { ID_DIGITS, isPartyId, ITEM_PREFIX, LEDGER_PREFIX, PARTY_PREFIX } from '#data/books/ids.ts';
import { booksStore } from '#data/books/store.ts';
import type { Rows } from '#data/books/tables.ts';

/** What an import made and changed, so that it can be undone as a whole while nothing uses it. */
export type Imported = Readonly<{
  created: readonly Readonly<{ table: ImportTable; id: string }>[];
  changed: readonly Readonly<{ table: ImportTable; id: string; rev: number; before: Opening }>[];
}>;

/** What the rows of a file may find in the books by name. */
export async function knownByName(): Promise<Known> {
  const [items, parties, ledgers] = await Promise.all([
    booksStore.records('items').toArray(),
    booksStore.records('parties').toArray(),
    booksStore.records('ledgers').toArray(),
  ]);
  return { items: byName(items), parties: byName(parties), ledgers: byName(ledgers) };
}

/**
 * Brings the rows of a file into the books: all of them in one transaction, or none. The edit log names the file beside each
 * record. Refused if a name was given meanwhile, or a lock covers the opening balances.
 */
export function importRows(deeds: readonly RowDeed[], fileName: string): Promise<Imported> {
  return act(
    booksStore,
    IMPORT_TABLES,
    async (hand) => {
      const created: Imported['created'][number][] = [];
      await refuseNames(hand, deeds);
      for (const table of IMPORT_TABLES) {
        const said = deeds.flatMap((deed) => (deed.of === table ? [deed.said] : []));
        if (said.length === 0) continue;
        const ids = await hand.freshIds(table, PREFIXES[table], ID_DIGITS, said.length);
        const rows = said.map((each, at) => ({ ...each, id: ids[at] ?? '', rev: 1 }));
        for (const some of slicesOf(rows)) await hand.insertAll(table, some);
        created.push(...ids.map((id) => ({ table, id })));
      }
      return { created, changed: await changeOpenings(hand, deeds) };
    },
    'Not imported',
    { reason: importReason(fileName) },
  );
}

/** How the edit log names the file beside each record. */
export function importReason(fileName: string): string {
  return `From ${fileName}`;
}

export type ImportTable = (typeof IMPORT_TABLES)[number];
type Opening = Partial<Pick<Party, 'opening' | 'bills'> & OpeningStock>;

async function refuseNames(hand: Hand<Rows>, deeds: readonly RowDeed[]): Promise<void> {
  const keyOf = ({ name }: Readonly<{ name: string }>) => nameKey(name);
  const goods = new Set(await hand.findEvery('items', keyOf));
  const accounts = new Set([...(await hand.findEvery('parties', keyOf)), ...(await hand.findEvery('ledgers', keyOf))]);
  for (const deed of deeds) {
    if (!('said' in deed)) continue;
    const taken = deed.of === 'items' ? goods : accounts;
    const key = nameKey(deed.said.name);
    if (taken.has(key))
      throw new Refusal('Not imported', nameIsTaken(deed.said.name, deed.of === 'items' ? 'item' : 'ledger or party'));
    taken.add(key);
  }
}

/** Opening balances, bills and stock, each record changed once. */
async function changeOpenings(hand: Hand<Rows>, deeds: readonly RowDeed[]): Promise<Imported['changed']> {
  const changed: Imported['changed'][number][] = [];
  const ids = new Set(deeds.flatMap((deed) => ('id' in deed ? [deed.id] : [])));
  for (const id of ids) {
    const own = deeds.filter((deed) => 'id' in deed && deed.id === id);
    const table = isPartyId(id) ? 'parties' : own.some(({ of }) => of === 'stock') ? 'items' : 'ledgers';
    const row = await hand.find(table, id);
    const before = openingOf(row);
    const after = openingAfter(before, own);
    if (canonicalJson(after) === canonicalJson(before)) continue;
    await hand.replace(table, row, { ...row, ...after, rev: row.rev + 1 });
    changed.push({ table, id, rev: row.rev + 1, before });
  }
  return changed;
}

export function openingOf(row: Item | Party | Ledger): Opening {
  if ('openingQuantity' in row) return { openingQuantity: row.openingQuantity, openingRate: row.openingRate };
  return 'bills' in row ? { opening: row.opening, bills: row.bills } : { opening: row.opening };
}

function openingAfter(before: Opening, deeds: readonly RowDeed[]): Opening {
  const stock = deeds.find((deed) => deed.of === 'stock');
  if (stock) return { ...before, ...stock.stock };
  const balance = deeds.findLast((deed) => deed.of === 'opening');
  const bills = deeds.filter((deed) => deed.of === 'bill');
  const opened = balance ? { ...before, opening: balance.opens } : before;
  return 'bills' in opened && bills.length > 0 ? withBills(opened as Pick<Party, 'opening' | 'bills'>, bills) : opened;
}

function byName<Row extends Readonly<{ name: string }>>(rows: readonly Row[]): ReadonlyMap<string, Row> {
  return new Map(rows.map((row) => [nameKey(row.name), row]));
}

export const IMPORT_TABLES = ['items', 'parties', 'ledgers'] as const;
const PREFIXES = { items: ITEM_PREFIX, parties: PARTY_PREFIX, ledgers: LEDGER_PREFIX } as const;
