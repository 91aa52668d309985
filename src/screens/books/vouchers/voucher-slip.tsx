import { isDocument } from '#domain/books/documents/document.ts';
import { isPricedOrder } from '#domain/books/orders/order.ts';
import { business } from '#data/books/business.ts';
import { useLive } from '#data/books/live.ts';
import { isRollForm } from '#domain/books/paper/document-copy.ts';
import { openBalanceOf, paperWithBalance, type VoucherPrint } from '#screens/books/parts/paper/voucher-print.ts';
import { DocumentOnPaper } from '#ui/documents/document-on-paper.tsx';

/** The voucher as it prints, on a sheet of its own. */
export function VoucherSlip({ voucher, form }: VoucherPrint) {
  const issuer = useLive(['business'], business);
  const balance = useLive(['balance on paper', voucher.id, voucher.rev], () => openBalanceOf(voucher));
  if (!issuer || balance === undefined) return null;
  const paper = <DocumentOnPaper document={paperWithBalance({ voucher, form }, issuer, balance)} />;
  return (
    <section aria-label="Slip" className="min-h-80 min-w-0 rounded-sheet border bg-sheet">
      {isDocument(voucher) || isPricedOrder(voucher) ? (
        // The columns of taxes stay beside each other on a phone.
        <div
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling area must be reachable by keyboard
          tabIndex={0}
          role="group"
          aria-label="On paper"
          className={`${SHEET} fades-sideways overflow-x-auto overflow-y-hidden`}
        >
          <div className={isRollForm(form) ? 'mx-auto w-fit' : SHEET_OF_A4}>{paper}</div>
        </div>
      ) : (
        <div className={`${SHEET} overflow-hidden`}>{paper}</div>
      )}
    </section>
  );
}

const SHEET = 'p-4 @6xl:p-8';
/** A little smaller on a tablet, so that all columns are seen without scrolling. */
const SHEET_OF_A4 = 'min-w-[30rem] @lg:@max-2xl:[zoom:0.8]';
