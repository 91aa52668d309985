import { isDocument } from '#domain/books/documents/document.ts';
import { advanceReceived, advanceTerms, taxOfAdvance } from '#domain/books/vouchers/advance.ts';
import { taxOf } from '#domain/books/documents/line-tax.ts';
import { isPartyId } from '#data/books/ids.ts';
import { isMoney, type Voucher } from '#domain/books/vouchers/voucher.ts';
import { onAccountOf } from '#domain/books/vouchers/voucher-particulars.ts';
import { formatDayWithWeekday, formatPercent, formatRupees } from '#domain/format.ts';
import { isOrder } from '#domain/books/orders/order.ts';
import { DocumentFacts } from './documents/document-facts.tsx';
import { OrderFacts } from './orders/order-facts.tsx';
import { Fact } from '#screens/books/parts/vouchers/fact.tsx';
import { amountOf } from '#domain/books/voucher-kinds.ts';

/** How the voucher stands, in a few lines. */
export function VoucherFacts({ voucher }: { voucher: Voucher }) {
  if (isDocument(voucher)) return <DocumentFacts voucher={voucher} />;
  if (isOrder(voucher)) return <OrderFacts order={voucher} />;
  return (
    <dl className="rounded-sheet border bg-sheet px-4 py-2">
      <Fact name="Status">{voucher.state}</Fact>
      <Fact name="Date">{formatDayWithWeekday(voucher.date)}</Fact>
      <Fact name="Amount">{formatRupees(amountOf(voucher))}</Fact>
      <AdvanceFacts voucher={voucher} />
      {isOfParty(voucher) && <Fact name="On account">{formatRupees(onAccountOf(voucher, isPartyId))}</Fact>}
    </dl>
  );
}

function AdvanceFacts({ voucher }: { voucher: Voucher }) {
  const terms = advanceTerms(voucher);
  if (!terms || !isMoney(voucher)) return null;
  return (
    <>
      <Fact name="Advance for Services">{formatPercent(terms.percent)}</Fact>
      <Fact name="GST in It">{formatRupees(taxOf(taxOfAdvance(advanceReceived(voucher), terms)))}</Fact>
    </>
  );
}

function isOfParty(voucher: Voucher): boolean {
  return isMoney(voucher) && isPartyId(voucher.against?.id ?? '');
}
