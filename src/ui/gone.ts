import { useEffect, useEffectEvent } from 'react';
import { endOpening } from './opening.ts';

/** Says that somebody has gone elsewhere, or once more where they are: what stands over the page gives way. */
export function tellGone(): void {
  endOpening();
  for (const listener of listeners) listener();
}

/** For what floats over the page, or remembers where one was: calls `act` whenever somebody goes anywhere. */
export function useGone(act: () => void): void {
  const onGone = useEffectEvent(act);
  useEffect(() => {
    const listener = () => onGone();
    listeners.add(listener);
    return () => void listeners.delete(listener);
  }, []);
}

const listeners = new Set<() => void>();
