import { useEffect, useEffectEvent } from 'react';
import type { PrintOf } from '#data/books/printing/prints.ts';
import { toastError, toastSuccess } from '#ui/feedback/toast.tsx';
import { printDirectly } from './printing.ts';

/** Sends a document to the printer of this device as soon as it is drawn, and says how that ended. */
export function DirectPrint({ of, onClose }: { of: PrintOf; onClose: () => void }) {
  const send = useEffectEvent(async () => {
    onClose();
    const why = await printDirectly(of);
    if (why === '') toastSuccess('Success', `${of.title} printed`);
    else if (why !== undefined) toastError('Not printed', `${why} It waits in Settings › Counter.`);
  });
  useEffect(() => {
    void send();
  }, []);
  return null;
}
