import type { IsoDate } from '#domain/calendar.ts';
import { BLANK, formatDay, formatText } from '#domain/format.ts';
import { formatGstin, stateOfGstin } from '#domain/gstin.ts';
import { placeOfCode, type State } from '#domain/state-code.ts';
import { licencesInWords } from '#domain/books/masters/licences.ts';
import type { Business } from '#domain/books/masters/business.ts';
import { type DocumentInput, isNote, isReverseCharge } from '#domain/books/documents/document.ts';
import { isWithoutInvoice } from '#domain/books/documents/without-invoice.ts';
import type { SummedDocument } from '#domain/books/documents/document-sums.ts';
import type { VoucherState } from '#domain/books/voucher-head.ts';

/** A document that is kept; a draft has no number. */
export type PaperVoucher = SummedDocument & Readonly<{ date: IsoDate; state: VoucherState; number: string }>;

/** Our address, State with its code, GSTIN, and how we are reached (CGST Rules, rule 46(a)). */
export function issuerLines(business: Business): readonly string[] {
  const { address, city, pinCode, state, gstin, phone, email } = business;
  return withoutBlanks([
    ...addressLines({ address, city, pinCode }),
    stateLine(placeOfCode(state)),
    gstin === '' ? '' : `GSTIN ${formatGstin(gstin)}`,
    ...licencesInWords(business),
    [phone, email].filter((part) => part !== '').join(' · '),
  ]);
}

/** The other party as it was when the document was issued (CGST Rules, rule 46(d) and (e)). */
export function partyOnPaper({ kind, party }: DocumentInput) {
  const title = TITLES[kind];
  if (!party) return { title, name: BLANK, lines: [] };
  return {
    title,
    name: formatText(party.name),
    lines: withoutBlanks([
      ...addressLines(party),
      stateLine(stateOfGstin(party.gstin) ?? placeOfCode(party.state)),
      party.gstin === '' ? '' : `GSTIN ${formatGstin(party.gstin)}`,
      ...licencesInWords(party),
    ]),
  };
}

/** The address that the goods go to, if that is another address than the customer's (CGST Rules, rule 46(o)). */
export function deliveryOnPaper(document: DocumentInput) {
  const to = document.kind === 'Invoice' ? document.delivery : undefined;
  if (!to) return [];
  const name = to.name === '' ? '' : formatText(to.name);
  const lines = withoutBlanks([name, ...addressLines(to), stateLine(placeOfCode(to.state))]);
  return lines.length === 0 ? [] : [{ kind: 'words', title: 'Delivery address', lines } as const];
}

/** Number, dates, what it is against, place of supply, reverse charge (CGST Rules, rules 46, 49 and 53). */
export function factsOnPaper(document: PaperVoucher): readonly (readonly [string, string])[] {
  const place = placeOfCode(document.place);
  return [
    ['Number', document.state === 'Draft' ? BLANK : document.number],
    ['Date', formatDay(document.date)],
    ...(isNote(document) ? factsOfNote(document) : factsOfTrade(document)),
    // An unregistered business supplies outside of GST, which alone asks for these two.
    ...(document.own.registration === 'Unregistered'
      ? []
      : [
          ['Place of Supply', place ? nameAndCode(place) : BLANK] as const,
          ['Reverse Charge', isReverseCharge(document) ? 'Yes' : 'No'] as const,
        ]),
  ];
}

function factsOfTrade(document: Extract<DocumentInput, { dueDate: unknown }>): readonly (readonly [string, string])[] {
  return [
    ...(document.kind === 'Purchase'
      ? [
          ['Bill Number', formatText(document.billNumber)] as const,
          ['Bill Date', formatDay(document.billDate)] as const,
        ]
      : []),
    ...(document.dueDate === '' ? [] : [['Due Date', formatDay(document.dueDate)] as const]),
    ...(document.reference.trim() === '' ? [] : [['Reference', formatText(document.reference)] as const]),
  ];
}

function factsOfNote(note: Extract<DocumentInput, { against: unknown }>): readonly (readonly [string, string])[] {
  // The supplier knows its own bill, not our number of it (CGST Rules, rule 53(1A)(g)).
  const { number = '', date = '' } = note.against?.bill ?? note.against ?? {};
  const against = note.kind === 'Credit Note' ? 'Invoice' : note.against?.bill ? 'Bill' : 'Purchase';
  const reason = ['Reason', formatText(note.reason)] as const;
  if (isWithoutInvoice(note)) return [reason];
  return [[`Against ${against}`, formatText(number)], [`${against} Date`, formatDay(date)], reason];
}

function addressLines({ address, city, pinCode }: Pick<Business, 'address' | 'city' | 'pinCode'>): readonly string[] {
  return [...address.split('\n'), [city, pinCode].filter((part) => part.trim() !== '').join(' ')];
}

function stateLine(state: State | undefined): string {
  return state ? `State ${nameAndCode(state)}` : '';
}

function nameAndCode({ name, code }: State): string {
  return `${name} (${code})`;
}

/** Drops blank lines; each other line stays by itself, since what people typed may mix directions of writing. */
function withoutBlanks(lines: readonly string[]): readonly string[] {
  return lines.map((line) => line.trim()).filter((line) => line !== '');
}

const TITLES = {
  Invoice: 'Billed to',
  'Credit Note': 'Issued to',
  Purchase: 'Bought from',
  'Debit Note': 'Issued to',
} as const satisfies Record<DocumentInput['kind'], string>;
