import { moment } from '#data/clock.ts';
import { isLongOpen, type Shift, titleOfShift } from '#domain/books/counter/shifts/shift.ts';
import { momentInWords } from '#screens/books/parts/moment-in-words.ts';

/** Reminds of a shift that has been open for over 24 hours. Nothing of others. */
export function ShiftReminder({ shift }: { shift: Shift | undefined }) {
  if (!shift || shift.z || !isLongOpen(shift, moment())) return null;
  return (
    <p role="status" className="wrap-anywhere text-waiting">
      {titleOfShift(shift)} has been open since {momentInWords(shift.openedAt)}. Count the drawer and close it.
    </p>
  );
}
