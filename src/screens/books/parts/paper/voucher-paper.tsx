import { useLiveResult } from '#data/books/live.ts';
import { titleOf } from '#domain/books/vouchers/voucher.ts';
import { PrintDocument } from '#ui/documents/print-document.tsx';
import { paperOf, type VoucherPrint } from './voucher-print.ts';

/** Prints the slip of a voucher as soon as what stands on it has been read. */
export function VoucherPaper({ print, onClose }: { print: VoucherPrint; onClose: () => void }) {
  const { value: document, problem } = useLiveResult(['slip', print], () => paperOf(print), { isFresh: true });
  return <PrintDocument title={titleOf(print.voucher)} document={document} problem={problem} onClose={onClose} />;
}
