import { act } from '#data/store/act.ts';
import { Refusal } from '#data/store/refusal.ts';
import { type Business, type BusinessEntry, businessFrom, problemsInBusiness } from '#domain/books/business.ts';
import { canonicalJson } from '#domain/canonical-json.ts';
import { BUSINESS_ID } from './ids.ts';
import { refuseIfWrong } from './refusing.ts';
import type { BusinessRow } from './rows.ts';
import { booksStore } from './store.ts';

/** The business of the open books. */
export async function business(): Promise<Business> {
  const row = await booksStore.records('business').get(BUSINESS_ID);
  if (!row) throw new Error('These books have no business. Restore them from a copy.');
  return saidOf(row);
}

/** Changes the business as it was when its form was opened. Refused if it was changed meanwhile. */
export async function updateBusiness(opened: BusinessEntry, entry: BusinessEntry): Promise<void> {
  refuseIfWrong(problemsInBusiness(entry));
  return act(booksStore, ['business'], async (hand) => {
    const before = await hand.find('business', BUSINESS_ID);
    if (canonicalJson(saidOf(before)) !== canonicalJson(opened)) throw new Refusal('Not saved', CHANGED_MEANWHILE);
    await hand.replace('business', before, { ...businessFrom(entry), id: BUSINESS_ID });
  });
}

/** A record of the business without what only the store needs. */
function saidOf({ id: _, keys: __, ...said }: BusinessRow & Readonly<{ keys?: unknown }>): Business {
  return said;
}

const CHANGED_MEANWHILE =
  'Changed in another tab meanwhile, so nothing was saved. Copy what you typed, leave this page, and come back to it.';
