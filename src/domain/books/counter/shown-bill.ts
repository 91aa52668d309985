import type { Quantity } from '#domain/quantity.ts';
import { negative, type Paise, sumOf, ZERO } from '#domain/money.ts';
import type { CreditNoteInput } from '#domain/books/documents/document.ts';
import type { DocumentSums } from '#domain/books/documents/document-sums.ts';
import { upiLink } from '#domain/books/paper/upi-link.ts';
import type { Rate } from '#domain/books/rate.ts';
import { type Bill, billTitle, newestLast } from './bill.ts';
import type { BillFacts } from './bill-invoice.ts';
import { amountOfBillLine, billSums } from './bill-money.ts';
import { exchangeSums, settleExchange } from './exchange.ts';

/** A bill in the making as its customer sees it: nothing of who that is, and nothing of what is owed. Amounts are in paise. */
export type ShownBill = Readonly<{
  /** Goods that come back, with minus amounts, then those that are sold, the newest last. */
  lines: readonly ShownBillLine[];
  pieces: number;
  /** The discounts of lines and bill together; 0 or more. */
  discount: Paise;
  roundOff: Paise;
  /** The value of the goods that come back, set off against the bill or given back; 0 or more. */
  setOff: Paise;
  /** The amount to pay, or else to get back. */
  pays: Paise;
  gets: Paise;
  /** By what was entered at Pay. */
  remaining: Paise;
  change: Paise;
  /** The address by which a UPI app pays the UPI row, and its amount. */
  upi: Readonly<{ link: string; amount: Paise }> | undefined;
}>;

export type ShownBillLine = Readonly<{
  key: string;
  name: string;
  quantity: Quantity;
  unit: string;
  rate: Rate | null;
  amount: Paise;
}>;

/** Returns a bill as its customer sees it; undefined for one that nobody can count. `back` is what comes back with it. */
export function shownBill(
  bill: Bill,
  facts: BillFacts,
  back: Readonly<{ note: CreditNoteInput; sums: DocumentSums; returned: Paise; owed: Paise }> | undefined,
): ShownBill | undefined {
  const sums = billSums(bill, facts);
  if (!sums) return undefined;
  const exchange = exchangeSums(back, sums.total);
  const { pays, gets } = exchange;
  const { remaining, change } = settleExchange(bill, exchange).settlement;
  const { upiId, name } = facts.business;
  const amount = gets > 0 ? ZERO : (bill.tenders.upi ?? ZERO);
  const link = upiLink({ upiId, name, amount, note: billTitle(bill) });
  return {
    lines: [...(back ? linesBack(back) : []), ...newestLast(bill.lines, bill.newest).map(lineSold)],
    pieces: sums.pieces,
    discount: sums.discount,
    roundOff: sums.roundOff,
    setOff: sumOf([exchange.setOff, gets]),
    pays,
    gets,
    remaining,
    change,
    upi: link === undefined ? undefined : { link, amount },
  };
}

function lineSold(line: Bill['lines'][number]): ShownBillLine {
  const { id, item, quantity, unit, rate } = line;
  return { key: `sold ${id}`, name: item.name, quantity, unit, rate, amount: amountOfBillLine(line) };
}

function linesBack({ note, sums }: Readonly<{ note: CreditNoteInput; sums: DocumentSums }>): readonly ShownBillLine[] {
  return note.lines.flatMap(({ item, description, quantity, unit, rate }, at) => {
    if (quantity === null || quantity === 0) return [];
    const amount = negative(sums.lines[at]?.total ?? ZERO);
    return [{ key: `back ${at}`, name: item?.name ?? description, quantity, unit, rate, amount }];
  });
}
