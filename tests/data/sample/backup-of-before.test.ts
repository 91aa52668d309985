import { expect, it } from 'vitest';
import { applyBackup, readBackup } from '#data/sample/backup.ts';
import { invoiceTotals } from '#data/sample/invoices.ts';
import { exportedText, piecesOf } from '../../support/backup-files.ts';
import { freshMirror } from '../../support/fresh-mirror.ts';
import { wrongTotals } from '../../support/wrong-totals.ts';
import plain from './copies/version-1.backup?raw';
import encrypted from './copies/version-1-encrypted.backup?raw';

/**
 * Files of each version of the format, as users may still have them. Never regenerate them: every later version must
 * read them.
 */
it.each([
  ['plain', plain, ''],
  ['encrypted', encrypted, 'तराज़ू é'],
])('a copy in the first version of the format can be imported: %s', async (_, text, password) => {
  const db = await freshMirror();
  const read = await readBackup(new Blob([text]), { password });
  if (read.kind !== 'backup') throw new Error('The file is locked.');
  await applyBackup(read);
  expect((await invoiceTotals()).all).toEqual({ count: 2, amount: 2_78_043_40 });
  expect(await wrongTotals(db)).toEqual([]);
  // toMatchObject, because fields added since then are in the export, too.
  expect(piecesOf(await exportedText()).records).toMatchObject(piecesOf(plain).records);
});
