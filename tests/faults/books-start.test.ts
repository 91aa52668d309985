import { afterAll, afterEach, beforeEach, expect, it, vi } from 'vitest';
import { checkBooks } from '#data/books/audit/check-books.ts';
import { verifyEdits } from '#data/books/audit/edits.ts';
import { deleteBooks, listBooks, startBooks } from '#data/books/copies/books-on-device.ts';
import { closeBooks, openBooks } from '#data/books/store.ts';
import { Refusal } from '#data/store/refusal.ts';
import { aBooksBusiness } from '../support/fresh-books.ts';
import { callsTried } from './calls-tried.ts';
import { endFault, injectFault, KINDS, whenCloseFired } from './storage-faults.ts';
import { printFaultCount } from './tell-figures.ts';

/** What another context deletes, once nobody has it open, is gone; nobody can keep it. */
const UNWISHED = KINDS.filter((kind) => kind !== 'another context deletes the database');

beforeEach(() => {
  // Dexie logs failures to the console; here they are expected.
  for (const way of ['trace', 'warn'] as const) vi.spyOn(console, way).mockReturnValue();
});

afterEach(() => {
  endFault();
  vi.restoreAllMocks();
});

afterAll(() => printFaultCount('while books are started'));

it.each(UNWISHED)('when %s, books that are started are there whole and once, or not at all', async (kind) => {
  const counting = injectFault(0, kind);
  await deleteBooks(await startBooks(aBooksBusiness()), 'Asha Stores');
  const { calls } = counting.end();
  expect(calls).toBeGreaterThan(100);
  const some = [1, 2, Math.ceil(calls / 2), calls - 8, calls - 6];
  for (const at of callsTried(calls, some, kind)) {
    const fault = injectFault(at, kind);
    const answer = await startBooks(aBooksBusiness()).catch((error: unknown) => error);
    fault.end();
    await whenCloseFired();
    if (typeof answer === 'string') expect(answer, `call ${at}`).toBe('asha-stores');
    else expect(answer, `call ${at}`).toBeInstanceOf(Refusal);
    const listed = await listBooks();
    expect(
      listed.map(({ key }) => key),
      `call ${at}`,
    ).toEqual(typeof answer === 'string' ? [answer] : []);
    if (typeof answer !== 'string') continue;
    await openBooks(answer);
    expect([await verifyEdits(), await checkBooks()], `call ${at}`).toEqual([{ entries: 44 }, []]);
    closeBooks();
    await deleteBooks(answer, 'Asha Stores');
  }
});
