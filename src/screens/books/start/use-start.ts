import { useRouter } from '@tanstack/react-router';
import { type RefObject, useRef, useState } from 'react';
import { today } from '#data/clock.ts';
import { startBooks } from '#data/books/copies/books-on-device.ts';
import { blankBusiness, type BusinessInput, problemsInBusiness } from '#domain/books/masters/business.ts';
import { tidyName } from '#domain/books/names.ts';
import { useFirstProblem } from '#ui/record-forms/use-first-problem.ts';
import { sayFailure } from '#ui/feedback/outcome-toasts.ts';
import { toastError, toastSuccess } from '#ui/feedback/toast.tsx';

/** Returns the draft of new books, its problems after the first attempt to start them, and the attempt itself. */
export function useStart(form: RefObject<HTMLFormElement | null>) {
  const router = useRouter();
  const [blank] = useState(() => blankBusiness(today()));
  const [draft, setDraft] = useState(blank);
  const [isTried, setTried] = useState(false);
  const seekProblem = useFirstProblem(form);
  const stands = useRef<'open' | 'busy' | 'started'>('open');
  const problems = isTried ? problemsInBusiness(draft) : {};

  async function submit() {
    if (stands.current !== 'open') return;
    const wrong = firstProblemIn(draft, form.current);
    if (wrong !== undefined) {
      seekProblem();
      setTried(true);
      toastError('Error', wrong);
      return;
    }
    stands.current = 'busy';
    try {
      const key = await startBooks(draft);
      stands.current = 'started';
      toastSuccess('Books Started', `${tidyName(draft.name)} is kept on this device.`);
      await router.navigate({ to: '/books/$key', params: { key } });
    } catch (error) {
      stands.current = 'open';
      sayFailure(error);
    }
  }

  return {
    draft,
    problems,
    submit,
    change: (next: BusinessInput) => setDraft(next),
    /** Asked when the user leaves: half a date is not in the draft, but was typed all the same. */
    isChanged: () =>
      stands.current !== 'started' && (JSON.stringify(draft) !== JSON.stringify(blank) || hasUnread(form.current)),
  };
}

/** The toast: that something is missing, or else what is wrong with the first wrong field; undefined if all is right. */
export function firstProblemIn(draft: BusinessInput, form: HTMLFormElement | null): string | undefined {
  if (hasUnread(form)) return 'Enter the whole date, or clear it.';
  const [first] = Object.entries(problemsInBusiness(draft)) as [keyof BusinessInput, string][];
  if (first && String(draft[first[0]]).trim() === '') return 'Please fill all required fields';
  return first?.[1];
}

/** Whether a field holds what cannot be read, such as half a date. */
function hasUnread(form: HTMLFormElement | null): boolean {
  return form?.querySelector('[data-unread], input[type="date"]:invalid') != null;
}
