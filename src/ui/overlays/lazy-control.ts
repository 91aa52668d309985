import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { withTimeout } from '#ui/with-timeout.ts';
import { fetchFailureText } from '#ui/lazy-part.tsx';
import { beginOpening, endOpening } from './opening.ts';
import { toastError } from '#ui/feedback/toast.tsx';

/**
 * For a control that stands on a page many times and is used once: a plain button with `placeholderProps`, light and
 * ready at the first paint, until the user presses it; then the real widget `Control` replaces it, already open, until
 * that closes. With `findsLetters` a letter opens it, too, and the letters `typed` meanwhile are for the widget to
 * find.
 *
 * Focus moves between the two and is never lost. Escape or blur while `load` is fetching the widget cancels. If it
 * cannot be fetched, the button stays and a toast says so.
 */
export function useLazyControl<Control>(load: () => Promise<Control>, { findsLetters = false } = {}) {
  const button = useRef<HTMLButtonElement>(null);
  const [opened, setOpened] = useState<{ Control: Control; typed: string }>();
  const isWanted = useRef(false);
  const typed = useRef('');
  const takesFocus = useRef(false);

  useEffect(() => {
    if (opened || !takesFocus.current) return;
    takesFocus.current = false;
    if (document.activeElement === document.body) button.current?.focus();
  }, [opened]);

  async function open() {
    isWanted.current = true;
    beginOpening(button, forget);
    try {
      const Control = await withTimeout(load());
      // Synchronously, effects included: otherwise a key could find the button gone and the list not yet open.
      if (isWanted.current) flushSync(() => setOpened({ Control, typed: typed.current }));
    } catch {
      if (isWanted.current) toastError('Not opened', fetchFailureText());
    }
    cancel();
  }

  function cancel() {
    if (isWanted.current) endOpening();
    forget();
  }

  function forget() {
    isWanted.current = false;
    typed.current = '';
  }

  return {
    Control: opened?.Control,
    typed: opened?.typed ?? '',
    placeholderProps: {
      ref: button,
      onClick: () => void open(),
      onKeyDown(event: KeyboardEvent) {
        const isCancel = event.key === 'Escape' && isWanted.current;
        const isLetter = findsLetters && isOneLetter(event);
        if (!isCancel && !isLetter && !/^Arrow(Up|Down)$/.test(event.key)) return;
        event.preventDefault();
        event.stopPropagation();
        if (isLetter) typed.current += event.key;
        if (isCancel) cancel();
        else void open();
      },
      onBlur: cancel,
    },
    close() {
      takesFocus.current = true;
      setOpened(undefined);
    },
  };
}

function isOneLetter({ key, altKey, ctrlKey, metaKey }: KeyboardEvent): boolean {
  return /^[\p{L}\p{N}]$/u.test(key) && !altKey && !ctrlKey && !metaKey;
}
