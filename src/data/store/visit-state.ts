import { type Dispatch, type SetStateAction, useEffect, useEffectEvent, useState } from 'react';

/**
 * Switches to another history entry, new or old, as after Back. The state that screens saved for the entry being left
 * is restored when the user returns to it. Kept in the page's memory, for the last 50 entries, as many as a browser
 * keeps.
 */
export function goToVisit(key: string): void {
  for (const leave of leavings) leave(visit);
  visit = visits.get(key) ?? new Map<string, unknown>();
  visits.delete(key);
  visits.set(key, visit);
  const [oldest] = visits.keys();
  if (visits.size > MOST_VISITS && oldest !== undefined) visits.delete(oldest);
  for (const arrive of arrivals) arrive();
}

/** The value saved under this name when this entry was last left. */
export function savedOnVisit(name: string): unknown {
  return visit.get(name);
}

/** Saves a value under this name whenever an entry is left, until the returned function is called. */
export function saveOnLeave(name: string, read: () => unknown): () => void {
  const leave = (ended: Visit) => void ended.set(name, read());
  leavings.add(leave);
  return () => leavings.delete(leave);
}

/** State that is restored when the user returns to the history entry. `name` must be unique across all screens. */
export function useVisitState<T>(name: string, initial: T): [T, Dispatch<SetStateAction<T>>] {
  // All values of one name have one type.
  const [value, setValue] = useState<T>(() => (visit.has(name) ? (visit.get(name) as T) : initial));
  const [restored, setRestored] = useState(visit);
  const read = useEffectEvent(() => value);
  // Restored only once: a component that mounts again within the same visit starts afresh.
  useEffect(() => void restored.delete(name), [name, restored]);
  useEffect(() => {
    const stopLeaving = saveOnLeave(name, () => read());
    // Navigating between two entries of the same screen keeps it mounted, so the state is restored here; where the
    // screen begins anew all the same, the next one finds it still.
    const arrive = () => {
      if (!visit.has(name)) return;
      const left = visit.get(name) as T;
      setValue(() => left);
      setRestored(visit);
    };
    arrivals.add(arrive);
    return () => {
      stopLeaving();
      arrivals.delete(arrive);
    };
  }, [name]);
  return [value, setValue];
}

type Visit = Map<string, unknown>;
let visit: Visit = new Map();
const visits = new Map<string, Visit>();
const leavings = new Set<(ended: Visit) => void>();
const arrivals = new Set<() => void>();
const MOST_VISITS = 50;
