import { type Dispatch, type SetStateAction, useEffect, useState } from 'react';
import { sampleStore } from './store.ts';

/**
 * State that lasts until the page is reloaded, however the user returns to its screen. `name` must be unique among all
 * state of this kind.
 */
export function useUntilReload<T>(name: string, initial: T): [T, Dispatch<SetStateAction<T>>] {
  // All values of one name have one type.
  const [value, setValue] = useState<T>(() => (values.has(name) ? (values.get(name) as T) : initial));
  useEffect(() => void values.set(name, value), [name, value]);
  return [value, setValue];
}

const values = new Map<string, unknown>();

// A new database counts as a new page.
sampleStore.onReplaced(() => values.clear());
