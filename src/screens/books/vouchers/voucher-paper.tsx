import { useEffect, useEffectEvent } from 'react';
import { useLiveResult } from '#data/books/live.ts';
import { titleOf } from '#domain/books/vouchers/voucher.ts';
import { DocumentOnPaper } from '#ui/documents/document-on-paper.tsx';
import { Paper } from '#ui/documents/paper.tsx';
import { toastError } from '#ui/feedback/toast.tsx';
import { paperOf, type VoucherPrint } from './voucher-print.ts';

/** Prints the slip of a voucher as soon as what stands on it has been read. */
export function VoucherPaper({ print, onClose }: { print: VoucherPrint; onClose: () => void }) {
  const { value: document, problem } = useLiveResult(['slip', print], () => paperOf(print), { isFresh: true });
  const giveUp = useEffectEvent((why: string) => {
    toastError('Not printed', why);
    onClose();
  });
  useEffect(() => {
    if (problem) giveUp(problem.why);
  }, [problem]);
  if (!document || problem) return null;
  return (
    <Paper title={titleOf(print.voucher)} onPrinted={onClose}>
      <DocumentOnPaper document={document} />
    </Paper>
  );
}
