import { useSyncExternalStore } from 'react';
import { today } from '#data/clock.ts';
import { formatDay, formatText } from '#domain/format.ts';

/**
 * The first line of a printed screen: the business, its financial year and the date of printing. A printed invoice has its own letterhead;
 * print.css hides the whole frame while one is printed.
 */
export function Letterhead({ name, year }: { name: string; year: string }) {
  const day = useSyncExternalStore(onBeforePrint, today);
  return (
    <div className="mb-4 hidden items-baseline justify-between gap-6 border-current border-b pb-2 text-caption print:flex">
      <p className="wrap-anywhere font-semibold text-body">
        {formatText(name)} · FY {year}
      </p>
      <p className="shrink-0">Printed {formatDay(day)}</p>
    </div>
  );
}

/** The page may have been open for days; React renders the new date before the browser lays out the paper. */
function onBeforePrint(listener: () => void): () => void {
  window.addEventListener('beforeprint', listener);
  return () => window.removeEventListener('beforeprint', listener);
}
