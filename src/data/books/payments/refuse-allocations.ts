import { refuseIfWrong } from '#data/books/field-refusals.ts';
import { duesWithin } from '#data/books/projections/dues.ts';
import type { Rows } from '#data/books/tables.ts';
import type { WriteTransaction } from '#data/store/write-transaction.ts';
import { balanceOfDue, type DueSide, type Settlement } from '#domain/books/payments/due.ts';
import type { Allocation } from '#domain/books/voucher-head.ts';
import { problemsInAllocations } from '#domain/books/vouchers/allocation.ts';
import { asPaise, type Paise } from '#domain/money.ts';

/**
 * An amount that can be set against documents of a party on a side: of a receipt or payment, of its opening balance, or of a
 * note, which settles its own document, `except`, by itself.
 */
type Settler = Readonly<{
  party: string | undefined;
  side: DueSide;
  amount: Paise;
  allocations?: readonly Allocation[] | undefined;
  except?: string;
}>;

/** Refuses allocations beyond what is open on the documents of the party. `own` is what it settles as stored. */
export async function refuseAllocations(
  transaction: WriteTransaction<Rows>,
  { party, side, amount, allocations = [], except }: Settler,
  own: ReadonlyMap<string, Settlement>,
): Promise<void> {
  if (allocations.length === 0) return;
  const dues = await duesWithin(transaction).bulkGet([...new Set(allocations.map(({ document }) => document))]);
  const open = dues
    .filter((due) => due !== undefined)
    .filter((due) => due.party === party && due.side === side && due.id !== except)
    .map((due) => ({ ...due, balance: asPaise(balanceOfDue(due) + (own.get(due.id)?.paid ?? 0)) }));
  refuseIfWrong(problemsInAllocations(amount, allocations, open));
}
