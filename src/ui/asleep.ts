import { type RefObject, startTransition, useEffect, useRef, useState } from 'react';
import { NOT_FETCHED } from './later.tsx';
import { sayError } from './toast.tsx';

/**
 * For a control of which many stand on a page and one is used: until it is pressed it is a plain button, light and ready
 * at the first paint; then the real one takes its place, opened, until it closes. Neither is ever without the focus that
 * the other had. `load` fetches the real one; where that fails the button stays, and says so.
 */
export function useAsleep(load: () => Promise<unknown>): {
  button: RefObject<HTMLButtonElement | null>;
  isAwake: boolean;
  wake: () => void;
  sleep: () => void;
} {
  const button = useRef<HTMLButtonElement>(null);
  const [isAwake, setAwake] = useState(false);
  const takesFocus = useRef(false);

  useEffect(() => {
    if (isAwake || !takesFocus.current) return;
    takesFocus.current = false;
    if (document.activeElement === document.body) button.current?.focus();
  }, [isAwake]);

  return {
    button,
    isAwake,
    wake() {
      load().then(
        () => startTransition(() => setAwake(true)),
        () => sayError('Not opened', NOT_FETCHED),
      );
    },
    sleep() {
      takesFocus.current = true;
      setAwake(false);
    },
  };
}
