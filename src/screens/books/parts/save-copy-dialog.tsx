import { noteHandedOver, saveCopyOf } from '#data/books/copies/copies.ts';
import type { SetApproval } from '#data/books/staff/set-staff.ts';
import { SaveDialog } from '#screens/parts/copies/save-dialog.tsx';
import { saveFile } from '#ui/feedback/save-file.ts';
import { toastSuccess } from '#ui/feedback/toast.tsx';
import { withTimeout } from '#ui/with-timeout.ts';

/** Saves everything of a set of books as one file, with a password if one is typed. */
export function SaveCopyDialog({
  booksKey,
  approval,
  onSaved,
  onClose,
}: {
  booksKey: string;
  /** By one of the staff of a set that need not be open. */
  approval?: SetApproval | undefined;
  onSaved?: () => void;
  onClose: () => void;
}) {
  return (
    <SaveDialog
      words={WORDS}
      onClose={onClose}
      onSave={async (how) => {
        const copy = await saveCopyOf(booksKey, { ...how, approval });
        let isSaved = false;
        const save = () => {
          if (isSaved) return;
          how.signal.throwIfAborted();
          saveFile(copy.fileName, copy.parts, 'application/json');
          isSaved = true;
          onClose();
          toastSuccess('Copy saved', `${copy.fileName} is with the browser. See that it is among your downloads.`);
        };
        await withTimeout(noteHandedOver(booksKey, copy, save)).catch(() => undefined);
        // The file is saved whether or not that can be noted.
        save();
        onSaved?.();
      }}
    />
  );
}

const WORDS = {
  title: 'Save a copy',
  sentence:
    'One file with everything in these books: masters, numbering, locks and the whole edit log. “Restore from a copy” makes them again of it, here or on another device. Keep it somewhere else than on this device.',
  help: 'Optional. With one, nobody can read the file without it; if you lose it, neither can you.',
  writing: 'Writing the copy',
  save: 'Save',
  cancelled: ['Cancelled', 'No copy was saved.'],
} as const;
