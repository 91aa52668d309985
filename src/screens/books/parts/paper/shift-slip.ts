import { business } from '#data/books/business.ts';
import { shift as shiftOf, xReport } from '#data/books/counter/shift-reports.ts';
import { moment } from '#data/clock.ts';
import { readForFile } from '#data/store/refusal.ts';
import { shiftPaper } from '#domain/books/counter/shifts/shift-paper.ts';
import type { Shift } from '#domain/books/counter/shifts/shift.ts';
import { momentInWords } from '#screens/books/parts/moment-in-words.ts';
import { rollOfDevice } from './use-paper-form.ts';

/** The Z of a shift, or the X of one that is open, as it prints on the roll of this device; undefined if it is gone. */
export function slipOfShift(id: string, isCopy: boolean, seen?: Shift) {
  return readForFile(async () => {
    const shown = (await shiftOf(id)) ?? seen;
    if (!shown) return undefined;
    const moments = { opened: momentInWords(shown.openedAt), made: momentInWords(shown.z?.closedAt ?? moment()) };
    const figures = shown.z ?? (await xReport(shown));
    return shiftPaper(shown, figures, await business(), { form: rollOfDevice(), moments, isCopy });
  });
}
