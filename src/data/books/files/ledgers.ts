import * as v from 'valibot';
import { exactly } from '#data/files/backup/exact-shape.ts';
import { flag, idWith, oneOf, paise, record, text } from '#data/files/backup/fields.ts';
import { ID_DIGITS, LEDGER_PREFIX } from '#data/books/ids.ts';
import type { Versioned } from '#data/books/versioned.ts';
import type { FileForm } from '#data/store/table.ts';
import type { Ledger } from '#domain/books/masters/ledger.ts';
import { GROUP_NAMES } from '#domain/books/ledger-group.ts';
import { LEDGER_ROLES } from '#domain/books/ledger-role.ts';
import { csvRupees } from '#domain/csv.ts';
import { rev } from './shapes.ts';

/** The columns of the list as a file, and the shape of a record in a copy. */
export const file: FileForm<Versioned<Ledger>> = {
  columns: {
    head: ['Name', 'Group', 'Opening Balance', 'Active'],
    cells: ({ name, group, opening, isActive }) => [name, group ?? '', csvRupees(opening), isActive ? 'Yes' : 'No'],
  },
  shape: exactly<Versioned<Ledger>>()(
    record({
      id: idWith(LEDGER_PREFIX, ID_DIGITS),
      rev,
      name: text,
      group: v.nullable(oneOf(GROUP_NAMES)),
      opening: paise,
      isActive: flag,
      role: v.exactOptional(oneOf(LEDGER_ROLES)),
    }),
  ),
};
