import { useRef, useState } from 'react';
import { readLineEntry } from '#domain/books/counter/line-entry.ts';
import type { Quantity } from '#domain/quantity.ts';

export type Find = ReturnType<typeof useFind>;

/** The text of the field Find or Scan, and how many of the next item are wanted: "3*" waits for a scan or a choice. */
export function useFind() {
  const field = useRef<HTMLInputElement>(null);
  const [text, setText] = useState('');
  const [waiting, setWaiting] = useState<Quantity>();
  /** As a scan finds them, before they are drawn. */
  const now = useRef<{ text: string; waiting: Quantity | undefined }>({ text: '', waiting: undefined });

  function type(next: string) {
    now.current.text = next;
    setText(next);
  }

  function wait(quantity: Quantity | undefined) {
    now.current.waiting = quantity;
    setWaiting(quantity);
  }

  return {
    field,
    text,
    waiting,
    type,
    wait,
    /** Returns the quantity that was typed for what comes now, and forgets it. */
    takeWaiting(): Quantity | undefined {
      const entry = readLineEntry(now.current.text);
      const quantity = entry.kind === 'wait' ? entry.quantity : now.current.waiting;
      if (entry.kind === 'wait') type('');
      wait(undefined);
      return quantity;
    },
    /** Presses Enter in the field, for who has no key of that name. */
    enter() {
      field.current?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true }));
    },
    /** Puts letters that were typed elsewhere at its end, and the caret behind them. */
    goOnWith(letters: string) {
      const { current: input } = field;
      if (!input) return;
      input.focus();
      const next = now.current.text + letters;
      type(next);
      requestAnimationFrame(() => input.setSelectionRange(next.length, next.length));
    },
  };
}
