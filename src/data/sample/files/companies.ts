import { exactly } from '#data/files/backup/exact-shape.ts';
import { idWith, record, text } from '#data/files/backup/fields.ts';
import type { FileForm } from '#data/store/table.ts';
import { type Company, COMPANY_PREFIX } from '#domain/sample/company.ts';

/** The columns of the list as a file, and the shape of a record in a copy. */
export const file: FileForm<Company> = {
  columns: {
    head: ['Company Name', 'GSTIN', 'Phone', 'Email', 'Address'],
    cells: ({ name, gstin, phone, email, address }) => [name, gstin, phone, email, address],
  },
  shape: exactly<Company>()(
    record({ id: idWith(COMPANY_PREFIX), name: text, gstin: text, phone: text, email: text, address: text }),
  ),
};
