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

/** Whose books they are, and the moment at which they were opened last, in UTC. */
export type NotedBooks = Readonly<{ key: string; name: string; at: string }>;

/** Notes whose books were opened just now, for the day on which the browser has removed them and kept its notes. */
export function noteBusiness(key: string, name: string): void {
  writeNoted([...notedBusinesses().filter((books) => books.key !== key), { key, name, at: moment() }]);
}

/** Returns all books that were opened in this browser and not deleted by their owner, those opened last at the end. */
export function notedBusinesses(): readonly NotedBooks[] {
  return readNote(BUSINESSES)
    .split('\n')
    .map((line) => line.split('\t'))
    .flatMap(([key = '', at = '', name = '']) => (name === '' ? [] : [{ key, at, name }]));
}

/** Notes that the books of that key are gone by the wish of their owner. */
export function forgetOpened(key: string): void {
  if (lastOpened() === key) noteOpened('');
  writeNoted(notedBusinesses().filter((books) => books.key !== key));
}

function writeNoted(all: readonly NotedBooks[]): void {
  writeNote(BUSINESSES, all.map(({ key, at, name }) => [key, at, name].join('\t')).join('\n'));
}

/** Whether books were ever opened in this browser. */
export function hasOpenedBooks(): boolean {
  return readNote(LAST_OPENED) !== '';
}

const LAST_OPENED = 'last opened books';
const BUSINESSES = 'opened businesses';
/** No key of books has capitals. */
const SAMPLE = 'Sample business';
