import { createKept } from '#data/store/create-kept.ts';
import { deleteKept } from '#data/store/delete-kept.ts';
import { forgetAnswers } from '#data/store/live.ts';
import { type Peek, peekInto } from '#data/store/peek.ts';
import { askToPersist } from '#data/store/persistence.ts';
import { Refusal } from '#data/store/refusal.ts';
import type { Total } from '#data/store/database.ts';
import { type Business, type BusinessInput, businessFrom, problemsInBusiness } from '#domain/books/masters/business.ts';
import { tidyName } from '#domain/books/names.ts';
import { BUSINESS_ID, editId } from '#data/books/ids.ts';
import { forgetOpened } from '#data/books/last-opened.ts';
import { refuseIfWrong } from '#data/books/field-refusals.ts';
import type { Edit } from '#data/books/rows.ts';
import { LAST_COPY } from '#data/books/device-totals.ts';
import { createUnderFreeKey, keysOnDevice } from './free-key.ts';
import { asMoment } from './safety.ts';
import { beginBooks } from '#data/books/masters/begin-books.ts';
import { booksStore, closeBooks, currentBooksKey, databaseOf } from '#data/books/store.ts';

/** A set of books on this device; without a name and with a problem if it cannot be read. Moments are in UTC, or ''. */
export type BooksOnDevice = Readonly<
  | { key: string; name: string; gstin: string; vouchers: number; lastChange: string; lastCopy: string }
  | { key: string; name: ''; problem: string }
>;

/** The sets of books on this device, by name. Looks into each as it is, and moves none to a new version. */
export async function listBooks(): Promise<readonly BooksOnDevice[]> {
  const keys = await keysOnDevice();
  const books = await Promise.all(keys.map(lookAt));
  return books.toSorted((a, b) => a.name.localeCompare(b.name, 'en') || (a.key < b.key ? -1 : 1));
}

/** The one set on this device whose log begins with this entry; undefined where there is none, or there are several. */
export async function booksThatBeginWith(hash: string): Promise<Readonly<{ key: string; name: string }> | undefined> {
  const found = await Promise.all((await keysOnDevice()).map((key) => booksIfBegunWith(hash, key)));
  const [one, ...others] = found.filter((books) => books !== undefined);
  return others.length === 0 ? one : undefined;
}

/**
 * Creates a set of books with everything it begins with, all of it or nothing, and returns its key. Asks the browser to
 * keep what is stored, without waiting for the answer.
 */
export async function startBooks(input: BusinessInput): Promise<string> {
  refuseIfWrong(problemsInBusiness(input));
  const business = businessFrom(input);
  const key = await createUnderFreeKey(business.name, (database) =>
    createKept(booksStore, database, (transaction) => beginBooks(transaction, business)),
  );
  askToPersist();
  return key;
}

/** Deletes a set of books for good, if its owner has typed its business's name. */
export async function deleteBooks(key: string, typedName: string): Promise<void> {
  const { name } = await lookAt(key);
  if (name === '' || tidyName(typedName) !== name) {
    const sentence = name === '' ? UNREADABLE : `Type the name as it stands here, “${name}”, to delete the books.`;
    throw new Refusal('Not deleted', sentence, { fields: { name: sentence } });
  }
  if (currentBooksKey() === key) closeBooks();
  await deleteKept(databaseOf(key));
  // New books of the same name get the same key: they must not begin with what was read from these.
  forgetAnswers();
  forgetOpened(key);
}

async function lookAt(key: string): Promise<BooksOnDevice> {
  try {
    return await peekInto(databaseOf(key), (peek) => booksFrom(key, peek));
  } catch {
    return { key, name: '', problem: UNREADABLE };
  }
}

async function booksIfBegunWith(hash: string, key: string) {
  const first = await peekInto(databaseOf(key), (peek) => peek('edits', editId(1))).catch(() => undefined);
  if ((first as Edit | undefined)?.hash !== hash) return undefined;
  const { name } = await lookAt(key);
  return { key, name };
}

async function booksFrom(key: string, peek: Peek): Promise<BooksOnDevice> {
  const business = (await peek('business', BUSINESS_ID)) as Business | undefined;
  if (!business) return { key, name: '', problem: UNREADABLE };
  const count = async (total: string) => ((await peek('totals', total)) as Total | undefined)?.count ?? 0;
  const last = (await peek('edits', editId(await count('edits')))) as Edit | undefined;
  return {
    key,
    name: business.name,
    gstin: business.gstin,
    vouchers: await count('vouchers'),
    lastChange: last?.at ?? '',
    lastCopy: asMoment(await count(LAST_COPY)),
  };
}

const UNREADABLE = 'These books cannot be read. Reload the page; if that does not help, restore them from a copy.';
