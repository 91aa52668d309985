import type { ReactNode } from 'react';

/** An error message that a screen reader announces at once. */
export function Problem({ children }: { children: ReactNode }) {
  return (
    <p role="alert" className="wrap-anywhere rounded-control bg-bad-wash px-3 py-2 text-bad">
      {children}
    </p>
  );
}
