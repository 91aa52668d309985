import { describe, expect, it } from 'vitest';
import { changePhoto, saveProfile } from '#data/sample/profile.ts';
import { profile } from '#data/sample/sample-profile.ts';
import { dumpOf } from '../support/dump.ts';
import { freshMirror } from '../support/fresh-mirror.ts';
import { KINDS, injectFault } from './storage-faults.ts';
import { BENEATH_BOOKS, BOOKS_VERBS } from './books-verbs.ts';
import { BENEATH, BENEATH_ALL, FEW, VERBS } from './verbs.ts';

const SOURCES = import.meta.glob<string>('/src/data/**/*.ts', { query: '?raw', import: 'default', eager: true });

describe('the verbs that faults are tried on', () => {
  it('are all verbs of the data room: every exported function that leads to a writing transaction, directly or not', () => {
    const sample = [...Object.keys(VERBS), ...BENEATH, ...BENEATH_ALL];
    expect(writersIn(sourcesWithout('books')).toSorted()).toEqual(sample.toSorted());
    const books = [...Object.keys(BOOKS_VERBS), ...BENEATH_BOOKS, ...BENEATH_ALL];
    expect(writersIn(sourcesWithout('sample')).toSorted()).toEqual(books.toSorted());
  });

  it('are found in the source text, so a new verb that is not listed fails the test above', () => {
    const added = [
      'export function archiveInvoice(id: string) {\n  return quietly(id);\n}\n',
      "function quietly(id: string) {\n  return changeRecord('invoices', id, (before) => before);\n}\n",
      "export async function past(): Promise<void> {\n  await database().records('invoices').put(row);\n}\n",
      'export function newestInvoice() {\n  return newestInvoices(1);\n}\n',
    ].join('\n');
    const writers = new Set(writersIn([...Object.values(SOURCES), added]));
    expect(['archiveInvoice', 'past', 'newestInvoice'].map((name) => writers.has(name))).toEqual([true, true, false]);
  });

  it('leave out the profile and the photo, which are kept in the page and touch no storage', async () => {
    const db = await freshMirror(FEW);
    const before = await dumpOf(db);
    const counting = injectFault(0, KINDS[0]);
    saveProfile({ ...profile, fullName: 'Asha Rao' });
    changePhoto(undefined);
    expect(counting.end().calls).toBe(0);
    expect(await dumpOf(db)).toEqual(before);
  });
});

/** The sources of the other workspace, and of what both stand on. */
function sourcesWithout(workspace: 'books' | 'sample'): readonly string[] {
  return Object.entries(SOURCES).flatMap(([file, source]) => (file.includes(`/data/${workspace}/`) ? [] : [source]));
}

/** The exported functions of these files that write, directly or through another function. */
function writersIn(sources: readonly string[]): readonly string[] {
  const functions = sources.flatMap((source) => [...source.matchAll(FUNCTION)]);
  const writers = new Set<string>();
  for (let known = -1; known < writers.size; ) {
    known = writers.size;
    for (const { groups } of functions) {
      const { name = '', body = '' } = groups ?? {};
      const isCalling = [...body.matchAll(/\b(\w+)(?:<[\w<>, ]+>)?\(/g)].some(
        ([, called = '']) => writers.has(called) && called !== VALUING,
      );
      if (WRITES.test(body) || isCalling) writers.add(name);
    }
  }
  const exported = functions.filter(({ groups }) => groups?.['exported'] !== undefined);
  return exported.map(({ groups }) => groups?.['name'] ?? '').filter((name) => writers.has(name));
}

/**
 * Whoever reads what stock is worth waits until it is valued: that writes only what follows from the records, in slices that
 * are each whole, and makes no verb of who reads.
 */
const VALUING = 'valueUpTo';

/** A function, from its name to the closing brace at the start of a line. */
const FUNCTION = /^(?<exported>export )?(?:async )?function\*? (?<name>\w+)(?<body>[^]*?)^}/gm;
const WRITES =
  /'rw'|'readwrite'|\b(?:records|table)\([^)]*\)[^;]*\.(?:add|put|update|upsert|delete|clear|modify|bulk\w+(?<!Get))\(/;
