import { Portal } from '@headlessui/react';
import { useEffect, useState } from 'react';
import { endOpening } from './opening.ts';

/**
 * A line along the top of the window while what was asked for is fetched. It comes only where that takes more than a moment.
 * Escape calls it off, where that is possible.
 */
export function LoadingBar({ onCallOff }: { onCallOff?: (() => void) | undefined }) {
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), MOMENT_MS);
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
    isLate && (
      <Portal>
        <div
          role="progressbar"
          aria-label="Loading"
          data-unprinted
          className="pointer-events-none fixed inset-x-0 top-0 z-50 h-0.5 overflow-hidden bg-peacock-wash"
        >
          <div className="h-full w-1/3 animate-underway bg-peacock motion-reduce:w-full motion-reduce:animate-none forced-colors:bg-[Highlight]" />
        </div>
      </Portal>
    )
  );
}

const MOMENT_MS = 150;
