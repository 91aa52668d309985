import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { checkBooks } from '#data/books/audit/check-books.ts';
import { flowsBetween } from '#data/books/ledger/period-sums.ts';
import { markGstr1AsFiled } from '#data/books/returns/filings.ts';
import { gstr1 } from '#data/books/returns/gstr1.ts';
import { gstr3b } from '#data/books/returns/gstr3b.ts';
import { createItem } from '#data/books/masters/items.ts';
import { lockUpTo } from '#data/books/audit/locks.ts';
import { createParty } from '#data/books/masters/parties.ts';
import { cancelVoucher, createVoucher, updateVoucher } from '#data/books/vouchers/vouchers.ts';
import { blankInvoice, documentParty, lineItem, withParty } from '#domain/books/documents/blank-document.ts';
import type { InvoiceInput, LineItem } from '#domain/books/documents/document.ts';
import { netOf } from '#domain/books/debit-credit.ts';
import { BLANK_ITEM } from '#domain/books/masters/item.ts';
import { blankParty, type Party } from '#domain/books/masters/party.ts';
import { type MoneyInput, type Voucher, voucherInput } from '#domain/books/vouchers/voucher.ts';
import type { IsoDate } from '#domain/calendar.ts';
import { asPaise } from '#domain/money.ts';
import { aLine, OURS } from '../../../support/documents.ts';
import { emptyShelf, freshBooks } from '../../../support/fresh-books.ts';
import { namedMaster, receive } from '../../../support/posted.ts';
import { written } from '../../../support/report-lines.ts';

let asha: Party;
let advice: LineItem;

beforeEach(async () => {
  await freshBooks({ registration: 'Regular', gstin: '27AAPFU0939F1ZV' });
  asha = await createParty({ ...blankParty('Customer'), name: 'Asha', state: '27' });
  await createParty({ ...blankParty('Customer'), name: 'Ravi', state: '29' });
  await createParty({ ...blankParty('Supplier'), name: 'Mill' });
  const item = { ...BLANK_ITEM, name: 'Advice', kind: 'Service', unit: 'NA', hsn: '998311', percent: 18 } as const;
  advice = lineItem(await createItem(item));
});
afterEach(async () => {
  expect(await checkBooks()).toEqual([]);
  await emptyShelf();
});

describe('an advance for services', () => {
  it('posts the tax in it on its day, and the reverse on the day of the invoice that takes it', async () => {
    const receipt = await advanced('2026-04-10', 'Asha', 1180);
    expect(receipt.postings).toHaveLength(5);
    expect(receipt.advance).toEqual({ percent: 18, place: '27', charged: 'CGST + SGST' });
    const invoice = await sell('2026-05-04', 500);
    await allocate(receipt, invoice, 590);
    expect(await onLedger('GST on Advances', '2026-04-30')).toBe(180);
    expect(await onLedger('GST on Advances', '2026-05-03')).toBe(180);
    expect(await onLedger('GST on Advances', '2026-05-04')).toBe(90);
    expect(await onLedger('Output CGST', '2026-04-30')).toBe(-90);
    expect(await onLedger('Output CGST', '2026-05-31')).toBe(-90 + 45 - 45);
  });

  it('is taxed by where the customer is, and abroad not at all', async () => {
    expect((await advanced('2026-04-10', 'Ravi', 118)).advance?.charged).toBe('IGST');
    expect(await onLedger('Output IGST', '2026-04-30')).toBe(-18);
    await createParty({ ...blankParty('Customer'), name: 'Anna', registration: 'Overseas', state: '96' });
    const abroad = await advanced('2026-04-10', 'Anna', 118);
    expect([abroad.advance?.charged, abroad.postings.length]).toEqual(['Zero-rated', 2]);
  });

  it('leaves nothing of itself when it is cancelled, also not on later days', async () => {
    const receipt = await advanced('2026-04-10', 'Asha', 1180);
    const changed = await allocate(receipt, await sell('2026-05-04', 500), 590);
    await cancelVoucher(changed.id, changed.rev);
    expect(await onLedger('GST on Advances', '2027-03-31')).toBe(0);
  });

  it('is refused of a supplier, with a discount, without a rate, and to who charges no tax', async () => {
    const advance = { percent: 18, place: '' };
    await expect(receive('2026-04-10', 'Mill', 5, { advance })).rejects.toMatchObject({
      fields: { against: expect.stringContaining('comes from a customer') },
    });
    await expect(receive('2026-04-10', 'Asha', 5, { advance, discount: asPaise(1) })).rejects.toMatchObject({
      fields: { discount: expect.stringContaining('Clear the discount') },
    });
    await expect(receive('2026-04-10', 'Asha', 5, { advance: { percent: null, place: '' } })).rejects.toMatchObject({
      fields: { 'advance.percent': 'Choose the GST rate of the services.' },
    });
    await emptyShelf();
    await freshBooks({ registration: 'Unregistered' });
    await createParty({ ...blankParty('Customer'), name: 'Asha', state: '27' });
    await expect(receive('2026-04-10', 'Asha', 5, { advance })).rejects.toMatchObject({
      fields: { advance: expect.stringContaining('registered as Regular') },
    });
  });

  it('keeps the invoice that took it on its day', async () => {
    const receipt = await advanced('2026-04-10', 'Asha', 1180);
    const invoice = await sell('2026-05-04', 500);
    await allocate(receipt, invoice, 590);
    const moved = { ...voucherInput(invoice), date: '2026-06-01', dueDate: '' } as InvoiceInput;
    await expect(updateVoucher(invoice.id, invoice.rev, moved, 'Issued')).rejects.toMatchObject({
      fields: { date: expect.stringMatching(/^Receipt RCT\/26-27\/0001 is an advance/) },
    });
  });

  it('is not set against an invoice of a month that is filed', async () => {
    const receipt = await advanced('2026-04-10', 'Asha', 1180);
    const invoice = await sell('2026-05-04', 500);
    await markGstr1AsFiled('2026-05');
    await expect(allocate(receipt, invoice, 590)).rejects.toThrow(/GSTR-1 of May 2026 is filed/);
    await lockUpTo('2026-04-30');
    await expect(cancelVoucher(receipt.id, receipt.rev)).rejects.toThrow(/locked up to 30 Apr 2026/);
  });
});

describe('returns', () => {
  it('report what no invoice of its month takes, and later what an invoice does; books and returns agree', async () => {
    const april = await sell('2026-04-20', 100);
    const receipt = await advanced('2026-04-10', 'Asha', 1180);
    const part = await allocate(receipt, april, 118);
    const may = await sell('2026-05-04', 500);
    await updateVoucher(
      part.id,
      part.rev,
      {
        ...voucherInput(part),
        allocations: [...(part.allocations ?? []), { document: may.id, amount: asPaise(590_00) }],
      } as MoneyInput,
      'Issued',
    );
    const [own, later] = [await gstr1('2026-04'), await gstr1('2026-05')];
    expect(written(own.report).filter(([name]) => name === 'AT' || name === 'TXPD')).toEqual([
      ['AT', 1, 900, 0, 81, 81, 0],
    ]);
    expect(JSON.parse(own.file)).toMatchObject({
      at: [{ pos: '27', sply_ty: 'INTRA', itms: [{ rt: 18, ad_amt: 900, camt: 81, samt: 81, csamt: 0 }] }],
    });
    expect(JSON.parse(later.file)).toMatchObject({
      txpd: [{ pos: '27', sply_ty: 'INTRA', itms: [{ rt: 18, ad_amt: 500, camt: 45, samt: 45, csamt: 0 }] }],
    });
    expect(JSON.parse(later.file)).not.toHaveProperty('at');
    const [first, second] = [await gstr3b('2026-04'), await gstr3b('2026-05')];
    expect([first.agrees, second.agrees]).toEqual([true, true]);
    expect(written(first.outward)[0]?.slice(2)).toEqual([1000, 0, 90, 90, 0]);
    expect(written(second.outward)[0]?.slice(2)).toEqual([0, 0, 0, 0, 0]);
  });
});

async function advanced(date: IsoDate, from: string, rupees: number): Promise<Voucher<MoneyInput>> {
  const advance = { percent: 18, place: '' };
  return (await receive(date, from, rupees, { advance, allocations: [] })) as Voucher<MoneyInput>;
}

function allocate(receipt: Voucher<MoneyInput>, invoice: Voucher, rupees: number): Promise<Voucher<MoneyInput>> {
  const allocations = [{ document: invoice.id, amount: asPaise(rupees * 100) }];
  const input = { ...voucherInput(receipt), allocations } as MoneyInput;
  return updateVoucher(receipt.id, receipt.rev, input, 'Issued') as Promise<Voucher<MoneyInput>>;
}

async function sell(date: IsoDate, rupees: number): Promise<Voucher<InvoiceInput>> {
  const input = withParty(blankInvoice(date, OURS), documentParty(asha), null);
  const lines = [aLine(1, rupees, 18, { item: advice, hsn: '998311', unit: 'NA' })];
  return (await createVoucher({ ...input, dueDate: '', lines }, 'Issued')) as Voucher<InvoiceInput>;
}

/** What a ledger stands at, at the end of a day, in rupees. */
async function onLedger(name: string, day: IsoDate): Promise<number> {
  const flow = (await flowsBetween('', day)).get((await namedMaster(name)).id);
  return flow ? netOf(flow) / 100 : 0;
}
