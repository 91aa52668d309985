import type { ReactNode } from 'react';

/** What was refused, said at once to those who listen. */
export function Problem({ children }: { children: ReactNode }) {
  return (
    <p role="alert" className="wrap-anywhere rounded-control bg-bad-wash px-3 py-2 text-bad">
      {children}
    </p>
  );
}
