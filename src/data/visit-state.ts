import { type Dispatch, type SetStateAction, useEffect, useEffectEvent, useState } from 'react';

/**
 * Goes to another visit of a screen, a new one or one that was left, as by Back. What the screens have left on the visit that
 * ends is found there by who comes back to it, for as many visits as a browser goes back; in the page's memory only.
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

/** What was left here under this name when the visit was left before. */
export function savedOnVisit(name: string): unknown {
  return visit.get(name);
}

/** Leaves something under this name whenever a visit ends, until what it returns is called. */
export function saveOnLeave(name: string, read: () => unknown): () => void {
  const leave = (ended: Visit) => void ended.set(name, read());
  leavings.add(leave);
  return () => leavings.delete(leave);
}

/** State that who comes back finds as it was left. `name` tells it from all else, on any screen. */
export function useVisitState<T>(name: string, initial: T): [T, Dispatch<SetStateAction<T>>] {
  // Under one name lies one type.
  const [value, setValue] = useState<T>(() => (visit.has(name) ? (visit.get(name) as T) : initial));
  const read = useEffectEvent(() => value);
  useEffect(() => {
    // Taken once: what is drawn anew during the same visit begins at its beginning.
    visit.delete(name);
    const stopLeaving = saveOnLeave(name, () => read());
    // Who goes from visit to visit of one screen finds it still standing.
    const arrive = () => {
      if (!visit.has(name)) return;
      const left = visit.get(name) as T;
      visit.delete(name);
      setValue(() => left);
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
