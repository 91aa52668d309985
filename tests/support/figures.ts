import type { FiguresOn, LedgerFigures } from '#domain/books/ledger/ledger-figures.ts';
import type { GroupName } from '#domain/books/ledger-group.ts';
import type { IsoDate } from '#domain/calendar.ts';
import { asPaise, type Paise } from '#domain/money.ts';

/** Figures for statements, with amounts in rupees, as one writes them on a slip of paper. */

type InRupees<Figures> = Readonly<Partial<Record<keyof Figures, number>>>;
type Moved = InRupees<Pick<LedgerFigures, 'opening' | 'earlier' | 'within'>>;

export function rupees(amount: number): Paise {
  return asPaise(Math.round(amount * 100));
}

/** A ledger whose id is its name, or the row of all parties. */
export function ledger(name: string, group: GroupName, moved: Moved = {}): LedgerFigures {
  const id = name === 'Sundry Debtors' ? 'debtors' : name === 'Sundry Creditors' ? 'creditors' : name;
  return { id, name, group, ...inPaise(moved) };
}

/** Books that began on 1 April 2026 with nothing, unless said otherwise. */
export function figuresOn(
  day: IsoDate,
  overrides: Readonly<{
    ledgers?: readonly LedgerFigures[];
    stock?: InRupees<FiguresOn['stock']>;
    profitAndLoss?: Moved;
    booksBegin?: IsoDate;
  }>,
): FiguresOn {
  const { opening = 0, atYearStart = 0, closing = 0 } = overrides.stock ?? {};
  return {
    day,
    booksBegin: overrides.booksBegin ?? '2026-04-01',
    ledgers: overrides.ledgers ?? [],
    profitAndLoss: { id: 'Profit & Loss A/c', name: 'Profit & Loss A/c', ...inPaise(overrides.profitAndLoss ?? {}) },
    stock: { opening: rupees(opening), atYearStart: rupees(atYearStart), closing: rupees(closing) },
  };
}

function inPaise({ opening = 0, earlier = 0, within = 0 }: Moved) {
  return { opening: rupees(opening), earlier: rupees(earlier), within: rupees(within) };
}
