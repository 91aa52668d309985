import { type RefObject, useState } from 'react';
import { today } from '#data/clock.ts';
import { blankBusiness, type BusinessInput, problemsInBusiness } from '#domain/books/masters/business.ts';
import { useFirstProblem } from '#ui/record-forms/use-first-problem.ts';
import { unreadField } from '#ui/record-forms/unread-field.ts';
import { toastError } from '#ui/feedback/toast.tsx';

/**
 * Returns the draft of the business that new books are of, and its problems after the first attempt to go on with it. It begins
 * blank, or as it was `entered` before.
 */
export function useBusinessDraft(form: RefObject<HTMLFormElement | null>, entered?: BusinessInput) {
  const [blank] = useState(() => entered ?? blankBusiness(today()));
  const [draft, setDraft] = useState(blank);
  const [isTried, setTried] = useState(false);
  const seekProblem = useFirstProblem(form);
  const isUnread = () => unreadField(form.current) !== null;

  return {
    draft,
    setDraft,
    problems: isTried ? problemsInBusiness(draft) : {},
    /** Whether the draft can be gone on with; if not, says why and moves the focus to the first problem. */
    isRight(): boolean {
      const problem = isUnread() ? 'Enter the whole date, or clear it.' : firstProblemIn(draft);
      if (problem === undefined) return true;
      seekProblem();
      setTried(true);
      toastError('Error', problem);
      return false;
    },
    /** Half a date is not in the draft, but was typed all the same. */
    isChanged: () => JSON.stringify(draft) !== JSON.stringify(blank) || isUnread(),
  };
}

/** The toast: that something is missing, or else what is wrong with the first wrong field; undefined if all is right. */
function firstProblemIn(draft: BusinessInput): string | undefined {
  const [first] = Object.entries(problemsInBusiness(draft)) as [keyof BusinessInput, string][];
  if (first && String(draft[first[0]]).trim() === '') return 'Please fill all required fields';
  return first?.[1];
}
