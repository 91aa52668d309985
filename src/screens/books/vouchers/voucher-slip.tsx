import { isDocument } from '#domain/books/document.ts';
import { business } from '#data/books/business.ts';
import { useLive } from '#data/books/live.ts';
import { type Voucher } from '#domain/books/voucher.ts';
import { balanceOf, onPaper } from './paper-of.ts';
import { DocumentOnPaper } from '#ui/documents/document-on-paper.tsx';

/** The voucher as it prints, on a sheet of its own. */
export function VoucherSlip({ voucher }: { voucher: Voucher }) {
  const issuer = useLive(['business'], business);
  const balance = useLive(['balance on paper', voucher.id, voucher.rev], () => balanceOf(voucher));
  if (!issuer || balance === undefined) return null;
  return (
    // A table of taxes keeps its columns on a phone: it is moved under the finger, or by the arrow keys.
    <section
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls can be scrolled by keyboard
      tabIndex={0}
      aria-label="Slip"
      className="min-h-80 overflow-x-auto overflow-y-hidden rounded-sheet border bg-sheet p-8 max-sm:p-4"
    >
      <div className={isDocument(voucher) ? 'min-w-[31rem]' : ''}>
        <DocumentOnPaper document={onPaper(voucher, issuer, balance)} />
      </div>
    </section>
  );
}
