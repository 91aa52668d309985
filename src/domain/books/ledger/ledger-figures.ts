import { dayBefore, firstDayOfYear, type IsoDate } from '#domain/calendar.ts';
import { asPaise, negative, type Paise, sumOf } from '#domain/money.ts';
import { type GroupName, isNominal } from '#domain/books/ledger-group.ts';
import { differenceInOpenings } from '#domain/books/masters/opening-balance.ts';
import type { Target } from './report.ts';

/** A ledger, or the row of all debtors or all creditors, and its figures for a statement as on a day; debit is positive. */
export type LedgerFigures = Readonly<{ id: string; name: string; group: GroupName }> & Figures;

type Figures = Readonly<{
  /** The balance when the books began. */
  opening: Paise;
  /** The movement before the financial year that the day is in. */
  earlier: Paise;
  /** The movement in that year up to the day. */
  within: Paise;
}>;

/** The figures that statements as on a day are made of. Before the books begin, nothing stands. */
export type FiguresOn = Readonly<{
  day: IsoDate;
  booksBegin: IsoDate;
  /** Every ledger but Profit & Loss A/c, in the order in which those of a group are shown. Parties are two rows: see ControlNode. */
  ledgers: readonly LedgerFigures[];
  /** Profit & Loss A/c, which stands under no group. */
  profitAndLoss: Omit<LedgerFigures, 'group'>;
  /** The value of the goods when the books began, when the financial year of the day began, and at the end of the day. */
  stock: Readonly<{ opening: Paise; atYearStart: Paise; closing: Paise }>;
}>;

/** A ledger and an amount, debit positive. */
export type Balance = Readonly<{ id: string; name: string; group: GroupName; amount: Paise }>;

/** The incomes and expenses since the year began. What they opened with belongs to the year the books began in. */
export function nominalInYear(figures: FiguresOn): readonly Balance[] {
  const isFirst = isFirstYear(figures);
  return figures.ledgers
    .filter(({ group }) => isNominal(group))
    .map(({ opening, earlier: _, within, ...ledger }) => ({
      ...ledger,
      amount: isFirst ? asPaise(opening + within) : within,
    }));
}

/** The balances of the ledgers that go on from year to year. */
export function realOn({ ledgers }: FiguresOn): readonly Balance[] {
  return ledgers
    .filter(({ group }) => !isNominal(group))
    .map(({ opening, earlier, within, ...ledger }) => ({ ...ledger, amount: sumOf([opening, earlier, within]) }));
}

/**
 * The parts of Profit & Loss A/c: what was entered in the ledger itself, and the results of the years before that of the
 * day and of this one up to the day, which nothing posts to it. Debit positive, so that a profit is negative.
 */
export function profitAndLossParts(figures: FiguresOn): Readonly<{ own: Paise; earlier: Paise; thisYear: Paise }> {
  const { ledgers, profitAndLoss, stock } = figures;
  const isFirst = isFirstYear(figures);
  const nominal = ledgers.filter(({ group }) => isNominal(group));
  return {
    own: sumOf([profitAndLoss.opening, profitAndLoss.earlier, profitAndLoss.within]),
    earlier: resultOf(
      nominal.map(({ opening, earlier }) => (isFirst ? earlier : asPaise(opening + earlier))),
      stock.opening,
      stock.atYearStart,
    ),
    thisYear: resultOf(
      nominalInYear(figures).map(({ amount }) => amount),
      stock.atYearStart,
      stock.closing,
    ),
  };
}

/** Adds up incomes and expenses, debit positive, and the rise of the stock: a profit is negative. */
export function resultOf(nominal: readonly Paise[], stockBefore: Paise, stockAfter: Paise): Paise {
  return sumOf([...nominal, stockBefore, negative(stockAfter)]);
}

/** The amount missing for both sides of what the books opened with to agree, debit positive. */
export function openingDifferenceOf({ ledgers, profitAndLoss, stock }: FiguresOn): Paise {
  return differenceInOpenings([...ledgers, profitAndLoss], stock.opening);
}

/** Whether the books began in the financial year of the day, or begin later. */
export function isFirstYear({ day, booksBegin }: Pick<FiguresOn, 'day' | 'booksBegin'>): boolean {
  return firstDayOfYear(day) <= booksBegin;
}

/** The page that the balance of a ledger, or of a row of parties, opens. */
export function targetOf({ id }: Pick<Balance, 'id'>): Target {
  return id === 'debtors' || id === 'creditors' ? { to: 'parties', of: id } : { to: 'ledger', id };
}

/** The page that the result of the years before that of the day opens. */
export function earlierYears({ day, booksBegin }: FiguresOn): Target {
  return { to: 'profit and loss', from: booksBegin, until: dayBefore(firstDayOfYear(day)) };
}
