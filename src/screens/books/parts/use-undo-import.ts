import { useRouter } from '@tanstack/react-router';
import { takeBack } from '#data/books/bulk.ts';
import type { Imported } from '#data/books/exchange/import-rows.ts';
import { currentBooksKey } from '#data/books/store.ts';
import { useLastingWork } from '#screens/parts/use-lasting-work.ts';
import { toastSuccess } from '#ui/feedback/toast.tsx';

/** Takes imports into the open books back, one at a time, also while the screen is left. */
export function useUndoImport() {
  const { history } = useRouter();
  const key = currentBooksKey() ?? '';
  const { state, run, cancel } = useLastingWork<string, void>(`undo import ${key}`);

  return {
    progress: state.name === 'running' ? state.progress : undefined,
    problem: state.name === 'stopped' ? state.problem : undefined,
    /** `onUndone` is called where a screen of it is still there. */
    undo({ imported, fileName }: Readonly<{ imported: Imported; fileName: string }>, onUndone: () => void) {
      const words = {
        label: UNDOING,
        cancelled: ['Cancelled', 'The import stays.'],
        way: { label: 'See', act: () => history.push(`/books/${key}/settings?tab=edit-log`) },
      } as const;
      void run(
        fileName,
        (options) => takeBack(imported, fileName, options),
        words,
        (_, isShown) => {
          toastSuccess('Import undone', 'The books are as they were before it.');
          if (isShown) onUndone();
        },
      );
    },
    cancel,
  };
}

/** What is done, beside its progress. */
export const UNDOING = 'Taking the import back';
