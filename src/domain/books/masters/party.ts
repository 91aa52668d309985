import { gstinInCapitals, stateOfGstin } from '#domain/gstin.ts';
import { type Paise, ZERO } from '#domain/money.ts';
import { OTHER_COUNTRY, placeOf } from '#domain/state-code.ts';
import { problemInEmail, problemInPinCode } from '#domain/books/contact.ts';
import { problemInName, tidyName } from '#domain/books/names.ts';
import { type BalanceSide, type OpeningEntry, openingEntry, openingFrom, problemInBalance } from './opening.ts';
import { billsFrom, type OpeningBill, type OpeningBillEntry, problemInSplit } from './opening-bill.ts';
import { type Problems, problemsIn } from '#domain/books/problems.ts';
import { type PartyRegistration, problemInGstin } from '#domain/books/registration.ts';

/** A customer or supplier. Each is a ledger of its own; optional texts may be blank. */
export type Party = Readonly<{
  id: string;
  name: string;
  kind: PartyKind;
  registration: PartyRegistration;
  gstin: string;
  /** The code of two digits, 96 for one overseas, or blank if unknown. */
  state: string;
  address: string;
  city: string;
  pinCode: string;
  phone: string;
  email: string;
  /** Null if nothing was agreed: the due date then stays empty. */
  creditDays: number | null;
  /** Debit (they owe us) positive, credit negative. */
  opening: Paise;
  /** The open documents that the opening balance consists of; none if it is not split. */
  bills: readonly OpeningBill[];
  isActive: boolean;
}>;

export const PARTY_KINDS = ['Customer', 'Supplier', 'Both'] as const;
export type PartyKind = (typeof PARTY_KINDS)[number];

/** The group that a party's ledger stands under. Who buys and sells stands where the buyers do. */
export function groupOfParty(kind: PartyKind): 'Sundry Debtors' | 'Sundry Creditors' {
  return kind === 'Supplier' ? 'Sundry Creditors' : 'Sundry Debtors';
}

/** The values of the form. */
export type PartyEntry = Omit<Party, 'id' | 'opening' | 'bills'> &
  OpeningEntry &
  Readonly<{ bills: readonly OpeningBillEntry[] }>;

/** A new party is unregistered until its GSTIN is typed (`withGstin`): a walk-in has nothing but a name. */
export function blankParty(kind: PartyKind): PartyEntry {
  return partyEntry({ ...BLANK, kind });
}

export function partyEntry(party: Omit<Party, 'id'> & Readonly<{ id?: string }>): PartyEntry {
  const { id: _, opening, ...entry } = party;
  return { ...entry, ...openingEntry(opening, usualSide(party.kind)) };
}

/** An entry after its Kind was chosen: while there is no opening balance, its side is the usual one of the kind. */
export function withPartyKind(entry: PartyEntry, kind: PartyKind): PartyEntry {
  return { ...entry, kind, side: entry.balance === null ? usualSide(kind) : entry.side };
}

function usualSide(kind: PartyKind): BalanceSide {
  return groupOfParty(kind) === 'Sundry Debtors' ? 'Dr' : 'Cr';
}

/** What is kept of an entry without problems. A blank State is that of the GSTIN; overseas it is Other Country. */
export function partyFrom(entry: PartyEntry): Omit<Party, 'id'> {
  const { balance, side, ...party } = entry;
  const implied = entry.registration === 'Overseas' ? OTHER_COUNTRY : stateOfGstin(entry.gstin);
  return {
    ...party,
    name: tidyName(entry.name),
    gstin: gstinInCapitals(entry.gstin),
    state: entry.state || (implied?.code ?? ''),
    address: entry.address.trim(),
    city: entry.city.trim(),
    pinCode: entry.pinCode.trim(),
    phone: entry.phone.trim(),
    email: entry.email.trim(),
    opening: openingFrom({ balance, side }),
    bills: billsFrom(entry.bills),
  };
}

export function problemsInParty(entry: PartyEntry): Problems<PartyEntry> {
  return problemsIn<PartyEntry>({
    name: problemInName(entry.name, 'party'),
    gstin: problemInGstin(entry),
    state: problemInState(entry),
    // Postal codes of other countries have shapes of their own.
    pinCode: entry.registration === 'Overseas' ? undefined : problemInPinCode(entry.pinCode),
    email: problemInEmail(entry.email),
    creditDays: problemInCreditDays(entry.creditDays),
    balance: problemInBalance(entry),
    bills: problemInSplit(entry, entry.bills),
  });
}

function problemInState({ registration, state }: PartyEntry): string | undefined {
  if (state === '') return undefined;
  if (placeOf(state)?.code !== state) return 'Choose a State from the list.';
  const isAbroad = state === OTHER_COUNTRY.code;
  if (registration === 'Overseas' && !isAbroad) return 'Overseas goes with the State 96 Other Country. Choose that.';
  if (registration !== 'Overseas' && isAbroad) return 'Other Country is for overseas parties. Choose another State.';
  return undefined;
}

function problemInCreditDays(days: number | null): string | undefined {
  if (days === null || (Number.isInteger(days) && days >= 0 && days <= 999)) return undefined;
  return 'Enter the credit days as a whole number from 0 to 999.';
}

const BLANK: Omit<Party, 'id'> = {
  name: '',
  kind: 'Customer',
  registration: 'Unregistered',
  gstin: '',
  state: '',
  address: '',
  city: '',
  pinCode: '',
  phone: '',
  email: '',
  creditDays: null,
  opening: ZERO,
  bills: [],
  isActive: true,
};

/** Whoever buys over the counter without giving a name. */
export const WALK_IN: Omit<Party, 'id'> = { ...BLANK, name: 'Walk-in Customer' };
