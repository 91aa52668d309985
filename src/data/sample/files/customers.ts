import { exactly } from '#data/files/backup/exact-shape.ts';
import { idWith, record, text } from '#data/files/backup/fields.ts';
import type { FileForm } from '#data/store/table.ts';
import { type Customer, CUSTOMER_PREFIX } from '#domain/sample/customer.ts';

/** The columns of the list as a file, and the shape of a record in a copy. */
export const file: FileForm<Customer> = {
  shape: exactly<Customer>()(record({ id: idWith(CUSTOMER_PREFIX), name: text, gstin: text })),
};
