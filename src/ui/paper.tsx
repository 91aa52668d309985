import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { createPortal } from 'react-dom';

/** A document to print: opens the print dialog on mount, and is visible only in print. */
export function Paper({ title, onPrinted, children }: { title: string; onPrinted: () => void; children: ReactNode }) {
  const printed = useEffectEvent(onPrinted);

  useEffect(() => {
    const screenTitle = document.title;
    // Browsers take the title as the file name when printing to PDF.
    document.title = title;
    const end = () => printed();
    // If the browser neither prints nor fires afterprint, the user's next press or key ends it.
    for (const event of ENDS) window.addEventListener(event, end);
    window.print();
    return () => {
      document.title = screenTitle;
      for (const event of ENDS) window.removeEventListener(event, end);
    };
  }, [title]);

  return createPortal(<div data-paper>{children}</div>, document.body);
}

const ENDS = ['afterprint', 'pointerdown', 'keydown'];
