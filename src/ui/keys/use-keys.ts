import { useEffect, useEffectEvent, useRef } from 'react';
import { isPressed, type KeyName } from './keys.ts';

/**
 * Answers keys wherever one is. A deed that does not apply here says `false`, and the browser keeps its key. One that is
 * held down is answered once; its repeats are kept from the browser, too, which may have a use of its own for them.
 */
export function useKeys(deeds: Partial<Record<KeyName, () => boolean>>): void {
  const isAnswered = useRef(false);
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (!event.repeat) isAnswered.current = answers(event, deeds);
    if (isAnswered.current) event.preventDefault();
  });

  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKey(event);
    window.addEventListener('keydown', listener);
    return () => window.removeEventListener('keydown', listener);
  }, []);
}

function answers(event: KeyboardEvent, deeds: Partial<Record<KeyName, () => boolean>>): boolean {
  if (event.defaultPrevented || event.isComposing) return false;
  return Object.entries(deeds).some(([name, deed]) => isPressed(event, name as KeyName) && deed());
}
