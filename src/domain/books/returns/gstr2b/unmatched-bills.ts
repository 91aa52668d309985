import { daysBetween, financialYearOf } from '#domain/calendar.ts';
import type { BookedBill } from './booked-bill.ts';
import { comparedNumber } from './bill-number.ts';
import { amountsAgree } from './compare-bills.ts';
import type { Gstr2bRow } from './gstr2b.ts';

/** The bills of the books that no row has yet, by what rows know them by: thousands are found without comparing all. */
export class UnmatchedBills {
  readonly #free: Map<string, BookedBill>;
  readonly #byNumber = new Map<string, BookedBill[]>();
  readonly #byHolder = new Map<string, BookedBill[]>();
  readonly #byAmount = new Map<string, Set<BookedBill>>();

  constructor(bills: readonly BookedBill[]) {
    this.#free = new Map(bills.map((bill) => [bill.id, bill]));
    for (const bill of bills) {
      const year = financialYearOf(bill.date);
      put(this.#byNumber, numberKey(bill.gstin, year, bill.number), bill);
      put(this.#byHolder, numberKey(holderOf(bill.gstin), year, bill.number), bill);
      const key = amountKey(bill.gstin, rupees(bill.taxable));
      this.#byAmount.set(key, (this.#byAmount.get(key) ?? new Set()).add(bill));
    }
  }

  byId(id: string): BookedBill | undefined {
    return this.#free.get(id);
  }

  /** Of the same supplier, number and financial year; a debit note for a credit note. */
  byNumber({ gstin, date, taxable }: Gstr2bRow, number: string): BookedBill | undefined {
    const same = this.#byNumber.get(numberKey(gstin, financialYearOf(date), number)) ?? [];
    return same.find((bill) => this.#isFree(bill) && isSameSide(bill.taxable, taxable));
  }

  /** By number, as `byNumber`, but of another GSTIN with the same PAN, where the amounts agree. */
  byHolder(row: Gstr2bRow): BookedBill | undefined {
    if (row.gstin.length !== 15) return undefined;
    const same = this.#byHolder.get(numberKey(holderOf(row.gstin), financialYearOf(row.date), row.number)) ?? [];
    return same.find((bill) => this.#isFree(bill) && amountsAgree(bill, row));
  }

  /** Of the same supplier with the same amounts, the nearest in time: of monthly rents, that of the month. */
  byAmounts(row: Gstr2bRow, isOther: (bill: BookedBill) => boolean): BookedBill | undefined {
    if (row.taxable === 0) return undefined;
    const near = [0, -1, 1].map((by) => this.#byAmount.get(amountKey(row.gstin, rupees(row.taxable) + by)) ?? []);
    let best: Readonly<{ bill: BookedBill; days: number }> | undefined;
    for (const bill of inTurn(near)) {
      if (best?.days === 0) break;
      const days = Math.abs(daysBetween(row.date, bill.date));
      if (days > MOST_DAYS || (best && days >= best.days)) continue;
      if (amountsAgree(bill, row) && !isOther(bill)) best = { bill, days };
    }
    return best?.bill;
  }

  /** From now on it belongs to a row. */
  take(bill: BookedBill): void {
    this.#free.delete(bill.id);
    this.#byAmount.get(amountKey(bill.gstin, rupees(bill.taxable)))?.delete(bill);
  }

  left(): readonly BookedBill[] {
    return [...this.#free.values()];
  }

  #isFree(bill: BookedBill): boolean {
    return this.#free.has(bill.id);
  }
}

/** The key by which a bill is known again: supplier, number however it is typed, and financial year. */
export function numberKey(gstin: string, year: string, number: string): string {
  return `${gstin}/${year}/${comparedNumber(number)}`;
}

function amountKey(gstin: string, taxable: number): string {
  return `${gstin}/${taxable}`;
}

/** The PAN within a GSTIN. */
function holderOf(gstin: string): string {
  return gstin.slice(2, 12);
}

function rupees(paise: number): number {
  return Math.round(paise / 100);
}

function isSameSide(one: number, other: number): boolean {
  return one === 0 || other === 0 || one > 0 === other > 0;
}

/** Without a list of all: of thousands with one amount, the first are enough. */
function* inTurn(lists: readonly Iterable<BookedBill>[]): Iterable<BookedBill> {
  for (const list of lists) yield* list;
}

function put(map: Map<string, BookedBill[]>, key: string, bill: BookedBill): void {
  const same = map.get(key);
  if (same) same.push(bill);
  else map.set(key, [bill]);
}

/** So far apart may be what only its amounts make one. */
const MOST_DAYS = 31;
