import { type ReactNode, useEffect, useRef } from 'react';

/**
 * Replaces a form that was submitted. The pressed button unmounts with the form, so this text takes the focus, and a
 * screen reader reads it from its start.
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
