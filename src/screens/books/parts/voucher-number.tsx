import type { Voucher } from '#domain/books/voucher.ts';
import { QuietLink } from '#ui/controls/quiet-link.tsx';
import type { Pages } from './use-pages.ts';
import { VoucherStateBadge } from './voucher-state.tsx';

/** The number of a voucher as a cell, which opens its page; a draft and a cancelled one say what they are. */
export function VoucherNumber({ voucher: { id, number, state }, pages }: { voucher: Voucher; pages: Pages }) {
  return (
    <span className="inline-flex items-center gap-2">
      {state !== 'Draft' && <QuietLink to={pages.voucher(id)}>{number}</QuietLink>}
      <VoucherStateBadge state={state} />
    </span>
  );
}
