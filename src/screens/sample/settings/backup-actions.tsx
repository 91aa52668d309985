import { useState } from 'react';
import { exportBackup } from '#data/sample/backup.ts';
import { Button } from '#ui/controls/button.tsx';
import { lazyDialog } from '#ui/overlays/lazy-dialog.tsx';
import { beginOpening } from '#ui/overlays/opening.ts';
import { saveCopy } from '#ui/feedback/save-copy.ts';
import { COPIES } from '#screens/parts/copies/copies-opener.ts';

/** Exports every record in the page to a file, plain or encrypted, and imports such a file. */
export function BackupActions() {
  const [open, setOpen] = useState<'export' | 'import'>();
  const close = () => setOpen(undefined);

  function begin(what: 'export' | 'import') {
    beginOpening(COPIES, close);
    setOpen(what);
  }

  return (
    <div className="flex flex-wrap gap-2">
      <Button onClick={() => void saveCopy(exportBackup)}>Export Data</Button>
      <Button onClick={() => begin('export')}>Export with Password</Button>
      <Button onClick={() => begin('import')}>Import Data</Button>
      {open === 'export' && <ExportDialog onClose={close} />}
      {open === 'import' && <ImportDialog onClose={close} />}
    </div>
  );
}

const ExportDialog = lazyDialog(async () => (await import('./export-dialog.tsx')).ExportDialog);
const ImportDialog = lazyDialog(async () => (await import('./import-dialog.tsx')).ImportDialog);
