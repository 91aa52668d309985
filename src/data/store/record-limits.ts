import { Refusal } from './refusal.ts';

/** Refuses a record that is too large to be imported again. */
export function refuseTooLarge(row: object): void {
  if (Array.isArray(row) && row.length > MOST_ITEMS)
    throw new Refusal('Not saved', 'There are more than one lakh items. Remove some, then save again.');
  for (const value of Object.values(row)) {
    if (typeof value === 'object' && value !== null) refuseTooLarge(value);
    if (typeof value === 'string' && value.length > LONGEST_TEXT)
      throw new Refusal('Not saved', 'One of the texts has more than ten lakh letters. Shorten it, then save again.');
  }
}

/** The most characters that a text field may have, because an import accepts no more. */
export const LONGEST_TEXT = 1_000_000;

/** The most items that a record may have, for the same reason. */
export const MOST_ITEMS = 100_000;
