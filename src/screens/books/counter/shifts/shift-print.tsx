import { useLiveResult } from '#data/books/live.ts';
import { printsDirect } from '#data/printing/printer-settings.ts';
import { type Shift, titleOfShift } from '#domain/books/counter/shifts/shift.ts';
import { DirectPrint } from '#screens/books/parts/paper/direct-print.tsx';
import { slipOfShift } from '#screens/books/parts/paper/shift-slip.ts';
import { PrintDocument } from '#ui/documents/print-document.tsx';

/** Prints the Z of a shift, or the X of one that is open, on the roll of this device as soon as it has been read. */
export function ShiftPrint({ shift, isCopy, onClose }: { shift: Shift; isCopy: boolean; onClose: () => void }) {
  const title = titleOfShift(shift);
  return printsDirect() ? (
    <DirectPrint of={{ kind: shift.z ? 'Z' : 'X', id: shift.id, title, isCopy }} onClose={onClose} />
  ) : (
    <PrintedByBrowser shift={shift} isCopy={isCopy} onClose={onClose} />
  );
}

function PrintedByBrowser({ shift, isCopy, onClose }: { shift: Shift; isCopy: boolean; onClose: () => void }) {
  const { value: document, problem } = useLiveResult(
    ['shift paper', shift.id, isCopy],
    () => slipOfShift(shift.id, isCopy, shift),
    { isFresh: true },
  );
  return <PrintDocument title={titleOfShift(shift)} document={document} problem={problem} onClose={onClose} />;
}
