import type { Voucher } from '#domain/books/vouchers/voucher.ts';
import { QuietLink } from '#ui/controls/quiet-link.tsx';
import type { BooksPages } from './use-pages.ts';
import { VoucherStateBadge } from './voucher-state.tsx';

/** The number of a voucher as a cell, which opens its page; a draft and a cancelled one say what they are. */
export function VoucherNumber({
  voucher: { id, number, state },
  pages,
  isBare = false,
}: {
  voucher: Voucher;
  pages: BooksPages;
  /** A column of its own says how it stands. */
  isBare?: boolean;
}) {
  return (
    <span className="inline-flex items-center gap-2">
      {state !== 'Draft' && <QuietLink to={pages.voucher(id)}>{number}</QuietLink>}
      {!isBare && <VoucherStateBadge state={state} />}
    </span>
  );
}
