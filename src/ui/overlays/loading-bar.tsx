import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { endOpening } from './opening.ts';

/**
 * A line along the top of the window while something the user asked for is loading, shown only after a short delay.
 * With `onCallOff`, Escape cancels the loading. A child of body, as an open dialog hides
 * the rest of the page.
 */
export function LoadingBar({ onCallOff }: { onCallOff?: (() => void) | undefined }) {
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), SHOWN_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  useEffect(() => {
    function callOff(event: KeyboardEvent) {
      if (event.key !== 'Escape' || !onCallOff) return;
      event.stopPropagation();
      endOpening();
      onCallOff();
    }
    document.addEventListener('keydown', callOff, true);
    return () => document.removeEventListener('keydown', callOff, true);
  }, [onCallOff]);

  return (
    isLate &&
    createPortal(
      <div
        role="progressbar"
        aria-label="Loading"
        data-unprinted
        className="pointer-events-none fixed inset-x-0 top-0 z-50 h-0.5 overflow-hidden bg-peacock-wash"
      >
        <div className="h-full w-1/3 animate-loading bg-peacock motion-reduce:w-full motion-reduce:animate-none forced-colors:bg-[Highlight]" />
      </div>,
      document.body,
    )
  );
}

const SHOWN_AFTER_MS = 150;
