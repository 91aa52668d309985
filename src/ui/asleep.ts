import { type RefObject, startTransition, useEffect, useRef, useState } from 'react';

/**
 * For a control of which many stand on a page and one is used: until it is pressed it is a plain button, light and ready
 * at the first paint; then the real one takes its place, opened, until it closes. Neither is ever without the focus that
 * the other had.
 */
export function useAsleep(): {
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
    wake: () => startTransition(() => setAwake(true)),
    sleep() {
      takesFocus.current = true;
      setAwake(false);
    },
  };
}
