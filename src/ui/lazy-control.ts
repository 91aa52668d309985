import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { withTimeout } from './with-timeout.ts';
import { NOT_FETCHED } from './lazy-part.tsx';
import { beginOpening, endOpening } from './opening.ts';
import { toastError } from './toast.tsx';

/**
 * For a control of which many stand on a page and one is used: until it is pressed it is a plain button with the props
 * `asleep`, light and ready at the first paint; then the real one, `Awake`, takes its place, opened, until it closes. With
 * `findsLetters` a letter presses it, too, and what was `typed` is for the real one to find.
 * Neither is ever without the focus that the other had. Who presses Escape or goes elsewhere while the real one is still
 * being fetched by `load` has changed their mind. Where it cannot be fetched the button stays, and says so.
 */
export function useLazyControl<Part>(load: () => Promise<Part>, { findsLetters = false } = {}) {
  const button = useRef<HTMLButtonElement>(null);
  const [awake, setAwake] = useState<{ Part: Part; typed: string }>();
  const isWanted = useRef(false);
  const typed = useRef('');
  const takesFocus = useRef(false);

  useEffect(() => {
    if (awake || !takesFocus.current) return;
    takesFocus.current = false;
    if (document.activeElement === document.body) button.current?.focus();
  }, [awake]);

  async function wake() {
    isWanted.current = true;
    beginOpening(button, forget);
    try {
      const Part = await withTimeout(load());
      // At once, with its effects: no key finds the button gone and the list not yet open.
      if (isWanted.current) flushSync(() => setAwake({ Part, typed: typed.current }));
    } catch {
      if (isWanted.current) toastError('Not opened', NOT_FETCHED);
    }
    leave();
  }

  function leave() {
    if (isWanted.current) endOpening();
    forget();
  }

  function forget() {
    isWanted.current = false;
    typed.current = '';
  }

  return {
    Awake: awake?.Part,
    typed: awake?.typed ?? '',
    asleep: {
      ref: button,
      onClick: () => void wake(),
      onKeyDown(event: KeyboardEvent) {
        const isLeft = event.key === 'Escape' && isWanted.current;
        const isLetter = findsLetters && isOneLetter(event);
        if (!isLeft && !isLetter && !/^Arrow(Up|Down)$/.test(event.key)) return;
        event.preventDefault();
        event.stopPropagation();
        if (isLetter) typed.current += event.key;
        if (isLeft) leave();
        else void wake();
      },
      onBlur: leave,
    },
    sleep() {
      takesFocus.current = true;
      setAwake(undefined);
    },
  };
}

function isOneLetter({ key, altKey, ctrlKey, metaKey }: KeyboardEvent): boolean {
  return /^[\p{L}\p{N}]$/u.test(key) && !altKey && !ctrlKey && !metaKey;
}
