import { type ReactNode, useState } from 'react';
import { business } from '#data/books/business.ts';
import { useLive } from '#data/books/live.ts';
import { locks } from '#data/books/audit/locks.ts';
import { safety } from '#data/books/copies/safety.ts';
import { titleOfReturn } from '#domain/books/returns/filing.ts';
import { type ReturnDue, returnsDue } from '#domain/books/returns/returns-due.ts';
import { dangerTo } from '#domain/books/copies/safety.ts';
import { formatDay, formatNumber } from '#domain/format.ts';
import { useBooksKey } from '#screens/books/parts/use-books-key.ts';
import { useMayDo } from '#screens/books/parts/use-may.ts';
import { TextLink } from '#ui/controls/text-link.tsx';
import { useToday } from '#screens/parts/use-today.ts';

/** Returns that are to be filed, and the copy that should be saved, for one who may save it. */
export function WhatIsDue() {
  const day = useToday();
  const [now] = useState(Date.now);
  const params = { key: useBooksKey() };
  const mayCopy = useMayDo('files');
  const [own, locked, saved] = [
    useLive(['business'], business),
    useLive(['locks'], locks),
    useLive(['safety'], safety),
  ];
  if (!own || !locked || !saved) return null;
  const { due, earlier } =
    own.registration === 'Regular' ? returnsDue(day, own.booksBegin, locked.filed) : { due: [], earlier: 0 };
  // The header warns of a browser that may remove the books.
  const isCopyDue = mayCopy && dangerTo(saved, true, now) !== undefined;
  return (
    <section aria-labelledby="what-is-due" className="min-w-0 rounded-sheet border bg-sheet">
      <h2 id="what-is-due" className="px-4 py-2.5 font-semibold">
        What is due
      </h2>
      {due.length === 0 && earlier === 0 && !isCopyDue && (
        <p className="border-t px-4 py-3 text-ink-2 text-table">Nothing is due.</p>
      )}
      <ul aria-labelledby="what-is-due">
        {due.map((one) => (
          <Due key={one.form} note={noteOf(one)}>
            <TextLink to="/books/$key/gst" params={params} search={{ tab: one.form.toLowerCase(), month: one.month }}>
              {titleOfReturn(one)}
            </TextLink>
          </Due>
        ))}
        {earlier > 0 && (
          <Due note="Mark what is filed, so that it is locked">
            <TextLink to="/books/$key/gst" params={params}>
              {earlier === 1 ? '1 earlier month' : `${formatNumber(earlier)} earlier months`}
            </TextLink>
          </Due>
        )}
        {isCopyDue && (
          <Due note={changesOf(saved.changesSinceCopy)}>
            <TextLink to="/books/$key/settings" params={params} search={{ tab: 'backup' }}>
              A copy of the books
            </TextLink>
          </Due>
        )}
      </ul>
    </section>
  );
}

function Due({ note, children }: { note: string; children: ReactNode }) {
  return (
    <li className="flex min-h-row flex-wrap items-center justify-between gap-x-4 border-t px-4 py-1.5 text-table">
      {children}
      <span className="text-caption text-ink-2">{note}</span>
    </li>
  );
}

function noteOf({ on, isLate }: ReturnDue): string {
  return isLate ? `was due ${formatDay(on)}` : `due ${formatDay(on)}`;
}

function changesOf(count: number): string {
  return count === 1 ? '1 change is in none' : `${formatNumber(count)} changes are in none`;
}
