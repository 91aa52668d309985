import { ReadDialog } from '#screens/parts/copies/read-dialog.tsx';
import { Button } from '#ui/controls/button.tsx';
import { BackupSummary } from './backup-summary.tsx';
import { useImport } from './use-import.ts';

/** Lets the user choose a file, checks all of it, shows what it would replace, and replaces it once confirmed. */
export function ImportDialog({ onClose }: { onClose: () => void }) {
  const { steps, read, apply } = useImport(onClose);
  const { step } = steps;
  return (
    <ReadDialog
      words={WORDS}
      steps={steps}
      submit={
        <Button look={step.name === 'ask' ? 'danger' : 'primary'} type="submit">
          {step.name === 'ask' ? 'Replace' : 'Open'}
        </Button>
      }
      onRead={(file, password) => void read(file, password)}
      onApply={(asked) => void apply(asked)}
      onClose={onClose}
    >
      {step.name === 'ask' && <BackupSummary {...step.asked} />}
    </ReadDialog>
  );
}

const WORDS = {
  title: 'Import Data',
  file: 'Backup file',
  help: 'A file that Export Data wrote. It is checked whole before anything is changed.',
  reading: 'Checking the file',
  applying: 'Replacing the records',
};
