import { useEffect, useEffectEvent } from 'react';
import { cancelOpening } from './opening.ts';
import { createSignal } from './signal.ts';

/** Says that somebody has gone elsewhere, or once more where they are: what stands over the page, or soon would, gives way. */
export function announceNavigation(): void {
  cancelOpening();
  gone.emit();
}

/**
 * For what floats over the page, or remembers where one was: calls `act` whenever somebody goes anywhere. What is not drawn
 * anew all day closes only what is open: React keeps each setting of a state, also to what it is, until the next drawing.
 */
export function useOnNavigate(act: () => void): void {
  const onGone = useEffectEvent(act);
  useEffect(() => gone.subscribe(() => onGone()), []);
}

const gone = createSignal();
