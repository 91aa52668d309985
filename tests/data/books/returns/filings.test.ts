import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { checkBooks } from '#data/books/audit/check-books.ts';
import { verifyEdits } from '#data/books/audit/edits.ts';
import { markGstr1AsFiled, unlockReturn } from '#data/books/returns/filings.ts';
import { gstr1 } from '#data/books/returns/gstr1.ts';
import { createItem } from '#data/books/masters/items.ts';
import { locks } from '#data/books/audit/locks.ts';
import { createParty } from '#data/books/masters/parties.ts';
import { restoreAsNew } from '#data/books/copies/restore.ts';
import { booksStore, openBooks } from '#data/books/store.ts';
import { createVoucher, updateVoucher } from '#data/books/vouchers/vouchers.ts';
import { blankInvoice, documentParty, lineItem } from '#domain/books/documents/blank-document.ts';
import type { InvoiceInput, LineItem } from '#domain/books/documents/document.ts';
import { BLANK_ITEM } from '#domain/books/masters/item.ts';
import { blankParty, type Party } from '#domain/books/masters/party.ts';
import { type Voucher, voucherInput } from '#domain/books/vouchers/voucher.ts';
import type { IsoDate } from '#domain/calendar.ts';
import { readable, savedFile } from '../../../support/books-copies.ts';
import { aLine, OURS } from '../../../support/documents.ts';
import { emptyShelf, freshBooks } from '../../../support/fresh-books.ts';

const APRIL = { form: 'GSTR-1', month: '2026-04' } as const;
const MAY = { form: 'GSTR-1', month: '2026-05' } as const;
let asha: Party;
let soap: LineItem;

beforeEach(async () => {
  await freshBooks({ registration: 'Regular', gstin: '27AAPFU0939F1ZV' });
  asha = await createParty({
    ...blankParty('Customer'),
    name: 'Asha',
    registration: 'Regular',
    gstin: '27AAAPA1234A1ZT',
  });
  soap = lineItem(await createItem({ ...BLANK_ITEM, name: 'Soap', hsn: '34011190', percent: 18 }));
});
afterEach(async () => {
  expect(await checkBooks()).toEqual([]);
  await emptyShelf();
});

describe('a month that is marked as filed', () => {
  it('is locked and kept as it was filed, and the log says so', async () => {
    const invoice = await sell('2026-04-05', 100);
    const { file } = await gstr1('2026-04');
    await markGstr1AsFiled('2026-04');
    expect((await locks()).filed).toEqual([APRIL]);
    await expect(change(invoice, 200)).rejects.toThrow(/^GSTR-1 of April 2026 is filed\./);
    await expect(sell('2026-04-30', 5)).rejects.toThrow(/is filed/);
    await sell('2026-05-01', 5);
    expect(await gstr1('2026-04')).toMatchObject({ state: 'Filed', file });
    const edits = await booksStore.records('edits').orderBy('keys.serial').toArray();
    expect(edits.slice(-3, -1).map(({ deed, kind, name }) => [deed, kind, name])).toEqual([
      ['lock', 'Filed return', 'GSTR-1 of April 2026'],
      ['lock', 'Locks', 'Locks'],
    ]);
  });

  it('is not marked twice, nor before it has ended, nor while a problem blocks it', async () => {
    await markGstr1AsFiled('2026-04');
    await expect(markGstr1AsFiled('2026-04')).rejects.toThrow(/marked as filed already/);
    await expect(markGstr1AsFiled('2100-01')).rejects.toThrow(/ends on 31 Jan 2100/);
    const own = await createParty({
      ...blankParty('Customer'),
      name: 'Us',
      registration: 'Regular',
      gstin: '27AAPFU0939F1ZV',
    });
    await sell('2026-05-05', 100, own);
    await expect(markGstr1AsFiled('2026-05')).rejects.toThrow(/^1 problem blocks the return/);
    expect((await locks()).filed).toEqual([APRIL]);
  });

  it('is opened with a reason alone, and what changes then is amended by the return of May, once', async () => {
    const invoice = await sell('2026-04-05', 100);
    await markGstr1AsFiled('2026-04');
    await expect(unlockReturn(APRIL, ' ', true)).rejects.toMatchObject({
      fields: { reason: expect.stringMatching(/^Say why/) },
    });
    await unlockReturn(APRIL, 'Wrong price', true);
    await change(invoice, 200);
    expect(await gstr1('2026-04')).toMatchObject({
      state: 'Opened again',
      file: expect.stringContaining('"txval":100,'),
    });
    const may = await gstr1('2026-05');
    expect(may.reopened).toEqual(['2026-04']);
    expect(JSON.parse(may.file)).toMatchObject({
      b2ba: [{ inv: [{ oinum: invoice.number, inum: invoice.number, itms: [{ itm_det: { txval: 200 } }] }] }],
    });
    await markGstr1AsFiled('2026-05');
    expect((await locks()).filed).toEqual([APRIL, MAY]);
    expect(JSON.parse((await gstr1('2026-06')).file)).not.toHaveProperty('b2ba');
    // Changed back: June amends what May said of it.
    await unlockReturn(APRIL, 'It was right', true);
    await change(invoice, 100, 2);
    expect(JSON.parse((await gstr1('2026-06')).file)).toMatchObject({
      b2ba: [{ inv: [{ itms: [{ itm_det: { txval: 100 } }] }] }],
    });
    expect(await verifyEdits()).toHaveProperty('entries');
  });

  it('that was marked by mistake is forgotten, unless another return stands on it', async () => {
    const invoice = await sell('2026-04-05', 100);
    await markGstr1AsFiled('2026-04');
    await unlockReturn(APRIL, 'Never sent', false);
    expect(await gstr1('2026-04')).toMatchObject({ state: 'Not filed' });
    await markGstr1AsFiled('2026-04');
    await unlockReturn(APRIL, 'Wrong price', true);
    await change(invoice, 200);
    await markGstr1AsFiled('2026-05');
    await expect(unlockReturn(APRIL, 'Never sent', false)).rejects.toThrow(
      /GSTR-1 of May 2026 amends GSTR-1 of April 2026/,
    );
    await expect(unlockReturn(MAY, 'Never sent', false)).rejects.toThrow(/GSTR-1 of May 2026 amends April 2026/);
    await expect(unlockReturn({ form: 'GSTR-1', month: '2026-06' }, 'Why', true)).rejects.toThrow(
      /not marked as filed any more/,
    );
  });

  it('is in a copy of the books as it was filed', async () => {
    await sell('2026-04-05', 100);
    await markGstr1AsFiled('2026-04');
    const filed = await gstr1('2026-04');
    await openBooks((await restoreAsNew(await readable(await savedFile()))).key);
    expect(await gstr1('2026-04')).toMatchObject({ state: 'Filed', filedOn: filed.filedOn, file: filed.file });
  });
});

async function sell(date: IsoDate, rupees: number, to = asha): Promise<Voucher<InvoiceInput>> {
  const input = { ...blankInvoice(date, OURS), party: documentParty(to), place: '27', lines: lines(rupees) };
  return (await createVoucher(input, 'Issued')) as Voucher<InvoiceInput>;
}

function change(invoice: Voucher<InvoiceInput>, rupees: number, rev = 1) {
  return updateVoucher(invoice.id, rev, { ...voucherInput(invoice), lines: lines(rupees) } as InvoiceInput, 'Issued');
}

function lines(rupees: number) {
  return [aLine(1, rupees, 18, { item: soap, hsn: '34011190' })];
}
