import { amountInWords } from '#domain/amount-in-words.ts';
import { BLANK, formatDay, formatPlainRupeesInFull, formatRupeesInFull, formatText } from '#domain/format.ts';
import { formatGstin } from '#domain/gstin.ts';
import type { Paise } from '#domain/money.ts';
import { placeOf } from '#domain/state-code.ts';
import type { Business } from './business.ts';
import { type DocumentEntry, isNote, isReverseCharge, isSale } from './document.ts';
import { headingOf, legendOf } from './document-heading.ts';
import { hsnTable, linesTable, taxNames } from './document-paper-tables.ts';
import { type DocumentSums, documentSums } from './document-sums.ts';
import { titleOf, type Voucher } from './voucher.ts';

/**
 * A document as it prints, with the particulars of rule 46 of the CGST Rules for an invoice, rule 49 for a bill of supply and
 * rule 53(1A) for a note. A purchase and a debit note are our own record. Also of a draft and a cancelled one, which say so.
 */
export function documentPaper(document: Voucher<DocumentEntry>, business: Business) {
  const sums = documentSums(document);
  const name = formatText(business.name);
  return {
    title: `${titleOf(document)} · ${name}`,
    issuer: { name, lines: issuerLines(business, document) },
    heading: headingOf(document),
    note: [STATES[document.state], legendOf(document)].filter((part) => part !== '').join(' · '),
    blocks: [
      { kind: 'particulars', about: partyOf(document), facts: factsOf(document) },
      linesTable(document, sums),
      ...hsnTable(document, sums),
      {
        kind: 'sums',
        inWords: ['Total in words', amountInWords(sums.total)],
        lines: sumLines(sums),
        total: ['Total', formatRupeesInFull(sums.total)],
      },
      ...(isSale(document) ? [...bankOf(business), ...termsOf(document, business)] : notesOf(document)),
      { kind: 'signature', by: `For ${name}`, capacity: 'Authorised signatory' },
    ],
  } as const;
}

function issuerLines({ address, city, pinCode, gstin, phone, email }: Business, { own }: DocumentEntry) {
  return [
    address,
    [city, pinCode].filter((part) => part !== '').join(' '),
    stateWithCode(own.state),
    gstin === '' ? '' : `GSTIN ${formatGstin(gstin)}`,
    [phone, email].filter((part) => part !== '').join(' · '),
  ].filter((line) => line !== '');
}

/** The recipient of a sale, or the supplier, as it was when the document was issued. */
function partyOf(document: Voucher<DocumentEntry>) {
  const { party } = document;
  const title = isSale(document) ? 'Bill to' : 'Supplier';
  if (!party) return { title, name: BLANK, lines: [] };
  return {
    title,
    name: formatText(party.name),
    lines: [
      party.address,
      [party.city, party.pinCode].filter((part) => part !== '').join(' '),
      party.state === '' ? '' : stateWithCode(party.state),
      party.gstin === '' ? '' : `GSTIN ${formatGstin(party.gstin)}`,
    ].filter((line) => line !== ''),
  };
}

function factsOf(document: Voucher<DocumentEntry>): readonly (readonly [string, string])[] {
  return [
    ['Number', document.state === 'Draft' ? BLANK : document.number],
    ['Date', formatDay(document.date)],
    ...('dueDate' in document && document.dueDate !== '' ? [['Due date', formatDay(document.dueDate)] as const] : []),
    ...(document.kind === 'Purchase'
      ? ([
          ['Bill number', formatText(document.billNumber)],
          ['Bill date', formatDay(document.billDate)],
        ] as const)
      : []),
    ...('reference' in document && document.reference !== '' ? [['Reference', document.reference] as const] : []),
    ...(isNote(document) && document.against
      ? ([
          [document.kind === 'Credit Note' ? 'Against invoice' : 'Against purchase', document.against.number],
          ['Dated', formatDay(document.against.date)],
          ['Reason', document.reason],
        ] as const)
      : []),
    ['Place of supply', document.place === '' ? BLANK : stateWithCode(document.place)],
    ['Reverse charge', isReverseCharge(document) ? 'Yes' : 'No'],
  ];
}

function sumLines(sums: DocumentSums): readonly (readonly [string, string])[] {
  const line = (title: string, amount: Paise) => [title, formatPlainRupeesInFull(amount)] as const;
  return [
    line('Taxable value', sums.taxable),
    ...taxNames(sums.charged).map(([head, title]) => line(title, sums[head])),
    ...(sums.cess === 0 ? [] : [line('Cess', sums.cess)]),
    ...(sums.roundOff === 0 ? [] : [line('Round off', sums.roundOff)]),
  ];
}

function bankOf({ bankName, accountNumber, ifsc, upiId }: Business) {
  const lines = [
    accountNumber === '' ? '' : `Account number ${accountNumber}`,
    ifsc === '' ? '' : `IFSC ${ifsc}`,
    upiId === '' ? '' : `UPI ${upiId}`,
  ].filter((line) => line !== '');
  return bankName === '' && lines.length === 0 ? [] : [said('Bank details', [formatText(bankName), ...lines])];
}

/** The notes of the document itself, then the terms of the business. */
function termsOf(document: DocumentEntry, { terms }: Business) {
  return [...notesOf(document), ...(terms === '' ? [] : [said('Terms', terms.split('\n'))])];
}

function notesOf({ narration }: DocumentEntry) {
  return narration === '' ? [] : [said('Notes', narration.split('\n'))];
}

function said(title: string, [name = '', ...lines]: readonly string[]) {
  return { kind: 'particulars', about: { title, name, lines }, facts: [] } as const;
}

/** "Maharashtra (27)". */
function stateWithCode(code: string): string {
  const place = placeOf(code);
  return place ? `${place.name} (${place.code})` : code;
}

const STATES = { Draft: 'Draft, not issued', Issued: '', Cancelled: 'Cancelled' } as const;
