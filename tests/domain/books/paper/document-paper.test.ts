import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { code128 } from '#domain/barcode/code128.ts';
import { blankCreditNote, blankDebitNote } from '#domain/books/documents/blank-note.ts';
import { blankBusiness, type Business, businessFrom } from '#domain/books/masters/business.ts';
import type { DocumentInput, InvoiceInput, PurchaseInput } from '#domain/books/documents/document.ts';
import { NARROW_ROLL, type PaperForm, ROLL } from '#domain/books/paper/document-copy.ts';
import { documentPaper } from '#domain/books/paper/document-paper.ts';
import { lineBalances } from '#domain/books/documents/note-balance.ts';
import { asRate } from '#domain/books/rate.ts';
import type { VoucherState } from '#domain/books/voucher-head.ts';
import { asPaise, ZERO } from '#domain/money.ts';
import {
  aBought,
  ABROAD,
  aLine,
  anInvoiceInput,
  anyInvoice,
  anyPurchase,
  aPurchase,
  BOOK,
  IN_KARNATAKA,
  IN_SEZ,
  OURS,
  REPAIR,
  WALK_IN_PARTY,
} from '../../../support/documents.ts';
import { DAY, RENT, voucherOf } from '../../../support/voucher-inputs.ts';

const BUSINESS = businessFrom({
  ...blankBusiness(DAY),
  name: 'Asha Stores',
  state: '27',
  gstin: '27AAPFU0939F1ZV',
  address: '7 MG Road',
  city: 'Pune',
  pinCode: '411001',
  phone: '98200 12345',
  upiId: 'shop@okaxis',
  bankName: 'State Bank of India',
  accountNumber: '00112233',
  ifsc: 'SBIN0001234',
  terms: 'Pay within 7 days.\n\nSubject to Pune.',
});
const BANK = ['Bank State Bank of India', 'Account Number 00112233', 'IFSC SBIN0001234'];
type Said = Readonly<{ state?: VoucherState; copy?: PaperForm; balance?: number; business?: Partial<Business> }>;

const paper = (input: DocumentInput, { state = 'Issued', copy, balance = 0, business }: Said = {}) =>
  documentPaper(
    voucherOf(input, { date: DAY, state, number: state === 'Draft' ? '' : 'INV/26-27/0001' }),
    { ...BUSINESS, ...business },
    copy,
    asPaise(balance),
  );
type Blocks = ReturnType<typeof paper>['blocks'];
function blocksOf<Kind extends Blocks[number]['kind']>(input: DocumentInput, kind: Kind, said?: Said) {
  return paper(input, said).blocks.filter(
    (block): block is Extract<Blocks[number], { kind: Kind }> => block.kind === kind,
  );
}
const headOf = (input: DocumentInput, said?: Said) => blocksOf(input, 'particulars', said)[0];
const sumsOf = (input: DocumentInput) => blocksOf(input, 'sums')[0];
const codesOf = (input: DocumentInput, said?: Said) => blocksOf(input, 'code', said);
const wordsOf = (input: DocumentInput) => blocksOf(input, 'words').map(({ title, lines }) => [title, ...lines]);
/** Titles and rows of the table of lines, or of the HSN summary. */
function tableOf(input: DocumentInput, at = 0) {
  const table = blocksOf(input, 'table')[at];
  return [table?.columns.map(({ title }) => title), ...(table?.rows ?? []).map(({ cells }) => [...cells])];
}
const creditNote = (input: InvoiceInput) => ({
  ...blankCreditNote(voucherOf(input, { number: 'INV/1', date: DAY }), lineBalances(input.lines, []), DAY),
  reason: 'Sales return' as const,
});
const debitNote = (input: PurchaseInput) => ({
  ...blankDebitNote(voucherOf(input, { number: 'PUR/1', date: DAY }), lineBalances(input.lines, []), DAY),
  reason: 'Deficiency' as const,
});

describe('an invoice on paper', () => {
  it('says who sells, to whom, what it is, and when', () => {
    const { title, issuer, heading, note } = paper(anInvoiceInput());
    expect(title).toBe('Tax Invoice INV/26-27/0001 · Asha Stores');
    expect(issuer).toEqual({
      name: 'Asha Stores',
      lines: ['7 MG Road', 'Pune 411001', 'State Maharashtra (27)', 'GSTIN 27AAPFU0939F1ZV', '98200 12345'],
    });
    expect([heading, note]).toEqual(['Tax Invoice', 'Original for recipient']);
    const { about, facts } = headOf(anInvoiceInput({ dueDate: '2026-12-25', reference: 'PO 7' })) ?? {};
    expect(about).toEqual({
      title: 'Billed to',
      name: 'Asha Stores',
      lines: ['1 Main Road', 'Pune 411001', 'State Maharashtra (27)', 'GSTIN 27AAAPA1234A1ZT'],
    });
    expect(facts).toEqual([
      ['Number', 'INV/26-27/0001'],
      ['Date', '25 Nov 2026'],
      ['Due Date', '25 Dec 2026'],
      ['Reference', 'PO 7'],
      ['Place of Supply', 'Maharashtra (27)'],
      ['Reverse Charge', 'No'],
    ]);
  });

  it('says where the goods go if that is another address, as a sheet and on a roll', () => {
    const delivery = { name: 'Ravi', address: 'Gate 2\n\u202eDock', city: 'Hubli', pinCode: '580020', state: '29' };
    const lines = ['Ravi', 'Gate 2', '\u202eDock', 'Hubli 580020', 'State Karnataka (29)'];
    for (const copy of ['Original', ROLL] as const) {
      const { blocks } = paper(anInvoiceInput({ delivery }), { copy });
      expect(blocks).toContainEqual({ kind: 'words', title: 'Delivery address', lines });
    }
    expect(paper(anInvoiceInput({ delivery: { ...delivery, name: '' } })).blocks[1]).toMatchObject({
      lines: lines.slice(1),
    });
    expect(wordsOf(anInvoiceInput()).map(([title]) => title)).not.toContain('Delivery address');
  });

  it('has 10 × 125.50 at 18 % within the State, line by line and by HSN code', () => {
    expect(tableOf(anInvoiceInput())).toEqual([
      ['No.', 'Description', 'HSN/SAC', 'Quantity', 'Rate ₹', 'Taxable Value ₹', 'CGST ₹', 'SGST ₹'],
      ['1', 'Soap', '340111', '10 NOS', '125.50', '1,255.00', '9% 112.95', '9% 112.95'],
    ]);
    expect(tableOf(anInvoiceInput(), 1)).toEqual([
      ['HSN/SAC', 'Quantity', 'Taxable Value ₹', 'GST Rate', 'CGST ₹', 'SGST ₹'],
      ['340111', '10 NOS', '1,255.00', '18%', '9% 112.95', '9% 112.95'],
      ['Total', '', '1,255.00', '', '112.95', '112.95'],
    ]);
    expect(sumsOf(anInvoiceInput())).toMatchObject({
      inWords: ['Amount in words', 'Rupees One Thousand Four Hundred Eighty One Only'],
      lines: [
        ['Taxable Value', '₹1,255.00'],
        ['CGST', '₹112.95'],
        ['SGST', '₹112.95'],
        ['Round Off', '₹0.10'],
      ],
      total: ['Total', '₹1,481.00'],
    });
  });

  it('says after each line what the lines come to, for the pages of a long one', () => {
    const lines = [aLine(1, 1000, 18), aLine(1, 500, 5), aLine(1, 250.5, 0)];
    const [table] = blocksOf(anInvoiceInput({ lines, billDiscount: { amount: asPaise(100_00) } }), 'table');
    expect(table).toMatchObject({ carried: { forward: 'Carried forward', brought: 'Brought forward' } });
    expect(table && 'carried' in table && table.carried?.sums).toEqual([
      ['', '', '', '', '', '57.13', '942.87', '84.86', '84.86'],
      ['', '', '', '', '', '85.69', '1,414.31', '96.65', '96.65'],
      ['', '', '', '', '', '100.00', '1,650.50', '96.65', '96.65'],
    ]);
  });

  it('has an MRP of 100 that includes 18 %, and says that its rate does', () => {
    const [titles, line] = tableOf(anInvoiceInput({ ratesIncludeGst: true, lines: [aLine(1, 100, 18)] }));
    expect(titles?.[4]).toBe('Rate incl. GST ₹');
    expect(line?.slice(4)).toEqual(['100', '84.74', '9% 7.63', '9% 7.63']);
  });

  it('has a bill discount of 100 shared over three lines', () => {
    const lines = [aLine(1, 1000, 18), aLine(1, 500, 5), aLine(1, 250.5, 0)];
    const [titles, ...rows] = tableOf(anInvoiceInput({ lines, billDiscount: { amount: asPaise(100_00) } }));
    expect(titles?.[5]).toBe('Discount ₹');
    expect(rows.map((cells) => cells?.slice(5, 8))).toEqual([
      ['57.13', '942.87', '9% 84.86'],
      ['28.56', '471.44', '2.5% 11.79'],
      ['14.31', '236.19', '0% 0.00'],
    ]);
  });

  it('to another State has IGST alone', () => {
    const input = anInvoiceInput({ party: IN_KARNATAKA, place: '29' });
    expect(tableOf(input)[0]?.slice(6)).toEqual(['IGST ₹']);
    expect(tableOf(input)[1]?.slice(6)).toEqual(['18% 225.90']);
    expect(headOf(input)?.facts).toContainEqual(['Place of Supply', 'Karnataka (29)']);
  });

  it('in a territory has UTGST', () => {
    const input = anInvoiceInput({ own: { ...OURS, state: '04' }, place: '04', lines: [aLine(1, 100, 0.25)] });
    expect(tableOf(input)[0]?.slice(6)).toEqual(['CGST ₹', 'UTGST ₹']);
    expect(tableOf(input)[1]?.slice(6)).toEqual(['0.125% 0.13', '0.125% 0.13']);
  });

  it('of old days has cess, with what it is of the value and of each unit', () => {
    const cess = { percent: 12, perUnit: asRate(5_0000) };
    const input = anInvoiceInput({
      lines: [aLine(2, 100, 28, { cess }), aLine(1, 1, 5), aLine(1, 1, 28, { cess, item: BOOK })],
    });
    const [titles, ...rows] = tableOf(input);
    expect(titles?.[8]).toBe('Cess ₹');
    expect(rows.map((cells) => cells?.[8])).toEqual(['12% + ₹5 each 34.00', '0.00', '0.00']);
    expect(tableOf(input, 1)[1]?.[6]).toBe('34.00');
    expect(sumsOf(input)?.lines).toContainEqual(['Cess', '₹34.00']);
  });

  it('leaves out blank lines, and says what was written about an item', () => {
    const blank = aLine(0, 0, 0, { item: null, hsn: '', quantity: null, rate: null });
    const lines = [blank, aLine(2.5, 0.3325, 18, { unit: 'KGS', description: 'Green ' }), aLine(1, 1, 18, { hsn: '' })];
    const [, ...rows] = tableOf(anInvoiceInput({ lines }));
    expect(rows.map((cells) => cells?.slice(0, 5))).toEqual([
      ['1', 'Soap, Green', '340111', '2.5 KGS', '0.3325'],
      ['2', 'Soap', '–', '1 NOS', '1'],
    ]);
  });

  it('has bank details, notes and terms, and who signs', () => {
    expect(wordsOf(anInvoiceInput({ narration: 'With thanks' }))).toEqual([
      ['Bank details', 'Bank State Bank of India', 'Account Number 00112233', 'IFSC SBIN0001234'],
      ['Notes', 'With thanks'],
      ['Terms', 'Pay within 7 days.', 'Subject to Pune.'],
    ]);
    expect(paper(anInvoiceInput()).blocks.at(-1)).toEqual({
      kind: 'signature',
      by: 'For Asha Stores',
      capacity: 'Authorised signatory',
    });
  });

  it('to a customer over the counter has only a name', () => {
    expect(headOf(anInvoiceInput({ party: WALK_IN_PARTY }))?.about).toEqual({
      title: 'Billed to',
      name: 'Walk-in Customer',
      lines: [],
    });
  });
});

describe('what the law wants written', () => {
  it('is on an export under a letter of undertaking, with rates and without tax', () => {
    const input = anInvoiceInput({ party: ABROAD, place: '96' });
    expect(paper(input).heading).toBe('Export Invoice');
    expect(wordsOf(input)[0]).toEqual([
      '',
      'Supply meant for export under bond or letter of undertaking without payment of integrated tax',
    ]);
    expect(headOf(input)?.facts).toContainEqual(['Place of Supply', 'Other Country (96)']);
    expect(tableOf(input)[0]?.slice(5)).toEqual(['Taxable Value ₹', 'GST Rate']);
    expect(tableOf(input)[1]?.slice(5)).toEqual(['1,255.00', '18%']);
    expect(sumsOf(input)?.total).toEqual(['Total', '₹1,255.00']);
  });

  it('is on a supply to a special economic zone, with IGST if that is paid', () => {
    const input = anInvoiceInput({ party: IN_SEZ, supplyType: 'With payment of tax' });
    expect(wordsOf(input)[0]?.[1]).toBe(
      'Supply to SEZ unit or SEZ developer for authorised operations on payment of integrated tax',
    );
    expect(tableOf(input)[1]?.slice(6)).toEqual(['18% 225.90']);
  });

  it('is on a bill of supply under Composition, which speaks of no taxable value', () => {
    const input = anInvoiceInput({ own: { ...OURS, registration: 'Composition' } });
    expect(paper(input).heading).toBe('Bill of Supply');
    expect(wordsOf(input)[0]).toEqual(['', 'Composition taxable person, not eligible to collect tax on supplies']);
    expect(tableOf(input)[0]?.slice(5)).toEqual(['Value ₹']);
    expect(tableOf(input, 1)[0]).toEqual(['HSN/SAC', 'Quantity', 'Value ₹']);
    expect(sumsOf(input)?.lines).toEqual([['Value', '₹1,255.00']]);
  });

  it('is no head on a bill of supply of exempt goods', () => {
    const input = anInvoiceInput({ lines: [aLine(1, 100, 18, { item: BOOK })] });
    expect(paper(input).heading).toBe('Bill of Supply');
    expect(tableOf(input)[0]?.slice(5)).toEqual(['Value ₹']);
  });

  it('is nothing of GST on an invoice of the unregistered', () => {
    const own = { ...OURS, registration: 'Unregistered' } as const;
    const input = anInvoiceInput({ own, lines: [aLine(1, 100, 0, { hsn: '' })] });
    const { heading, issuer } = paper(input, { business: { gstin: '', registration: 'Unregistered' } });
    expect(heading).toBe('Invoice');
    expect(issuer.lines.join(' ')).not.toContain('GSTIN');
    expect(headOf(input)?.facts.map(([name]) => name)).toEqual(['Number', 'Date']);
    expect(tableOf(input)[0]).toEqual(['No.', 'Description', 'Quantity', 'Rate ₹', 'Value ₹']);
    expect(blocksOf(input, 'table')).toHaveLength(1);
  });
});

describe('a copy', () => {
  const services = anInvoiceInput({ lines: [aLine(1, 100, 18, { item: REPAIR, hsn: '998713', unit: 'NA' })] });

  it.each<[string, DocumentInput, Said, string]>([
    ['of goods for the transporter', anInvoiceInput(), { copy: 'Duplicate' }, 'Duplicate for transporter'],
    ['of goods for ourselves', anInvoiceInput(), { copy: 'Triplicate' }, 'Triplicate for supplier'],
    ['of services for the customer', services, {}, 'Original for recipient'],
    ['of services for ourselves', services, { copy: 'Duplicate' }, 'Duplicate for supplier'],
    ['of services beside those', services, { copy: 'Triplicate' }, 'Extra copy'],
    ['of a draft', anInvoiceInput(), { state: 'Draft' }, 'Draft, not issued'],
    ['of a cancelled invoice', anInvoiceInput(), { state: 'Cancelled', copy: 'Duplicate' }, 'Cancelled'],
    ['of a purchase', aPurchase(), {}, ''],
  ])('%s says so', (_, input, said, note) => {
    expect(paper(input, said).note).toBe(note);
  });

  it('of a draft has no number, and a service no unit', () => {
    expect(paper(anInvoiceInput(), { state: 'Draft' }).title).toBe('Tax Invoice · Asha Stores');
    expect(headOf(anInvoiceInput(), { state: 'Draft' })?.facts).toContainEqual(['Number', '–']);
    expect(tableOf(services)[1]?.slice(2, 4)).toEqual(['998713', '1']);
    expect(tableOf(services, 1)[1]?.slice(0, 2)).toEqual(['998713', '–']);
  });
});

describe('the UPI QR', () => {
  it('asks for the balance, not for the total', () => {
    const [code] = codesOf(anInvoiceInput(), { balance: 481_00 });
    expect(code?.link).toBe('upi://pay?pa=shop@okaxis&pn=Asha%20Stores&am=481.00&cu=INR&tn=INV-26-27-0001');
    expect(code?.lines).toEqual(['Pay by UPI', 'Balance due ₹481.00', 'UPI ID shop@okaxis', ...BANK]);
  });

  it.each<[string, DocumentInput, Said]>([
    ['an invoice that is paid', anInvoiceInput(), { balance: 0 }],
    ['a draft', anInvoiceInput(), { balance: 1, state: 'Draft' }],
    ['a cancelled invoice', anInvoiceInput(), { balance: 1, state: 'Cancelled' }],
    ['a purchase', aPurchase(), { balance: 1 }],
    ['a credit note', creditNote(anInvoiceInput()), { balance: 1 }],
    ['a business without a UPI ID', anInvoiceInput(), { balance: 1, business: { upiId: '' } }],
  ])('is not on %s', (_, input, said) => {
    expect(codesOf(input, said)).toEqual([]);
  });
});

describe('notes and purchases', () => {
  it('a credit note says which invoice it is against, and why', () => {
    const input = creditNote(anInvoiceInput({ billDiscount: { percent: 10 } }));
    expect(paper(input).heading).toBe('Credit Note');
    expect(headOf(input)?.facts.slice(2)).toEqual([
      ['Against Invoice', 'INV/1'],
      ['Invoice Date', '25 Nov 2026'],
      ['Reason', 'Sales return'],
      ['Place of Supply', 'Maharashtra (27)'],
      ['Reverse Charge', 'No'],
    ]);
    expect(tableOf(input)[1]?.slice(3)).toEqual(['10 NOS', '125.50', '125.50', '1,129.50', '9% 101.66', '9% 101.66']);
    expect(wordsOf(input)).toEqual([]);
  });

  it('a debit note says the same of a purchase', () => {
    expect(headOf(debitNote(aPurchase()))?.facts.slice(2, 5)).toEqual([
      ['Against Bill', 'A/17'],
      ['Bill Date', '25 Nov 2026'],
      ['Reason', 'Deficiency'],
    ]);
  });

  it('a purchase has the number and day of the supplier, and nothing to sign', () => {
    const input = aPurchase();
    expect(headOf(input)?.about.title).toBe('Bought from');
    expect(headOf(input)?.facts.slice(2, 4)).toEqual([
      ['Bill Number', 'A/17'],
      ['Bill Date', '25 Nov 2026'],
    ]);
    expect(paper(input).blocks.map(({ kind }) => kind)).toEqual(['particulars', 'table', 'sums', 'table']);
  });

  it('reverse charge is said, and its tax is no part of the total', () => {
    const input = aPurchase({ reverseCharge: true, lines: [aBought(1, 1000, 18, { item: null, ledger: RENT })] });
    expect(headOf(input)?.facts).toContainEqual(['Reverse Charge', 'Yes']);
    expect(tableOf(input)[1]?.slice(1)).toEqual([
      'Rent',
      '340111',
      '1 NOS',
      '1,000',
      '1,000.00',
      '9% 90.00',
      '9% 90.00',
    ]);
    expect(sumsOf(input)).toMatchObject({ lines: [['Taxable Value', '₹1,000.00']], total: ['Total', '₹1,000.00'] });
    expect(wordsOf(input)[0]?.[1]).toBe('GST of ₹180 is payable under reverse charge. It is no part of the total.');
  });
});

describe('any document', () => {
  it('has as many cells in each row as its table has columns, and parts that sum up to its total', () => {
    fc.assert(
      fc.property(fc.oneof(anyInvoice, anyPurchase), (input) => {
        for (const { columns, rows } of blocksOf(input, 'table')) {
          for (const { cells } of rows) expect(cells).toHaveLength(columns.length);
        }
        const [lines, hsn] = blocksOf(input, 'table');
        const carried = (lines && 'carried' in lines && lines.carried?.sums) || [];
        for (const cells of carried) expect(cells).toHaveLength(lines?.columns.length ?? 0);
        // The last sums are those of the HSN summary.
        const figures = (cells: readonly string[] = []) => cells.filter((cell) => cell !== '' && cell !== 'Total');
        const all = figures(hsn?.rows.at(-1)?.cells);
        expect(figures(carried.at(-1)).slice(-all.length), 'all lines').toEqual(all);
        const sums = sumsOf(input);
        const parts = sums?.lines.reduce((sum, [, amount]) => sum + paiseIn(amount), 0);
        expect(parts).toBe(paiseIn(sums?.total[1] ?? ''));
      }),
    );
  });

  it('is on paper before anything is entered', () => {
    const input = anInvoiceInput({ party: null, place: '', lines: [] });
    expect(headOf(input, { state: 'Draft' })?.about.name).toBe('–');
    expect(headOf(input)?.facts).toContainEqual(['Place of Supply', '–']);
    expect(paper(input).blocks.filter(({ kind }) => kind === 'table')).toHaveLength(1);
    expect(ZERO).toBe(paiseIn(sumsOf(input)?.total[1] ?? ''));
  });
});

function paiseIn(written: string): number {
  const size = Number(written.replaceAll(/\D/g, ''));
  return written.startsWith('−') ? 0 - size : size;
}

describe('on a roll', () => {
  const roll = paper(anInvoiceInput({ lines: [aLine(10, 125.5, 18, { hsn: '3401' })] }), {
    copy: ROLL,
    balance: 148_100,
  });

  it('stands below each other what A4 has in columns, each line with its quantity, rate, HSN and tax', () => {
    expect(roll).toMatchObject({ page: 'roll', heading: 'Tax Invoice', note: 'Original for recipient' });
    const [table] = roll.blocks.filter(({ kind }) => kind === 'table');
    expect(table).toMatchObject({
      columns: [{ title: 'Description' }, { title: 'Taxable Value ₹' }],
      rows: [
        { cells: ['Soap · HSN/SAC 3401 · 10 NOS × 125.50 · CGST 9% 112.95 · SGST 9% 112.95', '1,255.00'] },
        { cells: ['Taxable Value', '₹1,255.00'] },
        { cells: ['CGST', '₹112.95'] },
        { cells: ['SGST', '₹112.95'] },
        { cells: ['Round Off', '₹0.10'] },
        { look: 'grand', cells: ['Total', '₹1,481.00'] },
      ],
    });
    expect(roll.blocks.filter(({ kind }) => kind === 'code')).toHaveLength(1);
  });

  it('ends with its number, as Code 128 or on 58 mm as a QR code; a draft has none', () => {
    const number = 'INV/26-27/0001';
    const input = anInvoiceInput();
    expect(paper(input, { copy: ROLL }).blocks.at(-1)).toEqual({ kind: 'number', number, widths: code128(number) });
    expect(paper(input, { copy: NARROW_ROLL }).blocks.at(-1)).toEqual({ kind: 'number', number });
    expect(paper(input).blocks.at(-1)).toMatchObject({ kind: 'signature' });
    const draft = paper(input, { copy: ROLL, state: 'Draft' });
    expect(draft.blocks.at(-1)).toMatchObject({ kind: 'signature' });
  });

  it('says every word that stands on A4', () => {
    fc.assert(
      fc.property(anyInvoice, (input) => {
        const said = JSON.stringify(paper(input, { copy: ROLL }));
        const { issuer, blocks } = paper(input);
        const [particulars] = blocks.filter((block) => block.kind === 'particulars');
        const facts = particulars?.facts.map(([name, value]) => `${name} ${value}`) ?? [];
        const sums = blocks.flatMap((block) => (block.kind === 'sums' ? [block.inWords[1], block.total[1]] : []));
        for (const word of [...issuer.lines, particulars?.about.name ?? '', ...facts, ...sums]) {
          expect(said).toContain(JSON.stringify(word).slice(1, -1));
        }
      }),
    );
  });
});
