import * as v from 'valibot';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { applyBackup, readBackup } from '#data/sample/backup.ts';
import { exportedText, first, piecesOf, sealed } from '../../support/backup-files.ts';
import { freshMirror } from '../../support/fresh-mirror.ts';
import { wrongTotals } from '../../support/wrong-totals.ts';
import before from './copies/version-1.backup?raw';
import { sampleStore } from '#data/sample/store.ts';

const later = (shape: unknown, added: v.ObjectEntries) =>
  v.strictObject({
    ...(typeof shape === 'object' && shape !== null && 'entries' in shape ? (shape.entries as v.ObjectEntries) : {}),
    ...added,
  });

/** A future version, in which an invoice has the buyer's order number and a customer a credit limit. */
vi.mock('#data/sample/files/invoices.ts', async (importOriginal) => {
  const { file } = await importOriginal<typeof import('#data/sample/files/invoices.ts')>();
  // A rule over the whole record sees the field even if the file lacks it.
  const shape = v.pipe(
    later(file.shape, { orderNumber: v.optional(v.string(), '') }),
    v.check(({ orderNumber }) => orderNumber !== undefined, 'an order number'),
  );
  return { file: { ...file, shape } };
});
vi.mock('#data/sample/files/customers.ts', async (importOriginal) => {
  const { file } = await importOriginal<typeof import('#data/sample/files/customers.ts')>();
  return { file: { ...file, shape: later(file.shape, { creditLimit: v.optional(v.number(), 0) }) } };
});

beforeEach(() => {
  // A worker would import the real shapes, not these.
  vi.stubGlobal('Worker', undefined);
});

afterEach(() => {
  vi.unstubAllGlobals();
});

async function imported(text: string): Promise<void> {
  await freshMirror();
  const read = await readBackup(new Blob([text]));
  if (read.kind !== 'backup') throw new Error('The file is locked.');
  await applyBackup(read);
  expect(await wrongTotals(sampleStore.database())).toEqual([]);
}

it('a copy from before a field was added can be imported, and its records then have the field', async () => {
  await imported(before);
  expect(await sampleStore.database().records('invoices').toArray()).toMatchObject([
    { orderNumber: '' },
    { orderNumber: '' },
  ]);
  const { records } = piecesOf(await exportedText());
  expect(records).toMatchObject(piecesOf(before).records);
  expect(records['customers']?.map(({ creditLimit }) => creditLimit)).not.toContain(undefined);
  expect(records['salesOrders']).toEqual(piecesOf(before).records['salesOrders']);
});

it('a copy that has the field keeps its value', async () => {
  await imported(before);
  const pieces = piecesOf(await exportedText());
  first(pieces, 'invoices')['orderNumber'] = 'PO 7';
  first(pieces, 'customers')['creditLimit'] = 50_000_00;
  const text = JSON.stringify(await sealed(pieces));
  await imported(text);
  expect(piecesOf(await exportedText()).records).toEqual(pieces.records);
});
