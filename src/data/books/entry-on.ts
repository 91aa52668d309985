import { balanceOfDue } from '#domain/books/due.ts';
import type { VoucherEntry } from '#domain/books/voucher.ts';
import { duesIn } from './dues.ts';
import { booksStore } from './store.ts';

/**
 * What is entered on a document, from its id: a receipt or payment of what is still owed, of the party and set against it.
 * `blank` is the form that it fills. Undefined if nothing is owed.
 */
export async function entryOn(document: string, blank: VoucherEntry): Promise<VoucherEntry | undefined> {
  if (blank.kind !== 'Receipt' && blank.kind !== 'Payment') return undefined;
  const [due, of] = await Promise.all([
    duesIn(booksStore.database()).get(document),
    booksStore.records('vouchers').get(document),
  ]);
  if (!due || due.state !== 'Open' || (of?.kind !== 'Invoice' && of?.kind !== 'Purchase') || !of.party)
    return undefined;
  const amount = balanceOfDue(due);
  const against = { id: of.party.id, name: of.party.name };
  return { ...blank, against, amount, allocations: [{ document, amount }] };
}
