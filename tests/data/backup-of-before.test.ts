import { expect, it } from 'vitest';
import { applyBackup, readBackup } from '#data/backup.ts';
import { invoiceTotals } from '#data/invoices.ts';
import { exportedText, piecesOf } from '../support/backup-files.ts';
import { freshMirror } from '../support/fresh-mirror.ts';
import { wrongTotals } from '../support/wrong-totals.ts';
import plain from './copies/version-1.backup?raw';
import encrypted from './copies/version-1-encrypted.backup?raw';

/**
 * Copies that somebody made once, and keeps: files of each version of the format, never to be made anew. Whatever changes, they
 * are read.
 */
it.each([
  ['plain', plain, ''],
  ['encrypted', encrypted, 'तराज़ू é'],
])('a copy of the first version of the format is read: %s', async (_, text, password) => {
  const db = await freshMirror();
  const read = await readBackup(new Blob([text]), { password });
  if (read.kind !== 'backup') throw new Error('The file is locked.');
  await applyBackup(read);
  expect((await invoiceTotals()).all).toEqual({ count: 2, amount: 2_78_043_40 });
  expect(await wrongTotals(db)).toEqual([]);
  // A field that was added since stands beside what the old file held.
  expect(piecesOf(await exportedText()).records).toMatchObject(piecesOf(plain).records);
});
