import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { applyBackup, readBackup } from '#data/sample/backup.ts';
import { COPY_KIND } from '#data/sample/copy-kind.ts';
import { writeBackup } from '#data/files/backup/write.ts';
import { createCompany, deleteCompanies, nextOwnCompany, ownCompany } from '#data/sample/companies.ts';
import { createInvoice, invoiceTotals, updateInvoice } from '#data/sample/invoices.ts';
import { createVoucher, deleteVouchers } from '#data/sample/vouchers.ts';
import { BLANK_COMPANY } from '#domain/sample/company.ts';
import type { InvoiceInput } from '#domain/sample/invoice.ts';
import { asPaise } from '#domain/money.ts';
import { asQuantity } from '#domain/quantity.ts';
import { blankVoucher } from '#domain/sample/voucher.ts';
import { changed, exportedText, first, refusalOf, sealed, piecesOf } from '../../support/backup-files.ts';
import { aBusiness, anInput, anItem } from '../../support/sample-records.ts';
import { freshMirror } from '../../support/fresh-mirror.ts';
import { wrongTotals } from '../../support/wrong-totals.ts';
import { sampleStore } from '#data/sample/store.ts';

beforeEach(() => {
  vi.stubGlobal('Worker', undefined);
});

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('very large amounts', () => {
  it('may change their sign in one edit, if the new total can be counted', async () => {
    const db = await freshMirror(aBusiness());
    await createInvoice(worth(7e15));
    await createInvoice(worth(-7e15));
    const { id } = await createInvoice(worth(7e15));
    await updateInvoice(id, worth(-7e15));
    expect((await invoiceTotals()).all.amount).toBe(-8_26e13);
    expect(await wrongTotals(db)).toEqual([]);
  });

  it('can be imported in whatever order they are in the file, if their total can be counted', async () => {
    await freshMirror(aBusiness());
    for (const amount of [7e15, -7e15, 7e15, -7e15]) await createInvoice(worth(amount));
    const file = piecesOf(await exportedText());
    file.records['invoices']?.sort((a, b) => Number(b['amount']) - Number(a['amount']));
    const db = await freshMirror();
    const read = await readBackup(new Blob([JSON.stringify(await sealed(file))]));
    if (read.kind !== 'backup') throw new Error('The file is locked.');
    await applyBackup(read);
    expect((await invoiceTotals()).all).toEqual({ count: 4, amount: 0 });
    expect(await wrongTotals(db)).toEqual([]);
  });
});

it('a deleted voucher leaves no totals behind', async () => {
  const db = await freshMirror();
  const before = await db.totals.count();
  const input = { ...blankVoucher('2024-04-05'), debitLedger: 'Rent', creditLedger: 'Petty Cash', amount: asPaise(1) };
  await deleteVouchers([(await createVoucher({ ...input, voucherType: 'Journal' })).id]);
  // The count of changes is new.
  expect(await db.totals.count()).toBe(before + 1);
});

it('reads made while an import reports its progress are answered from before or after it, never from its middle', async () => {
  await freshMirror();
  const read = await readBackup(new Blob([await exportedText()]));
  if (read.kind !== 'backup') throw new Error('The file is locked.');
  const counts: Promise<number>[] = [];
  await applyBackup(read, { onProgress: () => void counts.push(invoiceTotals().then(({ all }) => all.count)) });
  expect(new Set(await Promise.all(counts))).toEqual(new Set([14]));
});

describe('everything that the app saves can be imported again', () => {
  it('so an invoice with more than one lakh items is refused', async () => {
    await freshMirror(aBusiness());
    const items = Array.from({ length: 100_001 }, () => anItem());
    await expect(createInvoice(anInput({ items }))).rejects.toMatchObject({
      title: 'Not saved',
      message: 'There are more than one lakh items. Remove some, then save again.',
    });
  });

  it('so a file that would be too large to import is not written', async () => {
    const order = { created: '2024-06-30T10:15:30.000Z', password: '' };
    await freshMirror();
    await expect(
      writeBackup(sampleStore.database(), sampleStore.tableNames, COPY_KIND, order, async () => {}, 10_000),
    ).rejects.toMatchObject({
      title: 'Not exported',
      message: 'The records are larger than an import may be (500 MB). Delete some, then export again.',
    });
  });

  it('and a location without the day it was created, or a movement without its day, cannot be imported', async () => {
    await freshMirror();
    const text = await exportedText();
    for (const [table, field] of [
      ['locations', 'createdAt'],
      ['stockMovements', 'date'],
    ] as const) {
      const file = await changed(text, (pieces) => {
        first(pieces, table)[field] = '';
      });
      expect(await refusalOf(file)).toContain(`${table}, record 1, ${field}: expected a day such as 2024-04-05`);
    }
  });
});

it('a new company never becomes the first one, even after one with the last number of all', async () => {
  const last = { ...BLANK_COMPANY, id: 'COMP-999999999999999', name: 'Last' };
  await freshMirror(aBusiness({ companies: [{ ...last, id: 'COMP-500' }, last] }));
  expect((await createCompany({ ...BLANK_COMPANY, name: 'New' })).id).toBe('COMP-501');
  expect((await ownCompany())?.id).toBe('COMP-500');
  await deleteCompanies(['COMP-500']);
  await deleteCompanies(['COMP-501']);
  expect(await nextOwnCompany()).toBeUndefined();
  await expect(createCompany({ ...BLANK_COMPANY, name: 'New' })).rejects.toMatchObject({ title: 'Not saved' });
  expect((await ownCompany())?.name).toBe('Last');
});

/** An invoice of this subtotal, in paise, in items that each can be counted. */
function worth(amount: number): InvoiceInput {
  return anInput({ items: [{ name: 'Land', quantity: asQuantity(1000), rate: asPaise(amount / 1000) }] });
}
