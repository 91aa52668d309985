import { refuseAt } from '#data/books/field-refusals.ts';
import { see } from '#data/books/staff/access.ts';
import { LOCKS_ID } from '#data/books/ids.ts';
import { refuseAllocations } from '#data/books/payments/refuse-allocations.ts';
import { refuseBills } from './opening-bills.ts';
import { type DueRow, duesIn, duesWithin } from '#data/books/projections/dues.ts';
import { booksStore } from '#data/books/store.ts';
import type { Rows } from '#data/books/tables.ts';
import { act } from '#data/books/act.ts';
import { Refusal } from '#data/store/refusal.ts';
import type { WriteTransaction } from '#data/store/write-transaction.ts';
import { NO_LOCKS, refusalOfOpenings } from '#domain/books/audit/lock.ts';
import { type Party, withAllocation } from '#domain/books/masters/party.ts';
import { advanceInOpening, balanceOfDue, settlementsOfOpening } from '#domain/books/payments/due.ts';
import type { Allocation } from '#domain/books/voucher-head.ts';
import { formatRupees } from '#domain/format.ts';
import { asPaise, type Paise, sumOf, ZERO } from '#domain/money.ts';

/** Returns how much of the opening balance of its party could be set against a document; 0 if nothing. */
export async function openingLeftFor(document: string): Promise<Paise> {
  see('reports');
  const due = await duesIn(booksStore.database()).get(document);
  const party = due && (await booksStore.records('parties').get(due.party));
  return party ? leftFor(due, party) : ZERO;
}

/** Sets what is left of the opening balance of its party against a document, as far as that is open. Returns the amount. */
export function allocateOpening(document: string): Promise<Paise> {
  return act('ledgers', ['parties'], async (transaction) => {
    const [due] = await duesWithin(transaction).bulkGet([document]);
    const before = due && (await transaction.find('parties', due.party));
    const amount = before ? leftFor(due, before) : ZERO;
    if (!before || amount === 0)
      throw new Refusal('Not saved', 'Nothing of the opening balance is left, or nothing is owed on this any more.');
    const had = settlementsOfOpening(before).get(document)?.paid ?? ZERO;
    const after = withAllocation(before, document, sumOf([had, amount]));
    await refuseOpening(transaction, before, after);
    await transaction.replace('parties', before, { ...after, rev: before.rev + 1 });
    return amount;
  });
}

/**
 * Refuses an opening balance that is set against more than was paid in advance of it, against documents of its own side or
 * beyond what is open on them, every change of that on a document of a locked day, and bills as `refuseBills` does.
 */
export async function refuseOpening(
  transaction: WriteTransaction<Rows>,
  before: Party,
  now: Omit<Party, 'id'>,
): Promise<void> {
  const after = { ...now, id: before.id };
  await refuseBills(transaction, before, after);
  const { side, amount } = advanceInOpening(after);
  const [had, has] = [before.allocations ?? [], after.allocations ?? []];
  const ids = [...new Set([...had, ...has].map(({ document }) => document))];
  const dues = (await duesWithin(transaction).bulkGet(ids)).filter((due) => due !== undefined);
  const amountOn = (all: readonly Allocation[], id: string) => all.find(({ document }) => document === id)?.amount;
  const sum = sumOf(has.map((one) => one.amount));
  const set = `${formatRupees(sum)} of the opening balance of ${before.name} is set against documents`;
  if (dues.some((due) => amountOn(has, due.id) !== undefined && due.side !== side))
    refuseAt('balance', `${set}. Set it against nothing first to turn its side.`);
  if (sum > amount)
    refuseAt('allocations', `${set}, and ${formatRupees(amount)} of it was paid in advance. Lower the amounts first.`);
  await refuseAllocations(
    transaction,
    { party: before.id, side, amount, allocations: has },
    settlementsOfOpening(before),
  );
  const locks = (await transaction.get('locks', LOCKS_ID)) ?? NO_LOCKS;
  // What is set against a document counts from its day on, or from that of the opening balance.
  const locked = dues.find(({ id, date }) => date <= locks.upTo && amountOn(had, id) !== amountOn(has, id));
  const why = locked && refusalOfOpenings(locks);
  if (why !== undefined) throw new Refusal('Locked', why, { fields: { [`allocations.${locked?.id}`]: why } });
}

function leftFor(due: DueRow, party: Party): Paise {
  const { side, amount } = advanceInOpening(party);
  const left = amount - sumOf((party.allocations ?? []).map((one) => one.amount));
  return side === due.side ? asPaise(Math.min(left, balanceOfDue(due))) : ZERO;
}
