import { today } from '#data/clock.ts';
import { beyondLimits, type LimitFacts } from '#domain/books/counter/limits.ts';
import { sumsIfCountable } from '#domain/books/documents/document-sums.ts';
import type { InvoiceInput } from '#domain/books/documents/document.ts';
import { changedRates, onAccountOf, saleLines, soldOnAccount } from '#domain/books/counter/sale-acts.ts';
import type { VoucherInput } from '#domain/books/vouchers/voucher.ts';
import { ZERO } from '#domain/money.ts';
import { counterSettings } from '#data/books/counter-settings.ts';
import { WALK_IN_ID } from '#data/books/ids.ts';
import { standingOfParties } from '#data/books/ledger/period-sums.ts';
import { itemsOf } from '#data/books/masters/items.ts';
import { type Access, areGuarded, hiddenHere } from '#data/books/staff/access.ts';
import { worthsNow } from '#data/books/stock/worth-now.ts';
import { booksStore } from '#data/books/store.ts';

/** Asks an access for the rights that an invoice issued outside the counter needs, as the counter asks for a bill. */
export type SaleRights = (access: Access) => void;

/**
 * Reads, before its action, what an invoice is compared with: the rates of its items, the limits of the counter, what goods are worth
 * and what its customer owes. Returns what the action then asks of its access. Books without staff ask nothing.
 */
export async function saleRights(input: VoucherInput, state: 'Draft' | 'Issued'): Promise<SaleRights> {
  if (input.kind !== 'Invoice' || state !== 'Issued' || input.counter || !areGuarded()) return () => undefined;
  const sums = sumsIfCountable(input);
  if (!sums) return () => undefined;
  const items = new Map((await itemsOf(idsOf(input))).map((item) => [item.id, item]));
  const customer = input.party ? await booksStore.records('parties').get(input.party.id) : undefined;
  const lines = saleLines(input, items);
  const onAccount = onAccountOf(input, sums.total);
  const sale = { lines, customer: { id: '', name: '', ...input.party }, tenders: { onAccount } };
  const limits = await limitsOf(input);
  const acts = [
    ...beyondLimits(sale, { items, customer }, sums, limits),
    ...changedRates(lines),
    ...(input.party ? soldOnAccount(input.party, onAccount) : []),
  ];
  return (access) => {
    for (const { right, ...what } of acts) access.need(right, what);
  };
}

async function limitsOf(input: InvoiceInput): Promise<LimitFacts> {
  const settings = await counterSettings();
  const party = input.party?.id ?? WALK_IN_ID;
  const [worths, standing] = await Promise.all([
    settings.belowCost ? worthsNow(idsOf(input)) : new Map(),
    party === WALK_IN_ID ? undefined : standingOfParties([party], today()),
  ]);
  return { settings, worths, balance: standing?.get(party) ?? ZERO, hidden: hiddenHere() };
}

function idsOf({ lines }: InvoiceInput): readonly string[] {
  return lines.flatMap(({ item }) => (item ? [item.id] : []));
}
