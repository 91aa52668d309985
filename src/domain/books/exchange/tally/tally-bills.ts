import type { IsoDate, MaybeDate } from '#domain/calendar.ts';
import { asPaise, negative, type Paise, sumOf } from '#domain/money.ts';
import type { Due } from '#domain/books/payments/due.ts';
import { isNote, isTrade } from '#domain/books/documents/document.ts';
import { nameKey } from '#domain/books/names.ts';
import { isMoney, type Voucher } from '#domain/books/vouchers/voucher.ts';

/** How Tally sets an amount of a party against a bill. */
export type BillAllocation =
  | Readonly<{ type: 'New Ref'; name: string; amount: Paise; dueDate: MaybeDate }>
  | Readonly<{ type: 'Agst Ref'; name: string; amount: Paise }>
  | Readonly<{ type: 'On Account'; amount: Paise }>;

/** The bill that an opening balance has in Tally for what no other one bears. */
export const ON_ACCOUNT = 'On Account';

/** A bill of a party that is open when Tally's books begin; debit positive. */
export type OpeningOfBill = Readonly<{ name: string; date: IsoDate; dueDate: MaybeDate; amount: Paise }>;

/**
 * The bills that a voucher makes or settles on the line of its party, `amount`, whose sum they are. `nameOf` is the name
 * of a document as Tally knows it; `noteCounts` what of a note is set against its document, as the rest is on account;
 * `fromOpening` what of a document the opening balance of its party settles.
 */
export function billsOf(
  voucher: Voucher,
  amount: Paise,
  nameOf: (document: string) => string | undefined,
  noteCounts: Paise,
  fromOpening: Paise,
): readonly BillAllocation[] {
  const name = nameOf(voucher.id);
  if (isTrade(voucher) && name !== undefined) {
    const opened = amount < 0 ? negative(fromOpening) : fromOpening;
    const bills: readonly BillAllocation[] = [
      { type: 'Agst Ref', name: ON_ACCOUNT, amount: opened },
      { type: 'New Ref', name, amount: asPaise(amount - opened), dueDate: voucher.dueDate },
    ];
    return fromOpening === 0 ? bills.slice(1) : bills.filter((bill) => bill.amount !== 0);
  }
  return withRest(amount, settledBills(voucher, noteCounts), nameOf);
}

function settledBills(voucher: Voucher, noteCounts: Paise): readonly Readonly<{ document: string; amount: Paise }>[] {
  if (isMoney(voucher)) return voucher.allocations ?? [];
  if (!isNote(voucher)) return [];
  const own = voucher.against ? [{ document: voucher.against.id, amount: noteCounts }] : [];
  return [...own, ...(voucher.allocations ?? [])];
}

function withRest(
  amount: Paise,
  settled: readonly Readonly<{ document: string; amount: Paise }>[],
  nameOf: (document: string) => string | undefined,
): readonly BillAllocation[] {
  const sign = amount < 0 ? negative : (size: Paise) => size;
  const against = settled.flatMap(({ document, amount: size }): BillAllocation[] => {
    const name = nameOf(document);
    return name === undefined || size === 0 ? [] : [{ type: 'Agst Ref', name, amount: sign(size) }];
  });
  const rest = asPaise(amount - sumOf(against.map((bill) => bill.amount)));
  return rest === 0 ? against : [...against, { type: 'On Account', amount: rest }];
}

/**
 * Names for documents, each party's own: the number, and with the year beside it where an older document of the party has
 * the same one. The documents come the oldest first, so that a name never changes.
 */
export function billNames(dues: Iterable<Pick<Due, 'id' | 'party' | 'number' | 'date'>>): ReadonlyMap<string, string> {
  const taken = new Set<string>();
  const names = new Map<string, string>();
  for (const { id, party, number, date } of dues) {
    const keyOf = (name: string) => `${party}/${nameKey(name)}`;
    let name = number;
    for (let nth = 1; taken.has(keyOf(name)); nth++)
      name = `${number} (${date.slice(0, 4)}${nth > 1 ? ` ${nth}` : ''})`;
    taken.add(keyOf(name));
    names.set(id, name);
  }
  return names;
}
