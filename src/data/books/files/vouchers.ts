import * as v from 'valibot';
import { exactly } from '#data/files/backup/exact-shape.ts';
import {
  date,
  flag,
  idWith,
  isCountable,
  oneOf,
  paise,
  percentage,
  quantity,
  record,
  text,
} from '#data/files/backup/fields.ts';
import { isPartyId, VOUCHER_DIGITS, VOUCHER_PREFIX } from '#data/books/ids.ts';
import type { ColumnsOfPart, FileForm } from '#data/store/table.ts';
import { today } from '#data/clock.ts';
import { standingOf } from '#domain/books/payments/document-standing.ts';
import { isTrade } from '#domain/books/documents/document.ts';
import type { Due, Settlement } from '#domain/books/payments/due.ts';
import { onAccountOf } from '#domain/books/vouchers/voucher-particulars.ts';
import { PAYMENT_MODES, type Voucher } from '#domain/books/vouchers/voucher.ts';
import { DIRECTIONS } from '#domain/books/vouchers/stock-voucher.ts';
import { UNIT_CODES } from '#domain/books/unit.ts';
import { CHARGED } from '#domain/books/documents/supply.ts';
import { type Posting, SHIFT_PARTS } from '#domain/books/voucher-head.ts';
import { type CsvCell, csvRupees } from '#domain/csv.ts';
import { type Paise, sumOf } from '#domain/money.ts';
import { documentShapes, orderShapes } from './documents.ts';
import { ORDER_COLUMNS } from './order-columns.ts';
import { allocations, batched, lineItem, listOf, maybePaise, named, rev } from './shapes.ts';
import { amountOf, kindOf, listedAmountOf } from '#domain/books/voucher-kinds.ts';

const postings = v.pipe(
  listOf(record({ ledger: text, amount: paise, date: v.optional(date) }), 'a list of postings'),
  v.check(isBalanced, 'postings whose debits and credits are equal'),
);

const head = {
  id: idWith(VOUCHER_PREFIX, VOUCHER_DIGITS),
  rev,
  state: oneOf(['Draft', 'Issued', 'Cancelled']),
  number: text,
  date,
  narration: text,
  postings,
  shift: v.optional(record({ id: text, as: oneOf(SHIFT_PARTS) })),
};

const line = record({ ledger: named, debit: maybePaise, credit: maybePaise });

const money = {
  ...head,
  against: named,
  account: named,
  amount: maybePaise,
  mode: oneOf(PAYMENT_MODES),
  reference: text,
  tds: maybePaise,
  discount: maybePaise,
  allocations: v.optional(allocations),
  advance: v.optional(record({ percent: v.nullable(percentage), place: text, charged: v.optional(oneOf(CHARGED)) })),
};

const goods = {
  ...batched,
  item: lineItem,
  quantity: v.nullable(quantity),
  unit: oneOf(UNIT_CODES),
};

/** How a list's file begins and ends; what one has besides stands between. */
const FIRST = ['Number', 'Date', 'Kind', 'Party or Ledger', 'Amount'];
const LAST = ['Status', 'Narration'];

/** Invoices or purchases with the balance that is still owed, and with their status of today; notes have neither. */
const DOCUMENTS: ColumnsOfPart<Voucher> = {
  head: [...FIRST, 'Balance', ...LAST],
  reads: ['dues'],
  async cells(tables, rows) {
    const dues = await tables.table<Due & Settlement>('dues').bulkGet(rows.map(({ id }) => id));
    return rows.map((row, at) => {
      const first = firstCells(row, listedAmountOf(row));
      if (!isTrade(row)) return [...first, '', row.state, row.narration];
      const { balance, status } = standingOf(row, dues[at], today());
      return [...first, csvRupees(balance), status, row.narration];
    });
  },
};

const PAYMENTS: ColumnsOfPart<Voucher> = {
  head: [...FIRST, 'On Account', ...LAST],
  reads: [],
  cells: (_, rows) =>
    Promise.resolve(
      rows.map((row) => [...firstCells(row), csvRupees(onAccountOf(row, isPartyId)), row.state, row.narration]),
    ),
};

/** The columns of the list as a file, and the shape of a record in a copy. */
export const file: FileForm<Voucher> = {
  since: 2,
  columns: {
    head: [...FIRST, ...LAST],
    cells: (voucher) => [...firstCells(voucher), voucher.state, voucher.narration],
  },
  columnsOf: {
    Invoices: DOCUMENTS,
    Invoice: DOCUMENTS,
    'Credit Note': DOCUMENTS,
    Purchases: DOCUMENTS,
    Purchase: DOCUMENTS,
    'Debit Note': DOCUMENTS,
    Payments: PAYMENTS,
    ...ORDER_COLUMNS,
  },
  shape: exactly<Voucher>()(
    v.variant('kind', [
      record({
        ...head,
        kind: v.literal('Journal'),
        lines: listOf(line, 'a list of lines'),
        setOffOf: v.optional(text),
      }),
      record({
        ...head,
        kind: v.literal('Contra'),
        paidFrom: named,
        receivedIn: named,
        amount: maybePaise,
        reference: text,
      }),
      record({ ...money, kind: oneOf(['Receipt', 'Payment']) }),
      record({
        ...head,
        kind: v.literal('Stock Adjustment'),
        direction: oneOf(DIRECTIONS),
        lines: listOf(
          record({
            ...goods,
            godown: named,
            reverseInputTax: flag,
            worth: v.optional(
              record({ cost: paise, cgst: paise, sgst: paise, igst: paise, cess: paise, charged: oneOf(CHARGED) }),
            ),
            counted: v.optional(quantity),
          }),
          'a list of lines',
        ),
      }),
      record({
        ...head,
        kind: v.literal('Stock Transfer'),
        fromGodown: named,
        toGodown: named,
        lines: listOf(record(goods), 'a list of lines'),
      }),
      ...documentShapes(head),
      ...orderShapes(head),
    ]),
  ),
};

function firstCells(voucher: Voucher, amount: Paise = amountOf(voucher)): readonly CsvCell[] {
  const { number, date: day, kind } = voucher;
  return [number, day, kind, kindOf(voucher).particulars(voucher), csvRupees(amount)];
}

function isBalanced(all: readonly Posting[]): boolean {
  return isCountable(() => sumOf(all.map(({ amount }) => amount)) === 0);
}
