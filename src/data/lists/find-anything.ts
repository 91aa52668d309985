import { serialOf } from '#domain/record-id.ts';
import { useLiveOf } from '#data/store/live.ts';
import type { Store } from '#data/store/store.ts';
import type { AnyRows, Stored, TableName } from '#data/store/table.ts';
import { idsWithWord, matchesWords } from './find-by-words.ts';
import { windowOf } from './row-window.ts';
import { searchWords } from './search-words.ts';

/**
 * A record found in any table: its code, the name people know it by, and a short detail that tells records of one name
 * apart. The detail is empty where the record has nothing to say.
 */
export type FoundRecord = Readonly<{ table: string; id: string; code: string; name: string; detail: string }>;

/** The records that match, a few of each kind, newest first; undefined until they are read. */
export function useFoundRecords<Rows extends AnyRows>(
  store: Store<Rows>,
  find: string,
): readonly FoundRecord[] | undefined {
  const words = searchWords(find);
  return useLiveOf(store, ['records', words], () => findRecords(store, find), { isFresh: true });
}

/**
 * Searches each table for a few records. Reads at most MOST_KEYS index entries per word. If a word reaches that limit,
 * the newest records are checked, too, so that they come first. Records with exactly the typed word, such as the code
 * 1101, come before them. The whole table is searched only if nothing was found.
 */
export async function findRecords<Rows extends AnyRows>(
  store: Store<Rows>,
  find: string,
): Promise<readonly FoundRecord[]> {
  if (searchWords(find).length === 0) return [];
  const tables = store.tableNames.filter((table) => store.tables[table].found !== undefined);
  const found = await Promise.all(tables.map((table) => findIn(store, table, find)));
  return found.flat();
}

/** Those of these records that still exist, with their current names. */
export function useStandingRecords<Rows extends AnyRows>(
  store: Store<Rows>,
  records: readonly Pick<FoundRecord, 'table' | 'id'>[],
): readonly FoundRecord[] | undefined {
  return useLiveOf(store, ['standing', records], async () => {
    const standing = await Promise.all(
      records.map(async ({ table, id }) => {
        const row = store.tables[table] && (await store.records(table).get(id));
        return row && store.shown(table, [row]).map((one) => asFoundRecord(store, table, one))[0];
      }),
    );
    return standing.filter((record) => record !== undefined);
  });
}

async function findIn<Rows extends AnyRows, T extends TableName<Rows>>(
  store: Store<Rows>,
  table: T,
  find: string,
): Promise<readonly FoundRecord[]> {
  const records = store.records(table);
  const words = searchWords(find);
  const hits = await Promise.all(words.map((word) => idsWithWord(records, word, MOST_KEYS)));
  const rarest = hits.reduce((a, b) => (b.length < a.length ? b : a));
  const isCommon = rarest.length === MOST_KEYS;
  // With one word, every hit is a match; with several, each candidate must be checked for the other words.
  const [word, ...others] = words;
  const isOneWord = others.length === 0;
  // Past MOST_KEYS the counts no longer tell which word is rarer, so the hits of each are candidates.
  const ids = [...new Set(isCommon ? hits.flat() : rarest)]
    .toSorted((a, b) => serialOf(b) - serialOf(a))
    .slice(0, MOST_KEYS);
  const exact =
    word !== undefined && isOneWord && ids.length > MOST_OF_A_KIND ? await withExactWord(store, table, word) : [];
  const recent = isCommon && store.database().hasSerials(table) ? await newest(store, table) : [];
  const found = new Map<string, Stored<Rows[T]>>();
  const take = (rows: readonly (Stored<Rows[T]> | undefined)[]) => {
    const matching = rows.filter((row) => matchesWords(row, words)).filter((row) => row !== undefined);
    for (const row of store.shown(table, matching)) found.set(row.id, row);
  };
  take(exact);
  take(recent);
  for (let at = 0, step = FIRST_STEP; at < ids.length && found.size < MOST_OF_A_KIND; at += step, step *= 4)
    take(await records.bulkGet(ids.slice(at, at + step)));
  // Several common words may match a record beyond those checked, so the whole table is searched before giving up.
  if (found.size === 0 && isCommon && !isOneWord) take(await foundAnywhere(store, table, find));
  return [...found.values()].slice(0, MOST_OF_A_KIND).map((row) => asFoundRecord(store, table, row));
}

/** The records with exactly this word; none if too many have it to be of help. */
async function withExactWord<Rows extends AnyRows, T extends TableName<Rows>>(
  store: Store<Rows>,
  table: T,
  word: string,
): Promise<readonly Stored<Rows[T]>[]> {
  const few = MOST_OF_A_KIND + 1;
  const rows = await store.records(table).where('keys.words').equals(word).limit(few).toArray();
  return rows.length < few ? rows.toReversed() : [];
}

async function foundAnywhere<Rows extends AnyRows, T extends TableName<Rows>>(
  store: Store<Rows>,
  table: T,
  find: string,
): Promise<readonly Stored<Rows[T]>[]> {
  const list = { sorts: { order: store.database().hasSerials(table) ? '' : 'keys.name' }, filter: '' };
  const view = { sort: 'order', direction: 'down', filter: '', find } as const;
  const records = store.records(table);
  return (await windowOf<Rows[T]>(records, list, view, { at: 'first' }, MOST_OF_A_KIND)).rows;
}

function newest<Rows extends AnyRows, T extends TableName<Rows>>(
  store: Store<Rows>,
  table: T,
): PromiseLike<Stored<Rows[T]>[]> {
  // oxlint-disable-next-line unicorn/no-array-reverse -- a Dexie collection, whose reverse() walks the index backwards
  return store.records(table).orderBy('keys.serial').reverse().limit(MOST_RECENT).toArray();
}

function asFoundRecord<Rows extends AnyRows, T extends TableName<Rows>>(
  store: Store<Rows>,
  table: T,
  row: Rows[T],
): FoundRecord {
  const { code, name, detail } = store.tables[table].found?.as(row) ?? { code: row.id, name: '', detail: '' };
  return { table, id: row.id, code, name, detail };
}

const MOST_OF_A_KIND = 4;
const MOST_KEYS = 200;
const MOST_RECENT = 50;
const FIRST_STEP = 8;
