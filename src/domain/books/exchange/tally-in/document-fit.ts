import { asPaise, exactOrUndefined, fraction, negative, type Paise, sumOf, ZERO } from '#domain/money.ts';
import { asQuantity, type Quantity } from '#domain/quantity.ts';
import {
  chargedOn,
  type DocumentLine,
  type InvoiceInput,
  isTaxable,
  type OwnTerms,
  type PurchaseInput,
  type PurchaseLine,
} from '#domain/books/documents/document.ts';
import { lineItem } from '#domain/books/documents/blank-document.ts';
import { percentOn } from '#domain/books/masters/dated-rate.ts';
import type { Item } from '#domain/books/masters/item.ts';
import { GST_PERCENTAGES } from '#domain/books/law/gst-rates.ts';
import type { LedgerRole } from '#domain/books/ledger-role.ts';
import { taxOnLine } from '#domain/books/documents/line-tax.ts';
import { amountAt, asRate, type Rate } from '#domain/books/rate.ts';
import type { VoucherInput } from '#domain/books/vouchers/voucher.ts';
import type { Named } from '#domain/books/voucher-head.ts';
import type { Accounts } from './convert-accounts.ts';
import { nearestRate, rateFor } from './convert-goods.ts';
import { entriesOf, type TallyVoucher } from './tally-vouchers.ts';
import { kindOf } from '#domain/books/voucher-kinds.ts';

/** Everything that the conversion of a voucher of Tally looks up. */
export type Context = Readonly<{
  accounts: Accounts;
  own: OwnTerms;
  itemNamed: (name: string) => Item | undefined;
  godownNamed: (name: string) => Named | undefined;
  /** The item that stands for what was sold under a ledger without goods. */
  serviceUnder: (ledger: Named) => Item;
  /** The GST rate of an item that says none, as its vouchers showed it. */
  learnt: Map<string, number>;
}>;

/** Thrown where a voucher cannot be the document that it is in Tally; its message says why, in words. */
export class NotConvertible extends Error {}

/** Amounts by the root of their account. */
export type SumsByRoot = ReadonlyMap<string, Paise>;

export function sumsByRoot(
  entries: readonly Readonly<{ ledger: string; amount: Paise }>[],
  rootOf: (id: string) => string,
): SumsByRoot {
  const sums = new Map<string, Paise>();
  for (const { ledger, amount } of entries) {
    const root = rootOf(ledger);
    sums.set(root, asPaise((sums.get(root) ?? 0) + amount));
  }
  return new Map([...sums].filter(([, amount]) => amount !== 0));
}

/** Adds up what a voucher of Tally posts. Money stands on `instead` where that is given: the customer who paid at once. */
export function voucherSums(voucher: TallyVoucher, accounts: Accounts, instead?: string): SumsByRoot {
  const entries = entriesOf(voucher).map(({ ledger, amount }) => {
    const { id, isMoney } = accounts.named(ledger);
    return { ledger: instead !== undefined && isMoney ? instead : id, amount };
  });
  return sumsByRoot(entries, accounts.rootOf);
}

/** Whether an input posts, to the paisa, what the voucher of Tally does. */
export function postsExactly(input: VoucherInput, wanted: SumsByRoot, accounts: Accounts): boolean {
  return unpostedSums(input, wanted, accounts)?.size === 0;
}

/** A line that is to be found: what it comes to without tax is known, its GST rate is not. */
export type SoughtLine = Readonly<{
  /** Lines of one key bear one rate. */
  key: string;
  item: Item | undefined;
  ledger: Named | null;
  quantity: Quantity;
  rate: Rate | undefined;
  taxable: Paise;
}>;

type Trade = InvoiceInput | PurchaseInput;

/** A document, and what Tally posts beyond it: nothing, or some paise of tax and rounding whose sum is 0. */
export type DocumentFit<Input> = Readonly<{ input: Input; paise: SumsByRoot }>;

/**
 * The document with the lines whose tax is Tally's to the paisa, among the GST rates that there are, with tax on the price or
 * within it. Where Tally rounded the tax of the whole voucher, and ours is that of each line, the paise between are
 * returned with it, if the total is the same. Undefined if no rates come to it. `tax` is all tax that the voucher has.
 */
export function fitLines<Input extends Trade>(
  input: Input,
  sought: readonly SoughtLine[],
  tax: Paise,
  wanted: SumsByRoot,
  { accounts, learnt }: Context,
): DocumentFit<Input> | undefined {
  const isBorne = ['CGST + SGST', 'CGST + UTGST', 'IGST'].includes(chargedOn(input));
  const roughly = sought.length + 2;
  const attempt = (percents: ReadonlyMap<string, number>, change: Partial<Trade>): DocumentFit<Input> | undefined => {
    const terms = { ...input, ...change };
    const lines = sought.map((line) => documentLine(terms, line, percents.get(line.key) ?? 0));
    if (lines.some((line) => line === undefined)) return undefined;
    const whole = { ...terms, lines } as Input;
    const paise = unpostedSums(whole, wanted, accounts);
    return paise && { input: whole, paise };
  };
  let near: Readonly<{ found: DocumentFit<Input>; percents: ReadonlyMap<string, number>; size: number }> | undefined;
  const rounded = { own: { ...input.own, roundOff: true } };
  const ways = isBorne && tax !== 0 ? [{}, { ratesIncludeGst: true }, rounded] : [{}];
  const learn = (percents: ReadonlyMap<string, number>) => {
    if (isBorne) for (const { item, key } of sought) if (item) learnt.set(key, percents.get(key) ?? 0);
  };
  for (const percents of percentChoices(sought, learnt, input.date)) {
    const about = sought.reduce((sum, { key, taxable }) => sum + (taxable * (percents.get(key) ?? 0)) / 100, 0);
    if (isBorne && Math.abs(about - tax) > roughly) continue;
    for (const found of ways.flatMap((change) => attempt(percents, change) ?? [])) {
      const size = [...found.paise.values()].reduce((sum, amount) => sum + Math.abs(amount), 0);
      if (size === 0) {
        learn(percents);
        return found;
      }
      const isCloser = size < (near?.size ?? Infinity) && !found.input.ratesIncludeGst;
      if (isCloser && isOfPaise(found.paise, sought.length, accounts)) near = { found, percents, size };
    }
    if (!isBorne) break;
  }
  if (near) learn(near.percents);
  return near?.found;
}

/** Returns what is wanted and an input does not post, by root; undefined if it cannot be counted. */
function unpostedSums(input: VoucherInput, wanted: SumsByRoot, { roles, rootOf }: Accounts): SumsByRoot | undefined {
  const kind = kindOf(input);
  const postings = exactOrUndefined(() => kind.postings(kind.sums(input), roles));
  if (!postings) return undefined;
  const asked = [...wanted].map(([ledger, amount]) => ({ ledger, amount }));
  const posted = postings.map(({ ledger, amount }) => ({ ledger, amount: negative(amount) }));
  return sumsByRoot([...asked, ...posted], rootOf);
}

/** Whether sums are of nothing but tax and rounding, and no more than rounding line by line can make. */
function isOfPaise(sums: SumsByRoot, lines: number, { roles, rootOf }: Accounts): boolean {
  const rounded = new Set(ROUNDED.flatMap((role) => roles[role] ?? []).map(rootOf));
  return [...sums].every(([root, amount]) => rounded.has(root) && Math.abs(amount) <= 2 * lines);
}

/** The rates that lines may bear, by their keys, the likeliest first. */
function* percentChoices(
  sought: readonly SoughtLine[],
  learnt: ReadonlyMap<string, number>,
  date: Trade['date'],
): Generator<ReadonlyMap<string, number>> {
  const byKey = new Map(sought.map((line) => [line.key, knownPercent(line, learnt, date)]));
  const known = new Map(
    [...byKey].flatMap(([key, percent]) => (percent === undefined ? [] : [[key, percent] as const])),
  );
  const keys = [...byKey.keys()];
  if (known.size === keys.length) yield known;
  for (const percent of GST_PERCENTAGES) yield new Map(keys.map((key) => [key, known.get(key) ?? percent]));
  for (const percent of GST_PERCENTAGES) yield new Map(keys.map((key) => [key, percent]));
  if (keys.length > MOST_RATES) return;
  for (let nth = 0; nth < GST_PERCENTAGES.length ** keys.length; nth++) {
    yield new Map(
      keys.map((key, at) => {
        const place = Math.floor(nth / GST_PERCENTAGES.length ** at) % GST_PERCENTAGES.length;
        return [key, GST_PERCENTAGES[place] ?? 0];
      }),
    );
  }
}

function knownPercent(
  { item, key }: SoughtLine,
  learnt: ReadonlyMap<string, number>,
  date: Trade['date'],
): number | undefined {
  if (item && !isTaxable({ item })) return 0;
  return (date === '' ? undefined : percentOn(item?.rates ?? [], date)) ?? learnt.get(key);
}

function documentLine(input: Trade, sought: SoughtLine, percent: number): DocumentLine | PurchaseLine | undefined {
  const { item, ledger, quantity, rate, taxable } = sought;
  const gross = grossOf(taxable, percent, input);
  if (gross === undefined) return undefined;
  return {
    item: item ? lineItem(item) : null,
    description: '',
    hsn: item?.hsn ?? '',
    unit: item?.unit ?? 'NA',
    percent,
    cess: null,
    quantity,
    ...priceFor(quantity, gross, rate),
    ...(input.kind === 'Purchase' && { ledger }),
  };
}

/** The price of which so much is left once its tax is taken out; undefined if there is none. */
function grossOf(taxable: Paise, percent: number, input: Trade): Paise | undefined {
  if (!input.ratesIncludeGst) return taxable;
  const thousandths = Math.round(percent * 1000);
  const near = fraction(taxable, 100_000 + thousandths, 100_000);
  const terms = { percent, cessPercent: 0, cessPerUnit: ZERO };
  return [0, 1, -1, 2, -2]
    .map((off) => asPaise(near + off))
    .find((gross) => gross >= 0 && taxOnLine(gross, terms, chargedOn(input), true).taxable === taxable);
}

/** A rate at which a quantity comes to an amount: where none does exactly, a higher one, and a discount. */
function priceFor(
  quantity: Quantity,
  amount: Paise,
  stated: Rate | undefined,
): Pick<DocumentLine, 'rate' | 'discount'> {
  const exact = rateFor(quantity, amount, stated);
  if (exact !== undefined) return { rate: exact, discount: null };
  const near = nearestRate(quantity, amount);
  const rate = amountAt(quantity, near) < amount ? asRate(near + 1) : near;
  return { rate, discount: { amount: asPaise(amountAt(quantity, rate) - amount) } };
}

/** Lines that are no goods, by their ledger, each once. */
export function byLedger(
  lines: readonly Readonly<{ ledger: Named; amount: Paise }>[],
): readonly Readonly<{ ledger: Named; amount: Paise }>[] {
  const sums = new Map<string, Readonly<{ ledger: Named; amount: Paise }>>();
  for (const { ledger, amount } of lines) {
    const had = sums.get(ledger.id)?.amount ?? ZERO;
    sums.set(ledger.id, { ledger, amount: sumOf([had, amount]) });
  }
  return [...sums.values()].filter(({ amount }) => amount !== 0);
}

export const ONE = asQuantity(1);

const ROUNDED = [
  'outputCgst',
  'outputSgst',
  'outputUtgst',
  'outputIgst',
  'inputCgst',
  'inputSgst',
  'inputUtgst',
  'inputIgst',
  'roundOff',
] as const satisfies readonly LedgerRole[];

/** So many lines of different goods are tried with every pair of rates; beyond that, one unknown rate for all. */
const MOST_RATES = 3;
