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
import { needSetApproval, type SetApproval } from '#data/books/staff/set-staff.ts';
import { booksStore, closeBooks, currentBooksKey, databaseOf } from '#data/books/store.ts';

/**
 * A set of books on this device; without a name and with a problem if it cannot be read. Moments are in UTC, or ''. `twins` are the
 * keys of other sets whose log begins with the same entry, restored of one another's copies; not there for none.
 */
export type BooksOnDevice = Readonly<
  | {
      key: string;
      name: string;
      gstin: string;
      vouchers: number;
      lastChange: string;
      lastCopy: string;
      twins?: readonly string[];
    }
  | { key: string; name: ''; problem: string }
>;

/** The sets of books on this device, by name. Looks into each as it is, and moves none to a new version. */
export async function listBooks(): Promise<readonly BooksOnDevice[]> {
  const keys = await keysOnDevice();
  const books = withTwins(await Promise.all(keys.map(lookAt)), await Promise.all(keys.map(firstHashOf)));
  return books.toSorted((a, b) => a.name.localeCompare(b.name, 'en') || (a.key < b.key ? -1 : 1));
}

/** The sets on this device whose log begins with this entry. */
export async function booksThatBeginWith(hash: string): Promise<readonly Readonly<{ key: string; name: string }>[]> {
  const keys = await keysOnDevice();
  const firsts = await Promise.all(keys.map(firstHashOf));
  const alike = keys.filter((_, at) => firsts[at] === hash);
  return Promise.all(alike.map(async (key) => ({ key, name: (await lookAt(key)).name })));
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

/** Deletes a set of books for good, if its owner has typed its business's name, and one of its staff, if it has any, approved it. */
export async function deleteBooks(key: string, typedName: string, approval?: SetApproval): Promise<void> {
  const { name } = await lookAt(key);
  if (name === '' || tidyName(typedName) !== name) {
    const sentence = name === '' ? UNREADABLE : `Type the name as it stands here, “${name}”, to delete the books.`;
    throw new Refusal('Not deleted', sentence, { fields: { name: sentence } });
  }
  await needSetApproval(key, 'Delete', approval);
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

/** The hash of the first entry of a set's log; undefined of one that cannot be read. */
async function firstHashOf(key: string): Promise<string | undefined> {
  const first = await peekInto(databaseOf(key), (peek) => peek('edits', editId(1))).catch(() => undefined);
  return (first as Edit | undefined)?.hash;
}

function withTwins(books: readonly BooksOnDevice[], firsts: readonly (string | undefined)[]): readonly BooksOnDevice[] {
  return books.map((set, at) => {
    const twins = books.filter((_, of) => of !== at && firsts[at] !== undefined && firsts[of] === firsts[at]);
    return 'gstin' in set && twins.length > 0 ? { ...set, twins: twins.map(({ key }) => key) } : set;
  });
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
