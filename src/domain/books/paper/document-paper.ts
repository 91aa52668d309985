import { amountInWords } from '#domain/amount-in-words.ts';
import { formatRupees, formatRupeesInFull, formatText } from '#domain/format.ts';
import { type Paise, ZERO } from '#domain/money.ts';
import type { Business } from '#domain/books/masters/business.ts';
import { type DocumentInput, isReverseCharge } from '#domain/books/documents/document.ts';
import { copyInWords, isRollForm, NARROW_ROLL, type PaperForm, PROFORMA } from './document-copy.ts';
import { headingOf, legendOf } from '#domain/books/documents/document-heading.ts';
import { deliveryOnPaper, factsOnPaper, issuerLines, type PaperVoucher, partyOnPaper } from './document-paper-heads.ts';
import { hsnOnPaper, linesOnPaper } from './document-paper-lines.ts';
import { partsOnPaper } from './document-paper-tax.ts';
import { type DocumentSums, refuseUncounted } from '#domain/books/documents/document-sums.ts';
import { blocksOnRoll, numberOnRoll } from './document-roll.ts';
import { taxOf } from '#domain/books/documents/line-tax.ts';
import { upiLink } from './upi-link.ts';

/**
 * A document on paper with all that CGST Rules 46 (invoices), 49 (bills of supply) and 53 (notes) ask for; of a purchase
 * it is our record. On a roll it is the original. `balance` is what is still due, in paise: an issued invoice asks for it
 * by UPI. Throws a RangeError where the sums are too large to be exact.
 */
export function documentPaper(
  document: PaperVoucher,
  business: Business,
  form: PaperForm = 'Original',
  balance = ZERO,
) {
  refuseUncounted(document);
  const { sums } = document;
  const name = formatText(business.name);
  const heading = headingOf(document);
  const link = linkOf(document, business, balance);
  const isRoll = isRollForm(form);
  return {
    title: `${document.state === 'Draft' ? heading : `${heading} ${document.number}`} · ${name}`,
    issuer: { name, lines: issuerLines(business) },
    heading,
    note: copyInWords(document, document.state, isRollForm(form) || form === PROFORMA ? 'Original' : form),
    ...(isRoll ? { page: form === NARROW_ROLL ? ('narrow roll' as const) : ('roll' as const) } : {}),
    blocks: [
      ...(isRoll
        ? []
        : [
            { kind: 'particulars', about: partyOnPaper(document), facts: factsOnPaper(document) } as const,
            ...deliveryOnPaper(document),
          ]),
      ...words('', legendOf(document)),
      ...(isRoll ? blocksOnRoll(document, sums) : blocksOnSheet(document, sums)),
      ...words('', reverseChargeOn(document, sums)),
      ...(isRoll ? [] : hsnOnPaper(document)),
      ...words('Bank details', document.kind === 'Invoice' && link === undefined ? bankLines(business).join('\n') : ''),
      ...codeOf(link, business, balance),
      ...words('Notes', document.narration),
      ...(document.kind === 'Invoice' ? words('Terms', business.terms) : []),
      ...(document.kind === 'Purchase'
        ? []
        : [{ kind: 'signature', by: `For ${name}`, capacity: 'Authorised signatory' } as const]),
      ...(isRoll ? numberOnRoll(document, form === NARROW_ROLL) : []),
    ],
  } as const;
}

/** The lines in columns, and the account below them. */
function blocksOnSheet(document: PaperVoucher, sums: DocumentSums) {
  return [
    linesOnPaper(document, sums),
    {
      kind: 'sums',
      inWords: ['Amount in words', amountInWords(sums.total)],
      lines: partsOnPaper(document, sums),
      total: ['Total', formatRupeesInFull(sums.total)],
    },
  ] as const;
}

/** Paragraphs as they were typed, line by line; none of nothing. */
export function words(title: string, text: string) {
  const lines = text.split('\n').flatMap((line) => (line.trim() === '' ? [] : [line.trim()]));
  return lines.length === 0 ? [] : [{ kind: 'words', title, lines } as const];
}

function reverseChargeOn(document: DocumentInput, sums: DocumentSums): string {
  const tax = taxOf(sums);
  if (!isReverseCharge(document) || tax === 0) return '';
  return `GST of ${formatRupees(tax)} is payable under reverse charge. It is no part of the total.`;
}

/** Nobody is to pay a draft, a cancelled invoice, or what is paid already. */
function linkOf({ kind, state, number }: PaperVoucher, { upiId, name }: Business, amount: Paise): string | undefined {
  return kind === 'Invoice' && state === 'Issued' ? upiLink({ upiId, name, amount, note: number }) : undefined;
}

/** The bank stands beside the code, where there is room for it. */
function codeOf(link: string | undefined, business: Business, balance: Paise) {
  if (link === undefined) return [];
  const upi = ['Pay by UPI', `Balance due ${formatRupeesInFull(balance)}`, `UPI ID ${business.upiId.trim()}`];
  return [{ kind: 'code', name: 'UPI QR', link, lines: [...upi, ...bankLines(business)] } as const];
}

/** How we are paid to the bank, as far as it is known. */
export function bankLines({ bankName, accountNumber, ifsc }: Business): readonly string[] {
  return [
    bankName === '' ? '' : `Bank ${bankName}`,
    accountNumber === '' ? '' : `Account Number ${accountNumber}`,
    ifsc === '' ? '' : `IFSC ${ifsc}`,
  ].filter((line) => line !== '');
}
