import { type ReactNode, useEffect, useRef } from 'react';

/**
 * What stands in the place of a form that has done its work. The button that was pressed is gone with the form, so the
 * focus comes here, and the words are read from their beginning.
 */
export function Outcome({ children, actions }: { children: ReactNode; actions: ReactNode }) {
  const words = useRef<HTMLDivElement>(null);
  useEffect(() => words.current?.focus(), []);
  return (
    <div className="flex flex-col gap-5">
      <div ref={words} tabIndex={-1} className="wrap-anywhere flex flex-col gap-2 text-ink-2 focus:outline-none">
        {children}
      </div>
      <div className="flex flex-col gap-2">{actions}</div>
    </div>
  );
}
