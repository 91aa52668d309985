import { date, maybeDate, oneOf, paise, quantity, record, text, wholeNumber } from '#data/files/backup/fields.ts';
import * as v from 'valibot';
import { ITEM_KINDS, TAXABILITIES } from '#domain/books/masters/item.ts';
import { asRate, type Rate } from '#domain/books/rate.ts';
import { isMonth, type Month } from '#domain/books/returns/return-month.ts';
import { UNIT_CODES } from '#domain/books/unit.ts';
import { exactOrUndefined } from '#domain/money.ts';

/** The kinds of field that only books have. */

export const rev = v.pipe(wholeNumber, v.minValue(1, 'a whole number from 1'));

export const rate = v.custom<Rate>(
  (value) => typeof value === 'number' && !Object.is(value, -0) && exactOrUndefined(() => asRate(value)) !== undefined,
  'a whole number of ten-thousandths of a rupee',
);

export const maybeRate = v.nullable(rate);
export const maybeQuantity = v.nullable(quantity);
export const maybePaise = v.nullable(paise);

/** A record that is named as it was called then. */
export const oneNamed = record({ id: text, name: text });

/** A record that is named as it was called then, or none. */
export const named = v.nullable(oneNamed);

/** An item as a line keeps it; older lines keep no unit of its stock. */
export const lineItem = v.nullable(
  record({
    id: text,
    name: text,
    kind: oneOf(ITEM_KINDS),
    taxability: oneOf(TAXABILITIES),
    unit: v.exactOptional(oneOf(UNIT_CODES)),
    batches: v.exactOptional(v.literal(true)),
  }),
);

/** The fields that only lines of goods kept by batch have. */
export const batched = {
  batch: v.exactOptional(
    record({
      number: text,
      made: v.exactOptional(text),
      expiry: v.exactOptional(text),
      mrp: v.exactOptional(paise),
    }),
  ),
  batches: v.exactOptional(
    v.pipe(
      v.array(
        record({
          id: text,
          number: text,
          quantity,
          expiry: v.exactOptional(date),
          mrp: v.exactOptional(paise),
          withParty: v.exactOptional(v.literal(true)),
        }),
        'a list of batches',
      ),
      v.readonly(),
    ),
  ),
};

export const month = v.custom<Month>((value) => typeof value === 'string' && isMonth(value), 'a month such as 2026-04');

/** The id of a record that every set of books has once. */
export function exactId(id: string) {
  return v.custom<string>((value) => value === id, id);
}

export const bills = listOf(record({ number: text, date, dueDate: maybeDate, amount: paise }), 'a list of bills');

export const allocations = listOf(record({ document: text, amount: paise }), 'a list of allocations');

export function listOf<const Shape extends v.GenericSchema>(shape: Shape, what: string) {
  return v.pipe(v.array(shape, what), v.readonly());
}
