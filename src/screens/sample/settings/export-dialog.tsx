import { exportBackup } from '#data/sample/backup.ts';
import { SaveDialog } from '#screens/parts/copies/save-dialog.tsx';
import { saveFile } from '#ui/feedback/save-file.ts';
import { toastSuccess } from '#ui/feedback/toast.tsx';

/** Asks for a password and saves every record in the page as an encrypted file. */
export function ExportDialog({ onClose }: { onClose: () => void }) {
  return (
    <SaveDialog
      words={WORDS}
      needsPassword
      onClose={onClose}
      onSave={async (how) => {
        const { fileName, parts, summary } = await exportBackup(how);
        how.signal.throwIfAborted();
        saveFile(fileName, parts, 'application/json');
        onClose();
        toastSuccess('Data exported', summary);
      }}
    />
  );
}

const WORDS = {
  title: 'Export with Password',
  sentence:
    'One encrypted file with every record in this page. Import Data opens it with the password, here or on another device.',
  help: 'If you lose the password, nobody can open the file again.',
  writing: 'Writing the file',
  save: 'Export',
  cancelled: ['Export cancelled', 'Nothing was saved.'],
} as const;
