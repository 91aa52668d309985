import { type RefObject, useEffect } from 'react';

/**
 * While books are locked, keeps every key from the page beneath, and from what the frame does with keys: letters and digits go into the
 * passcode, wherever the focus was left.
 */
export function useKeyGuard(layer: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const guard = (event: KeyboardEvent) => {
      const isInside = event.target instanceof Node && layer.current?.contains(event.target) === true;
      const isChord = event.ctrlKey || event.altKey || event.metaKey || /^F\d+$/.test(event.key ?? '');
      if (!isInside || isChord || event.key === 'Escape') event.stopImmediatePropagation();
      const field = layer.current?.querySelector<HTMLElement>('[data-passcode]');
      if (field && !isChord && /^\p{Nd}$/u.test(event.key ?? '') && !(event.target instanceof HTMLInputElement)) {
        // What a key types goes to where the focus is by then.
        field.focus();
      } else if (!isInside && !isChord) {
        event.preventDefault();
        layer.current?.focus();
      }
    };
    addEventListener('keydown', guard, { capture: true });
    return () => removeEventListener('keydown', guard, { capture: true });
  }, [layer]);
}
