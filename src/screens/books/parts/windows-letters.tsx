import type { TextSheet } from '#data/files/sheets/sheet.ts';

/** Says of a file that is no UTF-8 how its letters were read. Nothing of any other file. */
export function WindowsLetters({ sheet }: { sheet: TextSheet }) {
  if (sheet.isOfWindows !== true) return undefined;
  return (
    <p className="text-table">
      The letters of this file are no UTF-8. They are read as Windows writes them: see that the names are right. If they
      are not, save the file anew as CSV UTF-8, and choose that one.
    </p>
  );
}
