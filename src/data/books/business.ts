import { act } from '#data/store/act.ts';
import { type Business, type BusinessEntry, businessFrom, problemsInBusiness } from '#domain/books/business.ts';
import { BUSINESS_ID } from './ids.ts';
import { refuseIfWrong } from './refusing.ts';
import { booksStore } from './store.ts';

/** The business of the open books. */
export async function business(): Promise<Business> {
  const row = await booksStore.records('business').get(BUSINESS_ID);
  if (!row) throw new Error('These books have no business. Restore them from a copy.');
  const { id: _, keys: __, ...kept } = row;
  return kept;
}

export async function updateBusiness(entry: BusinessEntry): Promise<void> {
  refuseIfWrong(problemsInBusiness(entry));
  return act(booksStore, ['business'], async (hand) => {
    const before = await hand.find('business', BUSINESS_ID);
    await hand.replace('business', before, { ...businessFrom(entry), id: BUSINESS_ID });
  });
}
