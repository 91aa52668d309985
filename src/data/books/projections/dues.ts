import type { RecordChange } from '#data/store/changes.ts';
import type { WriteTransaction } from '#data/store/write-transaction.ts';
import type { Database } from '#data/store/database.ts';
import { everyById, getMany, inSlices, putMany } from '#data/store/in-slices.ts';
import {
  balanceOfDue,
  type Due,
  dueOf,
  duesOfParty,
  type DueSide,
  type Settlement,
  settlementsOf,
  settlementsOfOpening,
} from '#domain/books/payments/due.ts';
import type { Party } from '#domain/books/masters/party.ts';
import type { Voucher } from '#domain/books/vouchers/voucher.ts';
import { asPaise, ZERO } from '#domain/money.ts';
import type { Rows } from '#data/books/tables.ts';

/** A document that is owed on, with what of it is settled. */
export type DueRow = Due &
  Settlement &
  Readonly<{
    state: 'Open' | 'Settled';
    /** The day from which it is overdue, or that of a document that has no due date. */
    due: string;
  }>;

const UNSETTLED: Settlement = { paid: ZERO, noted: ZERO };

export function duesIn(db: Database<Rows>) {
  return db.table<DueRow, string>('dues');
}

/** The table of dues, as `duesIn`, within an action, which reads through its transaction alone. */
export function duesWithin(transaction: WriteTransaction<Rows>) {
  return transaction.projection<DueRow>('dues');
}

/** Changes what is owed with the vouchers and parties. */
export async function projectDues(db: Database<Rows>, changes: readonly RecordChange<Rows>[]): Promise<void> {
  const tally = new DueTally();
  for (const { table, before, after } of changes) {
    if (table === 'vouchers') {
      tally.addSettled(settlementsOf(before as Voucher | undefined), -1);
      tally.addSettled(settlementsOf(after as Voucher | undefined), 1);
      tally.takeDues(asList(dueOf(before as Voucher | undefined)), asList(dueOf(after as Voucher | undefined)));
    }
    if (table === 'parties') {
      tally.addSettled(settlementsOfOpening(before as Party | undefined), -1);
      tally.addSettled(settlementsOfOpening(after as Party | undefined), 1);
      tally.takeDues(duesOfParty(before as Party | undefined), duesOfParty(after as Party | undefined));
    }
  }
  await tally.keepIn(db);
}

/** Counts from the records what documents are owed on; for making the table anew, and for checking it. */
export class DueTally {
  readonly #own = new Map<string, Due | undefined>();
  readonly #settled = new Map<string, Settlement>();

  addSettled(by: ReadonlyMap<string, Settlement>, sign: 1 | -1): void {
    for (const [id, { paid, noted }] of by) {
      const had = this.#settled.get(id) ?? UNSETTLED;
      this.#settled.set(id, { paid: asPaise(had.paid + sign * paid), noted: asPaise(had.noted + sign * noted) });
    }
  }

  takeDues(before: readonly Due[], after: readonly Due[]): void {
    for (const { id } of before) this.#own.set(id, undefined);
    for (const due of after) this.#own.set(due.id, due);
  }

  /** Yields the rows as they are if nothing was stored before. */
  *rows(): Generator<DueRow> {
    for (const due of this.#own.values()) if (due) yield dueRowOf(due, this.#settled.get(due.id));
  }

  /** Writes the changes to the stored rows. What is settled of a document that is none any more is dropped. */
  async keepIn(db: Database<Rows>): Promise<void> {
    const ids = [...new Set([...this.#own.keys(), ...this.#settled.keys()])];
    if (ids.length === 0) return;
    const stored = await getMany(duesIn(db), ids);
    const rows = ids.flatMap((id, at) => {
      const had = stored[at];
      const due = this.#own.has(id) ? this.#own.get(id) : had;
      if (!due) return [];
      const { paid, noted } = this.#settled.get(id) ?? UNSETTLED;
      return [dueRowOf(due, { paid: asPaise((had?.paid ?? 0) + paid), noted: asPaise((had?.noted ?? 0) + noted) })];
    });
    const stay = new Set(rows.map(({ id }) => id));
    await putMany(duesIn(db), rows);
    await duesIn(db).bulkDelete(ids.filter((id) => !stay.has(id)));
  }
}

/** The opening bills of all parties, and what their opening balances settle. */
export async function duesOfParties(db: Database<Rows>): Promise<DueTally> {
  const tally = new DueTally();
  await everyById(db.records('parties'), (party) => {
    tally.takeDues([], duesOfParty(party));
    tally.addSettled(settlementsOfOpening(party), 1);
  });
  return tally;
}

/** Counts a voucher in. */
export function addDue(tally: DueTally, voucher: Voucher): void {
  tally.addSettled(settlementsOf(voucher), 1);
  tally.takeDues([], asList(dueOf(voucher)));
}

/** All open documents of a side, the longest due first. */
export function everyOpenDue(among: ReturnType<typeof duesIn>, side: DueSide): PromiseLike<DueRow[]> {
  return inSlices<DueRow, DueRow>(
    (size, after) => {
      const start = after ? [side, 'Open', after.due, after.id] : [side, 'Open', ''];
      const rows = among.where('[side+state+due+id]').between(start, [side, 'Open', '\uffff'], after === undefined);
      return rows.limit(size).toArray();
    },
    (row) => row,
  );
}

/** The open documents of a party on a side, the oldest first. */
export function openDues(among: ReturnType<typeof duesWithin>, party: string, side: DueSide): PromiseLike<DueRow[]> {
  return among
    .where(OPEN_OF_PARTY)
    .between([party, side, 'Open', '', ''], [party, side, 'Open', '\uffff', '\uffff'])
    .toArray();
}

const OPEN_OF_PARTY = '[party+side+state+date+id]';

/** The row of a document of which nothing but this is settled. */
export function dueRowOf(
  { id, party, side, number, date, dueDate, total }: Due,
  { paid, noted }: Settlement = UNSETTLED,
): DueRow {
  const state = balanceOfDue({ total, paid, noted }) > 0 ? 'Open' : 'Settled';
  return { id, party, side, number, date, dueDate, total, paid, noted, state, due: dueDate === '' ? date : dueDate };
}

function asList(due: Due | undefined): readonly Due[] {
  return due ? [due] : [];
}
