import { type RefObject, useEffect, useState } from 'react';
import { focusInSight } from '#ui/navigation/focus.ts';

/**
 * Moves the focus to the first wrong field of a form, once it is marked. Counted, because a form that is refused again
 * for the same reasons has nothing new to draw, but the focus may be far from them by then.
 */
export function useFirstProblem(form: RefObject<HTMLFormElement | null>): () => void {
  const [sought, setSought] = useState(0);
  useEffect(() => {
    const wrong = form.current?.querySelector<HTMLElement>('[aria-invalid="true"], [data-wrong]');
    if (sought > 0 && wrong) focusInSight(wrong);
  }, [form, sought]);
  return () => setSought((before) => before + 1);
}
