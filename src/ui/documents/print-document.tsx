import { useEffect, useEffectEvent } from 'react';
import { toastError } from '#ui/feedback/toast.tsx';
import type { PaperDocument } from './document.ts';
import { DocumentOnPaper } from './document-on-paper.tsx';
import { Paper } from './paper.tsx';

/** Prints a document as soon as it has been read; where it cannot be read, says why. */
export function PrintDocument({
  title,
  document,
  problem,
  onClose,
}: {
  title: string;
  document: PaperDocument | undefined;
  problem: Readonly<{ why: string }> | undefined;
  onClose: () => void;
}) {
  const giveUp = useEffectEvent((why: string) => {
    toastError('Not printed', why);
    onClose();
  });
  useEffect(() => {
    if (problem) giveUp(problem.why);
  }, [problem]);
  if (!document || problem) return null;
  return (
    <Paper title={title} onPrinted={onClose}>
      <DocumentOnPaper document={document} />
    </Paper>
  );
}
