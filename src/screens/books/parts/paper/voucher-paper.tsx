import { useLiveResult } from '#data/books/live.ts';
import { printsDirect } from '#data/printing/printer-settings.ts';
import { isRollForm } from '#domain/books/paper/document-copy.ts';
import { titleOf } from '#domain/books/vouchers/voucher.ts';
import { PrintDocument } from '#ui/documents/print-document.tsx';
import { DirectPrint } from './direct-print.tsx';
import { paperOf, type VoucherPrint } from './voucher-print.ts';

/** Prints the slip of a voucher as soon as what stands on it has been read; on a roll as this device does. */
export function VoucherPaper({ print, onClose }: { print: VoucherPrint; onClose: () => void }) {
  const { id } = print.voucher;
  return isRollForm(print.form) && printsDirect() ? (
    <DirectPrint of={{ kind: 'Voucher', id, title: titleOf(print.voucher) }} onClose={onClose} />
  ) : (
    <PrintedByBrowser print={print} onClose={onClose} />
  );
}

function PrintedByBrowser({ print, onClose }: { print: VoucherPrint; onClose: () => void }) {
  const { value: document, problem } = useLiveResult(['slip', print], () => paperOf(print), { isFresh: true });
  return <PrintDocument title={titleOf(print.voucher)} document={document} problem={problem} onClose={onClose} />;
}
