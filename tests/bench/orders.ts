import { BLANK_DOCUMENT_LINE, blankInvoice, withParty } from '#domain/books/documents/blank-document.ts';
import type { InvoiceInput } from '#domain/books/documents/document.ts';
import type { LineSource } from '#domain/books/line-source.ts';
import { asTrade, withTrade } from '#domain/books/orders/as-trade.ts';
import { blankChallan, blankPurchaseOrder, blankQuotation, blankSalesOrder } from '#domain/books/orders/blank-order.ts';
import type { OrderLine, PricedOrderInput } from '#domain/books/orders/order.ts';
import type { Voucher, VoucherInput } from '#domain/books/vouchers/voucher.ts';
import type { IsoDate } from '#domain/calendar.ts';
import { asQuantity } from '#domain/quantity.ts';
import { kindOf } from '#domain/books/voucher-kinds.ts';
import { idAt, linesOf, OWN, partyOf, type Trade } from './deals.ts';

/**
 * What a wholesaler enters: of five vouchers one is a quotation, one a sales order of four lines, one its challan of all but a piece of
 * each line, one the invoice of that, and one a purchase order. Of ten sales orders nine are closed, as most are on any day.
 */
export function orderAt(at: number, date: IsoDate, { parties, items, roles }: Trade): Voucher {
  const [group, place] = [Math.floor(at / 5), at % 5];
  const customer = partyOf(parties, group * 4 + 1 + (group % 3));
  const supplier = partyOf(parties, group * 4);
  const isOpen = group < 20 || group % 10 === 0;
  const keyed = linesOf(group * 11, items, BLANK_DOCUMENT_LINE, 2).map((line, line0) => ({ ...line, key: line0 + 1 }));
  const numberAt = (of: number) => `${of % 5}/${of + 1}`;
  const from =
    (kind: LineSource['kind'], of: number) =>
    (line: OrderLine): OrderLine => {
      const { closed: _, ...own } = line;
      const source = { kind, id: idAt(of), number: numberAt(of), line: line.key ?? 0 };
      return { ...own, quantity: asQuantity((line.quantity ?? 0) - 1), from: source };
    };
  const order = <Order extends PricedOrderInput>(blank: Order, lines: readonly OrderLine[], of = customer): Order => ({
    ...withTrade(blank, withParty(asTrade(blank), of, null)),
    lines,
  });
  const sold = isOpen ? keyed : keyed.map((line) => ({ ...line, closed: 'No more' }));
  const sent = keyed.map(from('Sales Order', at - place + 1));
  const invoice = (): InvoiceInput => ({
    ...withParty(blankInvoice(date, OWN), customer, 30),
    lines: sent.map(({ key = 0, quantity, ...line }) => ({
      ...line,
      quantity,
      challans: [{ id: idAt(at - 1), number: numberAt(at - 1), date, line: key, quantity: asQuantity(quantity ?? 0) }],
    })),
  });
  const made: readonly (() => VoucherInput)[] = [
    () => order(blankQuotation(date, OWN), isOpen ? keyed : sold),
    () => order(blankSalesOrder(date, OWN), sold),
    () => order(blankChallan(date, OWN), sent),
    invoice,
    () => order(blankPurchaseOrder(date, OWN), isOpen ? keyed : sold, supplier),
  ];
  const input = (made[place] ?? invoice)();
  const kind = kindOf(input);
  const summed = kind.sums(input);
  return {
    ...summed,
    id: idAt(at),
    number: numberAt(at),
    date,
    state: 'Issued',
    rev: 1,
    postings: kind.postings(summed, roles),
  };
}
