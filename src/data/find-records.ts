import { BLANK, formatDay, formatNumber, formatRupees, formatText } from '#domain/format.ts';
import { serialOf } from '#domain/record-id.ts';
import type { Rows, Stored } from './database.ts';
import { matchesWords } from './find-by-words.ts';
import { useLive } from './live.ts';
import { database } from './mirror.ts';
import { searchWords } from './search.ts';
import { windowOf } from './window.ts';

/**
 * A record found in any table: its code, the name people know it by, and a short detail that tells records of one name
 * apart. The detail is empty where the record has nothing to say.
 */
export type FoundRecord = Readonly<{ table: FindableTable; id: string; code: string; name: string; detail: string }>;

/** The records that match, a few of each kind, newest first; undefined until they are read. */
export function useFoundRecords(find: string): readonly FoundRecord[] | undefined {
  const words = searchWords(find);
  return useLive(['records', words], () => findRecords(find), { isFresh: true });
}

/**
 * Searches each table for a few records. Reads at most MOST_KEYS index entries per word. If a word reaches that limit,
 * the newest records are checked, too, so that they come first. Records with exactly the typed word, such as the code
 * 1101, come before them. The whole table is searched only if nothing was found.
 */
export async function findRecords(find: string): Promise<readonly FoundRecord[]> {
  if (searchWords(find).length === 0) return [];
  const found = await Promise.all(FINDABLE_TABLES.map((table) => findIn(table, find)));
  return found.flat();
}

/** Those of these records that still exist, with their current names. */
export function useStandingRecords(
  records: readonly Pick<FoundRecord, 'table' | 'id'>[],
): readonly FoundRecord[] | undefined {
  return useLive(['standing', records], async () => {
    const standing = await Promise.all(
      records.map(async ({ table, id }) => {
        const row = await database().records(table).get(id);
        return row && asFoundRecord(table, row);
      }),
    );
    return standing.filter((record) => record !== undefined);
  });
}

async function findIn<T extends FindableTable>(table: T, find: string): Promise<readonly FoundRecord[]> {
  const records = database().records(table);
  const words = searchWords(find);
  const hits = await Promise.all(
    words.map((word) => records.where('keys.words').startsWith(word).limit(MOST_KEYS).primaryKeys()),
  );
  const rarest = hits.reduce((a, b) => (b.length < a.length ? b : a));
  const isCommon = rarest.length === MOST_KEYS;
  // With one word, every hit is a match; with several, each candidate must be checked for the other words.
  const [word, ...others] = words;
  const isOneWord = others.length === 0;
  // Past MOST_KEYS the counts no longer tell which word is rarer, so the hits of each are candidates.
  const ids = [...new Set(isCommon ? hits.flat() : rarest)]
    .toSorted((a, b) => serialOf(b) - serialOf(a))
    .slice(0, MOST_KEYS);
  const exact = word !== undefined && isOneWord && ids.length > MOST_OF_A_KIND ? await withExactWord(table, word) : [];
  const recent = isCommon && database().hasSerials(table) ? await newest(table) : [];
  const found = new Map<string, Stored<Rows[T]>>();
  const take = (rows: readonly (Stored<Rows[T]> | undefined)[]) => {
    for (const row of rows) if (matchesWords(row, words)) found.set(row.id, row);
  };
  take(exact);
  take(recent);
  for (let at = 0, step = FIRST_STEP; at < ids.length && found.size < MOST_OF_A_KIND; at += step, step *= 4)
    take(await records.bulkGet(ids.slice(at, at + step)));
  // Several common words may match a record beyond those checked, so the whole table is searched before giving up.
  if (found.size === 0 && isCommon && !isOneWord) take(await foundAnywhere(table, find));
  return [...found.values()].slice(0, MOST_OF_A_KIND).map((row) => asFoundRecord(table, row));
}

/** The records with exactly this word; none if too many have it to be of help. */
async function withExactWord<T extends FindableTable>(table: T, word: string): Promise<readonly Stored<Rows[T]>[]> {
  const few = MOST_OF_A_KIND + 1;
  const rows = await database().records(table).where('keys.words').equals(word).limit(few).toArray();
  return rows.length < few ? rows.toReversed() : [];
}

async function foundAnywhere<T extends FindableTable>(table: T, find: string): Promise<readonly Stored<Rows[T]>[]> {
  const list = { sorts: { order: database().hasSerials(table) ? '' : 'keys.name' }, filter: '' };
  const view = { sort: 'order', direction: 'down', filter: '', find } as const;
  const records = database().records(table);
  return (await windowOf<Rows[T]>(records, list, view, { at: 'first' }, MOST_OF_A_KIND)).rows;
}

function newest<T extends FindableTable>(table: T): PromiseLike<Stored<Rows[T]>[]> {
  // oxlint-disable-next-line unicorn/no-array-reverse -- a Dexie collection, whose reverse() walks the index backwards
  return database().records(table).orderBy('keys.serial').reverse().limit(MOST_RECENT).toArray();
}

function asFoundRecord<T extends FindableTable>(table: T, row: Rows[T]): FoundRecord {
  return { table, id: row.id, ...FOUND_AS[table](row) };
}

/** By table: the code that its list shows, the name that people use, and the detail, all from the row itself. */
const FOUND_AS: { readonly [T in FindableTable]: (row: Rows[T]) => Omit<FoundRecord, 'table' | 'id'> } = {
  invoices: ({ id, customerName, date, status, totalAmount }) => ({
    code: id,
    name: customerName,
    detail: detailOf(formatDay(date), status, formatRupees(totalAmount)),
  }),
  salesOrders: ({ id, customerName, date, status, amount }) => ({
    code: id,
    name: customerName,
    detail: detailOf(formatDay(date), status, formatRupees(amount)),
  }),
  purchaseOrders: ({ id, vendorName, date, status, amount }) => ({
    code: id,
    name: vendorName,
    detail: detailOf(formatDay(date), status, formatRupees(amount)),
  }),
  products: ({ id, name, currentStock, price }) => ({
    code: id,
    name,
    detail: detailOf(`${formatNumber(currentStock)} in stock`, formatRupees(price)),
  }),
  vouchers: ({ id, debitLedger, creditLedger, date, amount }) => ({
    code: id,
    name: `${debitLedger} Dr, to ${creditLedger}`,
    detail: detailOf(formatDay(date), formatRupees(amount)),
  }),
  ledgerAccounts: ({ code, name, group }) => ({ code, name, detail: detailOf(group) }),
  companies: ({ gstin, name, address }) => ({ code: gstin, name, detail: detailOf(formatText(address)) }),
  users: ({ email, name, role, status }) => ({ code: email, name, detail: detailOf(role, status) }),
};

/** A blank part is left out: a dash alone would tell nothing apart. */
function detailOf(...parts: readonly string[]): string {
  return parts.filter((part) => part !== '' && part !== BLANK).join(' · ');
}

export type FindableTable =
  | 'invoices'
  | 'salesOrders'
  | 'purchaseOrders'
  | 'products'
  | 'vouchers'
  | 'ledgerAccounts'
  | 'companies'
  | 'users';
const FINDABLE_TABLES = Object.keys(FOUND_AS) as FindableTable[];
const MOST_OF_A_KIND = 4;
const MOST_KEYS = 200;
const MOST_RECENT = 50;
const FIRST_STEP = 8;
