import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { checkBooks } from '#data/books/audit/check-books.ts';
import { editsOf } from '#data/books/audit/edits.ts';
import { agedOn } from '#data/books/payments/ageing.ts';
import { wholeRegister } from '#data/books/reports/registers.ts';
import { gstr1 } from '#data/books/returns/gstr1.ts';
import { gstr3b } from '#data/books/returns/gstr3b.ts';
import { stockOn } from '#data/books/stock/stock-value.ts';
import { createItem } from '#data/books/masters/items.ts';
import { createParty } from '#data/books/masters/parties.ts';
import { noteOn } from '#data/books/vouchers/notes.ts';
import { INVOICE_LIST, PURCHASE_LIST, vouchersIn } from '#data/books/vouchers/voucher-lists.ts';
import { createVoucher, voucher } from '#data/books/vouchers/vouchers.ts';
import { businessFrom } from '#domain/books/masters/business.ts';
import {
  blankInvoice,
  blankPurchase,
  documentParty,
  lineItem,
  withParty,
} from '#domain/books/documents/blank-document.ts';
import {
  type DocumentInput,
  type InvoiceInput,
  isDocument,
  type LineItem,
  type PurchaseInput,
} from '#domain/books/documents/document.ts';
import { documentPaper } from '#domain/books/paper/document-paper.ts';
import { BLANK_ITEM } from '#domain/books/masters/item.ts';
import { blankParty, type Party } from '#domain/books/masters/party.ts';
import { type Voucher, voucherInput } from '#domain/books/vouchers/voucher.ts';
import { asQuantity } from '#domain/quantity.ts';
import { OURS, aBought, aLine } from '../../../support/documents.ts';
import { aBooksBusiness, emptyShelf, freshBooks } from '../../../support/fresh-books.ts';
import { amountOf } from '#domain/books/voucher-kinds.ts';

/** As if whoever corrects a rule of tax had made every rate double. */
const law = vi.hoisted(() => ({ isOther: false }));
vi.mock('#domain/books/documents/line-tax.ts', async (importOriginal) => {
  const real = await importOriginal<typeof import('#domain/books/documents/line-tax.ts')>();
  const taxOnLine: typeof real.taxOnLine = (gross, rates, ...rest) =>
    real.taxOnLine(gross, { ...rates, percent: rates.percent * (law.isOther ? 2 : 1) }, ...rest);
  return { ...real, taxOnLine };
});

let asha: Party;
let mills: Party;
let soap: LineItem;

beforeEach(async () => {
  vi.stubGlobal('Worker', undefined);
  law.isOther = false;
  await freshBooks({ registration: 'Regular', gstin: '27AAPFU0939F1ZV', booksBegin: '2026-04-01' });
  const registered = { registration: 'Regular', gstin: '27AAAPA1234A1ZT' } as const;
  asha = await createParty({ ...blankParty('Customer'), name: 'Asha', ...registered });
  mills = await createParty({ ...blankParty('Supplier'), name: 'Gokul Mills', ...registered });
  soap = lineItem(await createItem({ ...BLANK_ITEM, name: 'Soap', hsn: '34011190', percent: 18 }));
});
afterEach(async () => {
  vi.unstubAllGlobals();
  await emptyShelf();
});

describe('once a rule of tax is another, an issued document', () => {
  // 10 × 20 bought with 36 of tax that is a part of the cost, two of them back; 5 × 100 sold, one of them back.
  it('is in every list, register, return, statement and paper what it was', async () => {
    const bought = await buy({ inputTax: 'Not claimable' });
    const sold = await sell();
    await takeBack(bought, 2, 'Purchase return');
    await takeBack(sold, 1, 'Sales return');
    const before = await everywhere(sold);
    law.isOther = true;
    expect(await everywhere(sold)).toEqual(before);
    expect(before.amounts).toEqual([118_00, 590_00, 47_00, 236_00]);
    expect(await checkBooks()).toMatchObject([
      {
        what: `Purchase ${bought.number}`,
        stored: '₹236 with ₹36 of tax',
        rebuilt: '₹272 with ₹72 of tax by the rules of now. It stays as it is',
      },
      { what: `Invoice ${sold.number}`, stored: '₹590 with ₹90 of tax' },
      { what: expect.stringMatching(/^Debit Note/) },
      { what: expect.stringMatching(/^Credit Note/) },
    ]);
  });

  it('is what it was beside one that is issued by the other rule', async () => {
    const sold = await sell();
    law.isOther = true;
    const later = await sell();
    expect([sold, later].map(amountOf)).toEqual([590_00, 680_00]);
    expect(await agedOn('receivable', '2026-04-30')).toMatchObject([
      { documents: [{ balance: 590_00 }, { balance: 680_00 }] },
    ]);
  });
});

describe('the sums of a document', () => {
  it('are in no form, and so never those of what was changed since', async () => {
    const sold = await sell();
    expect(voucherInput(sold)).not.toHaveProperty('sums');
    expect(await voucher(sold.id)).toEqual(sold);
  });

  it('are in no entry of the edit log, which has what it posts', async () => {
    const sold = await sell();
    const [created] = await editsOf(sold.id);
    expect(created?.after).toEqual(expect.objectContaining({ postings: sold.postings }));
    expect(created?.after).not.toHaveProperty('sums');
  });

  it('of a draft that nobody can count are nothing', async () => {
    const lines = [aLine(-1, 100, 18, { item: soap })];
    const draft = await createVoucher({ ...aSale(), lines }, 'Draft');
    expect(isDocument(draft) && draft.sums).toMatchObject({ lines: [], taxable: 0, total: 0 });
    expect(await checkBooks()).toEqual([]);
  });
});

/** What a user sees of documents. */
async function everywhere(sold: Voucher) {
  const whole = { sort: 'date', direction: 'down', filter: '', find: '' } as const;
  const lists = [...(await vouchersIn(INVOICE_LIST, whole)), ...(await vouchersIn(PURCHASE_LIST, whole))];
  const days = { from: '2026-04-01', to: '2026-04-30' } as const;
  const shown = (await voucher(sold.id)) as Voucher<DocumentInput>;
  const { changes: _, ...sales } = await gstr1('2026-04');
  return {
    amounts: lists.map(amountOf),
    registers: [await wholeRegister('Sales Register', days), await wholeRegister('Purchase Register', days)],
    returns: [sales, await gstr3b('2026-04')],
    owed: [await agedOn('receivable', '2026-04-30'), await agedOn('payable', '2026-04-30')],
    paper: documentPaper(shown, businessFrom(aBooksBusiness())),
    stock: await stockOn('2026-04-30'),
  };
}

function aSale(): InvoiceInput {
  const lines = [aLine(5, 100, 18, { item: soap })];
  return { ...withParty(blankInvoice('2026-04-05', OURS), documentParty(asha), null), lines };
}

function sell(): Promise<Voucher> {
  return createVoucher(aSale(), 'Issued');
}

function buy(overrides: Partial<PurchaseInput>): Promise<Voucher> {
  const lines = [aBought(10, 20, 18, { item: soap })];
  const bill = withParty(blankPurchase('2026-04-03', OURS), documentParty(mills), null);
  return createVoucher({ ...bill, billNumber: 'B/1', billDate: '2026-04-03', lines, ...overrides }, 'Issued');
}

async function takeBack(of: Voucher, units: number, reason: 'Sales return' | 'Purchase return'): Promise<void> {
  const note = await noteOn(of.id, '2026-04-10');
  const lines = note.lines.map((line) => ({ ...line, quantity: asQuantity(units) }));
  await createVoucher({ ...note, lines, reason } as typeof note, 'Issued');
}
