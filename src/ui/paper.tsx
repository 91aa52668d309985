import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { createPortal } from 'react-dom';

/** A document to print: asks for the printer as soon as it stands, and is seen on paper only. */
export function Paper({ title, onPrinted, children }: { title: string; onPrinted: () => void; children: ReactNode }) {
  const printed = useEffectEvent(onPrinted);

  useEffect(() => {
    const screenTitle = document.title;
    // The title names the file where somebody prints to PDF.
    document.title = title;
    const end = () => printed();
    // Where a browser prints nothing and says nothing, whoever goes on with the page is done, too.
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
