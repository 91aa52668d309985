import { formatDay } from '#domain/format.ts';
import type { IsoDate, MaybeDate } from '#domain/calendar.ts';
import { asPaise, negative, type Paise, sumOf, ZERO } from '#domain/money.ts';
import { AGES, type Age, agedSums, ageOf } from '#domain/books/payments/ageing.ts';
import type { DueSide } from '#domain/books/payments/due.ts';
import type { ControlNode } from '#domain/books/ledger/posting-sums.ts';
import type { Report, ReportColumn, ReportLine, Target } from '#domain/books/ledger/report.ts';

/** The balance between a party and us at the end of a day. Amounts are positive where they are owed on the report's side. */
export type PartyAgeing = Readonly<{
  id: string;
  name: string;
  documents: readonly OpenOnDay[];
  /** The part of the balance that no document bears: an advance, for one. Negative where it lowers what is owed. */
  onAccount: Paise;
  /** The amount that a party who buys and sells owes the other way; the balance of its ledger is lower by it. */
  otherSide: Paise;
}>;

/** A document as far as it is open on the day. An opening bill has no page that it could open. */
export type OpenOnDay = Readonly<{
  id: string;
  number: string;
  date: IsoDate;
  dueDate: MaybeDate;
  balance: Paise;
  isPage: boolean;
}>;

/**
 * Receivables, or Payables, as on a day: a line a party, by how many days its documents are past due, and on request a line
 * a document below it. Whom nothing stands open with is left out. The total is what the parties' ledgers say.
 */
export function ageingReport(
  side: DueSide,
  day: IsoDate,
  parties: readonly PartyAgeing[],
  detail: 'by party' | 'by document',
): Report {
  const shown = parties.filter(
    ({ documents, onAccount, otherSide }) => documents.length > 0 || onAccount !== 0 || otherSide !== 0,
  );
  const hasOtherSide = shown.some(({ otherSide }) => otherSide !== 0);
  const name = side === 'receivable' ? 'Receivables' : 'Payables';
  return {
    name: detail === 'by party' ? name : `${name} by Document`,
    period: { to: day },
    columns: [...COLUMNS, ...(hasOtherSide ? [{ title: OTHER_SIDE[side], look: 'figure' } as const] : []), TOTAL],
    lines: [
      ...shown.flatMap((party) => [
        { ...partyLine(party, day, hasOtherSide), look: detail === 'by party' ? 'entry' : 'title' } as const,
        ...(detail === 'by party' ? [] : party.documents.map((document) => documentLine(document, day, hasOtherSide))),
      ]),
      totalLine(shown, day, hasOtherSide),
    ],
  };
}

function partyLine(
  { id, name, documents, onAccount, otherSide }: PartyAgeing,
  day: IsoDate,
  hasOtherSide: boolean,
): Omit<ReportLine, 'look'> {
  const sums = agedSums(documents, day);
  return {
    depth: 0,
    cells: [name, ...cellsOf(sums, onAccount, hasOtherSide ? [otherSide] : [])],
    opens: { to: 'party', id },
  };
}

function documentLine(document: OpenOnDay, day: IsoDate, hasOtherSide: boolean): ReportLine {
  const { number, date, dueDate, balance, isPage, id } = document;
  const age = ageOf(document, day);
  const parts = [number, formatDay(date), dueDate === '' ? '' : `due ${formatDay(dueDate)}`];
  const opens: Target | undefined = isPage ? { to: 'voucher', id } : undefined;
  return {
    look: 'entry',
    depth: 1,
    cells: [
      parts.filter((part) => part !== '').join(' · '),
      ...AGES.map((of) => (of === age ? { amount: balance } : '')),
      ...(hasOtherSide ? ['', ''] : ['']),
      { amount: balance },
    ],
    ...(opens && { opens }),
  };
}

function totalLine(parties: readonly PartyAgeing[], day: IsoDate, hasOtherSide: boolean): ReportLine {
  const sums = agedSums(
    parties.flatMap(({ documents }) => documents),
    day,
  );
  const onAccount = sumOf(parties.map((party) => party.onAccount));
  const others = hasOtherSide ? [sumOf(parties.map((party) => party.otherSide))] : [];
  return { look: 'grand', depth: 0, cells: ['Total', ...cellsOf(sums, onAccount, others)] };
}

function cellsOf(sums: Readonly<Record<Age, Paise>>, onAccount: Paise, others: readonly Paise[]) {
  const open = sumOf(AGES.map((age) => sums[age]));
  const ofNoDocument = [onAccount, ...others];
  const amounts = [...AGES.map((age) => sums[age]), ...ofNoDocument, sumOf([open, ...ofNoDocument])];
  return amounts.map((amount) => ({ amount }));
}

/**
 * Returns what stands on account of a party beside its documents, on its side: its ledger's `balance`, debit positive,
 * less what is `open`. Who buys and sells has one ledger, among the debtors, and so nothing on account as a creditor.
 */
export function onAccountOfParty(
  side: DueSide,
  {
    control,
    balance,
    open,
  }: Readonly<{ control: ControlNode; balance: Paise; open: Readonly<Record<DueSide, Paise>> }>,
): Paise {
  const onAccount = asPaise(balance - open.receivable + open.payable);
  if (side === 'receivable') return control === 'debtors' ? onAccount : ZERO;
  return control === 'creditors' ? negative(onAccount) : ZERO;
}

/**
 * Returns what a party's documents of the other side take off those of this one: the ledger of who buys and sells stands among
 * the debtors, so its bills are taken off the receivables, and stand in the payables without adding to them.
 */
export function otherSideOfParty({
  control,
  open,
}: Readonly<{ control: ControlNode; open: Readonly<Record<DueSide, Paise>> }>): Paise {
  return negative(control === 'debtors' ? open.payable : open.receivable);
}

/** The titles of that column, by the side of the report. */
const OTHER_SIDE: Readonly<Record<DueSide, string>> = {
  receivable: 'Owed to them',
  payable: 'Set off in Receivables',
};
const TOTAL: ReportColumn = { title: 'Total', look: 'figure' };
const COLUMNS: readonly ReportColumn[] = [
  { title: 'Particulars', look: 'text' },
  ...AGES.map((age) => ({ title: age, look: 'figure' }) as const),
  { title: 'On account', look: 'figure' },
];
