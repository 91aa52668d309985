import type { IsoDate, MaybeDate } from '#domain/calendar.ts';
import { formatDay } from '#domain/format.ts';
import { type Paise, sumOf } from '#domain/money.ts';
import type { Quantity } from '#domain/quantity.ts';
import type { Rate } from '#domain/books/rate.ts';
import { dueAfter } from './tally-masters.ts';
import {
  amountOf,
  childrenOf,
  dayOf,
  isYes,
  quantityOf,
  rateOf,
  type TallyNode,
  textOf,
  UnreadableNode,
} from './tally-node.ts';

/** The part of the line of a party that is a new bill, or settles one. Amounts in paise, debit positive. */
export type TallySetting = Readonly<{ type: string; name: string; dueDate: MaybeDate; amount: Paise }>;

export type TallyLine = Readonly<{ ledger: string; amount: Paise; settings: readonly TallySetting[] }>;

/** A line of goods, whose value stands under a ledger. */
type TallyGoods = Readonly<{
  item: string;
  ledger: string;
  /** Blank where the file names none. */
  godown: string;
  amount: Paise;
  quantity: Quantity | undefined;
  rate: Rate | undefined;
}>;

export type TallyVoucher = Readonly<{
  type: string;
  number: string;
  date: IsoDate;
  reference: string;
  referenceDate: MaybeDate;
  narration: string;
  /** The name of the State. */
  place: string;
  isCancelled: boolean;
  /** It is kept, but is no part of the accounts. */
  isOptional: boolean;
  /** "Cheque", "e-Fund Transfer": how money moved through a bank. */
  mode: string;
  /** Without what stands in the lines of goods; both together are the voucher's entries. */
  lines: readonly TallyLine[];
  goods: readonly TallyGoods[];
}>;

/** Throws UnreadableNode if a date, an amount or a quantity is none. */
export function voucherFrom(node: TallyNode): TallyVoucher {
  const date = dayOf(node, 'DATE');
  if (date === '') throw new UnreadableNode('it has no date');
  const entries = childrenOf(node, 'ALLLEDGERENTRIES.LIST', 'LEDGERENTRIES.LIST');
  const nested = entries.map((entry) => nestedGoods(entry));
  const whole = entries.flatMap((entry, at) => lineFrom(entry, date, nested[at] ?? []));
  const own = childrenOf(node, 'ALLINVENTORYENTRIES.LIST', 'INVENTORYENTRIES.LIST').flatMap(goodsFrom);
  // Some files name the ledger of sales among the lines, too: then the goods only say what it consists of.
  const isIncluded = own.length > 0 && sumOf(own.map(({ amount }) => amount)) !== 0 && isEven(whole);
  const bank = entries.flatMap((entry) => childrenOf(entry, 'BANKALLOCATIONS.LIST'))[0];
  return {
    type: textOf(node, 'VOUCHERTYPENAME') || (node.attributes['VCHTYPE'] ?? ''),
    number: textOf(node, 'VOUCHERNUMBER'),
    date,
    reference: textOf(node, 'REFERENCE') || (bank ? textOf(bank, 'INSTRUMENTNUMBER') : ''),
    referenceDate: dayOf(node, 'REFERENCEDATE'),
    narration: textOf(node, 'NARRATION'),
    place: textOf(node, 'PLACEOFSUPPLY') || textOf(node, 'STATENAME'),
    isCancelled: isYes(node, 'ISCANCELLED'),
    isOptional: isYes(node, 'ISOPTIONAL') || isYes(node, 'ISDELETED'),
    mode: bank ? textOf(bank, 'TRANSACTIONTYPE') : '',
    lines: isIncluded ? withoutGoods(whole, own) : whole,
    goods: [...nested.flat(), ...own],
  };
}

/** Everything that a voucher posts: every line, and what its goods stand under. */
export function entriesOf({ lines, goods }: TallyVoucher): readonly Readonly<{ ledger: string; amount: Paise }>[] {
  return [...lines, ...goods];
}

/** "Tally Sales 12 of 5 Apr 2026", as people find it there. */
export function titleOf({ type, number, date }: TallyVoucher): string {
  return `Tally ${type} ${number} of ${formatDay(date)}`;
}

function lineFrom(entry: TallyNode, date: IsoDate, nested: readonly TallyGoods[]): readonly TallyLine[] {
  const ledger = textOf(entry, 'LEDGERNAME');
  const amount = amountOf(entry, 'AMOUNT');
  const settings = childrenOf(entry, 'BILLALLOCATIONS.LIST').map((bill): TallySetting => {
    const period = textOf(bill, 'BILLCREDITPERIOD');
    return {
      type: textOf(bill, 'BILLTYPE'),
      name: textOf(bill, 'NAME'),
      dueDate: dueAfter(date, period),
      amount: amountOf(bill, 'AMOUNT'),
    };
  });
  const rest = sumOf([amount, ...nested.map((goods) => (0 - goods.amount) as Paise)]);
  return amount === 0 || (nested.length > 0 && rest === 0) ? [] : [{ ledger, amount: rest, settings }];
}

/** Of a voucher in accounting view, where goods stand within the line of their ledger. */
function nestedGoods(entry: TallyNode): readonly TallyGoods[] {
  const ledger = textOf(entry, 'LEDGERNAME');
  return childrenOf(entry, 'INVENTORYALLOCATIONS.LIST').flatMap((goods) =>
    goodsOf(goods, [[ledger, amountOf(goods, 'AMOUNT')]]),
  );
}

function goodsFrom(node: TallyNode): readonly TallyGoods[] {
  const under = childrenOf(node, 'ACCOUNTINGALLOCATIONS.LIST').map(
    (part) => [textOf(part, 'LEDGERNAME'), amountOf(part, 'AMOUNT')] as const,
  );
  return goodsOf(node, under);
}

/** Goods whose value stands under one ledger as a rule. Under several, the first has the goods, and each its amount. */
function goodsOf(node: TallyNode, under: readonly (readonly [ledger: string, amount: Paise])[]): readonly TallyGoods[] {
  const [batch] = childrenOf(node, 'BATCHALLOCATIONS.LIST');
  const counted = quantityOf(node, 'BILLEDQTY') ?? quantityOf(node, 'ACTUALQTY');
  return under.map(([ledger, amount], at) => ({
    item: textOf(node, 'STOCKITEMNAME'),
    ledger,
    godown: batch ? textOf(batch, 'GODOWNNAME') : '',
    amount,
    quantity: at === 0 ? counted?.quantity : undefined,
    rate: rateOf(node, 'RATE'),
  }));
}

function isEven(lines: readonly TallyLine[]): boolean {
  return sumOf(lines.map(({ amount }) => amount)) === 0;
}

function withoutGoods(lines: readonly TallyLine[], goods: readonly TallyGoods[]): readonly TallyLine[] {
  const left = new Map<string, number>();
  for (const { ledger, amount } of goods) left.set(ledger, (left.get(ledger) ?? 0) + amount);
  return lines.flatMap((line) => {
    const own = left.get(line.ledger);
    if (own === undefined) return [line];
    left.delete(line.ledger);
    return line.amount === own ? [] : [{ ...line, amount: sumOf([line.amount, (0 - own) as Paise]) }];
  });
}
