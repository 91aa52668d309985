import { expect, test } from 'vitest';
import { onAccountOf } from '#domain/books/vouchers/voucher-particulars.ts';
import { BLANK_STOCK_LINE } from '#domain/books/vouchers/stock-voucher.ts';
import { type Voucher, type VoucherInput, type PlainInput } from '#domain/books/vouchers/voucher.ts';
import { asPaise } from '#domain/money.ts';
import {
  aContra,
  aJournal,
  aPayment,
  aReceipt,
  ASHA,
  BANK,
  CASH,
  DAY,
  RENT,
  voucherOf,
} from '../../../support/voucher-inputs.ts';
import { anInvoiceInput } from '../../../support/documents.ts';
import { kindOf } from '#domain/books/voucher-kinds.ts';

const particularsOf = (input: PlainInput) => kindOf(input).particulars(input);
const movedFor = (voucher: Voucher) => kindOf(voucher).movedFor(voucher);

test('a line names who paid or was paid, both sides of a contra, and the first ledger of a journal', () => {
  expect(particularsOf(aReceipt())).toBe('Asha Stores');
  expect(particularsOf(aContra())).toBe('Cash from Bank');
  expect(particularsOf(aJournal())).toBe('Rent');
});

test('a draft names what it has', () => {
  expect(particularsOf(aReceipt({ against: null, account: null }))).toBe('');
  expect(particularsOf(aContra({ paidFrom: null }))).toBe('Cash');
  expect(particularsOf(aContra({ receivedIn: null }))).toBe('From Bank');
  expect(particularsOf(aContra({ receivedIn: null, paidFrom: null }))).toBe('');
});

test('a movement of an item names who it came from or went to; of an adjustment what was done, and why', () => {
  const moved = { date: DAY, number: '', narration: 'Fell down', lines: [BLANK_STOCK_LINE] } as const;
  expect(movedFor(kept({ kind: 'Stock Adjustment', direction: 'Written off', ...moved }))).toBe(
    'Written off · Fell down',
  );
  expect(movedFor(kept({ kind: 'Stock Adjustment', direction: 'Found', ...moved, narration: '' }))).toBe('Found');
  const godowns = { fromGodown: { id: 'GDN-1', name: 'Main' }, toGodown: { id: 'GDN-2', name: 'Shop' } };
  expect(movedFor(kept({ kind: 'Stock Transfer', ...godowns, ...moved }))).toBe('Main to Shop');
  expect(movedFor(kept(anInvoiceInput()))).toBe('Asha Stores');
});

const isParty = (id: string) => id === ASHA.id;

test('on account is all that a receipt from a party or a payment to one settles', () => {
  const said = { amount: asPaise(900_00), tds: asPaise(90_00), discount: asPaise(10_00) };
  expect(onAccountOf(kept(aReceipt(said)), isParty)).toBe(1_000_00);
  expect(onAccountOf(kept(aPayment(said)), isParty)).toBe(1_000_00);
});

test('nothing is on account from a ledger, in a contra or journal, in a draft, and once it is cancelled', () => {
  const nothing: readonly Voucher[] = [
    kept(aReceipt({ against: RENT })),
    kept(aReceipt({ against: null })),
    kept(aContra({ paidFrom: BANK, receivedIn: CASH })),
    kept(aJournal()),
    kept(aReceipt(), 'Draft'),
    kept(aReceipt(), 'Cancelled'),
  ];
  expect(nothing.map((voucher) => onAccountOf(voucher, isParty))).toEqual([0, 0, 0, 0, 0, 0]);
});

function kept(input: VoucherInput, state: Voucher['state'] = 'Issued'): Voucher {
  return voucherOf(input, { state });
}
