import * as fc from 'fast-check';
import {
  BLANK_DOCUMENT_LINE,
  BLANK_PURCHASE_LINE,
  blankInvoice,
  blankPurchase,
} from '#domain/books/documents/blank-document.ts';
import type { Discount } from '#domain/books/discount.ts';
import {
  INPUT_TAXES,
  type DocumentLine,
  type DocumentParty,
  type InvoiceInput,
  type LineItem,
  type OwnTerms,
  type PurchaseInput,
  type PurchaseLine,
} from '#domain/books/documents/document.ts';
import { GST_PERCENTAGES } from '#domain/books/law/gst-rates.ts';
import { asRate } from '#domain/books/rate.ts';
import { SUPPLY_TYPES } from '#domain/books/documents/supply.ts';
import { asPaise } from '#domain/money.ts';
import { asQuantity } from '#domain/quantity.ts';
import { CASH, DAY } from './voucher-inputs.ts';

/** Invoices and purchases for tests of the domain: whole ones to begin with, and any that a form can hold. */

/** A Regular business in Maharashtra that rounds to the rupee. */
export const OURS: OwnTerms = { registration: 'Regular', state: '27', roundOff: true };
const PLACE = { address: '1 Main Road', city: 'Pune', pinCode: '411001' };
export const REGULAR: DocumentParty = {
  ...PLACE,
  id: 'PTY-1',
  name: 'Asha Stores',
  registration: 'Regular',
  gstin: '27AAAPA1234A1ZT',
  state: '27',
};
export const IN_KARNATAKA: DocumentParty = { ...REGULAR, id: 'PTY-2', gstin: '29AABCT2222K1ZD', state: '29' };
export const WALK_IN_PARTY: DocumentParty = {
  id: 'PTY-3',
  name: 'Walk-in Customer',
  registration: 'Unregistered',
  gstin: '',
  state: '',
  address: '',
  city: '',
  pinCode: '',
};
export const IN_SEZ: DocumentParty = { ...REGULAR, id: 'PTY-4', registration: 'SEZ' };
export const ABROAD: DocumentParty = { ...WALK_IN_PARTY, id: 'PTY-5', registration: 'Overseas', state: '96' };

export const SOAP: LineItem = { id: 'ITM-1', name: 'Soap', kind: 'Goods', taxability: 'Taxable' };
export const BOOK: LineItem = { id: 'ITM-2', name: 'Book', kind: 'Goods', taxability: 'Exempt' };
export const REPAIR: LineItem = { id: 'ITM-3', name: 'Repair', kind: 'Service', taxability: 'Taxable' };

/** A line of so many units at so many rupees and percent. */
export function aLine(
  units: number,
  rupees: number,
  percent: number,
  overrides: Partial<DocumentLine> = {},
): DocumentLine {
  return {
    ...BLANK_DOCUMENT_LINE,
    item: SOAP,
    hsn: '340111',
    quantity: asQuantity(units),
    rate: asRate(Math.round(rupees * 10_000)),
    percent,
    ...overrides,
  };
}

/** The same of a purchase. */
export function aBought(
  units: number,
  rupees: number,
  percent: number,
  overrides: Partial<PurchaseLine> = {},
): PurchaseLine {
  return { ...BLANK_PURCHASE_LINE, ...aLine(units, rupees, percent), ...overrides };
}

/** 10 × 125.50 at 18 % to Asha Stores, within the State. */
export function anInvoiceInput(overrides: Partial<InvoiceInput> = {}): InvoiceInput {
  return { ...blankInvoice(DAY, OURS, CASH), party: REGULAR, place: '27', lines: [aLine(10, 125.5, 18)], ...overrides };
}

/** 20 × 250 at 5 % from Asha Stores, within the State. */
export function aPurchase(overrides: Partial<PurchaseInput> = {}): PurchaseInput {
  return {
    ...blankPurchase(DAY, OURS, CASH),
    party: REGULAR,
    billNumber: 'A/17',
    billDate: DAY,
    lines: [aBought(20, 250, 5)],
    ...overrides,
  };
}

const discount: fc.Arbitrary<Discount | null> = fc.option(
  fc.oneof(
    fc.nat(100_000).map((thousandths) => ({ percent: thousandths / 1000 })),
    fc.nat(500_00).map((amount) => ({ amount: asPaise(amount) })),
  ),
  { freq: 2 },
);
const facts = {
  item: fc.constantFrom(SOAP, SOAP, BOOK, REPAIR),
  hsn: fc.constantFrom('340111', '9987', '4901'),
  quantity: fc.nat(500_000).map((thousandths) => asQuantity(thousandths / 1000)),
  rate: fc.nat(2_000_0000).map(asRate),
  percent: fc.constantFrom(...GST_PERCENTAGES),
  cess: fc.option(fc.constantFrom({ percent: 12, perUnit: asRate(0) }, { percent: 60, perUnit: asRate(4_1700) }), {
    freq: 1,
    nil: null,
  }),
  discount,
};
const line = fc.record(facts).map((overrides): DocumentLine => ({ ...BLANK_DOCUMENT_LINE, ...overrides }));
const party = fc.constantFrom(REGULAR, IN_KARNATAKA, WALK_IN_PARTY, IN_SEZ, ABROAD);
const own = fc.record({
  registration: fc.constantFrom(
    'Regular' as const,
    'Regular' as const,
    'Composition' as const,
    'Unregistered' as const,
  ),
  state: fc.constantFrom('27', '04'),
  roundOff: fc.boolean(),
});
const place = fc.constantFrom('27', '29', '04', '96');

/** Any invoice that can be counted, right or wrong. */
export const anyInvoice: fc.Arbitrary<InvoiceInput> = fc
  .record({
    party,
    own,
    place,
    ratesIncludeGst: fc.boolean(),
    supplyType: fc.constantFrom(...SUPPLY_TYPES),
    billDiscount: discount,
    lines: fc.array(line, { minLength: 1, maxLength: 8 }),
  })
  .map((overrides) => anInvoiceInput(overrides));

/** Any purchase that can be counted. */
export const anyPurchase: fc.Arbitrary<PurchaseInput> = fc
  .record({
    party,
    own,
    place,
    ratesIncludeGst: fc.boolean(),
    inputTax: fc.constantFrom(...INPUT_TAXES),
    reverseCharge: fc.boolean(),
    billDiscount: discount,
    lines: fc.array(
      fc
        .tuple(line, fc.option(fc.constantFrom({ id: 'LED-3', name: 'Rent' }), { freq: 2 }), fc.boolean())
        .map(([some, ledger, isBlocked]): PurchaseLine => {
          return { ...some, ledger, isBlocked, item: ledger === null ? some.item : null };
        }),
      { minLength: 1, maxLength: 8 },
    ),
  })
  .map((overrides) => aPurchase(overrides));
