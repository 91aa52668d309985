import * as v from 'valibot';
import { exactly } from '#data/files/backup/exact-shape.ts';
import { flag, percentage, record } from '#data/files/backup/fields.ts';
import { COUNTER_ID } from '#data/books/ids.ts';
import type { CounterRow } from '#data/books/rows.ts';
import type { FileForm } from '#data/store/table.ts';
import { exactId, maybePaise } from './shapes.ts';

/** The shape of the record in a copy. */
export const file: FileForm<CounterRow> = {
  since: 40,
  shape: exactly<CounterRow>()(
    record({
      id: exactId(COUNTER_ID),
      discountLimit: v.nullable(percentage),
      discountAmountLimit: maybePaise,
      belowCost: flag,
      reasonFrom: maybePaise,
    }),
  ),
};
