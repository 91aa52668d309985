import { recordId } from '#domain/record-id.ts';
import { type Database, LONGEST_TEXT, MOST_ITEMS, RECORD_TABLES, type RecordTable, type Rows } from './database.ts';
import { stored } from './keys.ts';
import { openedDatabase } from './mirror.ts';
import { asRefusal, Refusal } from './refusal.ts';
import { CHANGES, readTotals, Tally } from './totals.ts';

/**
 * The only way to write. An action is one transaction over the given tables: the records, their kept totals and the
 * count of changes are written together or not at all. Resolves after the transaction has committed. Otherwise it
 * throws a Refusal with a sentence for the user, and nothing was changed; if storage failed, `failed` is its title. It
 * never retries.
 */
export async function act<Result>(
  tables: readonly RecordTable[],
  action: (hand: Hand) => Promise<Result>,
  failed: 'Not saved' | 'Not deleted' | 'Not imported' = 'Not saved',
): Promise<Result> {
  let storage: IDBTransaction | undefined;
  try {
    const db = await openedDatabase();
    return await db.transaction('rw', [...tables, 'totals'], async ({ idbtrans }) => {
      storage = idbtrans;
      const tally = new Tally();
      const result = await action(new Hand(db, tally));
      tally.add(CHANGES, 1);
      await tally.write(db);
      return result;
    });
  } catch (error) {
    // If storage itself aborted the transaction, only its own error says why; the next request just finds it inactive.
    throw asRefusal(storage?.error ?? error, failed);
  }
}

/** The operations available to an action during its transaction. Every change is counted in the tally. */
export class Hand {
  readonly #db: Database;
  readonly #tally: Tally;

  constructor(db: Database, tally: Tally) {
    this.#db = db;
    this.#tally = tally;
  }

  /** The record as stored now. Throws a Refusal that names it if it no longer exists. */
  async find<T extends RecordTable>(table: T, id: string): Promise<Rows[T]> {
    const row = await this.#db.records(table).get(id);
    if (row) return row;
    const called = UNNUMBERED[table] ?? id;
    throw new Refusal('Not found', `${called} no longer exists. It was deleted meanwhile; nothing was changed.`);
  }

  /** All records of a table as stored now. Only for tables that are always small. */
  async findEvery<T extends RecordTable>(table: T): Promise<readonly Rows[T][]> {
    return this.#db.records(table).toArray();
  }

  /**
   * An id with the number after the record count (and after `after`), or the next free one. After deletions, many of
   * those numbers may be taken. The first gap is found by galloping: count runs of 1, 2, 4, … numbers while they are
   * full, then search the last run by halves.
   */
  async nextId(table: RecordTable, prefix: string, after = 0): Promise<string> {
    const [kept] = await readTotals(this.#db, [table]);
    let from = Math.max(kept?.count ?? 0, after) + 1;
    let many = 1;
    for (; await this.#isFull(table, prefix, from, many); many *= 2) from += many;
    for (many /= 2; many >= 1; many /= 2) if (await this.#isFull(table, prefix, from, many)) from += many;
    return recordId(prefix, from);
  }

  /**
   * Whether all `many` numbers from `from` are taken. A table's ids share one prefix, so each number is used only once.
   */
  async #isFull(table: RecordTable, prefix: string, from: number, many: number): Promise<boolean> {
    const records = this.#db.records(table);
    if (this.#db.hasSerials(table)) {
      const taken = records.where('keys.serial').between(from, from + many);
      return (await taken.count()) === many;
    }
    const ids = Array.from({ length: many }, (_, at) => recordId(prefix, from + at));
    return (await records.where('id').anyOf(ids).count()) === many;
  }

  /**
   * A timestamp as id: now, or one after the latest id if that is not in the past (same millisecond, clock set back).
   */
  async nextMoment(table: 'financialYears' | 'locations', now: number): Promise<string> {
    let moment = Math.max(now, (await this.lastSerial(table)) + 1);
    if (moment <= LAST_MOMENT) return String(moment);
    // An import brought the highest id that an import may contain. Ids before it are free.
    moment = now;
    while (await this.#db.records(table).get(String(moment))) moment++;
    return String(moment);
  }

  /** The highest number or latest timestamp among the ids of a table; 0 if it is empty. */
  async lastSerial(table: 'companies' | 'financialYears' | 'locations'): Promise<number> {
    return (await this.#db.records(table).orderBy('keys.serial').last())?.keys.serial ?? 0;
  }

  /** The lowest number that a company has; 0 if there is no company. */
  async firstSerial(table: 'companies'): Promise<number> {
    return (await this.#db.records(table).orderBy('keys.serial').first())?.keys.serial ?? 0;
  }

  async insert<T extends RecordTable>(table: T, row: Rows[T]): Promise<void> {
    refuseTooLarge(row);
    await this.#db.records(table).add(stored(table, row));
    this.#tally.count(table, row, 1);
  }

  /** Inserts many records with new ids. */
  async insertAll<T extends RecordTable>(table: T, rows: readonly Rows[T][]): Promise<void> {
    for (const row of rows) this.#tally.count(table, row, 1);
    await this.#db.records(table).bulkAdd(rows.map((row) => stored(table, row)));
  }

  /**
   * Deletes every record and all totals; the action must name all tables. Deletes in batches by id range, which takes a
   * fifth of the time of clear(). `onRemoved` is called with the size of each batch and may throw to cancel the action.
   */
  async removeAll(onRemoved: (count: number) => void): Promise<void> {
    for (const table of RECORD_TABLES) {
      const records = this.#db.records(table);
      for (let from = ''; ; ) {
        const ids = await records.where('id').above(from).limit(REMOVED_AT_A_TIME).primaryKeys();
        const last = ids.at(-1);
        if (last === undefined) break;
        await records.where('id').between(from, last, false, true).delete();
        onRemoved(ids.length);
        from = last;
      }
    }
    await this.#db.totals.where('key').notEqual(CHANGES).delete();
  }

  async replace<T extends RecordTable>(table: T, before: Rows[T], after: Rows[T]): Promise<void> {
    refuseTooLarge(after);
    await this.#db.records(table).put(stored(table, after));
    this.#tally.count(table, before, -1);
    this.#tally.count(table, after, 1);
  }

  async remove<T extends RecordTable>(table: T, row: Rows[T]): Promise<void> {
    await this.#db.records(table).delete(row.id);
    this.#tally.count(table, row, -1);
  }

  /**
   * Deletes every record that refers to another one, by an index. Works in batches, so that the page stays responsive.
   */
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

/** Refuses a record that is too large to be imported again. */
function refuseTooLarge(row: object): void {
  if (Array.isArray(row) && row.length > MOST_ITEMS)
    throw new Refusal('Not saved', 'There are more than one lakh items. Remove some, then save again.');
  for (const value of Object.values(row)) {
    if (typeof value === 'object' && value !== null) refuseTooLarge(value);
    if (typeof value === 'string' && value.length > LONGEST_TEXT)
      throw new Refusal('Not saved', 'One of the texts has more than ten lakh letters. Shorten it, then save again.');
  }
}

/** What to call records whose ids are not shown on any screen. */
const UNNUMBERED: { readonly [T in RecordTable]?: string } = {
  ledgerAccounts: 'This ledger account',
  companies: 'This company',
  users: 'This user',
  financialYears: 'This financial year',
  locations: 'This location',
};

/** Fourteen digits, as `momentId` in backup/fields.ts allows; today's timestamps have thirteen. */
const LAST_MOMENT = 99_999_999_999_999;
const REMOVED_AT_A_TIME = 2000;
/** Smaller batches, because each record is read and deleted by its own request, unlike a range. */
const NAMING_AT_A_TIME = 500;
