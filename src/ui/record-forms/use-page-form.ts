import { type SetStateAction, useRef, useState } from 'react';
import { sayFailure, type ToastText } from '#ui/feedback/say-done.ts';
import { toastError, toastSuccess } from '#ui/feedback/toast.tsx';
import { refuseUnread, unreadField } from './unread-field.ts';
import { useFirstProblem } from './use-first-problem.ts';

/** What a form on a page must know. */
export type PageKind<Draft> = Readonly<{
  /** What is wrong with a draft: a sentence for each wrong field. */
  problems?: (draft: Draft) => Problems<Draft>;
  /** `opened` is what was kept when the first letter was typed. */
  save: (draft: Draft, opened: Draft) => Promise<unknown>;
  /** What is kept of a saved draft, where that is not the draft itself. */
  keptOf?: (draft: Draft) => Draft;
  saved: (draft: Draft) => ToastText;
  verb?: string;
}>;

type Problems<Draft> = Readonly<Partial<Record<keyof Draft & string, string>>>;

/**
 * A form on the page itself, over what is kept. It follows what is kept while nothing is typed; it saves once however
 * often its button is pressed; a refusal marks its fields, moves the focus to the first, and keeps all that was typed.
 */
export function usePageForm<Draft extends object>(kept: Draft, { verb = 'Save', ...kind }: PageKind<Draft>) {
  const form = useRef<HTMLFormElement>(null);
  const [seen, setSeen] = useState(kept);
  const [base, setBase] = useState(kept);
  const [draft, setDraft] = useState(kept);
  const [isTried, setTried] = useState(false);
  const [refused, setRefused] = useState<Problems<Draft>>(NONE);
  const isBusy = useRef(false);
  const seekProblem = useFirstProblem(form);
  const isChanged = JSON.stringify(draft) !== JSON.stringify(base);
  if (kept !== seen) {
    setSeen(kept);
    if (!isChanged) stand(kept);
  }

  function stand(on: Draft) {
    setBase(on);
    setDraft(on);
  }

  function refuse(fields: Problems<Draft>) {
    seekProblem();
    setTried(true);
    setRefused(fields);
  }

  async function submit() {
    if (isBusy.current) return;
    const unread = unreadField(form.current);
    if (unread) return refuseUnread(unread, verb);
    const [first] = Object.values<string | undefined>(kind.problems?.(draft) ?? NONE);
    if (first !== undefined) {
      refuse(NONE);
      return toastError('Error', first);
    }
    isBusy.current = true;
    try {
      await kind.save(draft, base);
      stand(kind.keptOf?.(draft) ?? draft);
      setTried(false);
      setRefused(NONE);
      toastSuccess(...kind.saved(draft));
    } catch (error) {
      refuse(fieldsOf<Draft>(error));
      sayFailure(error);
    } finally {
      isBusy.current = false;
    }
  }

  return {
    form,
    draft,
    verb,
    /** What is wrong with the fields, after the first attempt to save. */
    problems: isTried ? { ...kind.problems?.(draft), ...refused } : NONE,
    change(next: SetStateAction<Draft>) {
      setDraft(next);
      setRefused(NONE);
    },
    submit,
    /** Half a date is not in the draft, but was typed all the same. */
    isChanged: () => isChanged || unreadField(form.current) !== null,
  };
}

export type PageFormState<Draft extends object> = ReturnType<typeof usePageForm<Draft>>;

/** The sentences that a refusal has for fields of the form. */
function fieldsOf<Draft>(error: unknown): Problems<Draft> {
  const fields: unknown = typeof error === 'object' && error !== null && 'fields' in error ? error.fields : NONE;
  return fields as Problems<Draft>;
}

/** No sentence for any field. */
const NONE = {} as never;
