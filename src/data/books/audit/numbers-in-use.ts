import type { Total } from '#data/store/database.ts';
import { lastGivenKey } from '#data/store/totals.ts';
import { serialOf } from '#domain/record-id.ts';
import { TABLES_WITH_SEQUENCES } from '#data/books/sequences.ts';
import type { BooksTable, Rows } from '#data/books/tables.ts';
import { tableOfKind } from './edit-log.ts';

/** The highest number of each table that stands in a record or in the log, from all records that it is shown. */
export class NumbersInUse {
  readonly #highest: Partial<Record<BooksTable, number>> = {};

  note(table: BooksTable, row: Rows[BooksTable]): void {
    this.#add(table, row.id);
    if (table !== 'edits' || !('record' in row)) return;
    // A deleted record left its number only here; it must never be given again.
    const of = tableOfKind(row.kind);
    if (of) this.#add(of, row.record);
  }

  /** The last numbers given: never less than the highest in use or in the log, and never back. */
  counters(stored: ReadonlyMap<string, Total>): readonly Total[] {
    return TABLES_WITH_SEQUENCES.map((table) => {
      const key = lastGivenKey(table);
      return { key, count: Math.max(stored.get(key)?.count ?? 0, this.#highest[table] ?? 0), amount: 0 };
    }).filter(({ count }) => count > 0);
  }

  #add(table: BooksTable, id: string): void {
    this.#highest[table] = Math.max(this.#highest[table] ?? 0, serialOf(id));
  }
}
