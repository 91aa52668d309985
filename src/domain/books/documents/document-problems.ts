import { type IsoDate, isIsoDate } from '#domain/calendar.ts';
import { formatDay, formatRupees } from '#domain/format.ts';
import { asPaise, exactOrUndefined, type Paise, sumOf } from '#domain/money.ts';
import { OTHER_COUNTRY, placeOfCode } from '#domain/state-code.ts';
import type { Business } from '#domain/books/masters/business.ts';
import { problemsInBatches } from '#domain/books/batches/batch-problems.ts';
import { problemInPinCode } from '#domain/books/contact.ts';
import { discountOn, problemInDiscount } from '#domain/books/discount.ts';
import {
  chargedOn,
  type DocumentInput,
  type InvoiceInput,
  isBlankDocumentLine,
  isTrade,
  type NoteInput,
  type PurchaseInput,
} from './document.ts';
import { isClaimed } from './document-posting.ts';
import { priceOfLine, sumsIfCountable } from './document-sums.ts';
import { problemsInLine } from './line-problems.ts';
import { problemsInNoteLines } from './note-problems.ts';
import { withoutInvoiceChecks, isWithoutInvoice } from './without-invoice.ts';
import { problemInGstin } from '#domain/books/registration.ts';
import type { Named } from '#domain/books/voucher-head.ts';
import {
  fieldProblems,
  type FieldChecks,
  MOST_LINES,
  NO_MINUS,
  problemInDate,
  problemInNumber,
  TOO_LARGE,
  type VoucherProblems,
  type VoucherRules,
} from '#domain/books/field-problems.ts';

/**
 * Returns all that keeps a document from being issued: a sentence by field, in the order of the form. The fields of the
 * first line are `lines.0.item`, `lines.0.hsn`, `lines.0.quantity` … What the database must be asked is elsewhere:
 * `problemsInMasters`, `problemsInNote`, `billIsTaken`.
 */
export function problemsInDocument(input: DocumentInput, { booksBegin, turnover }: VoucherRules): VoucherProblems {
  const problems = fieldProblems({
    ...(isTrade(input) ? { party: problemInParty(input) } : { against: problemInAgainst(input) }),
    ...(input.kind === 'Purchase' ? billChecks(input) : {}),
    date: problemInDate(input.date, booksBegin) ?? (isTrade(input) ? undefined : problemInNoteDate(input)),
    ...(isTrade(input)
      ? { ...termsChecks(input), ...lineChecks(input, turnover), ...deliveryChecks(input), ...moneyChecks(input) }
      : noteChecks(input)),
    number: problemInNumber(input.number),
  });
  const isWhole = Object.keys(problems).length > 0 || sumsIfCountable(input) !== undefined;
  return isWhole ? problems : { lines: TOO_LARGE };
}

/** As `problemsInDocument`, of a purchase that brings its goods: those that are kept by batch name theirs. */
export function problemsInPurchase(purchase: PurchaseInput, rules: VoucherRules): VoucherProblems {
  return { ...problemsInDocument(purchase, rules), ...problemsInBatches(purchase.lines) };
}

function problemInParty({ kind, party }: InvoiceInput | PurchaseInput): string | undefined {
  if (!party) return kind === 'Invoice' ? 'Choose the customer.' : 'Choose the supplier.';
  const problem = problemInGstin(party);
  return problem && `The GSTIN of ${party.name} is not right. ${problem}`;
}

function problemInAgainst(note: NoteInput): string | undefined {
  const { kind, against } = note;
  if (against || isWithoutInvoice(note)) return undefined;
  return kind === 'Credit Note' ? 'Choose the invoice.' : 'Choose the purchase.';
}

function noteChecks(note: NoteInput): FieldChecks {
  const { reason, ...others } = withoutInvoiceChecks(note);
  return { ...others, reason: note.reason === '' ? 'Choose the reason.' : reason, ...problemsInNoteLines(note) };
}

function problemInNoteDate({
  date,
  against,
}: Pick<DocumentInput, 'date'> & Readonly<{ against: Readonly<{ number: string; date: IsoDate }> | null }>) {
  if (!against || date >= against.date) return undefined;
  return `${against.number} is of ${formatDay(against.date)}. Enter that day or a later one.`;
}

function billChecks({ billNumber, billDate }: PurchaseInput): FieldChecks {
  return {
    billNumber: billNumber.trim() === '' ? 'Enter the number of the supplier’s bill.' : undefined,
    billDate: isIsoDate(billDate) ? undefined : 'Enter the date of the supplier’s bill.',
  };
}

function termsChecks(input: InvoiceInput | PurchaseInput): FieldChecks {
  const { date, dueDate } = input;
  return {
    dueDate: dueDate !== '' && dueDate < date ? 'Enter a due date that is not before the date.' : undefined,
    place: problemInPlace(input),
    ...(input.kind === 'Purchase' ? { inputTax: problemInClaim(input), reverseCharge: problemInReverse(input) } : {}),
  };
}

function problemInPlace({ kind, own, party, place }: InvoiceInput | PurchaseInput): string | undefined {
  if (placeOfCode(place)?.code !== place) return party || place !== '' ? 'Choose the place of supply.' : undefined;
  const isInter = place !== own.state || party?.registration === 'SEZ';
  // CGST Act, section 10(2)(c) and (2A).
  return kind === 'Invoice' && own.registration === 'Composition' && isInter
    ? 'Under Composition nothing is sold to another State or a special economic zone. Choose your own State.'
    : undefined;
}

/** CGST and SGST of another State can be set against nothing in ours. */
function problemInClaim(input: PurchaseInput): string | undefined {
  const { own, place } = input;
  if (!isClaimed(input) || place === own.state || !chargedOn(input).startsWith('CGST')) return undefined;
  return `The tax of ${placeOfCode(place)?.name ?? place} cannot be claimed in another State. Choose Not claimable.`;
}

function problemInReverse({ own, reverseCharge }: PurchaseInput): string | undefined {
  return reverseCharge && own.registration === 'Unregistered'
    ? 'Only a registered business pays tax under reverse charge. Switch it off.'
    : undefined;
}

function lineChecks(input: InvoiceInput | PurchaseInput, turnover: Business['turnover']): FieldChecks {
  const filled = input.lines.filter((line) => !isBlankDocumentLine(line));
  if (filled.length === 0) {
    return { 'lines.0.item': `Enter what is ${input.kind === 'Invoice' ? 'sold' : 'bought'} in at least one line.` };
  }
  if (filled.length > MOST_LINES) {
    return { lines: `A document has at most ${MOST_LINES} lines. Enter the rest as another one.` };
  }
  const wrong = input.lines.flatMap((line, at) =>
    isBlankDocumentLine(line)
      ? []
      : Object.entries(problemsInLine(input, line, turnover)).map(
          ([field, sentence]) => [`lines.${at}.${field}`, sentence] as const,
        ),
  );
  return { ...Object.fromEntries(wrong), billDiscount: problemInDiscount(input.billDiscount, beforeBill(input)) };
}

/** The sum that a discount on the bill is taken from. */
function beforeBill({ lines }: InvoiceInput | PurchaseInput): Paise | undefined {
  return exactOrUndefined(() =>
    sumOf(
      lines.map((line) => {
        const price = priceOfLine(line);
        return asPaise(price - discountOn(price, line.discount));
      }),
    ),
  );
}

/** CGST Rules, rule 46(o). */
function deliveryChecks(input: InvoiceInput | PurchaseInput): FieldChecks {
  if (input.kind !== 'Invoice' || !input.delivery) return {};
  const { address, state, pinCode } = input.delivery;
  return {
    'delivery.address': address.trim() === '' ? 'Enter the address to which the goods go.' : undefined,
    'delivery.pinCode': state === OTHER_COUNTRY.code ? undefined : problemInPinCode(pinCode),
    'delivery.state': placeOfCode(state)?.code === state ? undefined : 'Choose the State to which the goods go.',
  };
}

function moneyChecks(input: InvoiceInput | PurchaseInput): FieldChecks {
  const total = sumsIfCountable(input)?.total;
  return input.kind === 'Invoice'
    ? {
        receivedNow: problemInMoney(input.receivedNow, total),
        receivedIn: problemInAccount(input.receivedNow, input.receivedIn, 'comes to'),
      }
    : {
        paidNow: problemInMoney(input.paidNow, total),
        paidFrom: problemInAccount(input.paidNow, input.paidFrom, 'leaves'),
      };
}

function problemInMoney(amount: Paise | null, total: Paise | undefined): string | undefined {
  if (amount === null || total === undefined) return undefined;
  if (amount < 0) return NO_MINUS;
  return amount > total ? `The total is ${formatRupees(total)}. Enter at most that.` : undefined;
}

function problemInAccount(amount: Paise | null, account: Named | null, how: string): string | undefined {
  return (amount ?? 0) > 0 && !account ? `Choose the cash or bank ledger that the money ${how}.` : undefined;
}
