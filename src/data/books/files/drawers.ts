import { exactly } from '#data/files/backup/exact-shape.ts';
import { flag, idWith, record, text } from '#data/files/backup/fields.ts';
import { DRAWER_PREFIX, ID_DIGITS } from '#data/books/ids.ts';
import type { FileForm } from '#data/store/table.ts';
import type { Drawer } from '#domain/books/counter/drawer.ts';
import { named, oneNamed, rev } from './shapes.ts';

/** The shape of the record in a copy. */
export const file: FileForm<Drawer> = {
  since: 40,
  shape: exactly<Drawer>()(
    record({
      id: idWith(DRAWER_PREFIX, ID_DIGITS),
      rev,
      name: text,
      cash: oneNamed,
      upi: named,
      card: named,
      shifts: flag,
    }),
  ),
};
