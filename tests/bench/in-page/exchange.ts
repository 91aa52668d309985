import { suggestionsFor } from '#data/books/banking/bank-suggestions.ts';
import { takeInStatement } from '#data/books/banking/take-in-statement.ts';
import { openGstr2b, purchaseMatch } from '#data/books/returns/purchase-match.ts';
import { booksStore } from '#data/books/store.ts';
import type { PurchaseInput } from '#domain/books/documents/document.ts';
import type { Month } from '#domain/books/returns/return-month.ts';
import { type Voucher } from '#domain/books/vouchers/voucher.ts';
import { daysAfter } from '#domain/calendar.ts';
import { asPaise } from '#domain/money.ts';
import { BOOKS_BEGIN, DAYS } from '../books.ts';
import { longestBlock, timeOf } from './timing.ts';
import { amountOf, kindOf } from '#domain/books/voucher-kinds.ts';

const LAST = daysAfter(BOOKS_BEGIN, DAYS - 1);
const CASH = 'LED-000001';
const OWN_GSTIN = '27AAPFU0939F1ZV';

/** A statement of the last receipts, as the bank would tell them: milliseconds until each line has its suggestions. */
export async function matchStatement(
  count: number,
): Promise<Readonly<{ took: number; blocked: number; found: number }>> {
  const receipts = await lastOf('Receipt', count);
  const lines = receipts.map((voucher, line) => ({
    line,
    on: voucher.date,
    narration: `UPI/${line}/${kindOf(voucher).ledgers(voucher)[0]?.name}`,
    reference: `${++references}`,
    amount: asPaise(amountOf(voucher)),
    balance: null,
  }));
  const { ids } = await takeInStatement(CASH, lines, 'statement.csv');
  const rows = await booksStore.records('bankLines').bulkGet([...ids]);
  const kept = rows.flatMap((row) => row ?? []);
  let [took, found] = [0, 0];
  const blocked = await longestBlock(async () => {
    took = await timeOf(async () => {
      const suggestions = await suggestionsFor(CASH, kept);
      found = [...suggestions.values()].filter(({ length }) => length > 0).length;
    });
  });
  return { took, blocked, found };
}

/** A GSTR-2B of the last purchases: milliseconds to open it and to match it with the books. */
export async function matchGstr2b(count: number): Promise<Readonly<{ took: number; blocked: number; found: number }>> {
  const purchases = await lastOf('Purchase', count);
  const month = LAST.slice(0, 7) as Month;
  const file = new Blob([gstr2bOf(month, purchases as readonly Voucher<PurchaseInput>[])]);
  await atRest();
  let [took, found] = [0, 0];
  const blocked = await longestBlock(async () => {
    took = await timeOf(async () => {
      await openGstr2b([file], OWN_GSTIN);
      found = (await purchaseMatch(month)).pairs.filter(({ bucket }) => bucket === 'Matched').length;
    });
  });
  return { took, blocked, found };
}

function lastOf(kind: string, count: number) {
  const all = booksStore.records('vouchers').where('[kind+date+keys.serial]');
  // oxlint-disable-next-line unicorn/no-array-reverse -- a Dexie collection, whose reverse() walks the index backwards
  return all.between([kind, ''], [kind, '\uffff']).reverse().limit(count).toArray();
}

/** As the portal writes it since October 2024. */
function gstr2bOf(month: Month, purchases: readonly Voucher<PurchaseInput>[]): string {
  const period = month.split('-').toReversed().join('');
  const b2b = purchases.map((purchase) => {
    const { taxable, igst, cgst, sgst, cess, total } = purchase.sums;
    const bill = {
      inum: purchase.billNumber,
      typ: 'R',
      dt: purchase.billDate.split('-').toReversed().join('-'),
      val: total / 100,
      pos: '27',
      rev: 'N',
      itcavl: 'Y',
      rsn: '',
      txval: taxable / 100,
      igst: igst / 100,
      cgst: cgst / 100,
      sgst: sgst / 100,
      cess: cess / 100,
    };
    return { ctin: purchase.party?.gstin, trdnm: purchase.party?.name, supprd: period, inv: [bill] };
  });
  return JSON.stringify({ data: { gstin: OWN_GSTIN, rtnprd: period, version: '1.0', docdata: { b2b } } });
}

/** Lets the browser clear away what was made for the measurement. */
function atRest(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, REST_MS));
}

const REST_MS = 1000;
let references = 0;
