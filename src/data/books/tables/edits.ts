import type { Edit } from '#data/books/rows.ts';
import { wordsOf } from '#data/lists/search-words.ts';
import { describe } from '#data/store/table.ts';
import { EDIT_ACTION_WORDS } from '#domain/books/audit/edit-log-entry.ts';
import { ZERO } from '#domain/money.ts';

export const edits = describe<Edit>({
  name: 'Edit log',
  // Edit Log: by time, of a kind of record, of a day; the history of a record; find by word.
  indexes: 'id,keys.serial,*keys.words,[keys.day+keys.serial],[kind+keys.serial],[record+keys.serial]',
  keys: ({ at, who, approved, deed, kind, record, name, reason }) => ({
    day: dayInIndia(at),
    words: wordsOf(name, record, kind, EDIT_ACTION_WORDS[deed], who, approved?.who ?? '', reason),
  }),
  totals: ({ at, kind }) => ({ amount: ZERO, under: [kind, dayInIndia(at)] }),
  called: 'This entry of the edit log',
  file: async () => (await import('#data/books/files/edits.ts')).file,
});

/** The day of a moment in UTC as India has it, on whatever device: books that travel, or are restored abroad, stay equal. */
export function dayInIndia(at: string): string {
  return new Date(Date.parse(at) + AHEAD_OF_UTC_MS).toISOString().slice(0, 10);
}

const AHEAD_OF_UTC_MS = 5.5 * 60 * 60 * 1000;
