import { useState } from 'react';
import { prepareReading, prepareWriting } from '#data/backup.ts';
import { Button } from '#ui/button.tsx';
import { lazyDialog } from '#ui/lazy-dialog.tsx';
import { beginOpening } from '#ui/opening.ts';

/** Takes everything in the page away as a file, and brings such a file back. */
export function BackupActions() {
  const [open, setOpen] = useState<'export' | 'import'>();
  const close = () => setOpen(undefined);

  function begin(what: 'export' | 'import') {
    beginOpening('copies', close);
    setOpen(what);
  }

  return (
    <div className="flex flex-wrap gap-2">
      <Button onClick={() => begin('export')}>Export Data</Button>
      <Button onClick={() => begin('import')}>Import Data</Button>
      {open === 'export' && <ExportDialog onClose={close} />}
      {open === 'import' && <ImportDialog onClose={close} />}
    </div>
  );
}

const ExportDialog = lazyDialog(async () => {
  const [dialog] = await Promise.all([import('./export-dialog.tsx'), prepareWriting()]);
  return dialog.ExportDialog;
});
const ImportDialog = lazyDialog(async () => {
  const [dialog] = await Promise.all([import('./import-dialog.tsx'), prepareReading()]);
  return dialog.ImportDialog;
});
