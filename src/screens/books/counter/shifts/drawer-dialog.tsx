import { useState } from 'react';
import { counterSettings } from '#data/books/counter-settings.ts';
import { drawerStanding, xReport } from '#data/books/counter/shift-reports.ts';
import { maySee } from '#data/books/staff/access.ts';
import { useLiveResult } from '#data/books/live.ts';
import type { Shift } from '#domain/books/counter/shifts/shift.ts';
import { CloseShiftDialog } from './close-shift-dialog.tsx';
import type { DrawerDialogName } from './drawer-entries.ts';
import { OpenDrawerDialog } from './open-drawer-dialog.tsx';
import { OpenShiftDialog } from './open-shift-dialog.tsx';
import { PaidDialog } from './paid-dialog.tsx';
import { ReportDialog } from './report-dialog.tsx';
import { ShiftProblem } from './shift-problem.tsx';

/**
 * A dialog of the drawer of this device, by its name: the counter fetches this file when the first is opened, with
 * `lazyDialog(async () => (await import('./shifts/drawer-dialog.tsx')).DrawerDialog)`, and the menu's entries are `drawerEntries`.
 */
export function DrawerDialog({ name, onClose }: { name: DrawerDialogName; onClose: () => void }) {
  const [closed, setClosed] = useState<Shift>();
  // Fresh: a shift may have been opened or closed since the last dialog, and what is typed into the wrong one would be lost.
  const { value: known, problem } = useLiveResult(['drawer dialog'], readDrawer, { isFresh: true });
  if (closed?.z)
    return <ReportDialog title={`Z Report ${closed.number}`} shift={closed} figures={closed.z} onClose={onClose} />;
  if (problem) return <ShiftProblem title={name} sentence={problem.why} onClose={onClose} />;
  if (!known) return null;
  const { standing, settings, figures } = known;
  const { drawer, shift } = standing;
  if (name === 'Open Drawer') return <OpenDrawerDialog onClose={onClose} />;
  if (!drawer.shifts && (name === 'Paid In' || name === 'Paid Out'))
    return <PaidDialog way={name} drawer={drawer} onClose={onClose} />;
  if (!drawer.shifts)
    return (
      <ShiftProblem
        title={name}
        sentence={`${drawer.name} keeps no shifts. Turn them on in Settings › Counter.`}
        onClose={onClose}
      />
    );
  if (!shift) return <OpenShiftDialog standing={standing} settings={settings} onClose={onClose} />;
  switch (name) {
    case 'Paid In':
    case 'Paid Out':
      return <PaidDialog way={name} drawer={drawer} onClose={onClose} />;
    case 'X Report':
      return figures && <ReportDialog title={name} shift={shift} figures={figures} onClose={onClose} />;
    case 'Open Shift':
      return <ShiftProblem title={name} sentence="A shift of this drawer is open already." onClose={onClose} />;
    case 'Close Shift':
      return (
        <CloseShiftDialog
          shift={shift}
          expected={standing.cash}
          settings={settings}
          onClosed={setClosed}
          onClose={onClose}
        />
      );
  }
}

async function readDrawer() {
  const standing = await drawerStanding();
  const { shift } = standing;
  // Whoever may not see what is expected counts without it: the dialog shows it once the drawer is counted.
  const figures = shift && maySee('expectedCash') ? await xReport(shift) : undefined;
  return { standing, settings: await counterSettings(), figures };
}
