import * as v from 'valibot';
import { isCountable, paise, quantity, record, text } from '#data/files/backup/fields.ts';
import { MOST_ITEMS } from '#data/store/record-limits.ts';
import { amountOf } from '#domain/sample/invoice.ts';

const item = v.pipe(
  record({ name: text, quantity, rate: paise, amount: paise }),
  v.forward(
    v.check((line) => isCountable(() => amountOf(line) === line.amount), 'its quantity × its rate'),
    ['amount'],
  ),
);

export const items = v.pipe(
  v.array(item, 'a list of items'),
  v.maxLength(MOST_ITEMS, 'at most one lakh items'),
  v.readonly(),
);

export const someItems = v.pipe(
  items,
  v.check((lines) => lines.length > 0, 'at least one item'),
);
