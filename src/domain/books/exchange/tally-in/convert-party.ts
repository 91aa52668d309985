import { dayBefore, financialYearOf, type IsoDate } from '#domain/calendar.ts';
import { folded } from '#domain/format.ts';
import { gstinInCapitals, stateOfGstin } from '#domain/gstin.ts';
import { asPaise, type Paise, sumOf } from '#domain/money.ts';
import { OTHER_COUNTRY } from '#domain/state-code.ts';
import { stateCodeOf } from '#domain/books/exchange/import/cells.ts';
import { fieldInWords } from '#domain/books/audit/edit-differences.ts';
import { nameKey } from '#domain/books/names.ts';
import { openingInput } from '#domain/books/masters/opening-balance.ts';
import type { OpeningBill } from '#domain/books/masters/opening-bill.ts';
import { blankParty, type Party, type PartyInput, partyFrom, problemsInParty } from '#domain/books/masters/party.ts';
import type { PartyRegistration } from '#domain/books/registration.ts';
import type { TallyBill, TallyLedger } from './tally-masters.ts';
import type { ImportReport } from './import-report.ts';

/** Converts a party with its opening balance and bills. What of it is wrong is left out and reported; the rest comes in. */
export function partyFromTally(
  ledger: TallyLedger,
  kind: 'Customer' | 'Supplier',
  begins: IsoDate,
  report: ImportReport,
): Omit<Party, 'id'> {
  const input = inputOf(ledger, kind);
  const right = Object.entries(problemsInParty(input)).reduce((so, [field, sentence]) => {
    report.add(`${fieldInWords(field)} of a party is left out. ${sentence}`, ledger.name);
    return withoutField(so, field);
  }, input);
  return { ...partyFrom(right), opening: ledger.opening, bills: openingBills(ledger, begins, report) };
}

function inputOf(ledger: TallyLedger, kind: 'Customer' | 'Supplier'): PartyInput {
  const gstin = gstinInCapitals(ledger.gstin);
  const registration = registrationFrom(ledger, gstin);
  const blank = blankParty(kind);
  return {
    ...blank,
    ...openingInput(ledger.opening, blank.side),
    name: ledger.name,
    registration,
    gstin,
    state:
      registration === 'Overseas' ? OTHER_COUNTRY.code : (stateOfGstin(gstin)?.code ?? stateCodeOf(ledger.state) ?? ''),
    address: ledger.address.join(', '),
    pinCode: ledger.pinCode.replaceAll(/\s/g, ''),
    phone: ledger.phone,
    email: ledger.email,
    creditDays: ledger.creditDays,
  };
}

function registrationFrom({ registration, country }: TallyLedger, gstin: string): PartyRegistration {
  const word = folded(registration);
  if (/overseas|foreign/.test(word) || (gstin === '' && country !== '' && folded(country) !== 'india'))
    return 'Overseas';
  if (gstin === '') return 'Unregistered';
  if (/sez/.test(word)) return 'SEZ';
  return /compos/.test(word) ? 'Composition' : 'Regular';
}

/** Without its GSTIN one is unregistered. */
function withoutField(input: PartyInput, field: string): PartyInput {
  if (field === 'gstin') return { ...input, gstin: '', registration: 'Unregistered' };
  if (field === 'creditDays') return { ...input, creditDays: null };
  return ['state', 'pinCode', 'email'].includes(field) ? { ...input, [field]: '' } : input;
}

/**
 * The open documents of an opening balance, on its side; their sum is the balance, as it is here. What was paid in advance
 * or is on account lowers them, the oldest first.
 */
function openingBills(ledger: TallyLedger, begins: IsoDate, report: ImportReport): readonly OpeningBill[] {
  const { opening, bills, name } = ledger;
  const isOpen = (bill: TallyBill) => bill.amount > 0 === opening > 0 && !bill.isAdvance;
  const open = bills.filter(isOpen).toSorted((a, b) => (a.date < b.date ? -1 : a.date > b.date ? 1 : 0));
  if (opening === 0 || open.length === 0) {
    if (bills.length > 0 && opening === 0) report.add(NOTHING_OPEN, name);
    return [];
  }
  const size = (amount: Paise) => asPaise(Math.abs(amount));
  const sum = sumOf(open.map(({ amount }) => size(amount)));
  let over = Math.max(0, sum - size(opening));
  if (over > 0) report.add(LOWERED, name);
  const taken = new Set<string>();
  const left = open.flatMap(({ name: number, date, dueDate, amount }): OpeningBill[] => {
    const less = Math.min(over, size(amount));
    over -= less;
    const on = date === '' ? dayBefore(begins) : date;
    const bill = { date: on, dueDate: dueDate !== '' && dueDate >= on ? dueDate : ('' as const) };
    const still = asPaise(size(amount) - less);
    return still === 0 ? [] : [{ ...bill, number: freeNumber(number || 'Opening', on, taken), amount: still }];
  });
  const rest = asPaise(Math.max(0, size(opening) - sum));
  const on = dayBefore(begins);
  if (rest === 0) return left;
  return [...left, { number: freeNumber('On Account', on, taken), date: on, dueDate: '', amount: rest }];
}

/**
 * The bills under whose names vouchers of Tally use what was paid in advance: those of an opening balance that comes in whole,
 * together at most all of it.
 */
export function advanceBills({ opening, bills }: TallyLedger, party: Pick<Party, 'bills'>): readonly TallyBill[] {
  let left: number = Math.abs(opening);
  return (party.bills.length > 0 ? [] : bills).flatMap((bill) => {
    const amount = bill.amount > 0 === opening > 0 ? Math.min(left, Math.abs(bill.amount)) : 0;
    left -= amount;
    return amount === 0 ? [] : [{ ...bill, amount: asPaise(opening > 0 ? amount : 0 - amount) }];
  });
}

/** A supplier gives a number once in a financial year. */
function freeNumber(number: string, date: IsoDate, taken: Set<string>): string {
  const keyOf = (one: string) => `${financialYearOf(date)}/${nameKey(one)}`;
  let free = number;
  for (let nth = 2; taken.has(keyOf(free)); nth++) free = `${number} (${nth})`;
  taken.add(keyOf(free));
  return free;
}

const NOTHING_OPEN = 'Bills of parties whose opening balance is nothing settle each other, and are left out.';
const LOWERED = 'Advances in an opening balance are set against its oldest bills.';
