import { formatNumber, formatRupees } from '#domain/format.ts';
import { asPaise, fraction, type Paise, sumOf } from '#domain/money.ts';
import { thousandths } from '#domain/quantity.ts';
import { amountAt } from '#domain/books/rate.ts';
import type { Bill, BillLine } from './bill.ts';
import type { BillFacts } from './bill-invoice.ts';
import type { LineSums } from '#domain/books/documents/document-sums.ts';
import type { Approval } from './bill-problem.ts';
import { NO_VALUATION, type Valuation } from '#domain/books/stock/stock-month.ts';
import type { CounterSettings } from './counter-settings.ts';

/** The facts that limits of the counter are compared with. `worths` is what there is of each item, by id. */
export type LimitFacts = Readonly<{
  settings: CounterSettings;
  worths: ReadonlyMap<string, Valuation>;
  /** The balance of the customer before this bill, in paise; an advance is below 0. */
  balance: Paise;
  /** What the person who sells may not see, so that neither a sentence nor its key says it. */
  hidden?: Readonly<{ cost: boolean; balance: boolean }> | undefined;
}>;

/** A sale as far as limits look at it: a bill, or an invoice as `saleOfInvoice` has it. */
type Sale = Pick<Bill, 'customer'> &
  Readonly<{ lines: readonly SaleLine[]; tenders: Pick<Bill['tenders'], 'onAccount'> }>;

export type SaleLine = Pick<BillLine, 'id' | 'item' | 'quantity' | 'rate' | 'listRate' | 'contains'>;

/** Lists what of a sale goes beyond a limit. An approval holds for its figures alone. */
export function beyondLimits(
  bill: Sale,
  { items, customer }: Pick<BillFacts, 'items' | 'customer'>,
  sums: Readonly<{ lines: readonly Pick<LineSums, 'gross' | 'taxable'>[] }>,
  { settings, worths, balance, hidden }: LimitFacts,
): readonly Approval[] {
  return [
    ...bill.lines.flatMap((line, at) => {
      const { gross = asPaise(0), taxable = asPaise(0) } = sums.lines[at] ?? {};
      const cost = settings.belowCost ? costOf(line, items, worths) : undefined;
      return [...overDiscount(line, gross, settings), ...belowCost(line, taxable, cost, hidden?.cost)];
    }),
    ...overCredit(bill, sumOf([balance, bill.tenders.onAccount ?? asPaise(0)]), customer?.creditLimit, hidden?.balance),
  ];
}

/** Returns those of them that nobody has approved. */
export function notApproved(asked: readonly Approval[], { approved }: Pick<Bill, 'approved'>): readonly Approval[] {
  const given = new Set(approved.map(({ key }) => key));
  return asked.filter(({ key }) => !given.has(key));
}

/** A line's whole fall below its list price: by its rate, by its own discount, and by its share of that on the bill. */
function overDiscount(
  { id, item, quantity, listRate }: SaleLine,
  now: Paise,
  { discountLimit, discountAmountLimit }: CounterSettings,
): readonly Approval[] {
  if (listRate === null) return [];
  const list = amountAt(quantity, listRate);
  const fall = asPaise(list - now);
  if (fall <= 0) return [];
  const isMuch = discountLimit !== null && fall * 100 > discountLimit * list;
  const isOverAmount = discountAmountLimit !== null && fall > discountAmountLimit;
  if (!isMuch && !isOverAmount) return [];
  const limit = isMuch ? `${formatNumber(discountLimit)}%` : formatRupees(discountAmountLimit ?? fall);
  const share = formatNumber(Math.round((fall * 1000) / list) / 10);
  const sentence = `${item.name}: ${formatRupees(fall)} (${share}%) off. The limit is ${limit}.`;
  return [{ right: 'discount', key: `discount/${id}/${fall}/${list}`, line: id, sentence }];
}

function belowCost(
  { id, item }: SaleLine,
  taxable: Paise,
  cost: Paise | undefined,
  isHidden = false,
): readonly Approval[] {
  if (cost === undefined || taxable >= cost) return [];
  if (isHidden) {
    const sentence = `${item.name}: ${formatRupees(taxable)} without tax is below its cost.`;
    return [{ right: 'belowCost', key: `cost/${id}/${taxable}`, line: id, sentence }];
  }
  const sentence = `${item.name}: ${formatRupees(taxable)} without tax is below its cost of ${formatRupees(cost)}.`;
  return [{ right: 'belowCost', key: `cost/${id}/${taxable}/${cost}`, line: id, sentence }];
}

/** The cost of what a line sells: by what the stock is worth, where there is some, else by the purchase price. */
function costOf(
  { item, quantity, contains }: SaleLine,
  items: BillFacts['items'],
  worths: LimitFacts['worths'],
): Paise | undefined {
  const [known, [there, value]] = [items.get(item.id), worths.get(item.id) ?? NO_VALUATION];
  if (known?.kind !== 'Goods') return undefined;
  const sold = Math.round(thousandths(quantity) * (contains ?? 1));
  if (there > 0) return fraction(asPaise(value), sold, there);
  return known.purchasePrice === null ? undefined : fraction(asPaise(known.purchasePrice), sold, 1000 * 100);
}

function overCredit(bill: Sale, owed: Paise, limit: Paise | undefined, isHidden = false): readonly Approval[] {
  const { onAccount } = bill.tenders;
  if ((onAccount ?? 0) <= 0 || limit === undefined || owed <= limit) return [];
  if (isHidden) {
    const sentence = `${bill.customer.name} would owe more than the credit limit of ${formatRupees(limit)}.`;
    return [{ right: 'overCredit', key: `credit/${bill.customer.id}/${onAccount}/${limit}`, sentence }];
  }
  const sentence = `${bill.customer.name} would owe ${formatRupees(owed)}. The credit limit is ${formatRupees(limit)}.`;
  return [{ right: 'overCredit', key: `credit/${bill.customer.id}/${owed}/${limit}`, sentence }];
}
