import { recordId } from '#domain/record-id.ts';
import { type Database, LONGEST_TEXT, MOST_ITEMS, RECORD_TABLES, type RecordTable, type Rows } from './database.ts';
import { stored } from './keys.ts';
import { database } from './mirror.ts';
import { asRefusal, Refusal } from './refusal.ts';
import { CHANGES, readTotals, Tally } from './totals.ts';

/**
 * The one way to write: an action is one transaction over the tables it names. The records, their kept totals and the
 * count of changes are written together or not at all. Resolves after the transaction has completed; otherwise throws a
 * Refusal with a sentence for the person, and nothing was changed; where storage failed, `failed` heads it. Never tried
 * again by itself.
 */
export async function act<Result>(
  tables: readonly RecordTable[],
  deed: (hand: Hand) => Promise<Result>,
  failed: 'Not saved' | 'Not deleted' | 'Not imported' = 'Not saved',
): Promise<Result> {
  let storage: IDBTransaction | undefined;
  try {
    const db = database();
    return await db.transaction('rw', [...tables, 'totals'], async ({ idbtrans }) => {
      storage = idbtrans;
      const tally = new Tally();
      const result = await deed(new Hand(db, tally));
      tally.add(CHANGES, 1);
      await tally.write(db);
      return result;
    });
  } catch (error) {
    // Where storage itself gave the whole up, it alone says why: the next step only finds that all is over.
    throw asRefusal(storage?.error ?? error, failed);
  }
}

/** What an action may do while its transaction lasts. Every change goes through the tally. */
export class Hand {
  readonly #db: Database;
  readonly #tally: Tally;

  constructor(db: Database, tally: Tally) {
    this.#db = db;
    this.#tally = tally;
  }

  /** The record as it is stored at this moment. Refuses, naming it, where it is gone. */
  async find<T extends RecordTable>(table: T, id: string): Promise<Rows[T]> {
    const row = await this.#db.records(table).get(id);
    if (row) return row;
    const called = UNNUMBERED[table] ?? id;
    throw new Refusal('Not found', `${called} no longer exists. It was deleted meanwhile; nothing was changed.`);
  }

  /** Every record of a table at this moment: only for what is few by its nature. */
  async findEvery<T extends RecordTable>(table: T): Promise<readonly Rows[T][]> {
    return this.#db.records(table).toArray();
  }

  /**
   * The number after the count of records, or the first free one after it. Where old records were deleted many numbers are
   * taken: whole runs of them are counted, as long as they are full, twice as many each time; the gap lies in the next, and
   * is come upon by halves of it.
   */
  async nextId(table: RecordTable, prefix: string, after = 0): Promise<string> {
    const [kept] = await readTotals(this.#db, [table]);
    let from = Math.max(kept?.count ?? 0, after) + 1;
    let many = 1;
    for (; await this.#isFull(table, prefix, from, many); many *= 2) from += many;
    for (many /= 2; many >= 1; many /= 2) if (await this.#isFull(table, prefix, from, many)) from += many;
    return recordId(prefix, from);
  }

  /** Whether so many numbers are all taken. A table's ids have one prefix, so that no two of them share a number. */
  async #isFull(table: RecordTable, prefix: string, from: number, many: number): Promise<boolean> {
    const records = this.#db.records(table);
    if (this.#db.hasSerials(table)) {
      const taken = records.where('keys.serial').between(from, from + many);
      return (await taken.count()) === many;
    }
    const ids = Array.from({ length: many }, (_, at) => recordId(prefix, from + at));
    return (await records.where('id').anyOf(ids).count()) === many;
  }

  /** An id that is a moment: now, or, where the last one is not past (same millisecond, clock set back), one after it. */
  async nextMoment(table: 'financialYears' | 'locations', now: number): Promise<string> {
    let moment = Math.max(now, (await this.lastSerial(table)) + 1);
    if (moment <= LAST_MOMENT) return String(moment);
    // A copy brought the last one that a copy may hold: there is room before it.
    moment = now;
    while (await this.#db.records(table).get(String(moment))) moment++;
    return String(moment);
  }

  /** The highest number, or the latest moment, that a record of the table has; 0 where there is none. */
  async lastSerial(table: 'companies' | 'financialYears' | 'locations'): Promise<number> {
    return (await this.#db.records(table).orderBy('keys.serial').last())?.keys.serial ?? 0;
  }

  /** The lowest number that a company has; 0 if there is no company. */
  async firstSerial(table: 'companies'): Promise<number> {
    return (await this.#db.records(table).orderBy('keys.serial').first())?.keys.serial ?? 0;
  }

  async insert<T extends RecordTable>(table: T, row: Rows[T]): Promise<void> {
    refuseEndless(row);
    await this.#db.records(table).add(stored(table, row));
    this.#tally.count(table, row, 1);
  }

  /** Many at once, of which none is there yet. */
  async insertAll<T extends RecordTable>(table: T, rows: readonly Rows[T][]): Promise<void> {
    for (const row of rows) this.#tally.count(table, row, 1);
    await this.#db.records(table).bulkAdd(rows.map((row) => stored(table, row)));
  }

  /**
   * Takes out every record there is, with its totals; the action must name all tables. Some at a time, by ranges of their
   * ids, which takes a fifth of what clear() does; `told` hears how many, each time, and may throw to end the action.
   */
  async removeAll(told: (count: number) => void): Promise<void> {
    for (const table of RECORD_TABLES) {
      const records = this.#db.records(table);
      for (let from = ''; ; ) {
        const ids = await records.where('id').above(from).limit(REMOVED_AT_A_TIME).primaryKeys();
        const last = ids.at(-1);
        if (last === undefined) break;
        await records.where('id').between(from, last, false, true).delete();
        told(ids.length);
        from = last;
      }
    }
    await this.#db.totals.where('key').notEqual(CHANGES).delete();
  }

  async replace<T extends RecordTable>(table: T, before: Rows[T], after: Rows[T]): Promise<void> {
    refuseEndless(after);
    await this.#db.records(table).put(stored(table, after));
    this.#tally.count(table, before, -1);
    this.#tally.count(table, after, 1);
  }

  async remove<T extends RecordTable>(table: T, row: Rows[T]): Promise<void> {
    await this.#db.records(table).delete(row.id);
    this.#tally.count(table, row, -1);
  }

  /** Takes out every record that names another one at this moment, by an index. Some at a time, as the page must hear. */
  async removeNaming<T extends RecordTable>(table: T, index: string, value: string): Promise<void> {
    const records = this.#db.records(table);
    for (let isOver = false; !isOver; ) {
      const rows = await records.where(index).equals(value).limit(NAMING_AT_A_TIME).toArray();
      await records.bulkDelete(rows.map(({ id }) => id));
      for (const row of rows) this.#tally.count(table, row, -1);
      isOver = rows.length < NAMING_AT_A_TIME;
    }
  }
}

/** Refuses a record that a copy could not bring back. */
function refuseEndless(row: object): void {
  if (Array.isArray(row) && row.length > MOST_ITEMS)
    throw new Refusal('Not saved', 'There are more than one lakh items. Remove some, then save again.');
  for (const value of Object.values(row)) {
    if (typeof value === 'object' && value !== null) refuseEndless(value);
    if (typeof value === 'string' && value.length > LONGEST_TEXT)
      throw new Refusal('Not saved', 'One of the texts has more than ten lakh letters. Shorten it, then save again.');
  }
}

/** Records whose ids no screen shows: what a person calls them. */
const UNNUMBERED: { readonly [T in RecordTable]?: string } = {
  ledgerAccounts: 'This ledger account',
  companies: 'This company',
  users: 'This user',
  financialYears: 'This financial year',
  locations: 'This location',
};

/** Fourteen digits, as `momentId` in backup/fields.ts has it; today's have thirteen. */
const LAST_MOMENT = 99_999_999_999_999;
const REMOVED_AT_A_TIME = 2000;
/** Fewer, as each is read and is a request of its own, which a range is not. */
const NAMING_AT_A_TIME = 500;
