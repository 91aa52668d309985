import { isDocument } from '#domain/books/document.ts';
import { isPartyId } from '#data/books/ids.ts';
import { amountOf, isMoney, type Voucher } from '#domain/books/voucher.ts';
import { onAccountOf } from '#domain/books/voucher-line.ts';
import { formatDayWithWeekday, formatRupees } from '#domain/format.ts';
import { DocumentFacts } from './document-facts.tsx';
import { Fact } from './fact.tsx';

/** How the voucher stands, in a few lines. */
export function VoucherFacts({ voucher }: { voucher: Voucher }) {
  if (isDocument(voucher)) return <DocumentFacts voucher={voucher} />;
  return (
    <dl className="rounded-sheet border bg-sheet px-4 py-2">
      <Fact name="Status">{voucher.state}</Fact>
      <Fact name="Date">{formatDayWithWeekday(voucher.date)}</Fact>
      <Fact name="Amount">{formatRupees(amountOf(voucher))}</Fact>
      {isOfParty(voucher) && <Fact name="On account">{formatRupees(onAccountOf(voucher, isPartyId))}</Fact>}
    </dl>
  );
}

function isOfParty(voucher: Voucher): boolean {
  return isMoney(voucher) && isPartyId(voucher.against?.id ?? '');
}
