import { gstinInCapitals, stateOfGstin } from '#domain/gstin.ts';
import { type Paise, ZERO } from '#domain/money.ts';
import { OTHER_COUNTRY, placeOfCode } from '#domain/state-code.ts';
import { problemInEmail, problemInPinCode } from '#domain/books/contact.ts';
import { problemInName, tidyName } from '#domain/books/names.ts';
import { type BalanceSide, type OpeningInput, openingInput, openingFrom, problemInBalance } from './opening-balance.ts';
import { billsFrom, type OpeningBill, type OpeningBillInput, problemInSplit } from './opening-bill.ts';
import { type Licences, licencesFrom, problemInFssai } from './licences.ts';
import type { Allocation } from '#domain/books/voucher-head.ts';
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
  /** The most that they may owe us; not there if nothing was agreed. */
  creditLimit?: Paise;
  /** Debit (they owe us) positive, credit negative. */
  opening: Paise;
  /** The open documents that the opening balance consists of; none if it is not split. */
  bills: readonly OpeningBill[];
  /** The documents that the opening balance is set against, as far as it was paid in advance, each once; not there for none. */
  allocations?: readonly Allocation[] | undefined;
  isActive: boolean;
}> &
  Licences;

export const PARTY_KINDS = ['Customer', 'Supplier', 'Both'] as const;
export type PartyKind = (typeof PARTY_KINDS)[number];

/** The group that a party's ledger stands under. Who buys and sells stands where the buyers do. */
export function groupOfParty(kind: PartyKind): 'Sundry Debtors' | 'Sundry Creditors' {
  return kind === 'Supplier' ? 'Sundry Creditors' : 'Sundry Debtors';
}

/** The values of the form. */
export type PartyInput = Omit<Party, 'id' | 'opening' | 'bills' | 'creditLimit'> &
  OpeningInput &
  Readonly<{ creditLimit: Paise | null; bills: readonly OpeningBillInput[] }>;

/** A new party is unregistered until its GSTIN is typed (`withGstin`): a walk-in has nothing but a name. */
export function blankParty(kind: PartyKind): PartyInput {
  return partyInput({ ...BLANK, kind });
}

export function partyInput(party: Omit<Party, 'id'> & Readonly<{ id?: string }>): PartyInput {
  const { id: _, opening, creditLimit, ...input } = party;
  return { ...input, creditLimit: creditLimit ?? null, ...openingInput(opening, usualSideOfKind(party.kind)) };
}

/** Returns an input after its Kind was chosen: without an opening balance, its side is the usual one of the kind. */
export function withPartyKind(input: PartyInput, kind: PartyKind): PartyInput {
  return { ...input, kind, side: input.balance === null ? usualSideOfKind(kind) : input.side };
}

function usualSideOfKind(kind: PartyKind): BalanceSide {
  return groupOfParty(kind) === 'Sundry Debtors' ? 'Dr' : 'Cr';
}

/** Makes the party of an input without problems. A blank State is that of the GSTIN; overseas it is Other Country. */
export function partyFrom(input: PartyInput): Omit<Party, 'id'> {
  const { balance, side, creditLimit, allocations = [], fssai: _, drugLicences: __, ...party } = input;
  const set = allocations.filter(({ amount }) => amount !== 0);
  const implied = input.registration === 'Overseas' ? OTHER_COUNTRY : stateOfGstin(input.gstin);
  return {
    ...party,
    ...licencesFrom(input),
    name: tidyName(input.name),
    gstin: gstinInCapitals(input.gstin),
    state: input.state || (implied?.code ?? ''),
    address: input.address.trim(),
    city: input.city.trim(),
    pinCode: input.pinCode.trim(),
    phone: input.phone.trim(),
    email: input.email.trim(),
    opening: openingFrom({ balance, side }),
    bills: billsFrom(input.bills),
    ...(creditLimit !== null && { creditLimit }),
    ...(set.length > 0 && { allocations: set }),
  };
}

/** Returns a party whose opening balance is set against a document with this amount: with 0, not at all. */
export function withAllocation<Of extends Pick<Party, 'allocations'>>(
  party: Of,
  document: string,
  amount: Paise,
): Omit<Of, 'allocations'> & Pick<Party, 'allocations'> {
  const { allocations = [], ...others } = party;
  const set = allocations.filter((one) => one.document !== document);
  if (amount !== 0) set.push({ document, amount });
  return { ...others, ...(set.length > 0 && { allocations: set }) };
}

export function problemsInParty(input: PartyInput): Problems<PartyInput> {
  return problemsIn<PartyInput>({
    name: problemInName(input.name, 'party'),
    gstin: problemInGstin(input),
    fssai: problemInFssai(input),
    state: problemInState(input),
    // Postal codes of other countries have shapes of their own.
    pinCode: input.registration === 'Overseas' ? undefined : problemInPinCode(input.pinCode),
    email: problemInEmail(input.email),
    creditDays: problemInCreditDays(input.creditDays),
    creditLimit: (input.creditLimit ?? 0) < 0 ? 'Enter the credit limit without a minus.' : undefined,
    balance: problemInBalance(input),
    bills: problemInSplit(input, input.bills),
  });
}

function problemInState({ registration, state }: PartyInput): string | undefined {
  if (state === '') return undefined;
  if (placeOfCode(state)?.code !== state) return 'Choose a State from the list.';
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
