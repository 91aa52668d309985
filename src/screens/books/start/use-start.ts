import { useRouter } from '@tanstack/react-router';
import { type RefObject, useRef } from 'react';
import { startBooks } from '#data/books/copies/books-on-device.ts';
import { tidyName } from '#domain/books/names.ts';
import { sayFailure } from '#ui/feedback/outcome-toasts.ts';
import { toastSuccess } from '#ui/feedback/toast.tsx';
import { useBusinessDraft } from './use-business-draft.ts';

/** Returns the draft of new books, its problems after the first attempt to start them, and the attempt itself. */
export function useStart(form: RefObject<HTMLFormElement | null>) {
  const router = useRouter();
  const { draft, problems, setDraft, isRight, isChanged } = useBusinessDraft(form);
  const stands = useRef<'open' | 'busy' | 'started'>('open');

  async function submit() {
    if (stands.current !== 'open' || !isRight()) return;
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
    change: setDraft,
    /** Asked when the user leaves. */
    isChanged: () => stands.current !== 'started' && isChanged(),
  };
}
