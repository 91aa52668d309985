import { sampleStore } from '#data/sample/store.ts';
import { describe, expect, it } from 'vitest';
import { findRecords } from '#data/lists/find-anything.ts';
import { createInvoice, deleteInvoices } from '#data/sample/invoices.ts';
import type { Invoice } from '#domain/sample/invoice.ts';
import { recordId } from '#domain/record-id.ts';
import { aBusiness, anInput, anInvoice } from '../../support/sample-records.ts';
import { freshMirror } from '../../support/fresh-mirror.ts';

const found = async (typed: string) =>
  (await findRecords(sampleStore, typed)).map(({ code, name }) => `${code} ${name}`);
const codes = async (typed: string) => (await findRecords(sampleStore, typed)).map(({ code }) => code);
const invoices = (count: number, said: (at: number) => Partial<Invoice> = () => ({})): readonly Invoice[] =>
  Array.from({ length: count }, (_, at) => anInvoice({ id: recordId('INV-2024-', at + 1), ...said(at + 1) }));

describe('in the sample business', () => {
  it.each([
    ['inv-2024-006', 'INV-2024-006 Desai & Sons'],
    ['so-2024-010', 'SO-2024-010 Bhat Office Interiors'],
    ['po-2024-002', 'PO-2024-002 Navkar Electronics'],
    ['prd-014', 'PRD-014 Lever arch box file'],
    ['1101', '1101 Fernandes Stationers'],
    ['imran', 'imran@example.in Imran Shaikh'],
    ['shree tarang', '27AAAPA1234A1ZT Shree Tarang Traders'],
    ['9820000001', '27AAAPA1234A1ZT Shree Tarang Traders'],
    ['+919820000001', '27AAAPA1234A1ZT Shree Tarang Traders'],
    ['09820000001 shree', '27AAAPA1234A1ZT Shree Tarang Traders'],
    ['v-2024-001', 'V-2024-001 Current Account Dr, to Cash'],
  ])('"%s" finds %s', async (typed, record) => {
    await freshMirror();
    expect((await found(typed)).join('\n')).toContain(record);
  });

  it('a name finds records of every kind that have it', async () => {
    await freshMirror();
    const tables = new Set((await findRecords(sampleStore, 'bhat')).map(({ table }) => table));
    expect(tables).toContain('salesOrders');
    expect(tables).toContain('ledgerAccounts');
  });

  it.each([
    ['inv-2024-006', '03 Jul 2024 · Overdue · ₹1,51,168.62'],
    ['prd-002', '8 in stock · ₹1,249.50'],
    ['imran', 'Accountant · Active'],
  ])('"%s" finds a record with the detail "%s"', async (typed, detail) => {
    await freshMirror();
    expect((await findRecords(sampleStore, typed)).map((record) => record.detail)).toContain(detail);
  });

  it('the detail leaves out what is blank', async () => {
    await freshMirror(
      aBusiness({
        invoices: [anInvoice({ id: 'INV-2024-001', customerName: 'Asha', date: '' })],
        companies: [{ id: 'COMP-001', name: 'Asha', gstin: '', phone: '', email: '', address: ' ' }],
      }),
    );
    const details = new Map((await findRecords(sampleStore, 'asha')).map(({ table, detail }) => [table, detail]));
    expect(details.get('invoices')).toMatch(/^Pending · ₹/);
    expect(details.get('companies')).toBe('');
  });

  it.each(['', '   ', '&', 'nobody-is-called-so'])('"%s" finds nothing', async (typed) => {
    await freshMirror();
    expect(await found(typed)).toEqual([]);
  });
});

describe('of one kind', () => {
  it('at most four are shown, newest first, even past a thousand', async () => {
    await freshMirror(aBusiness({ invoices: invoices(1002, (at) => ({ customerName: at > 997 ? 'Asha' : 'Desai' })) }));
    expect(await codes('asha')).toEqual(['INV-2024-1002', 'INV-2024-1001', 'INV-2024-1000', 'INV-2024-999']);
  });

  it('the newest come first, even if more records have the word than are checked', async () => {
    await freshMirror(aBusiness({ invoices: invoices(600) }));
    expect(await codes('desai')).toEqual(['INV-2024-600', 'INV-2024-599', 'INV-2024-598', 'INV-2024-597']);
    expect(await codes('inv')).toEqual(['INV-2024-600', 'INV-2024-599', 'INV-2024-598', 'INV-2024-597']);
  });

  it('one is found after a hundred others with a common word', async () => {
    const customerName = (at: number) => (at === 3 ? 'Desai Pearls' : 'Desai & Sons');
    await freshMirror(aBusiness({ invoices: invoices(600, (at) => ({ customerName: customerName(at) })) }));
    expect(await codes('desai pearls')).toEqual(['INV-2024-003']);
    expect(await codes('inv-2024-003')).toEqual(['INV-2024-003']);
  });

  it('one is found at any position among hundreds that have each of its words', async () => {
    const named = (at: number) => (at === 610 ? 'Sharma Traders' : at % 2 === 0 ? 'Sharma Stores' : 'Gupta Traders');
    await freshMirror(aBusiness({ invoices: invoices(700, (at) => ({ customerName: named(at) })) }));
    for (const typed of ['sharma traders', 'Traders Sharma', 'shar trad'])
      expect(await codes(typed)).toEqual(['INV-2024-610']);
    expect(await codes('sharma nobody')).toEqual([]);
  });

  it('so is one in a table that is not ordered by numbers', async () => {
    const users = Array.from({ length: 700 }, (_, at) => {
      const name = at === 609 ? 'Asha Rao' : at % 2 === 0 ? 'Asha Nair' : 'Meera Rao';
      return { id: recordId('USER-', at + 1), name, email: `${at}@example.in`, role: '', status: 'Active' } as const;
    });
    await freshMirror(aBusiness({ users }));
    expect(await codes('asha rao')).toEqual(['609@example.in']);
  });

  it('the one whose complete code was typed comes before newer ones that begin with it', async () => {
    await freshMirror(aBusiness({ invoices: invoices(1010) }));
    expect(await codes('INV-2024-100')).toEqual(['INV-2024-100', 'INV-2024-1009', 'INV-2024-1008', 'INV-2024-1007']);
    expect(await codes('100')).toEqual(['INV-2024-100', 'INV-2024-1009', 'INV-2024-1008', 'INV-2024-1007']);
  });

  it('those that are both an exact match and new are counted once, and older ones fill the remaining places', async () => {
    const named = (at: number) => (at > 310 ? 'Desk' : at <= 260 ? 'Deskan' : 'Almirah');
    await freshMirror(aBusiness({ invoices: invoices(312, (at) => ({ customerName: named(at) })) }));
    expect(await codes('desk')).toEqual(['INV-2024-312', 'INV-2024-311', 'INV-2024-198', 'INV-2024-197']);
  });

  it('a name is found in any case and any Unicode form', async () => {
    await freshMirror(aBusiness({ invoices: [anInvoice({ customerName: 'ÉCOLE शर्मा' })] }));
    for (const typed of ['école', 'E\u0301COLE', 'शर्मा école']) expect(await codes(typed)).toEqual(['INV-2024-001']);
  });

  it('a record just created is found, and a deleted one is not', async () => {
    await freshMirror(aBusiness());
    const { id } = await createInvoice(anInput({ customerName: 'Zaveri Pearls' }));
    expect(await codes('zav')).toEqual([id]);
    await deleteInvoices([id]);
    expect(await codes('zav')).toEqual([]);
  });
});
