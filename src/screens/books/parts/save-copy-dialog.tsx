import { noteHandedOver, saveCopyOf } from '#data/books/copies/copies.ts';
import { SaveDialog } from '#screens/parts/copies/save-dialog.tsx';
import { saveFile } from '#ui/feedback/save-file.ts';
import { toastSuccess } from '#ui/feedback/toast.tsx';

/** Saves everything of a set of books as one file, with a password if one is typed. */
export function SaveCopyDialog({
  booksKey,
  onSaved,
  onClose,
}: {
  booksKey: string;
  onSaved?: () => void;
  onClose: () => void;
}) {
  return (
    <SaveDialog
      words={WORDS}
      onClose={onClose}
      onSave={async (how) => {
        const copy = await saveCopyOf(booksKey, how);
        how.signal.throwIfAborted();
        saveFile(copy.fileName, copy.parts, 'application/json');
        onClose();
        toastSuccess('Copy saved', copy.fileName);
        // The file is saved whether or not that can be noted.
        await noteHandedOver(booksKey, copy).catch(() => undefined);
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
