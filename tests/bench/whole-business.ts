import type { Business } from '#data/sample/store.ts';
import { GST_CATEGORIES, GST_RATE_PREFIX } from '#domain/sample/gst-rate.ts';
import { COMPANY_PREFIX } from '#domain/sample/company.ts';
import { LEDGER_GROUPS, LEDGER_PREFIX } from '#domain/sample/ledger-account.ts';
import { newLocation } from '#domain/sample/location.ts';
import { asPaise } from '#domain/money.ts';
import { recordId } from '#domain/record-id.ts';
import { USER_PREFIX, USER_ROLES, USER_STATUSES } from '#domain/sample/user.ts';
import { VOUCHER_PREFIX, VOUCHER_TYPES } from '#domain/sample/voucher.ts';
import { businessOf } from './business.ts';
import { tradeBusinessOf } from './trade-business.ts';

/** A business with this many each of invoices, orders, products, movements, vouchers and ledgers. */
export function wholeBusinessOf(count: number): Business {
  const { invoices, customers } = businessOf(count);
  return {
    ...tradeBusinessOf(count),
    invoices,
    customers,
    vouchers: numbersTo(count).map((number) => ({
      id: recordId(VOUCHER_PREFIX, number),
      date: '2024-06-30',
      voucherType: VOUCHER_TYPES[number % VOUCHER_TYPES.length] ?? 'Journal',
      reference: `Bill ${number}`,
      debitLedger: `Ledger ${number % 700}`,
      creditLedger: 'Cash',
      amount: asPaise(number * 101),
      narration: 'Paid by NEFT',
    })),
    ledgerAccounts: numbersTo(count).map((number) => ({
      id: recordId(LEDGER_PREFIX, number),
      code: String(1000 + number),
      name: `Ledger ${number}`,
      group: LEDGER_GROUPS[number % LEDGER_GROUPS.length] ?? 'Cash-in-Hand',
      balance: asPaise(number * 1_00),
    })),
  };
}

/** The same with as many GST rates, companies, users and locations, of which a real business has few. */
export function everythingOf(count: number): Business {
  return {
    ...wholeBusinessOf(count),
    gstRates: numbersTo(count).map((number) => ({
      id: recordId(GST_RATE_PREFIX, number),
      name: `Rate ${number % 977}`,
      percentage: number % 100,
      category: GST_CATEGORIES[number % GST_CATEGORIES.length] ?? 'Goods',
    })),
    companies: numbersTo(count).map((number) => ({
      id: recordId(COMPANY_PREFIX, number),
      name: `Company ${number % 4001}`,
      gstin: '27AAAPA1234A1ZT',
      phone: String(9_800_000_000 + number),
      email: `office${number}@example.in`,
      address: `${number} MG Road, Pune`,
    })),
    users: numbersTo(count).map((number) => ({
      id: recordId(USER_PREFIX, number),
      name: `User ${number % 4001}`,
      email: `user${number}@example.in`,
      role: USER_ROLES[number % USER_ROLES.length] ?? 'Admin',
      status: USER_STATUSES[number % USER_STATUSES.length] ?? 'Active',
    })),
    locations: numbersTo(count).map((number) => ({
      ...newLocation(String(1_600_000_000_000 + number), LOCATION, '2024-04-01'),
      name: `Branch ${number}`,
      code: `BR-${number}`,
      isWarehouse: number % 3 === 0,
    })),
  };
}

function numbersTo(count: number): readonly number[] {
  return Array.from({ length: count }, (_, at) => at + 1);
}

const LOCATION = {
  name: '',
  code: '',
  address: '14 MG Road',
  city: 'Pune',
  state: 'Maharashtra',
  pincode: '411001',
  phone: '020 5550 0100',
  email: 'branch@example.in',
  manager: 'Asha Patil',
  isWarehouse: false,
};
