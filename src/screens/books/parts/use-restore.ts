import { useRouter } from '@tanstack/react-router';
import { canChooseFolder } from '#data/books/copies/copy-folder.ts';
import { type CheckedCopy, readCopy } from '#data/books/copies/read-copy.ts';
import { otherBooks } from '#data/books/copies/copy-refusals.ts';
import { isOfTheseBooks, restoreAsNew, restoreOver } from '#data/books/copies/restore.ts';
import { booksThatBeginWith } from '#data/books/copies/books-on-device.ts';
import type { Restored } from '#data/books/copies/write-restored.ts';
import { closeBooks, currentBooksKey, openBooks } from '#data/books/store.ts';
import { tidyName } from '#domain/books/names.ts';
import { type ReadSteps, useReadSteps } from '#screens/parts/copies/use-read-steps.ts';
import { type LastingState, useLastingWork } from '#screens/parts/use-lasting-work.ts';
import { toastSuccess } from '#ui/feedback/toast.tsx';
import { momentInWords } from './moment-in-words.ts';

/** `alike` are the sets on this device that the copy is of; `same` the one to be replaced, where there is just one. */
type Asked = Readonly<{ fileName: string; copy: CheckedCopy; alike: readonly Over[]; same?: Over }>;

/** Books that a copy is to replace: the open ones, or, on the shelf, those that it is of, if their owner wishes so. */
export type Over = Readonly<{ key: string; name: string }>;

/**
 * The steps of restoring, from choosing the file to the Dashboard of what was restored. The last goes on where the dialog is closed;
 * the next one to open shows it.
 */
export function useRestore({ over, onDone, onClose }: { over?: Over; onDone?: () => void; onClose: () => void }) {
  const { history } = useRouter();
  const restoring = useLastingWork<Asked, Restored>(`restore ${over?.key ?? ''}`);
  const reading = useReadSteps<Asked>({
    cancelled: 'Cancelled',
    wrongPassword: 'This is not the password that the copy was made with.',
    onClose,
  });

  async function read(file: File, password = '') {
    const asked = await reading.check(file, async (options) => {
      const found = await readCopy(file, { password, ...options });
      if (found.kind === 'locked') return found;
      if (over && !(await isOfTheseBooks(found))) return { kind: 'refused', problem: otherBooks(found.notes.name) };
      const alike = over ? [] : await booksThatBeginWith(found.notes.first);
      const [same, ...others] = alike;
      const isOne = same !== undefined && others.length === 0;
      return { kind: 'checked', asked: { fileName: file.name, copy: found, alike, ...(isOne && { same }) } };
    });
    // Whoever typed the password pressed Restore already; nothing is left to ask where nothing is replaced.
    if (asked && password !== '' && !over && asked.alike.length === 0) await restore(asked, '');
  }

  function restore(asked: Asked, typedName: string) {
    const { copy, alike, same } = asked;
    const replaced = over ?? (typedName === '' ? undefined : same);
    const words = {
      label: RESTORING,
      cancelled: ['Cancelled', 'Nothing was changed.'],
      way: { label: 'See', act: () => history.push(over ? `/books/${over.key}/settings?tab=backup` : '/books') },
    } as const;
    return restoring.run(
      asked,
      async (options) => {
        if (!replaced) return restoreAsNew(copy, options);
        await openBooks(replaced.key);
        return restoreOver(replaced.key, copy, typedName, options).catch((error: unknown) => {
          if (currentBooksKey() === replaced.key && !isIn(replaced.key)) closeBooks();
          throw error;
        });
      },
      words,
      ({ key, repairs, numbers }, isShown) => {
        const open = () => history.push(`/books/${key}`);
        onClose();
        onDone?.();
        const notes = [
          `${copy.notes.name} is as it was on ${momentInWords(copy.created.toISOString())}.`,
          repairs.length > 0 ? REPAIR_NOTE : '',
          numbersNote(numbers),
          !replaced && canChooseFolder() ? FOLDER_NOTE : '',
          !replaced && alike.length > 0 ? TWINS_NOTE : '',
        ];
        const sentences = notes.filter((note) => note !== '').join(' ');
        toastSuccess('Books Restored', sentences, isShown ? undefined : { label: 'Open', act: open });
        if (isShown) open();
        restoring.forget();
      },
    );
  }

  /** Whether a page of these books is before the user, who may have gone there meanwhile. */
  function isIn(key: string): boolean {
    return `${history.location.pathname}/`.startsWith(`/books/${key}/`);
  }

  const steps: ReadSteps<Asked> = {
    step: stepOf(restoring.state) ?? reading.step,
    isRunning: reading.isRunning,
    cancel: () => (restoring.state.name === 'running' ? restoring : reading).cancel(),
  };
  return { steps, isRestoring: restoring.state.name === 'running', read, restore };
}

/** Returns the step at which a restore stands, if there is one. */
function stepOf(state: LastingState<Asked, Restored>): ReadSteps<Asked>['step'] | undefined {
  if (state.name === 'running') return { name: 'apply', progress: state.progress };
  if (state.name !== 'stopped') return undefined;
  return { name: 'ask', asked: state.asked, ...(state.problem !== undefined && { problem: state.problem }) };
}

/** Returns the problem of the name that is typed for the books to be replaced (`over`). */
export function problemInTypedName(typed: string, over: Over | undefined): string | undefined {
  return !over || tidyName(typed) === over.name ? undefined : `Type “${over.name}”, exactly as it is written here.`;
}

/** Says which numbers the copy does not know, which are on papers already. */
function numbersNote(numbers: readonly string[]): string {
  return numbers.length === 0 ? '' : `It does not know ${numbers.join(', ')}: these are not given again.`;
}

/** Says what two sets of one business do to its numbers (CGST Rules, rule 46(b): each is given once). */
export const TWINS_NOTE =
  'The same books are on this device more than once, and each goes on with its own next numbers: write in one of them only, or one number comes on two papers.';

const FOLDER_NOTE = 'Automatic copies are off until a folder is chosen under Settings › Backup.';

const REPAIR_NOTE = 'Figures in it did not agree with its records and were mended; the edit log says which.';
/** What is done, beside its progress. */
export const RESTORING = 'Restoring the books';
