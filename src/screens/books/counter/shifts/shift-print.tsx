import { business } from '#data/books/business.ts';
import { shift as shiftOf, xReport } from '#data/books/counter/shift-reports.ts';
import { useLiveResult } from '#data/books/live.ts';
import { moment } from '#data/clock.ts';
import { readForFile } from '#data/store/refusal.ts';
import { shiftPaper } from '#domain/books/counter/shifts/shift-paper.ts';
import { type Shift, titleOfShift } from '#domain/books/counter/shifts/shift.ts';
import { rollOfDevice } from '#screens/books/parts/paper/use-paper-form.ts';
import { momentInWords } from '#screens/books/parts/moment-in-words.ts';
import { PrintDocument } from '#ui/documents/print-document.tsx';

/** Prints the Z of a shift, or the X of one that is open, on the roll of this device as soon as it has been read. */
export function ShiftPrint({ shift, isCopy, onClose }: { shift: Shift; isCopy: boolean; onClose: () => void }) {
  const { value: document, problem } = useLiveResult(['shift paper', shift.id, isCopy], () => paperOf(shift, isCopy), {
    isFresh: true,
  });
  return <PrintDocument title={titleOfShift(shift)} document={document} problem={problem} onClose={onClose} />;
}

function paperOf(seen: Shift, isCopy: boolean) {
  return readForFile(async () => {
    const shown = (await shiftOf(seen.id)) ?? seen;
    const moments = { opened: momentInWords(shown.openedAt), made: momentInWords(shown.z?.closedAt ?? moment()) };
    const figures = shown.z ?? (await xReport(shown));
    return shiftPaper(shown, figures, await business(), { form: rollOfDevice(), moments, isCopy });
  });
}
