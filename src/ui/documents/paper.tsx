import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react';
import { createPortal } from 'react-dom';
import { cutRollPage } from './roll-page.ts';
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
    let isOver = false;
    let restorePage = () => {};
    // Nothing on the sheet is shown on the screen, so the browser has not fetched the faces of its letters by itself.
    const fetching = document.fonts.load(`1em "${SCRIPT_FAMILY}"`, sheet.current?.textContent ?? '');
    async function printOnce() {
      await withTimeout(fetching).catch(() => undefined);
      if (isOver) return;
      if (sheet.current) restorePage = cutRollPage(sheet.current);
      window.addEventListener('afterprint', end);
      window.print();
      // If the browser neither prints nor fires afterprint, the user's next press or key ends it. Not before: at the counter
      // the next bill is scanned already.
      if (!isOver) for (const event of ENDS) window.addEventListener(event, end);
    }
    void printOnce();
    return () => {
      isOver = true;
      document.title = screenTitle;
      restorePage();
      for (const event of ['afterprint', ...ENDS]) window.removeEventListener(event, end);
    };
  }, [title]);

  return createPortal(
    <div ref={sheet} data-paper>
      {children}
    </div>,
    document.body,
  );
}

const ENDS = ['pointerdown', 'keydown'];
