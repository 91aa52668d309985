import { useCallback, useState } from 'react';

/**
 * Returns a key for each of so many lines, and what forgets the one of a line that is removed. Lines have no id, but a
 * removed one must not leave its half-typed text to its neighbour.
 */
export function useLineKeys(count: number): Readonly<{ keys: readonly number[]; forget: (at: number) => void }> {
  const [keys, setKeys] = useState<readonly number[]>(() => more([], count));
  if (keys.length < count) setKeys(more(keys, count));
  const forget = useCallback((at: number) => setKeys((before) => before.toSpliced(at, 1)), []);
  return { keys, forget };
}

function more(keys: readonly number[], count: number): readonly number[] {
  const next = Math.max(-1, ...keys) + 1;
  return [...keys, ...Array.from({ length: count - keys.length }, (_, at) => next + at)];
}
