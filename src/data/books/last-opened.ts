import { readNote, writeNote } from '#data/browser-notes.ts';
import { moment } from '#data/clock.ts';

/** The key of the books that were opened last; '' if that was the sample. A file of its own: every start asks it first. */
export function lastOpened(): string {
  const noted = readNote(LAST_OPENED);
  return noted === SAMPLE ? '' : noted;
}

/** Notes what was opened: the key of a set of books, or '' for the sample. */
export function noteOpened(key: string): void {
  writeNote(LAST_OPENED, key || SAMPLE);
}

/** Notes whose books were opened just now, for the day on which the browser has removed them and kept its notes. */
export function noteBusiness(key: string, name: string): void {
  writeNote(BUSINESS, [key, moment(), name].join('\n'));
}

/** Returns whose books have that key, and when they were opened last, in UTC; undefined if that was not noted. */
export function notedBusiness(key: string): Readonly<{ name: string; at: string }> | undefined {
  const [noted, at = '', name = ''] = readNote(BUSINESS).split('\n');
  return noted === key && name !== '' ? { name, at } : undefined;
}

/** Notes that the books of that key are gone by the wish of their owner. */
export function forgetOpened(key: string): void {
  if (lastOpened() === key) noteOpened('');
  if (notedBusiness(key)) writeNote(BUSINESS, '');
}

/** Whether books were ever opened in this browser. */
export function hasOpenedBooks(): boolean {
  return readNote(LAST_OPENED) !== '';
}

const LAST_OPENED = 'last opened books';
const BUSINESS = 'last opened business';
/** No key of books has capitals. */
const SAMPLE = 'Sample business';
