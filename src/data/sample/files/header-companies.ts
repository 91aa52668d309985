import { exactly } from '#data/files/backup/exact-shape.ts';
import { idWith, record, text } from '#data/files/backup/fields.ts';
import type { FileForm } from '#data/store/table.ts';
import { HEADER_COMPANY_PREFIX, type HeaderCompany } from '#domain/sample/header-company.ts';

/** The columns of the list as a file, and the shape of a record in a copy. */
export const file: FileForm<HeaderCompany> = {
  shape: exactly<HeaderCompany>()(record({ id: idWith(HEADER_COMPANY_PREFIX), name: text, year: text })),
  fixedCount: 3,
};
