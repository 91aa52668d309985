import { today } from '#data/clock.ts';
import { fileNameOfList } from '#domain/books/ledger/report.ts';
import { type ListFormat, type Saveable, saveList } from '#ui/records/save-list.ts';

type ShownList = Saveable & Readonly<{ view: Readonly<{ filter: string; find: string }> }>;

/** Saves a list of books as it is shown; its name says by what it is filtered and found, and `kind` of what it is besides. */
export function saveBooksList(name: string, format: ListFormat, list: ShownList, kind = ''): Promise<void> {
  const { filter, find } = list.view;
  return saveList(fileNameOfList(name, [kind, filter, find], today()), format, list);
}
