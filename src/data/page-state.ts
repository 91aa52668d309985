import { type Dispatch, type SetStateAction, useEffect, useState } from 'react';
import { onMirrorReplaced } from './mirror.ts';

/**
 * State that stands for as long as the page lives, whichever way one comes back to its screen. `name` tells it from all
 * else that is kept so.
 */
export function usePageState<T>(name: string, initial: T): [T, Dispatch<SetStateAction<T>>] {
  // Under one name lies one type.
  const [value, setValue] = useState<T>(() => (kept.has(name) ? (kept.get(name) as T) : initial));
  useEffect(() => void kept.set(name, value), [name, value]);
  return [value, setValue];
}

const kept = new Map<string, unknown>();

// A fresh mirror is a fresh page.
onMirrorReplaced(() => kept.clear());
