import { business } from '#data/books/business.ts';
import { useLive } from '#data/books/live.ts';
import type { Voucher } from '#domain/books/voucher.ts';
import { onPaper } from './paper-of.ts';
import { DocumentOnPaper } from '#ui/documents/document-on-paper.tsx';

/** The voucher as it prints, on a sheet of its own. */
export function VoucherSlip({ voucher }: { voucher: Voucher }) {
  const issuer = useLive(['business'], business);
  if (!issuer) return null;
  return (
    <section aria-label="Slip" className="min-h-80 overflow-hidden rounded-sheet border bg-sheet p-8 max-sm:p-4">
      <DocumentOnPaper document={onPaper(voucher, issuer)} />
    </section>
  );
}
