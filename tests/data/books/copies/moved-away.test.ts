import { afterEach, expect, it } from 'vitest';
import { checkBooks } from '#data/books/audit/check-books.ts';
import { areMovedAway, noteMovedAway, writeHereAgain } from '#data/books/copies/moved-away.ts';
import { restoreAsNew, restoreOver } from '#data/books/copies/restore.ts';
import { createParty } from '#data/books/masters/parties.ts';
import { openBooks } from '#data/books/store.ts';
import { blankParty } from '#domain/books/masters/party.ts';
import { readable, savedFile } from '../../../support/books-copies.ts';
import { emptyShelf, freshBooks } from '../../../support/fresh-books.ts';

afterEach(emptyShelf);

const ravi = () => createParty({ ...blankParty('Customer'), name: 'Ravi' });

it('books that were moved to the installed app take no change until their owner wishes it, whichever verb makes it', async () => {
  const db = await freshBooks();
  await noteMovedAway();
  expect(await areMovedAway()).toBe(true);
  await expect(ravi()).rejects.toMatchObject({
    title: 'Not saved',
    message: /^These books were moved to the installed app/,
  });
  expect(await db.records('parties').count()).toBe(1);
  expect(await checkBooks()).toEqual([]);
  await writeHereAgain();
  await ravi();
  expect(await db.records('parties').count()).toBe(2);
});

it('a copy of them is free of it, as new books and in their place', async () => {
  await freshBooks();
  const file = await savedFile();
  await noteMovedAway();
  const { key } = await restoreAsNew(await readable(file));
  await restoreOver('asha-stores', await readable(file), 'Asha Stores');
  await ravi();
  await openBooks(key);
  await ravi();
  expect(await areMovedAway()).toBe(false);
});
