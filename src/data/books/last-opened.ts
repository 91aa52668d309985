import { readNote, writeNote } from '#data/browser-notes.ts';

/** The key of the books that were opened last; '' if that was the sample. A file of its own: every start asks it first. */
export function lastOpened(): string {
  const noted = readNote(LAST_OPENED);
  return noted === SAMPLE ? '' : noted;
}

/** Notes what was opened: the key of a set of books, or '' for the sample. */
export function noteOpened(key: string): void {
  writeNote(LAST_OPENED, key || SAMPLE);
}

/** Whether books were ever opened in this browser. */
export function hasOpenedBooks(): boolean {
  return readNote(LAST_OPENED) !== '';
}

const LAST_OPENED = 'last opened books';
/** No key of books has capitals. */
const SAMPLE = 'Sample business';
