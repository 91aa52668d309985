import * as v from 'valibot';
import { exactly } from '#data/files/backup/exact-shape.ts';
import { idWith, maybeDate, paise, record, text } from '#data/files/backup/fields.ts';
import { BATCH_PREFIX, ID_DIGITS } from '#data/books/ids.ts';
import type { Versioned } from '#data/books/versioned.ts';
import type { FileForm } from '#data/store/table.ts';
import type { Batch } from '#domain/books/batch.ts';
import { oneNamed, rev } from './shapes.ts';

/** The shape of the record in a copy. */
export const file: FileForm<Versioned<Batch>> = {
  since: 100,
  shape: exactly<Versioned<Batch>>()(
    record({
      id: idWith(BATCH_PREFIX, ID_DIGITS),
      rev,
      item: oneNamed,
      number: text,
      made: maybeDate,
      expiry: maybeDate,
      mrp: v.exactOptional(paise),
    }),
  ),
};
