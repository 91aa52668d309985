import { asPaise, type Paise, sumOf, ZERO } from '#domain/money.ts';
import type { Quantity } from '#domain/quantity.ts';
import { blankCreditNote, blankDebitNote } from '#domain/books/documents/blank-note.ts';
import type {
  CreditNoteInput,
  DebitNoteInput,
  InvoiceInput,
  NoteLine,
  PurchaseInput,
} from '#domain/books/documents/document.ts';
import { documentSums } from '#domain/books/documents/document-sums.ts';
import { lineBalances } from '#domain/books/documents/note-balance.ts';
import { problemsInNote } from '#domain/books/documents/note-problems.ts';
import { asRate, type Rate } from '#domain/books/rate.ts';
import type { Voucher } from '#domain/books/vouchers/voucher.ts';
import { type Context, NotConvertible, voucherSums, postsExactly } from './document-fit.ts';
import { nearestRate } from './convert-goods.ts';
import { godownOf, partsOf } from './convert-trade.ts';
import type { TallyVoucher } from './tally-vouchers.ts';

export type TradeVoucher = Voucher<InvoiceInput | PurchaseInput>;
type NoteInput = CreditNoteInput | DebitNoteInput;

/** Finds the documents of a party, and the notes on them, for a note to be set against one of them. */
export type Documents = Readonly<{
  /** The one of a name that bills have in Tally, or of its number. */
  named: (party: string, name: string) => TradeVoucher | undefined;
  notesOn: (document: string) => readonly NoteInput[];
}>;

/**
 * Converts a credit or debit note of Tally to ours, on the invoice or purchase that it names, to the paisa. Throws
 * NotConvertible with why it cannot be one.
 */
export function noteFrom(
  voucher: TallyVoucher,
  kind: 'Credit Note' | 'Debit Note',
  context: Context,
  documents: Documents,
): NoteInput {
  const { accounts } = context;
  const lines = voucher.lines.map(({ ledger, amount }) => ({ account: accounts.named(ledger), amount }));
  const party = lines.find(({ account }) => account.isParty)?.account;
  if (!party || lines.some(({ account }) => account.isMoney)) throw new NotConvertible('names no party, or money');
  const document = documentOf(voucher, kind, party.id, documents);
  if (document.date > voucher.date) throw new NotConvertible('is older than what it takes back from');
  const notes = documents.notesOn(document.id);
  const left = lineBalances(document.lines, notes);
  const blank =
    document.kind === 'Invoice'
      ? blankCreditNote(document, left, voucher.date)
      : blankDebitNote(document, left, voucher.date);
  const isCredit = kind === 'Credit Note';
  const others = lines.filter(({ account }) => !account.isParty);
  const parts = partsOf(voucher, others, context, isCredit ? 'output' : 'input');
  const size = (amount: Paise) => asPaise(isCredit ? amount : 0 - amount);
  const rest = sumOf(parts.rest.map(({ amount }) => size(amount)));
  const isReturn = parts.goods.length > 0;
  const base = {
    ...blank,
    number: voucher.number,
    narration: voucher.narration,
    ...godownOf(voucher, context),
    reason: isReturn ? (isCredit ? 'Sales return' : 'Purchase return') : 'Correction',
    own: { ...blank.own, roundOff: parts.roundOff !== 0 },
  } as NoteInput;
  const wanted = voucherSums(voucher, accounts);
  const goods = parts.goods.map(({ key, quantity, rate, taxable }) => {
    const own = base.lines.find((line) => line.item?.id === key);
    const line = own && lineTakingBack(base, own, quantity, size(taxable), [rate, own.rate]);
    if (!line) throw new NotConvertible('takes back goods that are not on its document, or at another worth');
    return line;
  });
  const free = base.lines.filter((line) => !goods.some(({ at }) => at === line.at));
  const choices = rest === 0 ? [[]] : free.map((line) => worthOf(base, line, rest));
  for (const more of choices) {
    if (!more) continue;
    const note = { ...base, lines: [...goods, ...more].toSorted((a, b) => a.at - b.at) } as NoteInput;
    if (Object.keys(problemsInNote(note, left)).length === 0 && postsExactly(note, wanted, accounts)) return note;
  }
  throw new NotConvertible('takes back more or otherwise than its document lets');
}

function documentOf(
  voucher: TallyVoucher,
  kind: 'Credit Note' | 'Debit Note',
  party: string,
  documents: Documents,
): TradeVoucher {
  // What it settles may be another document than what it takes back from, which is its reference.
  const names = [voucher.reference, ...voucher.lines.flatMap(({ settings }) => settings.map(({ name }) => name))];
  const needed = kind === 'Credit Note' ? 'Invoice' : 'Purchase';
  const found = names.map((name) => documents.named(party, name)).find((one) => one?.kind === needed);
  if (!found) throw new NotConvertible(`names no ${needed.toLowerCase()} of the file`);
  return found;
}

/** A line that takes back a quantity at a worth without tax, at one of the rates that are said or at another. */
function lineTakingBack(
  note: NoteInput,
  line: NoteLine,
  quantity: Quantity,
  taxable: Paise,
  rates: readonly (Rate | null | undefined)[],
): NoteLine | undefined {
  if (taxable < 0 || quantity <= 0) return undefined;
  const { price, gross } = line.of;
  const whole = note.ratesIncludeGst ? withTax(note, line, quantity, taxable) : taxable;
  const before = gross === 0 ? whole : asPaise(Math.round((whole * price) / gross));
  const near = nearestRate(quantity, before);
  const known = rates.filter((rate) => rate !== null && rate !== undefined);
  const close = [0, 1, -1, 2, -2, 5, -5].map((off) => near + off).filter((rate) => rate >= 0);
  return [...known, ...close.map(asRate)]
    .map((rate) => ({ ...line, quantity, rate }))
    .find((one) => taxableOf(note, one) === taxable);
}

/** The price with its tax that is about so much without it, where rates include GST. */
function withTax(note: NoteInput, line: NoteLine, quantity: Quantity, taxable: Paise): Paise {
  const without = taxableOf(note, { ...line, quantity });
  const rate = line.rate ?? 0;
  return without === 0 ? ZERO : asPaise(Math.round((taxable * rate * quantity) / 100 / without));
}

function taxableOf(note: NoteInput, line: NoteLine): Paise {
  return documentSums({ ...note, lines: [line] }).taxable;
}

/** A worth that goes back of a line whose goods stay, or of a service. */
function worthOf(note: NoteInput, line: NoteLine, taxable: Paise): readonly NoteLine[] | undefined {
  const taken = lineTakingBack(note, line, line.quantity ?? line.of.quantity, taxable, [line.rate]);
  return taken && [taken];
}
