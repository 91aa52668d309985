import { isPartyId } from '#data/books/ids.ts';
import { amountOf, type Voucher } from '#domain/books/voucher.ts';
import { onAccountOf } from '#domain/books/voucher-line.ts';
import { formatDayWithWeekday, formatRupees } from '#domain/format.ts';

/** How the voucher stands, in a few lines. */
export function VoucherFacts({ voucher }: { voucher: Voucher }) {
  return (
    <dl className="rounded-sheet border bg-sheet px-4 py-2">
      <Fact name="Status">{voucher.state}</Fact>
      <Fact name="Date">{formatDayWithWeekday(voucher.date)}</Fact>
      <Fact name="Amount">{formatRupees(amountOf(voucher))}</Fact>
      {isOfParty(voucher) && <Fact name="On account">{formatRupees(onAccountOf(voucher, isPartyId))}</Fact>}
    </dl>
  );
}

function Fact({ name, children }: { name: string; children: string }) {
  return (
    <div className="flex items-baseline justify-between gap-4 py-1">
      <dt className="text-ink-2">{name}</dt>
      <dd className="text-end font-medium tabular-nums">{children}</dd>
    </div>
  );
}

function isOfParty(voucher: Voucher): boolean {
  return (voucher.kind === 'Receipt' || voucher.kind === 'Payment') && isPartyId(voucher.against?.id ?? '');
}
