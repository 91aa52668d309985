import { useEffect, useState, useSyncExternalStore } from 'react';
import { useLive } from '#data/books/live.ts';
import { onPrintProgress, printedPercent } from '#data/books/printing/print-progress.ts';
import { waitingPrints } from '#data/books/printing/prints.ts';

/**
 * The print that the printer is being given, once it takes longer than a moment, as a bill does at a slow serial port. How far it
 * is, a screen reader finds, but is not told each time.
 */
export function PrintingNow() {
  const sending = useLive(['printing now'], waitingPrints)?.filter(({ state }) => state === 'sending') ?? [];
  const percent = useSyncExternalStore(onPrintProgress, printedPercent);
  const [first, ...others] = sending;
  const isLong = useIsLong(first !== undefined);
  return (
    <p role="status" aria-label="Printing" className="flex min-w-0 shrink-0 gap-1 text-ink-2 text-table leading-6">
      {first && isLong && (
        <>
          <span className="max-w-60 truncate">
            Printing <span className="max-md:sr-only">{first.of.title}</span> …
          </span>
          {percent !== undefined && (
            <span aria-live="off" className="tabular-nums">
              {percent}%
            </span>
          )}
          {others.length > 0 && <span className="max-md:sr-only">, then {others.length} more</span>}
        </>
      )}
    </p>
  );
}

/** Whether something has gone on for longer than a moment. */
function useIsLong(isOn: boolean): boolean {
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    if (!isOn) return;
    const timer = setTimeout(() => setLong(true), MOMENT_MS);
    return () => {
      clearTimeout(timer);
      setLong(false);
    };
  }, [isOn]);
  return isLong;
}

const MOMENT_MS = 1000;
