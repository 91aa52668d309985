import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { readCopy } from '#data/books/copies/read-copy.ts';
import { booksStore } from '#data/books/store.ts';
import { chainEntry } from '#domain/books/audit/edit-log-entry.ts';
import { hashOf } from '#data/books/audit/edit-log.ts';
import type { Edit } from '#data/books/rows.ts';
import { exportedText, refusalOf } from '../../../support/backup-files.ts';
import {
  busyBooks,
  type CopyPieces,
  refusalOfCopy,
  savedFile,
  sealedCopy,
  wholeOf,
} from '../../../support/books-copies.ts';
import { emptyShelf } from '../../../support/fresh-books.ts';
import { freshMirror } from '../../../support/fresh-mirror.ts';

let text: string;
let before: readonly string[];

beforeAll(async () => {
  // Without workers: starting one for each of hundreds of files would take longer than reading them.
  vi.stubGlobal('Worker', undefined);
  before = await wholeOf(await busyBooks());
  text = await (await savedFile()).text();
});

afterEach(async () => {
  expect(await wholeOf(booksStore.database())).toEqual(before);
});

afterAll(async () => {
  vi.unstubAllGlobals();
  await emptyShelf();
});

describe('a damaged copy is refused, with the place', () => {
  it('wherever it is cut off', async () => {
    for (let percent = 0; percent < 100; percent += 5) {
      const sentence = await refusalOfCopy(text.slice(0, Math.floor((text.length * percent) / 100)));
      expect(sentence, `${percent} %`).toMatch(PLACED);
    }
  });

  it('wherever a byte is another', async () => {
    const bytes = new TextEncoder().encode(text);
    for (let at = 0; at < bytes.length; at += Math.max(1, Math.floor(bytes.length / 250))) {
      const flipped = bytes.slice();
      flipped[at] = (flipped[at] ?? 0) ^ 1;
      expect(await refusalOfCopy(flipped), `byte ${at}`).toMatch(PLACED);
    }
  });

  it('at every byte of its first lines, which stand beside the records', async () => {
    const bytes = new TextEncoder().encode(text);
    const head = new TextEncoder().encode(text.slice(0, text.indexOf('"records"'))).length;
    for (let at = 0; at < head; at++) {
      const flipped = bytes.slice();
      flipped[at] = (flipped[at] ?? 0) ^ 1;
      expect(await refusalOfCopy(flipped), `byte ${at}`).toMatch(PLACED);
    }
  });

  it('and an encrypted one before its password is tried', async () => {
    const bytes = new Uint8Array(await (await savedFile('s3cret')).arrayBuffer());
    const head = new TextDecoder().decode(bytes).indexOf('"ciphertext"');
    const places = [...Array(head).keys(), ...Array.from({ length: 60 }, (_, at) => head + 30 + at * 97)];
    for (const at of places) {
      const flipped = bytes.slice();
      flipped[at] = (flipped[at] ?? 0) ^ 1;
      expect(await refusalOfCopy(flipped, 's3cret'), `byte ${at}`).toMatch(PLACED);
    }
  });
});

describe('a file that is no copy of books is refused by name', () => {
  it('one of the sample business, and the sample refuses one of books', async () => {
    await freshMirror();
    const [plain, encrypted] = [await exportedText(), await exportedText('s3cret')];
    const words = 'format: it is a file of the sample business; Import Data under Settings › System there opens it.';
    expect(await refusalOfCopy(plain)).toBe(words);
    expect(await refusalOfCopy(encrypted)).toBe(words);
    expect(await refusalOf(text)).toMatch(/^format: it is a copy of books that are kept; “Restore from a copy”/);
  });

  it('one from a newer version', async () => {
    expect(await refusalOfCopy(text.replace('"version":100', '"version":101'))).toBe(
      'version: the file was written by a newer Tarazu; open it there, or update this one.',
    );
  });

  it('one of another program', async () => {
    expect(await refusalOfCopy(text.replace('"Tarazu"', '"Tally"'))).toMatch(
      /only a file that “Save a copy” wrote can be restored/,
    );
    expect(await refusalOfCopy('')).toBe('The file: it is empty.');
  });
});

describe('a copy that was changed, with its checksum corrected, is refused', () => {
  it.each<[string, (edits: Edit[]) => unknown, RegExp]>([
    [
      'an entry of the log changed',
      (edits) => change(edits, 5, { who: 'Nobody' }),
      /^edits, record 6: .*changed after/,
    ],
    ['an entry left out', (edits) => edits.splice(5, 1), /^edits, record 6: .*entry 6 is missing\.$/],
    ['the first entry left out', (edits) => edits.shift(), /^edits, record 1: .*entry 1 is missing\.$/],
    ['two entries swapped', (edits) => edits.splice(5, 2, ...edits.slice(5, 7).toReversed()), /^edits, record 6: /],
    ['an entry with the hash of what it says now', (edits) => rehash(edits, 5), /^edits, record 7: .*does not follow/],
    ['no log at all', (edits) => edits.splice(0), /^edits: the edit log is empty/],
    [
      'an id that is not its entry’s',
      (edits) => change(edits, 5, { id: 'E-999999' }),
      /^edits, record 6: expected E-000006/,
    ],
  ])('with %s', async (_, spoil, words) => {
    expect(await refusedAfter(({ records }) => spoil(records['edits'] as unknown as Edit[]))).toMatch(words);
  });

  it('with a counter behind a number that was given, or none, or one that is no counter of books', async () => {
    expect(await refusedAfter(({ kept }) => (kept['last parties'] = 1))).toBe(
      'kept, last parties: expected at least 2, which was given; found 1.',
    );
    expect(await refusedAfter(({ kept }) => Reflect.deleteProperty(kept, 'last ledgers'))).toMatch(
      /^kept, last ledgers: /,
    );
    expect(await refusedAfter(({ kept }) => (kept['last copy'] = 1))).toMatch(/^kept/);
    expect(await refusedAfter(({ kept }) => (kept['parties/Customer'] = 1))).toMatch(/^kept/);
    expect(await refusedAfter((pieces) => Reflect.deleteProperty(pieces, 'kept'))).toBe('kept: it is missing.');
  });

  it('with the numbering of a kind twice, or a table missing', async () => {
    const twice = await refusedAfter(({ records }) => {
      const [first, second] = records['series'] ?? [];
      if (first && second) second['kind'] = first['kind'];
    });
    expect(twice).toMatch(/^series, record 2: the numbering of \w+ stands there twice\.$/);
    expect(await refusedAfter(({ records }) => Reflect.deleteProperty(records, 'locks'))).toMatch(
      /locks: it is missing\.$/,
    );
  });
});

it('a copy as it is, written anew by another program, is read', async () => {
  const pieces = JSON.parse(text) as CopyPieces;
  expect(await readCopy(new Blob([JSON.stringify(JSON.parse(await sealedCopy(pieces)), null, 2)]))).toMatchObject({
    kind: 'copy',
  });
});

async function refusedAfter(spoil: (pieces: CopyPieces) => unknown): Promise<string> {
  const pieces = JSON.parse(text) as CopyPieces;
  spoil(pieces);
  return refusalOfCopy(await sealedCopy(pieces));
}

function change(edits: Edit[], at: number, said: Partial<Edit>): void {
  const entry = edits[at];
  if (entry) edits[at] = { ...entry, ...said };
}

function rehash(edits: Edit[], at: number): void {
  const [earlier, entry] = [edits[at - 1], edits[at]];
  if (!earlier || !entry) return;
  const { id, seq: _, previous: __, hash: ___, ...said } = entry;
  edits[at] = { ...chainEntry({ ...said, who: 'Nobody' }, earlier, hashOf), id };
}

const PLACED = /^[\w “”`,.-]+: \S.+\.$/u;
