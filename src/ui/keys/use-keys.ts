import { useEffect, useEffectEvent } from 'react';
import { isPressed, type KeyName } from '#ui/keys/keys.ts';

/** Answers keys wherever one is. A deed that does not apply here says `false`, and the browser keeps its key. */
export function useKeys(deeds: Partial<Record<KeyName, () => boolean>>): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.isComposing || event.repeat) return;
    for (const [name, deed] of Object.entries(deeds) as [KeyName, () => boolean][]) {
      if (isPressed(event, name) && deed()) event.preventDefault();
    }
  });

  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKey(event);
    window.addEventListener('keydown', listener);
    return () => window.removeEventListener('keydown', listener);
  }, []);
}
