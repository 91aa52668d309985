import type { ReactNode } from 'react';

/** A name in a row of a list: it takes two lines where the table has little room. The cell itself cannot be cut after two. */
export function NameInCell({ children }: { children: ReactNode }) {
  return (
    <span data-name className={NAME}>
      {children}
    </span>
  );
}

const NAME =
  'line-clamp-2 whitespace-normal @min-[57rem]:block @min-[57rem]:truncate print:block print:whitespace-normal print:wrap-anywhere';
