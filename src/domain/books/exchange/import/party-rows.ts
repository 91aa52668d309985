import { folded } from '#domain/format.ts';
import { gstinInCapitals, stateOfGstin } from '#domain/gstin.ts';
import { OTHER_COUNTRY } from '#domain/state-code.ts';
import { openingInput } from '#domain/books/masters/opening-balance.ts';
import {
  blankParty,
  type Party,
  type PartyInput,
  partyFrom,
  type PartyKind,
  problemsInParty,
} from '#domain/books/masters/party.ts';
import type { PartyRegistration } from '#domain/books/registration.ts';
import { type Cells, ofTwoSides, onSide, stateCodeOf } from './cells.ts';
import type { ColumnField } from './columns.ts';
import { isOfLedgers } from './ledger-rows.ts';

export type PartyColumn = (typeof PARTY_COLUMNS)[number]['name'];

/** A party of a row of a file, or what is wrong with it. `usual` is the kind of those whose row does not say it. */
export function partyOfRow(cells: Cells<PartyColumn>, usual: PartyKind): Omit<Party, 'id'> | undefined {
  const input = partyInputOf(cells, usual);
  const group = cells.text('kind');
  if (isOfLedgers(group)) cells.say(`It stands under “${group}”: a ledger, and no party.`);
  for (const sentence of Object.values(problemsInParty(input))) cells.say(sentence);
  return cells.problems.length === 0 ? partyFrom(input) : undefined;
}

function partyInputOf(cells: Cells<PartyColumn>, usual: PartyKind): PartyInput {
  const gstin = gstinInCapitals(cells.code('gstin'));
  const kind = kindOf(cells.text('kind')) ?? usual;
  const registration = registrationOf(cells.text('registration'), gstin);
  const blank = blankParty(kind);
  const opening = openingOfParty(cells, kind);
  return {
    ...blank,
    ...(opening !== null && openingInput(opening, blank.side)),
    name: cells.text('name'),
    registration,
    gstin,
    state: registration === 'Overseas' ? OTHER_COUNTRY.code : stateOfRow(cells, gstin),
    address: cells.text('address'),
    city: cells.text('city'),
    pinCode: cells.code('pinCode').replaceAll(/[\s.]|\.0$/g, ''),
    phone: cells.code('phone').replace(/\.0$/, ''),
    email: cells.text('email'),
    creditDays: cells.whole('creditDays'),
    creditLimit: cells.rupees('creditLimit'),
  };
}

function stateOfRow(cells: Cells<PartyColumn>, gstin: string): string {
  const text = cells.text('state');
  const code = text === '' ? '' : stateCodeOf(text);
  if (code === undefined) cells.say(`“${text}” is no State. Write its name as it is now, or its GST code.`);
  // What the GSTIN says is known better, and a wrong GSTIN is told by itself.
  return stateOfGstin(gstin)?.code ?? code ?? '';
}

/** Debit positive. A plain figure stands on the usual side of the kind, unless a column, or the figure itself, says another. */
function openingOfParty(cells: Cells<PartyColumn>, kind: PartyKind) {
  const two = ofTwoSides(cells.rupees('debit'), cells.rupees('credit'));
  if (two !== null) return two;
  const text = cells.text('balance');
  const amount = cells.balance('balance');
  if (amount === null || /[dc]r\b|debit|credit/i.test(text)) return amount;
  return onSide(amount, cells.text('side'), kind === 'Supplier' ? 'Cr' : 'Dr');
}

function kindOf(text: string): PartyKind | undefined {
  const word = folded(text);
  if (/both/.test(word) || (/custom/.test(word) && /suppl|vend/.test(word))) return 'Both';
  if (/custom|debtor|client|buyer/.test(word)) return 'Customer';
  return /suppl|vendor|creditor|seller/.test(word) ? 'Supplier' : undefined;
}

function registrationOf(text: string, gstin: string): PartyRegistration {
  const word = folded(text);
  if (/sez|special economic/.test(word)) return 'SEZ';
  if (/overseas|foreign|export/.test(word)) return 'Overseas';
  if (/compos/.test(word)) return 'Composition';
  return gstin === '' ? 'Unregistered' : 'Regular';
}

/** Headings of Tally, Vyapar, Zoho Books, Frappe Books and Busy among them. */
export const PARTY_COLUMNS = [
  {
    name: 'name',
    label: 'Name',
    called: [
      'party name',
      'party',
      'customer name',
      'supplier name',
      'vendor name',
      'display name',
      'contact name',
      'ledger name',
      'company name',
      'particulars',
      'name of ledger',
    ],
  },
  {
    name: 'kind',
    label: 'Kind',
    called: ['party type', 'type', 'role', 'group', 'parent', 'parent group', 'under', 'party group', 'contact type'],
  },
  {
    name: 'registration',
    label: 'GST Registration',
    called: ['gst type', 'gst treatment', 'registration type', 'gst registration type', 'type of dealer'],
  },
  {
    name: 'gstin',
    label: 'GSTIN',
    called: [
      'gstin/uin',
      'gst no',
      'gst number',
      'gstin no',
      'gst identification number gstin',
      'gst in',
      'party gstin',
    ],
  },
  {
    name: 'state',
    label: 'State',
    called: ['state name', 'billing state', 'place of contact', 'place of contact with state code', 'place of supply'],
  },
  { name: 'address', label: 'Address', called: ['billing address', 'address 1', 'street', 'mailing address'] },
  { name: 'city', label: 'City', called: ['billing city', 'town', 'station'] },
  { name: 'pinCode', label: 'PIN Code', called: ['pincode', 'pin', 'postal code', 'billing code', 'zip'] },
  {
    name: 'phone',
    label: 'Phone',
    called: ['phone no', 'mobile', 'mobile no', 'mobilephone', 'contact no', 'phone number'],
  },
  { name: 'email', label: 'Email', called: ['email id', 'emailid', 'e mail', 'e mail id'] },
  {
    name: 'creditDays',
    label: 'Credit Days',
    called: ['credit period', 'payment terms', 'due days', 'default credit period'],
  },
  { name: 'creditLimit', label: 'Credit Limit', called: ['credit limit amount', 'maximum credit'] },
  {
    name: 'debit',
    label: 'Opening Debit',
    called: ['debit', 'dr', 'opening balance dr', 'receivable balance', 'to receive'],
  },
  {
    name: 'credit',
    label: 'Opening Credit',
    called: ['credit', 'cr', 'opening balance cr', 'payable balance', 'to pay'],
  },
  {
    name: 'balance',
    label: 'Opening Balance',
    called: ['opening bal', 'op balance', 'op bal', 'balance', 'outstanding amount'],
  },
  { name: 'side', label: 'Balance Side', called: ['dr/cr', 'd/c', 'opening balance type', 'balance type'] },
] as const satisfies readonly ColumnField<string>[];
