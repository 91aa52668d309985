import { act } from '#data/books/act.ts';
import type { Database } from '#data/store/database.ts';
import { Refusal } from '#data/store/refusal.ts';
import { type Business, type BusinessInput, businessFrom, problemsInBusiness } from '#domain/books/masters/business.ts';
import { titleOf, type Voucher } from '#domain/books/vouchers/voucher.ts';
import { canonicalJson } from '#domain/canonical-json.ts';
import { formatDay } from '#domain/format.ts';
import { BUSINESS_ID } from './ids.ts';
import { refuseAt, refuseIfWrong } from './field-refusals.ts';
import type { BusinessRow } from './rows.ts';
import { booksStore } from './store.ts';
import type { Rows } from './tables.ts';

/** The business of the open books. */
export async function business(): Promise<Business> {
  const row = await booksStore.records('business').get(BUSINESS_ID);
  if (!row) throw new Error('These books have no business. Restore them from a copy.');
  return fieldsOf(row);
}

/** Changes the business as it was when its form was opened. Refused if it was changed meanwhile. */
export async function updateBusiness(opened: BusinessInput, input: BusinessInput): Promise<void> {
  refuseIfWrong(problemsInBusiness(input));
  return act('settings', ['business', 'vouchers'], async (transaction) => {
    const before = await transaction.find('business', BUSINESS_ID);
    if (canonicalJson(fieldsOf(before)) !== canonicalJson(opened)) throw new Refusal('Not saved', CHANGED_MEANWHILE);
    const first = await transaction.firstBy('vouchers', '[keys.day+keys.serial]');
    const sent = await transaction.read((db) => firstChallan(db, input.booksBegin));
    for (const one of [first, sent]) {
      if (one && input.booksBegin > one.date) refuseAt('booksBegin', beginsTooLate(one));
    }
    await transaction.replace('business', before, { ...businessFrom(input), id: BUSINESS_ID });
  });
}

/** The first challan before a day: it moved goods, though the Day Book has none. */
async function firstChallan(db: Database<Rows>, day: string): Promise<Voucher | undefined> {
  const challans = db.records('vouchers').where('[kind+date+keys.serial]');
  return challans.between(['Delivery Challan', ''], ['Delivery Challan', day]).first();
}

function beginsTooLate(first: Voucher): string {
  return `${titleOf(first)} is dated ${formatDay(first.date)}. Enter that day or an earlier one.`;
}

/** A record of the business without what only the store needs. */
function fieldsOf({ id: _, keys: __, ...fields }: BusinessRow & Readonly<{ keys?: unknown }>): Business {
  return fields;
}

const CHANGED_MEANWHILE =
  'Changed in another tab meanwhile, so nothing was saved. Copy what you typed, leave this page, and come back to it.';
