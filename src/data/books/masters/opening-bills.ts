import { refuseIfWrong } from '#data/books/field-refusals.ts';
import type { Rows } from '#data/books/tables.ts';
import { duesWithin } from '#data/books/projections/dues.ts';
import type { WriteTransaction } from '#data/store/write-transaction.ts';
import { duesOfParty, settlementsOfOpening } from '#domain/books/payments/due.ts';
import type { Party } from '#domain/books/masters/party.ts';
import { formatRupees } from '#domain/format.ts';
import { asPaise } from '#domain/money.ts';

/** Refuses to take an opening bill away from what is set against it, to turn its side, or to lower it below that. */
export async function refuseBills(transaction: WriteTransaction<Rows>, before: Party, after: Party): Promise<void> {
  const now = new Map(duesOfParty(after).map((due) => [due.id, due]));
  const stored = await duesWithin(transaction).bulkGet(duesOfParty(before).map(({ id }) => id));
  const [had, has] = [settlementsOfOpening(before), settlementsOfOpening(after)];
  for (const due of stored) {
    const paid = asPaise((due?.paid ?? 0) - (had.get(due?.id ?? '')?.paid ?? 0) + (has.get(due?.id ?? '')?.paid ?? 0));
    if (!due || paid === 0) continue;
    const is = now.get(due.id);
    if (is && is.side === due.side && is.total >= paid) continue;
    refuseIfWrong({
      bills: `${formatRupees(paid)} is set against the bill ${due.number}. It stays, on its side, with at least that; set that against another document first to change it.`,
    });
  }
}
