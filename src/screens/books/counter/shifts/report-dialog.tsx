import { useState } from 'react';
import type { ShiftFigures } from '#domain/books/counter/shifts/shift-report.ts';
import { type Shift, titleOfShift } from '#domain/books/counter/shifts/shift.ts';
import { Button } from '#ui/controls/button.tsx';
import { Dialog, DialogBody, DialogButtons } from '#ui/overlays/dialog.tsx';
import { ShiftPrint } from './shift-print.tsx';
import { ShiftReport } from './shift-report.tsx';

/** An X, or the Z of a shift that was closed just now: what is printed of it first is no copy. */
export function ReportDialog({
  title,
  shift,
  figures,
  onClose,
}: {
  title: string;
  shift: Shift;
  figures: ShiftFigures;
  onClose: () => void;
}) {
  const [prints, setPrints] = useState(0);
  const [isPrinting, setPrinting] = useState(false);
  return (
    <Dialog
      title={title}
      aside={
        <p className="wrap-anywhere text-caption text-ink-2">
          {titleOfShift(shift)} of {shift.drawer.name}
        </p>
      }
      onDismiss={onClose}
    >
      <DialogBody>
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, and nothing in it takes the focus */}
        <div tabIndex={0} role="group" aria-label={title}>
          <ShiftReport figures={figures} />
        </div>
      </DialogBody>
      <DialogButtons>
        <Button onClick={onClose}>Close</Button>
        <Button look="primary" onClick={() => setPrinting(true)}>
          Print
        </Button>
      </DialogButtons>
      {isPrinting && (
        <ShiftPrint
          shift={shift}
          isCopy={shift.z !== undefined && prints > 0}
          onClose={() => {
            setPrinting(false);
            setPrints(prints + 1);
          }}
        />
      )}
    </Dialog>
  );
}
