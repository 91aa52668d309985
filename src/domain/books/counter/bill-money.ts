import { asPaise, exactOrUndefined, type Paise, ZERO } from '#domain/money.ts';
import { discountOn } from '#domain/books/discount.ts';
import { type DocumentSums, priceOfLine, sumsIfCountable } from '#domain/books/documents/document-sums.ts';
import { type Bill, type BillLine, piecesIn } from './bill.ts';
import { type BillFacts, invoiceOfBill } from './bill-invoice.ts';

/** The sums of a bill: those of the invoice that it becomes, and how many pieces are in it. */
export type BillSums = DocumentSums & Readonly<{ pieces: number }>;

/** Returns the sums of a bill, by the sums of documents; undefined for what nobody can count. */
export function billSums(bill: Bill, facts: BillFacts): BillSums | undefined {
  const sums = sumsIfCountable(invoiceOfBill(bill, facts));
  return sums && { ...sums, pieces: piecesIn(bill.lines) };
}

/** The amount of a line, GST included, in paise: its own discount is off, its share of that on the bill is not. */
export function amountOfBillLine({
  quantity,
  rate,
  discount,
}: Pick<BillLine, 'quantity' | 'rate' | 'discount'>): Paise {
  return (
    exactOrUndefined(() => {
      const price = priceOfLine({ quantity, rate });
      return asPaise(price - discountOn(price, discount));
    }) ?? ZERO
  );
}
