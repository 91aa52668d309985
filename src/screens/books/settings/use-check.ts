import { useRouter } from '@tanstack/react-router';
import { checkInWorker, repairInWorker } from '#data/books/bulk.ts';
import type { Discrepancy } from '#data/books/discrepancy.ts';
import { currentBooksKey } from '#data/books/store.ts';
import { type LastingWords, useLastingWork } from '#screens/parts/use-lasting-work.ts';
import { toastError, toastSuccess } from '#ui/feedback/toast.tsx';

/** The work of Check Books: `found` is what was known to differ when it began. */
type Asked = Readonly<{ label: string; found: readonly Discrepancy[] }>;

/** The check of the open books and their mending, one at a time, also while its screen is left. */
export function useCheck() {
  const { history } = useRouter();
  const key = currentBooksKey() ?? '';
  const { state, run, cancel } = useLastingWork<Asked, readonly Discrepancy[]>(`check ${key}`);
  const found = state.name === 'done' ? state.result : state.name === 'idle' ? [] : state.asked.found;
  const way = { label: 'See', act: () => history.push(`/books/${key}/settings?tab=check-books`) };

  function check() {
    const asked = { label: 'Checking the books', found: [] };
    void run(asked, checkInWorker, wordsOf(asked), (differences, isShown) => {
      if (isShown) return;
      const sentence = outcomeInWords(differences);
      if (differences.length > 0) toastError('Check Books', sentence, way);
      else toastSuccess('Check Books', sentence, way);
    });
  }

  function repair() {
    const asked = { label: 'Mending the books', found };
    void run(asked, repairInWorker, wordsOf(asked), (_, isShown) => {
      toastSuccess('Success', 'Books mended; the edit log says what was wrong', isShown ? undefined : way);
      check();
    });
  }

  function wordsOf({ label }: Asked): LastingWords {
    return { label, cancelled: ['Cancelled', 'Nothing was changed.'], way };
  }

  return {
    found,
    isChecked: state.name === 'done',
    running: state.name === 'running' ? { label: state.asked.label, progress: state.progress } : undefined,
    problem: state.name === 'stopped' ? state.problem : undefined,
    check,
    repair,
    cancel,
  };
}

export function outcomeInWords(found: readonly Discrepancy[]): string {
  return found.length === 0 ? 'The books agree' : 'Something differs from the records';
}
