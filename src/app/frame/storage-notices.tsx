import { useEffect } from 'react';
import { refetchAll } from '#data/store/live.ts';
import { Button } from '#ui/controls/button.tsx';
import { useMoveFocusOnRemoval } from '#ui/navigation/focus.ts';
import { offer } from '#ui/feedback/toast.tsx';

/**
 * Nothing can be saved any more. The screen can still be read, and typed text copied, so the user decides when to
 * reload.
 */
export function Lost({ title = 'This page lost its records', words }: { title?: string; words: string }) {
  // An open dialog makes the frame inert, also for screen readers; a toast stays readable.
  useEffect(() => offer(title, words, { label: 'Reload', act: reload }), [title, words]);

  return (
    <div role="alert" className={ALARM}>
      <p className="max-w-prose">{words}</p>
      <Button onClick={reload}>Reload</Button>
    </div>
  );
}

/** Something on screen could not be read again. */
export function Stale({ why }: { why: string }) {
  const alert = useMoveFocusOnRemoval<HTMLDivElement>('start');
  return (
    <div ref={alert} role="alert" className={ALARM}>
      <p className="max-w-prose">Some of what you see may be out of date. {why}</p>
      <Button onClick={refetchAll}>Try again</Button>
    </div>
  );
}

const reload = () => window.location.reload();
export const LINE = 'shrink-0 border-b bg-margin px-gutter py-1 text-caption text-ink-2';
const ALARM = `${LINE} flex flex-wrap items-center gap-x-4 gap-y-1 bg-bad-wash! text-bad!`;
