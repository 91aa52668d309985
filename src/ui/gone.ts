import { useEffect, useEffectEvent } from 'react';
import { endOpening } from './opening.ts';
import { telling } from './telling.ts';

/** Says that somebody has gone elsewhere, or once more where they are: what stands over the page gives way. */
export function tellGone(): void {
  endOpening();
  gone.tell();
}

/** For what floats over the page, or remembers where one was: calls `act` whenever somebody goes anywhere. */
export function useGone(act: () => void): void {
  const onGone = useEffectEvent(act);
  useEffect(() => gone.on(() => onGone()), []);
}

const gone = telling();
