import { useLocation } from '@tanstack/react-router';
import { type ReactNode, useEffect, useId, useRef } from 'react';

/** Related settings, with a sentence on what they really do. A URL that names the card scrolls it into view. */
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
  const card = useRef<HTMLDivElement>(null);
  // The whole location, not only its hash: asking for the card again scrolls to it again.
  const location = useLocation();

  useEffect(() => {
    if (id === undefined || location.hash !== id) return;
    card.current?.scrollIntoView({ block: 'start' });
    card.current?.focus({ preventScroll: true });
  }, [id, location]);

  return (
    // A group, not a region: a region named "Email & Notifications" would be confused with "Notifications", the toasts.
    <div
      ref={card}
      role="group"
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
    </div>
  );
}
