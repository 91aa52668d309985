import { useEffect, useEffectEvent, useRef } from 'react';
import { isPressed, type KeyName } from './keys.ts';

/**
 * Handles keyboard shortcuts on the whole page. An action that does not apply here returns `false`, and the browser
 * handles the key. A held key runs its action once; the browser does not get the repeats either, as it may have its own
 * use for them.
 */
export function useKeys(actions: Partial<Record<KeyName, () => boolean>>): void {
  const isHandled = useRef(false);
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (!event.repeat) isHandled.current = handle(event, actions);
    if (isHandled.current) event.preventDefault();
  });

  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKey(event);
    window.addEventListener('keydown', listener);
    return () => window.removeEventListener('keydown', listener);
  }, []);
}

function handle(event: KeyboardEvent, actions: Partial<Record<KeyName, () => boolean>>): boolean {
  if (event.defaultPrevented || event.isComposing) return false;
  return Object.entries(actions).some(([name, action]) => isPressed(event, name as KeyName) && action());
}
