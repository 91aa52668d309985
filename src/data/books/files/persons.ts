import { exactly } from '#data/files/backup/exact-shape.ts';
import { flag, idWith, oneOf, record, text } from '#data/files/backup/fields.ts';
import { ID_DIGITS, PERSON_PREFIX } from '#data/books/ids.ts';
import type { FileForm } from '#data/store/table.ts';
import type { Person } from '#domain/books/staff/person.ts';
import { ROLES } from '#domain/books/staff/role.ts';
import { rev } from './shapes.ts';

/** The shape of the record in a copy. */
export const file: FileForm<Person> = {
  since: 80,
  shape: exactly<Person>()(
    record({ id: idWith(PERSON_PREFIX, ID_DIGITS), rev, name: text, role: oneOf(ROLES), isActive: flag }),
  ),
};
