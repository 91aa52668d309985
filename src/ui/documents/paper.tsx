import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react';
import { createPortal } from 'react-dom';
import { SCRIPT_FAMILY } from './scripts.ts';
import { withTimeout } from '#ui/with-timeout.ts';

/** A document to print: opens the print dialog on mount, and is visible only in print. */
export function Paper({ title, onPrinted, children }: { title: string; onPrinted: () => void; children: ReactNode }) {
  const printed = useEffectEvent(onPrinted);
  const sheet = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const screenTitle = document.title;
    // Browsers take the title as the file name when printing to PDF.
    document.title = title;
    const end = () => printed();
    // If the browser neither prints nor fires afterprint, the user's next press or key ends it.
    for (const event of ENDS) window.addEventListener(event, end);
    let isOver = false;
    // Nothing on the sheet is shown on the screen, so the browser has not fetched the faces of its letters by itself.
    const fetching = document.fonts.load(`1em "${SCRIPT_FAMILY}"`, sheet.current?.textContent ?? '');
    void withTimeout(fetching)
      .catch(() => undefined)
      .then(() => isOver || window.print());
    return () => {
      isOver = true;
      document.title = screenTitle;
      for (const event of ENDS) window.removeEventListener(event, end);
    };
  }, [title]);

  return createPortal(
    <div ref={sheet} data-paper>
      {children}
    </div>,
    document.body,
  );
}

const ENDS = ['afterprint', 'pointerdown', 'keydown'];
