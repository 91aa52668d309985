import { useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';

/** Announces the new screen's heading to screen readers, and moves the focus to `main` if the old screen had it. */
export function PageAnnouncer() {
  const router = useRouter();
  const [heading, setHeading] = useState('');

  useEffect(
    () =>
      router.subscribe('onRendered', ({ fromLocation, pathChanged }) => {
        if (!fromLocation || !pathChanged) return;
        setHeading(document.querySelector('main h1')?.textContent ?? document.title);
        if (document.activeElement === document.body) {
          document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true });
        }
      }),
    [router],
  );

  return (
    <p role="status" aria-live="polite" className="sr-only">
      {heading}
    </p>
  );
}
