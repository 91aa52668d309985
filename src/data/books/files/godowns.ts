import { exactly } from '#data/files/backup/exact-shape.ts';
import { flag, idWith, record, text } from '#data/files/backup/fields.ts';
import { GODOWN_PREFIX, ID_DIGITS } from '#data/books/ids.ts';
import type { Versioned } from '#data/books/versioned.ts';
import type { FileForm } from '#data/store/table.ts';
import type { Godown } from '#domain/books/masters/godown.ts';
import { rev } from './shapes.ts';

/** The columns of the list as a file, and the shape of a record in a copy. */
export const file: FileForm<Versioned<Godown>> = {
  columns: {
    head: ['Name', 'Address', 'Active'],
    cells: ({ name, address, isActive }) => [name, address, isActive ? 'Yes' : 'No'],
  },
  shape: exactly<Versioned<Godown>>()(
    record({ id: idWith(GODOWN_PREFIX, ID_DIGITS), rev, name: text, address: text, isActive: flag }),
  ),
};
