import { type SetStateAction, useRef, useState } from 'react';
import { sayFailure, type ToastText } from '#ui/feedback/outcome-toasts.ts';
import { toastError, toastSuccess } from '#ui/feedback/toast.tsx';
import { type DraftProblems, NO_PROBLEMS, problemsFrom } from '#ui/records/draft-problems.ts';
import { refuseUnread, unreadField } from './unread-field.ts';
import { useFirstProblem } from './use-first-problem.ts';

/** Describes a form on a page: its checks, how it saves, and its words. */
export type PageKind<Draft> = Readonly<{
  /** A sentence for each wrong field of a draft. */
  problems?: (draft: Draft) => DraftProblems<Draft>;
  /** `opened` is what was stored when the first letter was typed. */
  save: (draft: Draft, opened: Draft) => Promise<unknown>;
  /** Returns what is stored of a saved draft, where that is not the draft itself. */
  storedOf?: (draft: Draft) => Draft;
  saved: (draft: Draft) => ToastText;
  verb?: string;
}>;

/**
 * A form on the page itself, over what is stored. It follows that while nothing is typed; it saves once however
 * often its button is pressed; a refusal marks its fields, moves the focus to the first, and keeps all that was typed.
 */
export function usePageForm<Draft extends object>(stored: Draft, { verb = 'Save', ...kind }: PageKind<Draft>) {
  const form = useRef<HTMLFormElement>(null);
  const [seen, setSeen] = useState(stored);
  const [base, setBase] = useState(stored);
  const [draft, setDraft] = useState(stored);
  const [isTried, setTried] = useState(false);
  const [refused, setRefused] = useState<DraftProblems<Draft>>(NO_PROBLEMS);
  const isBusy = useRef(false);
  const seekProblem = useFirstProblem(form);
  const isChanged = JSON.stringify(draft) !== JSON.stringify(base);
  if (stored !== seen) {
    setSeen(stored);
    if (!isChanged) stand(stored);
  }

  function stand(on: Draft) {
    setBase(on);
    setDraft(on);
  }

  function refuse(fields: DraftProblems<Draft>) {
    seekProblem();
    setTried(true);
    setRefused(fields);
  }

  async function submit() {
    if (isBusy.current) return;
    const unread = unreadField(form.current);
    if (unread) return refuseUnread(unread, verb);
    const [first] = Object.values<string | undefined>(kind.problems?.(draft) ?? NO_PROBLEMS);
    if (first !== undefined) {
      refuse(NO_PROBLEMS);
      return toastError('Error', first);
    }
    isBusy.current = true;
    try {
      await kind.save(draft, base);
      stand(kind.storedOf?.(draft) ?? draft);
      setTried(false);
      setRefused(NO_PROBLEMS);
      toastSuccess(...kind.saved(draft));
    } catch (error) {
      refuse(problemsFrom<Draft>(error));
      sayFailure(error);
    } finally {
      isBusy.current = false;
    }
  }

  return {
    form,
    draft,
    verb,
    /** A sentence for each wrong field, after the first attempt to save. */
    problems: isTried ? { ...kind.problems?.(draft), ...refused } : NO_PROBLEMS,
    change(next: SetStateAction<Draft>) {
      setDraft(next);
      setRefused(NO_PROBLEMS);
    },
    submit,
    /** Half a date is not in the draft, but was typed all the same. */
    isChanged: () => isChanged || unreadField(form.current) !== null,
  };
}

export type PageFormState<Draft extends object> = ReturnType<typeof usePageForm<Draft>>;
