import { describe, expect, it, vi } from 'vitest';
import { sortName } from '#data/lists/sort-name.ts';
import { matchesAll, searchWords } from '#data/lists/search-words.ts';
import { sample } from '#data/sample/seed/sample.ts';
import { gstRateInput } from '#domain/sample/gst-rate.ts';
import { ledgerAccountInput } from '#domain/sample/ledger-account.ts';
import { productInput } from '#domain/sample/product-input.ts';
import { asQuantity } from '#domain/quantity.ts';
import { voucherInput } from '#domain/sample/voucher.ts';
import { stored, type RecordTable } from '../../support/sample-database.ts';

describe('a record is found by what its list shows', () => {
  it.each([
    ['invoices', 'INV-2024-003', ['INV-2024-003', '003', 'Desai']],
    ['salesOrders', 'SO-2024-004', ['SO-2024-004', 'Konkan Coaching']],
    ['purchaseOrders', 'PO-2024-002', ['PO-2024-002', 'Navkar']],
    ['products', 'PRD-002', ['PRD-002', 'keyboard', 'EL-KBM-01', 'Electronics', 'Navkar', 'Warehouse-A']],
    ['stockMovements', 'SM-002', ['SM-002', 'copier paper', 'INV-2024-001', 'Goods sold']],
    ['vouchers', 'V-2024-003', ['V-2024-003', 'Navkar', 'Current Account', 'PO-2024-002', 'RTGS']],
    ['gstRates', 'GST-002', ['GST-002', 'Reduced', '5', 'Services']],
    ['companies', 'COMP-001', ['Shree Tarang', '27AAAPA1234A1ZT', 'accounts@', '98200', 'Marol']],
    ['users', 'USER-003', ['Meera', 'meera@example.in', 'Sales', 'Inactive']],
  ] as const)('%s: %s by %j', (table, id, typed) => {
    const words = wordsOf(table, id);
    expect(typed.filter((text) => !matchesAll(words, searchWords(text)))).toEqual([]);
  });

  it.each([
    [
      'vouchers',
      {
        narration:
          'Being amount paid to Navkar Electronics towards their bill of March, less the retention for late delivery, ' +
          'and the freight that they had paid on our behalf, by NEFT ref SBIN524188123',
      },
      ['SBIN524188123', 'neft', 'freight'],
    ],
    [
      'products',
      {
        name: `Executive high-back chair, mesh, ${'adjustable in height, arms, tilt and neck, '.repeat(3)}five-year warranty, 120-kg load`,
        sku: 'FN-CHR-077',
        supplier: 'Navkar Electronics Pvt. Ltd.',
        location: 'Warehouse-B',
      },
      ['FN-CHR-077', 'warranty', '120-kg', 'Navkar', 'Warehouse-B'],
    ],
    [
      'stockMovements',
      {
        product: `A4 copier paper ${Array.from({ length: 30 }, (_, at) => `gsm-${at}`).join(' ')}`,
        reason: 'Damaged in the rain at the gate and sent back with the driver of MH-12-AB-4411',
      },
      ['INV-2024-001', 'mh-12-ab-4411'],
    ],
    [
      'locations',
      {
        name: 'The new cold store of the co-operative behind the old fruit market',
        address: `Gala 14, ${'Building 3 of the Rajlaxmi Logistics Park, '.repeat(2)}opposite the toll naka, near the HP petrol pump, Bhiwandi-Nashik highway, Rahnal`,
      },
      ['highway', 'rahnal', 'active'],
    ],
    [
      'companies',
      { name: `The ${Array.from({ length: 30 }, (_, at) => `Partner-${at}`).join(' ')} Company` },
      ['company', 'accounts@', 'Marol'],
    ],
  ] as const)('%s: however many words its texts have', (table, texts, typed) => {
    const [row] = sample[table].filter((record) => table !== 'stockMovements' || record.id === 'SM-002');
    const words = stored(table, Object.assign({}, row, texts)).keys.words ?? [];
    expect(typed.filter((text) => !matchesAll(words, searchWords(text)))).toEqual([]);
  });

  describe.each(['+91 98765 43210', '+919876543210', '98765-43210', '09876543210', 'Ph: 98765 43210, 022 2345 6789'])(
    'a phone number stored as "%s"',
    (phone) => {
      it.each([
        '9876543210',
        '+919876543210',
        '98765 43210',
        '919876543210',
        '09876543210',
        '+91-98765-43210',
        '९८७६५ ४३२१०',
        '98765432',
        '+9198765',
      ])('is found by "%s"', (typed) => {
        for (const table of ['companies', 'locations'] as const) {
          const words = stored(table, Object.assign({}, sample[table][0], { phone })).keys.words ?? [];
          expect(matchesAll(words, searchWords(typed))).toBe(true);
          expect(matchesAll(words, searchWords('98765 43211'))).toBe(false);
        }
      });
    },
  );

  it('a phone number adds two words to its own, and a sum adds none', () => {
    const words = (text: string) => stored('customers', { id: 'CUST-001', name: text, gstin: '' }).keys.words;
    expect(words('+91 98765 43210')).toEqual(['9876543210', '919876543210', '91', '+', '98765', '43210']);
    expect(words('1,23,456')).toEqual(['1,23,456', '23,456', '456']);
  });

  it('a ledger by its code, its name and its group', () => {
    const ledger = sample.ledgerAccounts.find(({ code }) => code === '1101');
    const words = wordsOf('ledgerAccounts', ledger?.id ?? '');
    expect(['1101', 'Fernandes', 'Sundry'].filter((text) => !matchesAll(words, searchWords(text)))).toEqual([]);
  });

  it('a location by where it is, who manages it, and the words of its badges', () => {
    const [, godown] = sample.locations;
    const typed = ['Bhiwandi', 'BWD-WH', 'Rahnal', 'Thane', 'Maharashtra', '421302', 'Suresh', 'Warehouse', 'Active'];
    const words = wordsOf('locations', godown?.id ?? '');
    expect(typed.filter((text) => !matchesAll(words, searchWords(text)))).toEqual([]);
  });
});

describe('a record is sorted in its list', () => {
  it('by the number at the end of its id', () => {
    expect(keysOf('invoices', 'INV-2024-010').serial).toBe(10);
    expect(keysOf('gstRates', 'GST-002').serial).toBe(2);
  });

  it.each([
    ['invoices', 'INV-2024-003', 'desai & sons'],
    ['customers', 'CUST-001', 'fernandes stationers'],
    ['salesOrders', 'SO-2024-004', 'konkan coaching classes'],
    ['purchaseOrders', 'PO-2024-002', 'navkar electronics'],
    ['products', 'PRD-001', 'led monitor 24 inch'],
    ['stockMovements', 'SM-002', 'a4 copier paper 75 gsm'],
    ['companies', 'COMP-001', 'shree tarang traders'],
    ['users', 'USER-003', 'meera nair'],
  ] as const)('by its name in lower case: %s, %s', (table, id, name) => {
    expect(keysOf(table, id).name).toBe(name);
  });

  it('with low stock first', () => {
    const product = sample.products[0];
    const ranks = [5, 20, 80].map((currentStock) => {
      if (!product) throw new Error('The sample business has a product');
      const stocked = { ...product, currentStock: asQuantity(currentStock), reorderLevel: asQuantity(10) };
      const { level, rank } = stored('products', { ...stocked, maxStock: asQuantity(100) }).keys;
      return [level, rank];
    });
    expect(ranks).toEqual([
      ['Low Stock', 0],
      ['Medium', 1],
      ['Good', 2],
    ]);
  });
});

function keysOf(table: RecordTable, id: string) {
  const row = sample[table].find((record) => record.id === id);
  if (!row) throw new Error(`The sample business has no ${id}`);
  return stored(table, row).keys;
}

function wordsOf(table: RecordTable, id: string): readonly string[] {
  return keysOf(table, id).words ?? [];
}

describe('the name that a list is sorted by', () => {
  it('ignores case, accents and surrounding spaces', () => {
    const names = ['Zed', ' anand', 'Étoile', 'desai', ' Yash', 'Fernandes'];
    const sorted = names.toSorted((a, b) => (sortName(a) < sortName(b) ? -1 : 1));
    expect(sorted).toEqual([' anand', 'desai', 'Étoile', 'Fernandes', ' Yash', 'Zed']);
  });

  it('uses only the beginning of a long name, because normalising mixed marks takes quadratic time', () => {
    const normalize = vi.spyOn(String.prototype, 'normalize');
    stored('customers', { id: 'CUST-001', name: `a${'\u0315\u0300\u05ae'.repeat(30_000)}`, gstin: '' });
    const lengths = normalize.mock.contexts.map((text) => String(text).length);
    normalize.mockRestore();
    expect(Math.max(...lengths)).toBeLessThanOrEqual(2000);
  });
});

it('the form of a stored record has its fields without the derived keys', () => {
  const [product, voucher, ledger, rate] = [
    sample.products[0],
    sample.vouchers[0],
    sample.ledgerAccounts[0],
    sample.gstRates[0],
  ];
  if (!product || !voucher || !ledger || !rate) throw new TypeError('The sample lacks a record.');
  for (const input of [
    productInput(stored('products', product)),
    voucherInput(stored('vouchers', voucher)),
    ledgerAccountInput(stored('ledgerAccounts', ledger)),
    gstRateInput(stored('gstRates', rate)),
  ])
    expect(input).not.toHaveProperty('keys');
});
