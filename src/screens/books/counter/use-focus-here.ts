import { useLayoutEffect } from 'react';
import { focusStart } from '#ui/navigation/focus.ts';

/**
 * Moves the focus to the counter where what had it is gone with its bill, or can no longer be pressed, as Hold of a bill that was
 * held: letters and keys go on from there. A dialog keeps its own.
 */
export function useFocusHere(): void {
  // After each render: every one of them may have taken away, or turned off, what had the focus.
  useLayoutEffect(() => {
    const isLost = document.activeElement?.matches('body, :disabled') ?? true;
    if (isLost && !document.querySelector('[aria-modal="true"]')) focusStart({ preventScroll: true });
  });
}
