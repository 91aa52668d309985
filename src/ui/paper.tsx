import { type ReactNode, useEffect } from 'react';
import { createPortal } from 'react-dom';

/** A document to print: asks for the printer as soon as it stands, and is seen on paper only. */
export function Paper({ title, onPrinted, children }: { title: string; onPrinted: () => void; children: ReactNode }) {
  useEffect(() => {
    const screenTitle = document.title;
    // The title names the file where somebody prints to PDF.
    document.title = title;
    window.addEventListener('afterprint', onPrinted);
    window.print();
    return () => {
      document.title = screenTitle;
      window.removeEventListener('afterprint', onPrinted);
    };
  }, [title, onPrinted]);
  return createPortal(<div data-paper>{children}</div>, document.body);
}
