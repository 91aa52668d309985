import type { ReactNode } from 'react';

/** A button in a sentence that looks like a link, and is as tall as a mouse or a finger needs. */
export function TextButton({ onClick, children }: { onClick: () => void; children: ReactNode }) {
  return (
    <button
      type="button"
      onClick={onClick}
      className="inline-flex min-h-6 items-center whitespace-nowrap rounded-tick font-medium text-peacock hover:underline print:hidden touch:min-h-control touch:min-w-control"
    >
      {children}
    </button>
  );
}
