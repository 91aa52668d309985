import { useLocation } from '@tanstack/react-router';
import { type ReactNode, useEffect, useId, useRef } from 'react';

/** Some settings that belong together, and what is true about them. The address may name it: then it comes into view. */
export function SystemCard({
  id,
  title,
  truth,
  children,
}: {
  id?: string;
  title: string;
  truth: string;
  children: ReactNode;
}) {
  const headingId = useId();
  const card = useRef<HTMLElement>(null);
  // The whole location, not its hash alone: whoever asks for the card again is brought to it again.
  const location = useLocation();

  useEffect(() => {
    if (id === undefined || location.hash !== id) return;
    card.current?.scrollIntoView({ block: 'start' });
    card.current?.focus({ preventScroll: true });
  }, [id, location]);

  return (
    <section
      ref={card}
      id={id}
      tabIndex={id === undefined ? undefined : -1}
      aria-labelledby={headingId}
      className="scroll-mt-4 rounded-sheet border bg-sheet"
    >
      <div className="border-b px-4 py-3">
        <h2 id={headingId} className="font-semibold">
          {title}
        </h2>
        <p className="text-caption text-ink-2">{truth}</p>
      </div>
      <div className="flex flex-col gap-4 p-4">{children}</div>
    </section>
  );
}
