import * as v from 'valibot';
import { LONGEST_TEXT } from '#data/store/record-limits.ts';
import { type IsoDate, isIsoDate, type MaybeDate } from '#domain/calendar.ts';
import { exactOrUndefined, type Paise } from '#domain/money.ts';
import { asQuantity, type Quantity } from '#domain/quantity.ts';
import { recordId, serialOf } from '#domain/record-id.ts';

/** The kinds of field in records. The text beside each rule completes the message "expected …". */

export const text = v.pipe(v.string('text'), v.maxLength(LONGEST_TEXT, 'at most ten lakh letters'));

export const flag = v.boolean('true or false');

export const maybeDate = v.custom<MaybeDate>(
  (value) => value === '' || (typeof value === 'string' && isIsoDate(value)),
  'a day such as 2024-04-05, or nothing between the quotes',
);

export const date = v.custom<IsoDate>(
  (value) => typeof value === 'string' && isIsoDate(value),
  'a day such as 2024-04-05',
);

export const paise = v.custom<Paise>(isWholeNumber, 'a whole number of paise');

export const wholeNumber = v.custom<number>(isWholeNumber, 'a whole number');

export const quantity = v.custom<Quantity>(isInThousandths, 'a quantity with at most three decimals');

export const percentage = v.custom<number>(isInThousandths, 'a percentage with at most three decimals');

/**
 * An id as the app makes it: prefix and number with the standard padding, so that no two ids compare as equal in a
 * sort.
 */
export function idWith(prefix: string, digits = 3) {
  return v.custom<string>(
    (value) => typeof value === 'string' && serialOf(value) > 0 && recordId(prefix, serialOf(value), digits) === value,
    `an id such as ${recordId(prefix, 1, digits)}`,
  );
}

/**
 * An id made from the creation time. If a file brings the largest one, new records get free numbers below it (act.ts).
 */
export const momentId = v.custom<string>(
  (value) => typeof value === 'string' && /^[1-9]\d{0,13}$/.test(value),
  'an id such as 1711909800000',
);

export function oneOf<const Options extends readonly string[]>(options: Options) {
  return v.picklist(options, `one of ${options.map((option) => option || 'nothing').join(', ')}`);
}

export function record<const Entries extends v.ObjectEntries>(entries: Entries) {
  return v.strictObject(entries, 'a record in braces');
}

/** Whether the rule holds. Also false if the figures are so large that domain/ refuses to calculate with them. */
export function isCountable(rule: () => boolean): boolean {
  return exactOrUndefined(rule) === true;
}

function isWholeNumber(value: unknown): boolean {
  return Number.isSafeInteger(value) && !Object.is(value, -0);
}

function isInThousandths(value: unknown): boolean {
  return typeof value === 'number' && !Object.is(value, -0) && isCountable(() => asQuantity(value) === value);
}
