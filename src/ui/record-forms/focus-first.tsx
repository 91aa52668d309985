import { type RefObject, useEffect } from 'react';
import { focusFirstToFill } from '#ui/navigation/focus.ts';

/**
 * Focuses the first field to fill of the form around it. A component of its own, as the content of a page's first dialog
 * is drawn only after the dialog's own effects have run.
 */
export function FocusFirst({ form }: { form: RefObject<HTMLFormElement | null> }) {
  useEffect(() => {
    if (form.current) focusFirstToFill(form.current);
  }, [form]);
  return null;
}
