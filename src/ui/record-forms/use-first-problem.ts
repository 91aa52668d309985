import { type RefObject, useEffect, useState } from 'react';

/**
 * Moves the focus to the first wrong field of a form, once it is marked. Counted, because a form that is refused again
 * for the same reasons has nothing new to draw, but the focus may be far from them by then.
 */
export function useFirstProblem(form: RefObject<HTMLFormElement | null>): () => void {
  const [sought, setSought] = useState(0);
  useEffect(() => {
    if (sought > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"], [data-wrong]')?.focus();
  }, [form, sought]);
  return () => setSought((before) => before + 1);
}
