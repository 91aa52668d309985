import { useState } from 'react';
import { exportBackup } from '#data/sample/backup.ts';
import { changeCount } from '#data/sample/change-count.ts';
import { useLive } from '#data/sample/live.ts';
import { formatNumber } from '#domain/format.ts';
import { Button } from '#ui/controls/button.tsx';
import { Confirmation } from '#ui/overlays/dialog.tsx';
import { beginOpening, type Opener } from '#ui/overlays/opening.ts';
import { saveCopy } from '#ui/feedback/save-copy.ts';
import { Section } from '#ui/layout/section.tsx';
import { resetSampleData } from './reset.ts';

/** The reset, which discards all changes made in this page, and next to it the export that keeps a copy of them. */
export function DangerZone() {
  const changes = useLive(['changes'], changeCount) ?? 0;
  const [isAsking, setAsking] = useState(false);

  function ask() {
    beginOpening(RESET, () => setAsking(false));
    setAsking(true);
  }

  return (
    <Section
      title="Danger zone"
      sentence="Starts the sample business anew, as a reload of the page does. A copy holds the records, not your profile and photo."
    >
      <div className="flex flex-wrap gap-2">
        <Button onClick={() => void saveCopy(exportBackup)}>Save a copy first</Button>
        <Button look="danger" onClick={ask}>
          Reset sample data
        </Button>
      </div>
      {isAsking && (
        <Confirmation
          title="Reset sample data?"
          verb="Reset"
          opener={RESET}
          onRefuse={() => setAsking(false)}
          onConfirm={resetSampleData}
        >
          <p>The page is loaded again with fresh sample data. This action cannot be undone.</p>
          <p>{lossInWords(changes)}</p>
        </Confirmation>
      )}
    </Section>
  );
}

function lossInWords(changes: number): string {
  if (changes === 0)
    return 'No record was changed in this page so far; your profile and photo go back to the sample’s.';
  const counted = changes === 1 ? 'The 1 change' : `The ${formatNumber(changes)} changes`;
  return `${counted} made in this page will be gone, and your profile and photo with them.`;
}

const RESET: Opener = {};
