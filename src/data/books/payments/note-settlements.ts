import type { Database } from '#data/store/database.ts';

import { isNoteOn } from '#domain/books/documents/note-rest.ts';
import { notedBy } from '#domain/books/payments/due.ts';
import type { Voucher } from '#domain/books/vouchers/voucher.ts';
import { asPaise, type Paise } from '#domain/money.ts';
import type { DueRow } from '#data/books/projections/dues.ts';
import type { Rows } from '#data/books/tables.ts';

/**
 * Returns how much of each note is set against its document, where that is not all of it: what notes and money come to beyond
 * the total is on account of the party (see `balanceOfDue`), and the latest notes give way. Notes that count whole are left out.
 */
export async function settledByNotes(db: Database<Rows>, dues: readonly DueRow[]): Promise<ReadonlyMap<string, Paise>> {
  const counts = new Map<string, Paise>();
  for (const { id, total, paid } of dues.filter((due) => due.noted > 0 && due.paid + due.noted > due.total)) {
    const settlers: readonly Voucher[] = await db.records('vouchers').where('keys.settles').equals(id).toArray();
    let left = Math.max(0, total - paid);
    for (const note of settlers.filter(isNoteOn(id)).toSorted(byAge)) {
      const counted = Math.min(left, notedBy(note));
      counts.set(note.id, asPaise(counted));
      left -= counted;
    }
  }
  return counts;
}

function byAge(one: Voucher, other: Voucher): number {
  return `${one.date}/${one.id}` < `${other.date}/${other.id}` ? -1 : 1;
}
