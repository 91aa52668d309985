import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { balanceSheet } from '#domain/books/reports/balance-sheet.ts';
import { cashFlow } from '#domain/books/reports/cash-flow.ts';
import type { FiguresOn } from '#domain/books/ledger/ledger-figures.ts';
import { GROUP_NAMES, type GroupName, isCashOrBank, isNominal } from '#domain/books/ledger-group.ts';
import { profitAndLoss } from '#domain/books/reports/profit-and-loss.ts';
import type { Report } from '#domain/books/ledger/report.ts';
import { trialBalance } from '#domain/books/reports/trial-balance.ts';
import { dayBefore, firstDayOfYear, type IsoDate, lastDayOfYear } from '#domain/calendar.ts';
import { asPaise, negative, type Paise, sumOf } from '#domain/money.ts';
import { amountIn, amountAt } from '../../../support/report-lines.ts';

/** Statements of any books agree with each other, and with a sum over all their postings. */

type AnyLedger = Readonly<{ id: string; group: GroupName | null; opening: Paise }>;
type AnyVoucher = Readonly<{ day: IsoDate; from: string; to: string; amount: Paise }>;
type AnyBooks = Readonly<{
  booksBegin: IsoDate;
  ledgers: readonly AnyLedger[];
  vouchers: readonly AnyVoucher[];
  /** The value of the goods: what the books opened with, and from the end of each of these days. */
  stock: Readonly<{ opening: Paise; from: readonly Readonly<{ day: IsoDate; value: Paise }>[] }>;
}>;

const PROFIT_AND_LOSS = 'P&L';
const IDS = [...GROUP_NAMES.flatMap((group) => [`${group} 1`, `${group} 2`]), PROFIT_AND_LOSS];

const anyDay = (min: string, max: string) =>
  fc
    .date({ min: new Date(min), max: new Date(max), noInvalidDate: true })
    .map((moment) => moment.toISOString().slice(0, 10) as IsoDate);
const anyAmount = fc.integer({ min: -5_000, max: 5_000 }).map(asPaise);
const anyValue = fc.integer({ min: 0, max: 5_000 }).map(asPaise);

const anyBooks: fc.Arbitrary<AnyBooks> = fc
  .record({
    booksBegin: anyDay('2025-01-01', '2026-06-30'),
    openings: fc.dictionary(fc.constantFrom(...IDS), anyAmount, { maxKeys: 8 }),
    isAgreed: fc.boolean(),
    vouchers: fc.array(
      fc.record({
        day: anyDay('2025-01-01', '2028-12-31'),
        from: fc.constantFrom(...IDS),
        to: fc.constantFrom(...IDS),
        amount: anyValue,
      }),
      { maxLength: 25 },
    ),
    stockOpening: anyValue,
    stockFrom: fc.array(fc.record({ day: anyDay('2025-01-01', '2028-12-31'), value: anyValue }), { maxLength: 4 }),
  })
  .map(({ booksBegin, openings, isAgreed, vouchers, stockOpening, stockFrom }) => {
    const missing = isAgreed ? negative(sumOf([...Object.values(openings), stockOpening])) : asPaise(0);
    return {
      booksBegin,
      ledgers: IDS.map((id) => ({
        id,
        group: GROUP_NAMES.find((group) => id.startsWith(`${group} `)) ?? null,
        opening: asPaise((openings[id] ?? 0) + (id === 'Capital Account 1' ? missing : 0)),
      })),
      vouchers: vouchers.filter(({ day }) => day >= booksBegin),
      stock: { opening: stockOpening, from: stockFrom.filter(({ day }) => day >= booksBegin) },
    };
  });

const anyBooksAndDay = fc.tuple(anyBooks, anyDay('2025-04-01', '2029-06-30'));

describe('the statements of any books', () => {
  it('the trial balance balances, and each of its rows is what was posted', () => {
    fc.assert(
      fc.property(anyBooksAndDay, ([books, day]) => {
        const report = trialBalance(figures(books, day));
        const [debit, credit] = lastCells(report);
        expect(debit).toBe(credit);
        for (const { id, group, opening } of books.ledgers) {
          if (group === null) continue;
          const isFirst = firstDayOfYear(day) <= books.booksBegin;
          const posted = isNominal(group)
            ? (isFirst ? opening : 0) + moved(books, id, firstDayOfYear(day), day)
            : opening + moved(books, id, '', day);
          const line = report.lines.find(({ cells }) => cells[0] === id);
          expect(line ? netCell(line.cells) : 0, id).toBe(posted);
        }
      }),
    );
  });

  it('the balance sheet has equal totals, and its profit is that of Profit & Loss', () => {
    fc.assert(
      fc.property(anyBooksAndDay, ([books, day]) => {
        const report = balanceSheet(figures(books, day));
        const totals = report.lines.filter(({ look }) => look === 'grand').map(({ cells }) => cells.at(-1));
        expect(totals).toHaveLength(2);
        expect(totals[0]).toEqual(totals[1]);
        const ofThisYear = amountAt(trade(books, firstDayOfYear(day), day), 'Net Profit');
        const ofEarlier =
          firstDayOfYear(day) <= books.booksBegin
            ? 0
            : amountAt(trade(books, books.booksBegin, dayBefore(firstDayOfYear(day))), 'Net Profit');
        const own = books.ledgers.find(({ group }) => group === null)?.opening ?? 0;
        const account = own + moved(books, PROFIT_AND_LOSS, '', day) - ofEarlier - ofThisYear;
        expect(standing(report, PROFIT_AND_LOSS)).toBe(account);
      }),
    );
  });

  it('what stands on the sheet below a title comes to its sum, and the titles of a side to its total', () => {
    fc.assert(
      fc.property(anyBooksAndDay, ([books, day]) => {
        const report = balanceSheet(figures(books, day));
        let [side, title, below] = [0, 0, 0];
        for (const { look, depth, cells } of report.lines) {
          const amounts = cells.slice(1).map((cell) => amountIn(cell) ?? 0);
          if (look === 'entry') below += depth === 1 ? (amounts[0] ?? 0) + (amounts[1] ?? 0) : 0;
          else {
            if (below !== 0) expect(below).toBe(title);
            [title, below] = [amounts[2] ?? 0, 0];
          }
          if (look === 'section') side = 0;
          if (look === 'title') side += amounts[2] ?? 0;
          if (look === 'grand') expect(amounts[2]).toBe(side);
        }
      }),
    );
  });

  it('the profits of two periods add up to that of both, at the end of a year or not', () => {
    fc.assert(
      fc.property(anyBooksAndDay, anyDay('2029-07-01', '2029-12-31'), ([books, day], end) => {
        fc.pre(day > books.booksBegin);
        const [one, other] = [trade(books, '2024-04-01', dayBefore(day)), trade(books, day, end)];
        const both = trade(books, '2024-04-01', end);
        for (const name of ['Gross Profit', 'Net Profit'])
          expect(amountAt(one, name) + amountAt(other, name)).toBe(amountAt(both, name));
      }),
    );
  });

  it('a report of a year says the same, whatever is entered in later years', () => {
    fc.assert(
      fc.property(anyBooksAndDay, ([books, day]) => {
        const end = lastDayOfYear(day);
        const shorter = { ...books, vouchers: books.vouchers.filter((voucher) => voucher.day <= end) };
        expect(balanceSheet(figures(books, end))).toEqual(balanceSheet(figures(shorter, end)));
        expect(trialBalance(figures(books, end))).toEqual(trialBalance(figures(shorter, end)));
      }),
    );
  });

  it('the year begins with the balances that the year before ended with', () => {
    fc.assert(
      fc.property(anyBooks, fc.integer({ min: 2027, max: 2029 }), (books, year) => {
        const [end, start] = [`${year}-03-31`, `${year}-04-01`] as const;
        const quiet = { ...books, vouchers: books.vouchers.filter(({ day }) => day !== start) };
        const still = {
          ...quiet,
          stock: { ...books.stock, from: books.stock.from.filter(({ day }) => day !== start) },
        };
        const [before, after] = [end, start].map((day) => balanceSheet(figures(still, day)));
        if (!before || !after) throw new Error('Two balance sheets are compared.');
        expect(lastCells(after)).toEqual(lastCells(before));
        expect(standing(after, PROFIT_AND_LOSS)).toBe(standing(before, PROFIT_AND_LOSS));
      }),
    );
  });

  it('opening cash and the three sums of the cash flow come to what cash and bank are', () => {
    fc.assert(
      fc.property(anyBooksAndDay, anyDay('2029-07-01', '2029-12-31'), ([books, from], to) => {
        const report = cashFlow({
          from,
          to,
          hasBefore: true,
          opening: cashOn(books, dayBefore(from)),
          others: othersOf(books, from, to),
        });
        const sums = report.lines.filter(({ look }) => look === 'total').map(({ cells }) => amountAt(report, cells[0]));
        expect(sums).toHaveLength(3);
        const opening = amountAt(report, 'Opening cash and bank');
        const closing = amountAt(report, 'Closing cash and bank');
        expect(opening + sums.reduce((sum, one) => sum + one, 0)).toBe(closing);
        expect(closing).toBe(cashOn(books, to));
      }),
    );
  });
});

/** What the books would hand to the statements as on a day. */
function figures(books: AnyBooks, day: IsoDate): FiguresOn {
  const start = firstDayOfYear(day);
  const all = books.ledgers.map(({ id, group, opening }) => ({
    id,
    name: id,
    group,
    opening,
    earlier: moved(books, id, '', dayBefore(start)),
    within: moved(books, id, start, day),
  }));
  const account = all.find(({ group }) => group === null);
  if (!account) throw new Error('Books have a Profit & Loss A/c.');
  return {
    day,
    booksBegin: books.booksBegin,
    ledgers: all.flatMap(({ group, ...one }) => (group === null ? [] : [{ ...one, group }])),
    profitAndLoss: account,
    stock: {
      opening: books.stock.opening,
      atYearStart: stockOn(books, dayBefore(start)),
      closing: stockOn(books, day),
    },
  };
}

function trade(books: AnyBooks, from: IsoDate, to: IsoDate): Report {
  const isBegun = from <= books.booksBegin;
  return profitAndLoss({
    from,
    to,
    ledgers: books.ledgers.flatMap(({ id, group, opening }) => {
      if (group === null || !isNominal(group)) return [];
      return [{ id, name: id, group, amount: asPaise(moved(books, id, from, to) + (isBegun ? opening : 0)) }];
    }),
    openingStock: stockOn(books, dayBefore(from)),
    closingStock: stockOn(books, to),
  });
}

function moved({ vouchers }: AnyBooks, id: string, from: string, to: string): Paise {
  const within = vouchers.filter(({ day }) => day >= from && day <= to);
  return sumOf(
    within.flatMap((voucher) => [
      ...(voucher.to === id ? [voucher.amount] : []),
      ...(voucher.from === id ? [negative(voucher.amount)] : []),
    ]),
  );
}

function stockOn({ stock }: AnyBooks, day: IsoDate): Paise {
  const known = stock.from.filter((one) => one.day <= day).toSorted((one, other) => (one.day < other.day ? -1 : 1));
  return known.at(-1)?.value ?? stock.opening;
}

function cashOn(books: AnyBooks, day: IsoDate): Paise {
  return sumOf(
    books.ledgers
      .filter(({ group }) => isCash(group))
      .map(({ id, opening }) => asPaise(opening + moved(books, id, '', day))),
  );
}

function othersOf(books: AnyBooks, from: IsoDate, to: IsoDate) {
  const cash = books.ledgers.filter(({ group }) => isCash(group)).map(({ id }) => id);
  return books.ledgers
    .filter(({ group }) => !isCash(group))
    .map(({ id, group }) => {
      const own = books.vouchers.filter(({ day }) => day >= from && day <= to);
      const received = own.filter((voucher) => voucher.from === id && cash.includes(voucher.to));
      const paid = own.filter((voucher) => voucher.to === id && cash.includes(voucher.from));
      const parts = [...received.map(({ amount }) => amount), ...paid.map(({ amount }) => negative(amount))];
      return { id, name: id, group, amount: sumOf(parts) };
    });
}

function isCash(group: GroupName | null): boolean {
  return group !== null && isCashOrBank(group);
}

function lastCells({ lines }: Report): readonly (number | undefined)[] {
  return (lines.at(-1)?.cells.slice(1) ?? []).map(amountIn);
}

function netCell([, debit, credit]: Report['lines'][number]['cells']): number {
  const [dr, cr] = [amountIn(debit), amountIn(credit)];
  if (dr === undefined || cr === undefined) throw new Error('A row has a figure on both sides.');
  return dr - cr;
}

/** The balance of a row of the balance sheet, debit positive; 0 if it is not there. */
function standing({ lines }: Report, name: string): number {
  const assets = lines.findIndex(({ cells }) => cells[0] === 'Assets');
  const at = lines.findIndex(({ cells }) => cells[0] === name);
  const amount = amountIn(lines[at]?.cells.at(-1)) ?? 0;
  return at > assets ? amount : 0 - amount;
}
