import { useEffect, useEffectEvent, useRef } from 'react';
import { isScanning } from '#ui/scans/scan.ts';
import { isPressed, isTyping, type KeyName } from '#ui/keys/keys.ts';

/** What the keys of the counter do; one that returns `false` is left to the browser. */
export type CounterKeys = Readonly<{
  /** The names of keys.ts that work from anywhere, also within a field. */
  named: Partial<Record<KeyName, () => boolean>>;
  /** Whether a key that was pressed in this place is for the lines: outside of fields, or in the empty field Find or Scan. */
  isForLines: (target: EventTarget | null) => boolean;
  step: (by: 1 | -1) => void;
  more: (by: 1 | -1) => void;
  remove: () => void;
  /** Letters and digits that were typed outside of a field; whether Enter came at once after them. */
  letters: (text: string, isEntered: boolean) => void;
}>;

/**
 * Handles the keys of the counter on the whole page; a dialog or a menu has its own. Letters outside of a field wait a moment,
 * as a scanner begins like a person: what comes at its speed is a code, and belongs in no field. Enter ends that moment.
 */
export function useCounterKeys(keys: CounterKeys): Readonly<{ dropLetters: () => void }> {
  const pending = useRef({ text: '', timer: 0 });
  const flush = useEffectEvent((isEntered: boolean) => {
    const { text } = pending.current;
    pending.current.text = '';
    if (text !== '' && !isScanning()) keys.letters(text, isEntered);
  });

  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.isComposing || document.querySelector(OVERLAY)) return;
    const name = (Object.keys(keys.named) as KeyName[]).find((one) => isPressed(event, one));
    if (name !== undefined) {
      // A held key does it once; the browser does not get the repeats either.
      if (event.repeat || keys.named[name]?.() !== false) event.preventDefault();
      return;
    }
    const { key, ctrlKey, metaKey, altKey, target } = event;
    if (ctrlKey || metaKey || altKey) return;
    if (key === 'Enter' && pending.current.text !== '') {
      clearTimeout(pending.current.timer);
      flush(true);
      return event.preventDefault();
    }
    if (keys.isForLines(target) && pending.current.text === '' && actOnLines(key, keys)) return event.preventDefault();
    if (isTyping(event) || !/^[\p{L}\p{N}*@.]$/u.test(key)) return;
    event.preventDefault();
    const { current: before } = pending;
    clearTimeout(before.timer);
    pending.current = {
      text: before.text + key,
      timer: window.setTimeout(() => flush(false), A_MOMENT_MS),
    };
  });

  useEffect(() => {
    const listener = (event: KeyboardEvent) => press(event);
    addEventListener('keydown', listener);
    return () => removeEventListener('keydown', listener);
  }, []);

  return {
    dropLetters() {
      clearTimeout(pending.current.timer);
      pending.current.text = '';
    },
  };
}

function actOnLines(key: string, { step, more, remove }: CounterKeys): boolean {
  if (key === 'ArrowDown' || key === 'ArrowUp') step(key === 'ArrowDown' ? 1 : -1);
  else if (key === '+') more(1);
  else if (key === '-') more(-1);
  else if (key === 'Delete') remove();
  else return false;
  return true;
}

const OVERLAY = '[aria-modal="true"], [role="menu"]';
/** Longer than the pause between two keys of a scanner with a wire, and too short for a person to see. */
const A_MOMENT_MS = 60;
