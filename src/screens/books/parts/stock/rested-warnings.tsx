import { useState } from 'react';
import { useLive } from '#data/books/live.ts';
import { useDebounced } from '#ui/fields/use-debounced.ts';

/**
 * Warns, without refusing, of what a form would bring about, in the sentences that `find` has for it once the hand rests. While
 * they are found anew, the last ones stay. `about` names what is asked.
 */
export function RestedWarnings<Form>({
  about,
  of,
  find,
}: {
  about: string;
  of: Form;
  find: (of: Form) => Promise<readonly string[]>;
}) {
  const rested = useDebounced(of, REST_MS);
  const now = useLive([about, JSON.stringify(rested)], () => find(rested));
  const [last, setLast] = useState(now);
  if (now !== undefined && now !== last) setLast(now);
  return (
    <p role="status" className="font-medium text-table text-waiting empty:hidden">
      {(now ?? last ?? []).join(' ')}
    </p>
  );
}

/** A little more than passes between two keys. */
const REST_MS = 250;
