import { useRef, useState } from 'react';
import { readLineEntry } from '#domain/books/counter/line-entry.ts';
import type { Quantity } from '#domain/quantity.ts';
import { createSignal } from '#ui/signal.ts';

export type Find = ReturnType<typeof useFind>;

/** The text of the field Find or Scan, and how many of the next item are wanted: "3*" waits for a scan or a choice. */
type Typed = Readonly<{ text: string; waiting: Quantity | undefined }>;

/**
 * Holds what is typed at the counter. Only who subscribes is drawn with each key: a scanner types a dozen of them, and the line of
 * its code would wait until the whole counter was drawn as often.
 */
export function useFind() {
  const field = useRef<HTMLInputElement>(null);
  const [changed] = useState(createSignal);
  const typed = useRef<Typed>({ text: '', waiting: undefined });

  function set(next: Partial<Typed>) {
    typed.current = { ...typed.current, ...next };
    changed.emit();
  }

  const type = (text: string) => set({ text });

  return {
    field,
    subscribe: changed.subscribe,
    /** As a scan finds it, before it is drawn. */
    now: () => typed.current,
    type,
    wait: (waiting: Quantity | undefined) => set({ waiting }),
    /** Returns the quantity that was typed for what comes now, and forgets it. */
    takeWaiting(): Quantity | undefined {
      const { text, waiting } = typed.current;
      const entry = readLineEntry(text);
      const isTyped = entry.kind === 'wait';
      if (isTyped || waiting !== undefined) set({ text: isTyped ? '' : text, waiting: undefined });
      return isTyped ? entry.quantity : waiting;
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
      const next = typed.current.text + letters;
      type(next);
      requestAnimationFrame(() => input.setSelectionRange(next.length, next.length));
    },
  };
}
