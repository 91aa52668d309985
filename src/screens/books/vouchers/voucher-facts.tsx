import { PARTY_PREFIX } from '#data/books/ids.ts';
import { amountOf, settledBy, type Voucher } from '#domain/books/voucher.ts';
import { formatDayWithWeekday, formatRupees } from '#domain/format.ts';
import { ZERO } from '#domain/money.ts';

/** How the voucher stands, in a few lines. */
export function VoucherFacts({ voucher }: { voucher: Voucher }) {
  return (
    <dl className="rounded-sheet border bg-sheet px-4 py-2">
      <Fact name="Status">{voucher.state}</Fact>
      <Fact name="Date">{formatDayWithWeekday(voucher.date)}</Fact>
      <Fact name="Amount">{formatRupees(amountOf(voucher))}</Fact>
      {isOfParty(voucher) && <Fact name="On account">{formatRupees(onAccount(voucher))}</Fact>}
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
  return 'against' in voucher && voucher.against?.id.startsWith(PARTY_PREFIX) === true;
}

/** Nothing is set against documents yet: all that it settles. A draft and a cancelled one settle nothing. */
function onAccount(voucher: Voucher) {
  return voucher.state === 'Issued' && 'against' in voucher ? settledBy(voucher) : ZERO;
}
