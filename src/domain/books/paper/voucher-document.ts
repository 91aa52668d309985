import { amountInWords } from '#domain/amount-in-words.ts';
import {
  BLANK,
  formatDay,
  formatPercent,
  formatPlainRupeesInFull,
  formatRupeesInFull,
  formatText,
} from '#domain/format.ts';
import { formatGstin } from '#domain/gstin.ts';
import { negative, type Paise, sumOf, ZERO } from '#domain/money.ts';
import { placeOfCode } from '#domain/state-code.ts';
import { advanceReceived, advanceTerms, taxOfAdvance } from '#domain/books/vouchers/advance.ts';
import { licencesInWords } from '#domain/books/masters/licences.ts';
import type { Business } from '#domain/books/masters/business.ts';
import { taxOf } from '#domain/books/documents/line-tax.ts';
import {
  isBlankLine,
  type MoneyInput,
  type PlainInput,
  settledAmount,
  titleOf,
  type Voucher,
} from '#domain/books/vouchers/voucher.ts';

/**
 * A voucher as a slip to sign and file: both its sides under the names that they had when it was saved, its amount in
 * words, what it was for. Also of a draft and a cancelled one, which say so.
 */
export function voucherDocument(voucher: PlainVoucher, business: Business) {
  const sides = sidesOf(voucher).filter(({ amount }) => amount !== 0);
  const debits = sumOf(sides.map(({ amount }) => (amount > 0 ? amount : ZERO)));
  const total = voucher.kind === 'Journal' ? debits : (voucher.amount ?? ZERO);
  const name = formatText(business.name);
  return {
    title: `${titleOf(voucher)} · ${name}`,
    issuer: { name, lines: businessLines(business) },
    heading: advanceTerms(voucher) ? 'Receipt Voucher' : HEADINGS[voucher.kind],
    note: NOTES[voucher.state],
    blocks: [
      {
        kind: 'particulars',
        about: aboutOf(voucher),
        facts: [
          ['Number', voucher.state === 'Draft' ? BLANK : voucher.number],
          ['Date', formatDay(voucher.date)],
          ...factsOf(voucher),
        ],
      },
      {
        kind: 'table',
        name: 'Entries',
        columns: COLUMNS,
        rows: [
          ...sides.map(({ of, amount }) => ({
            look: 'line' as const,
            cells: [
              of,
              amount > 0 ? formatPlainRupeesInFull(amount) : '',
              amount < 0 ? formatPlainRupeesInFull(negative(amount)) : '',
            ],
          })),
          {
            look: 'grand' as const,
            cells: ['Total', formatPlainRupeesInFull(debits), formatPlainRupeesInFull(negative(creditsOf(sides)))],
          },
        ],
      },
      {
        kind: 'sums',
        inWords: ['Amount in words', amountInWords(total)],
        lines: [],
        total: ['Amount', formatRupeesInFull(total)],
      },
      { kind: 'signature', by: `For ${name}`, capacity: 'Authorised signatory' },
    ],
  } as const;
}

type PlainVoucher = Voucher<PlainInput>;
type Side = Readonly<{ of: string; amount: Paise }>;

function creditsOf(sides: readonly Side[]): Paise {
  return sumOf(sides.map(({ amount }) => (amount < 0 ? amount : ZERO)));
}

/** Both sides in the words of the form, debit positive. */
function sidesOf(voucher: PlainVoucher): readonly Side[] {
  if (voucher.kind === 'Journal') {
    return voucher.lines
      .filter((line) => !isBlankLine(line))
      .map(({ ledger, debit, credit }) => ({
        of: nameIn(ledger),
        amount: sumOf([debit ?? ZERO, negative(credit ?? ZERO)]),
      }));
  }
  if (voucher.kind === 'Contra') {
    const amount = voucher.amount ?? ZERO;
    return [
      { of: nameIn(voucher.receivedIn), amount },
      { of: nameIn(voucher.paidFrom), amount: negative(amount) },
    ];
  }
  return sidesOfMoney(voucher);
}

function sidesOfMoney(input: MoneyInput): readonly Side[] {
  const isReceipt = input.kind === 'Receipt';
  const signed = (amount: Paise | null) => (isReceipt ? (amount ?? ZERO) : negative(amount ?? ZERO));
  return [
    { of: nameIn(input.account), amount: signed(input.amount) },
    { of: 'Tax deducted at source', amount: signed(input.tds) },
    { of: isReceipt ? 'Discount allowed' : 'Discount received', amount: signed(input.discount) },
    { of: nameIn(input.against), amount: negative(signed(settledAmount(input))) },
  ];
}

/** Whom it concerns, and under it what it was for. */
function aboutOf(voucher: PlainVoucher) {
  const narration = voucher.narration === '' ? [] : voucher.narration.split('\n');
  if (voucher.kind === 'Journal') return { title: 'Narration', name: narration[0] ?? BLANK, lines: narration.slice(1) };
  if (voucher.kind === 'Contra') {
    return { title: 'Moved', name: `${nameIn(voucher.paidFrom)} to ${nameIn(voucher.receivedIn)}`, lines: narration };
  }
  const title = voucher.kind === 'Receipt' ? 'Received from' : 'Paid to';
  return { title, name: nameIn(voucher.against), lines: narration };
}

function factsOf(voucher: PlainVoucher): readonly (readonly [string, string])[] {
  if (voucher.kind === 'Journal') return [];
  return [
    ...(voucher.kind === 'Contra' ? [] : [['Mode', voucher.mode] as const]),
    ...(voucher.reference === '' ? [] : [['Reference', voucher.reference] as const]),
    ...(voucher.kind === 'Receipt' ? factsOfAdvance(voucher) : []),
  ];
}

/** The facts that the receipt of an advance must state, too (CGST Rules, rule 50(e) to (h)). */
function factsOfAdvance(voucher: MoneyInput): readonly (readonly [string, string])[] {
  const terms = advanceTerms(voucher);
  if (!terms) return [];
  const received = advanceReceived(voucher);
  const heads = taxOfAdvance(received, terms);
  const { code = '', name = '' } = placeOfCode(voucher.advance?.place ?? '') ?? {};
  const taxed = (title: string, amount: Paise) => (amount === 0 ? [] : [[title, formatRupeesInFull(amount)] as const]);
  return [
    ['Advance for services', formatRupeesInFull(received)],
    ['Place of supply', `${name} (${code})`],
    ['GST rate', formatPercent(terms.percent)],
    ['Taxable value', formatRupeesInFull(sumOf([received, negative(taxOf(heads))]))],
    ...taxed('CGST', heads.cgst),
    ...taxed(terms.charged === 'CGST + UTGST' ? 'UTGST' : 'SGST', heads.sgst),
    ...taxed('IGST', heads.igst),
    ['Reverse charge', 'No'],
  ];
}

function nameIn(named: Readonly<{ name: string }> | null): string {
  return formatText(named?.name ?? '');
}

/** The address of a business as papers have it. */
export function businessLines(business: Business): readonly string[] {
  const { address, city, pinCode, state, gstin } = business;
  const place = [city, placeOfCode(state)?.name ?? '', pinCode].filter((part) => part !== '').join(', ');
  const number = gstin === '' ? '' : `GSTIN ${formatGstin(gstin)}`;
  return [address, place, number, ...licencesInWords(business)].filter((line) => line !== '');
}

const HEADINGS = {
  Receipt: 'Receipt',
  Payment: 'Payment Voucher',
  Contra: 'Contra Voucher',
  Journal: 'Journal Voucher',
} as const satisfies Record<PlainInput['kind'], string>;
export const NOTES = { Draft: 'Draft, not posted', Issued: '', Cancelled: 'Cancelled' } as const satisfies Record<
  Voucher['state'],
  string
>;
const COLUMNS = [
  { title: 'Particulars', look: 'text' },
  { title: 'Debit ₹', look: 'figure' },
  { title: 'Credit ₹', look: 'figure' },
] as const;
