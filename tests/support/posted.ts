import { booksStore } from '#data/books/store.ts';
import { createVoucher } from '#data/books/vouchers/vouchers.ts';
import {
  type ContraInput,
  type JournalInput,
  type MoneyInput,
  type Voucher,
  type PlainInput,
  type VoucherInput,
} from '#domain/books/vouchers/voucher.ts';
import type { Named } from '#domain/books/voucher-head.ts';
import type { IsoDate } from '#domain/calendar.ts';
import { nameKey } from '#domain/books/names.ts';
import { asPaise } from '#domain/money.ts';
import { kindOf } from '#domain/books/voucher-kinds.ts';

/** Saves vouchers in the open books; ledgers and parties by name, amounts in rupees. */

/** Money from a party or ledger, in cash. */
export function receive(date: IsoDate, from: string, rupees: number, overrides: Partial<MoneyInput> = {}) {
  return money('Receipt', date, from, rupees, overrides);
}

/** Money to a party or ledger, in cash. */
export function pay(date: IsoDate, to: string, rupees: number, overrides: Partial<MoneyInput> = {}) {
  return money('Payment', date, to, rupees, overrides);
}

export async function move(date: IsoDate, from: string, to: string, rupees: number): Promise<Voucher> {
  const [paidFrom, receivedIn] = [await namedMaster(from), await namedMaster(to)];
  const input = { ...blank<ContraInput>('Contra', date), paidFrom, receivedIn, amount: asPaise(rupees * 100) };
  return createVoucher(input, 'Issued');
}

/** Debits positive, credits negative, by name. */
export async function enter(
  date: IsoDate,
  lines: Readonly<Record<string, number>>,
  overrides: Partial<JournalInput> = {},
): Promise<Voucher> {
  const input = blank<JournalInput>('Journal', date);
  const filled = [];
  for (const [name, rupees] of Object.entries(lines)) {
    const amount = asPaise(Math.abs(rupees) * 100);
    filled.push({
      ledger: await namedMaster(name),
      debit: rupees > 0 ? amount : null,
      credit: rupees < 0 ? amount : null,
    });
  }
  return createVoucher({ ...input, lines: filled, ...overrides }, 'Issued');
}

export function draft(
  kind: PlainInput['kind'],
  date: IsoDate,
  overrides: Partial<VoucherInput> = {},
): Promise<Voucher> {
  return createVoucher({ ...blank(kind, date), ...overrides } as VoucherInput, 'Draft');
}

/** The ledger or party of that name. */
export async function namedMaster(name: string): Promise<Named> {
  for (const table of ['ledgers', 'parties'] as const) {
    const row = await booksStore.records(table).where('keys.unique').equals(nameKey(name)).first();
    if (row) return { id: row.id, name: row.name };
  }
  throw new Error(`Nothing is named ${name}.`);
}

async function money(
  kind: 'Receipt' | 'Payment',
  date: IsoDate,
  name: string,
  rupees: number,
  overrides: Partial<MoneyInput>,
): Promise<Voucher> {
  const [against, account] = [await namedMaster(name), await namedMaster('Cash')];
  const input = { ...blank<MoneyInput>(kind, date), against, account, amount: asPaise(rupees * 100), ...overrides };
  return createVoucher(input, 'Issued');
}

function blank<Input extends PlainInput>(kind: Input['kind'], date: IsoDate): Input {
  return kindOf({ kind }).blank(date, { registration: 'Regular', state: '29', roundOff: true }, null) as Input;
}
