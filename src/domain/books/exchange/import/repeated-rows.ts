import type { Item } from '#domain/books/masters/item.ts';
import { ownCodesOf, scaleCodeIsTaken } from '#domain/books/masters/item-row.ts';
import type { Cells } from './cells.ts';

/** What the rows of a file have named so far, and the codes of the items of the books: neither may come twice. */
export class RepeatedRows {
  readonly #lines = new Map<string, number>();
  readonly #owners: ReadonlyMap<string, Item>;

  constructor(items: Iterable<Item>) {
    const active = [...items].filter(({ isActive }) => isActive);
    this.#owners = new Map(active.flatMap((item) => ownCodesOf(item).map(([code]) => [code, item] as const)));
  }

  /** Says so in a row whose `key` stood in one before; `what` it is begins the sentence. */
  say(cells: Cells<string>, key: string, line: number, what: string): void {
    const before = this.#lines.get(key);
    this.#lines.set(key, before ?? line);
    if (before !== undefined) cells.say(`${what} stands in line ${before}.`);
  }

  /** Says which codes of an item another one has, in the books or in a row before. */
  sayCodes(cells: Cells<string>, record: Omit<Item, 'id'>, line: number): void {
    for (const [code, isTaken] of ownCodesOf(record)) {
      const other = this.#owners.get(code);
      const what = isTaken === scaleCodeIsTaken ? 'The same scale code' : 'The same barcode';
      if (other) cells.say(isTaken(other));
      else this.say(cells, `code/${code}`, line, what);
    }
  }
}
