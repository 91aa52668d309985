import * as v from 'valibot';
import { exactly } from '#data/files/backup/exact-shape.ts';
import { flag, oneOf, percentage, record, text, wholeNumber } from '#data/files/backup/fields.ts';
import { COUNTER_ID } from '#data/books/ids.ts';
import type { CounterRow } from '#data/books/rows.ts';
import { SCALE_VALUES } from '#domain/books/counter/scale-code.ts';
import type { FileForm } from '#data/store/table.ts';
import { exactId, listOf, maybePaise } from './shapes.ts';

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
      scaleCodes: listOf(
        record({ pattern: text, holds: oneOf(SCALE_VALUES), decimals: wholeNumber }),
        'a list of scale codes',
      ),
    }),
  ),
};
