import { useState } from 'react';
import { exportBackup } from '#data/backup.ts';
import { changeCount } from '#data/changes.ts';
import { useLive } from '#data/live.ts';
import { formatNumber } from '#domain/format.ts';
import { Button } from '#ui/button.tsx';
import { Confirmation } from '#ui/dialog.tsx';
import { saveFile } from '#ui/save-file.ts';
import { saySaved } from '#ui/say-saved.ts';
import { Section } from '#ui/section.tsx';
import { resetSampleData } from './reset.ts';

/** What throws the work of this page away, and beside it the way to keep a copy of it. */
export function DangerZone() {
  const changes = useLive(['changes'], changeCount) ?? 0;
  const [isAsking, setAsking] = useState(false);
  const [isSaving, setSaving] = useState(false);

  async function saveCopy() {
    if (isSaving) return;
    setSaving(true);
    await saySaved('Copy', 'copy', async () => {
      const { fileName, parts, count } = await exportBackup();
      saveFile(fileName, parts, 'application/json');
      return `${formatNumber(count)} records in ${fileName}`;
    });
    setSaving(false);
  }

  return (
    <Section
      title="Danger zone"
      sentence="Starts the sample business anew, as a reload of the page does. A copy holds the records, not your profile and photo."
    >
      <div className="flex flex-wrap gap-2">
        <Button aria-disabled={isSaving} onClick={() => void saveCopy()}>
          Save a copy first
        </Button>
        <Button look="danger" onClick={() => setAsking(true)}>
          Reset sample data
        </Button>
      </div>
      {isAsking && (
        <Confirmation
          title="Reset sample data?"
          verb="Reset"
          onRefuse={() => setAsking(false)}
          onConfirm={resetSampleData}
        >
          <p>The page is loaded again with fresh sample data. This action cannot be undone.</p>
          <p>{whatGoes(changes)}</p>
        </Confirmation>
      )}
    </Section>
  );
}

function whatGoes(changes: number): string {
  if (changes === 0)
    return 'No record was changed in this page so far; your profile and photo go back to the sample’s.';
  const counted = changes === 1 ? 'The 1 change' : `The ${formatNumber(changes)} changes`;
  return `${counted} made in this page will be gone, and your profile and photo with them.`;
}
