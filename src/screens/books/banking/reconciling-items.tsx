import { type ReactNode, useId } from 'react';
import { MOST_SHOWN } from '#data/books/banking/bank-accounts.ts';
import { formatNumber } from '#domain/format.ts';

/** One kind of what lies between the books and the bank, the first ones of it. */
export function ReconcilingItems<One>({
  title,
  none,
  all,
  children,
}: {
  title: string;
  none: string;
  all: readonly One[];
  children: (one: One) => ReactNode;
}) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="rounded-sheet border bg-sheet">
      <h2 id={id} className="px-4 py-2.5 font-semibold">
        {title}
      </h2>
      {all.length === 0 ? (
        <p className="border-t px-4 py-3 text-ink-2 text-table">{none}</p>
      ) : (
        <ul aria-labelledby={id}>{all.slice(0, MOST_SHOWN).map(children)}</ul>
      )}
      {all.length > MOST_SHOWN && (
        <p className="border-t px-4 py-3 text-ink-2 text-table">and {formatNumber(all.length - MOST_SHOWN)} more</p>
      )}
    </section>
  );
}
