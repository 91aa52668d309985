import { describe, expect, it } from 'vitest';
import { INVOICE_STATUSES } from '#domain/sample/invoice.ts';
import { taxInvoice } from '#domain/sample/tax-invoice.ts';
import { anInvoice, anItem } from '../../support/sample-records.ts';

const supplier = {
  id: 'COMP-001',
  name: 'Shree Tarang Traders',
  gstin: '27AAAPA1234A1ZT',
  phone: '',
  email: '',
  address: '14 Marol, Mumbai',
};
const sold = anInvoice({
  items: [anItem({ name: 'Chair', quantity: 2.5, rate: 1_000_00 }), anItem({ name: ' ', rate: 50 })],
  dueDate: '',
});

describe('a printed invoice', () => {
  const { title, issuer, heading, note, blocks } = taxInvoice(sold, supplier, '29AABCT2222K1ZD');
  const [particulars, items, sums, signature] = blocks;

  it('says what it is, who issued it and whose copy it is', () => {
    expect([title, heading, note]).toEqual([
      'INV-2024-001 · Shree Tarang Traders',
      'Tax Invoice',
      'Original for recipient',
    ]);
    expect(issuer).toEqual({ name: 'Shree Tarang Traders', lines: ['14 Marol, Mumbai', 'GSTIN 27AAAPA1234A1ZT'] });
    expect(signature).toEqual({ kind: 'signature', by: 'For Shree Tarang Traders', capacity: 'Authorised signatory' });
  });

  it('names the buyer, the dates, and the place of supply', () => {
    expect(particulars).toEqual({
      kind: 'particulars',
      about: { title: 'Billed to', name: 'Desai & Sons', lines: ['GSTIN 29AABCT2222K1ZD'] },
      facts: [
        ['Invoice no.', 'INV-2024-001'],
        ['Date', '05 Apr 2024'],
        ['Due date', '–'],
        ['Place of supply', 'Maharashtra (27)'],
        ['Reverse charge', 'No'],
      ],
    });
  });

  it('lists the items by number, with figures that line up in columns', () => {
    expect(items).toMatchObject({ kind: 'table', name: 'Items' });
    expect(items.columns.map((column) => [column.title, column.look])).toEqual([
      ['No.', 'brief'],
      ['Description', 'text'],
      ['Quantity', 'figure'],
      ['Rate ₹', 'figure'],
      ['Taxable value ₹', 'figure'],
    ]);
    expect(items.rows).toEqual([
      { look: 'line', cells: ['1', 'Chair', '2.5', '1,000.00', '2,500.00'] },
      { look: 'line', cells: ['2', '–', '1', '0.50', '0.50'] },
    ]);
  });

  it('shows the tax by head, and the total in words', () => {
    expect(sums).toEqual({
      kind: 'sums',
      inWords: ['Amount in words', 'Rupees Two Thousand Nine Hundred Fifty and Fifty Nine Paise Only'],
      lines: [
        ['Taxable value', '₹2,500.50'],
        ['CGST 9 %', '₹225.05'],
        ['SGST 9 %', '₹225.05'],
        ['Round off', '−₹0.01'],
      ],
      total: ['Total', '₹2,950.59'],
    });
  });
});

it('an empty item row is not printed', () => {
  const { blocks } = taxInvoice(
    anInvoice({ items: [anItem({ name: ' ', rate: 0 }), anItem({ name: 'Chair', rate: 0 }), anItem()] }),
    supplier,
    '',
  );
  expect(blocks[1].rows.map(({ cells }) => cells[0])).toEqual(['1', '2']);
  expect(blocks[1].rows[0]?.cells[1]).toBe('Chair');
});

it('every amount shows its paise, so that the decimal points line up', () => {
  const { blocks } = taxInvoice(anInvoice({ items: [anItem({ rate: 1_00_000_00 })] }), supplier, '');
  const [, items, sums] = blocks;
  expect(items.rows.map(({ cells }) => cells.slice(3))).toEqual([['1,00,000.00', '1,00,000.00']]);
  expect([...sums.lines, sums.total]).toEqual([
    ['Taxable value', '₹1,00,000.00'],
    ['CGST 9 %', '₹9,000.00'],
    ['SGST 9 %', '₹9,000.00'],
    ['Total', '₹1,18,000.00'],
  ]);
});

it('a printed draft says that it was not issued, whatever its GST type', () => {
  expect(taxInvoice({ ...sold, status: 'Draft' }, supplier, '')).toMatchObject({
    heading: 'Tax Invoice',
    note: 'Draft, not issued',
  });
  expect(taxInvoice({ ...sold, status: 'Draft', gstType: 'Non-GST' }, supplier, '')).toMatchObject({
    heading: 'Invoice',
    note: 'Draft, not issued',
  });
});

it('a Non-GST invoice is not called a tax invoice, and shows the tax that the business charges', () => {
  const { heading, note, blocks } = taxInvoice({ ...sold, gstType: 'Non-GST' }, supplier, '');
  expect([heading, note]).toEqual(['Invoice', 'Original for recipient']);
  expect(blocks[2].lines[1]).toEqual(['Tax 18 %', '₹450.09']);
});

it('a printed Non-GST invoice mentions no taxable value, no reverse charge and no place of supply', () => {
  const [{ facts }, { columns }, { lines }] = taxInvoice({ ...sold, gstType: 'Non-GST' }, supplier, '').blocks;
  expect(facts.map(([name]) => name)).toEqual(['Invoice no.', 'Date', 'Due date']);
  expect(columns.at(-1)?.title).toBe('Value ₹');
  expect(lines[0]?.[0]).toBe('Value');
});

it.each(INVOICE_STATUSES.filter((status) => status !== 'Draft'))(
  'an invoice that is %s is the original for the recipient',
  (status) => {
    expect(taxInvoice({ ...sold, status }, supplier, '').note).toBe('Original for recipient');
  },
);

it.each(['', ' '])('where the buyer’s GSTIN is %j, the goods are supplied where the seller is', (gstin) => {
  const [particulars] = taxInvoice(sold, supplier, gstin).blocks;
  expect(particulars.about.lines).toEqual(['GSTIN –']);
  expect(particulars.facts[3]).toEqual(['Place of supply', 'Maharashtra (27)']);
});

it('an IGST invoice to a buyer without a GSTIN names no place of supply, because the State is unknown', () => {
  const [particulars, , sums] = taxInvoice({ ...sold, gstType: 'IGST' }, supplier, '').blocks;
  expect(particulars.about.lines).toEqual(['GSTIN –']);
  expect(particulars.facts[3]).toEqual(['Place of supply', '–']);
  expect(sums.lines[1]).toEqual(['IGST 18 %', '₹450.09']);
});

it('a GSTIN with surrounding spaces still gives its State', () => {
  const [particulars] = taxInvoice({ ...sold, gstType: 'IGST' }, supplier, ' 29AABCT2222K1ZD ').blocks;
  expect(particulars.facts[3]).toEqual(['Place of supply', 'Karnataka (29)']);
});

it('a printed invoice without a company shows dashes for it, and claims nothing untrue', () => {
  const { title, issuer, blocks } = taxInvoice(sold, undefined, '');
  expect(title).toBe('INV-2024-001 · –');
  expect(issuer).toEqual({ name: '–', lines: ['–', 'GSTIN –'] });
  expect(blocks[0].facts[3]).toEqual(['Place of supply', '–']);
});

it.each([
  ['04AAAPF1111F1ZU', '04AAAPF1111F1ZU', 'UTGST'],
  ['', '38AAAPG2222G1ZA', 'UTGST'],
  ['', '35AAAHH3333H1ZO', 'UTGST'],
  ['', '31AAAPF1111F1Z', 'UTGST'],
  ['', '97AAAPF1111F1Z', 'UTGST'],
  ['25AAAPF1111F1Z', '26AAAPF1111F1Z', 'UTGST'],
  // Delhi, Puducherry, and Jammu and Kashmir have legislatures.
  ['', '07AAACC9012C1Z8', 'SGST'],
  ['', '34AAAPF1111F1Z', 'SGST'],
  ['', '01AAAPF1111F1Z', 'SGST'],
  // Entered as a supply within the seller's State, although the buyer is in another.
  ['04AAAPF1111F1ZU', '27AAAPA1234A1ZT', 'SGST'],
  ['27AAAPA1234A1ZT', '04AAAPF1111F1ZU', 'UTGST'],
  ['', '', 'SGST'],
])('to "%s" from "%s" the tax beside CGST is %s', (buyer, seller, head) => {
  const [, , sums] = taxInvoice(sold, { ...supplier, gstin: seller }, buyer).blocks;
  expect(sums.lines.slice(1, 3)).toEqual([
    ['CGST 9 %', '₹225.05'],
    [`${head} 9 %`, '₹225.05'],
  ]);
});

it('GSTINs typed in small letters are printed in capitals, the seller’s and the buyer’s', () => {
  const { issuer, blocks } = taxInvoice(sold, { ...supplier, gstin: '27aaapa1234a1zt ' }, ' 29aabct2222k1zd');
  expect(issuer.lines[1]).toBe('GSTIN 27AAAPA1234A1ZT');
  expect(blocks[0].about.lines).toEqual(['GSTIN 29AABCT2222K1ZD']);
});
