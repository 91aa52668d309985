import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { NOT_FETCHED } from './later.tsx';
import { sayError } from './toast.tsx';

/**
 * For a control of which many stand on a page and one is used: until it is pressed it is a plain button with the props
 * `asleep`, light and ready at the first paint; then the real one, `Awake`, takes its place, opened, until it closes.
 * Neither is ever without the focus that the other had. Who presses Escape or goes elsewhere while the real one is still
 * being fetched by `load` has changed their mind. Where it cannot be fetched the button stays, and says so.
 */
export function useAsleep<Part>(load: () => Promise<Part>): {
  Awake: Part | undefined;
  asleep: {
    ref: RefObject<HTMLButtonElement | null>;
    onClick: () => void;
    onKeyDown: (event: KeyboardEvent) => void;
    onBlur: () => void;
  };
  sleep: () => void;
} {
  const button = useRef<HTMLButtonElement>(null);
  const [Awake, setAwake] = useState<Part>();
  const isWanted = useRef(false);
  const takesFocus = useRef(false);

  useEffect(() => {
    if (Awake !== undefined || !takesFocus.current) return;
    takesFocus.current = false;
    if (document.activeElement === document.body) button.current?.focus();
  }, [Awake]);

  async function wake() {
    isWanted.current = true;
    try {
      const Part = await load();
      // At once, with its effects: no key finds the button gone and the list not yet open.
      if (isWanted.current) flushSync(() => setAwake(() => Part));
    } catch {
      if (isWanted.current) sayError('Not opened', NOT_FETCHED);
    }
    isWanted.current = false;
  }

  return {
    Awake,
    asleep: {
      ref: button,
      onClick: () => void wake(),
      onKeyDown(event) {
        const isLeft = event.key === 'Escape' && isWanted.current;
        if (!isLeft && !/^Arrow(Up|Down)$/.test(event.key)) return;
        event.preventDefault();
        event.stopPropagation();
        if (isLeft) isWanted.current = false;
        else void wake();
      },
      onBlur() {
        isWanted.current = false;
      },
    },
    sleep() {
      takesFocus.current = true;
      setAwake(undefined);
    },
  };
}
