import { totalKey } from '#data/store/totals.ts';
import { see } from '#data/books/staff/access.ts';
import { balanceSheet } from '#domain/books/reports/balance-sheet.ts';
import { cashFlow } from '#domain/books/reports/cash-flow.ts';
import { type DebitCredit, netOf, NO_DEBIT_CREDIT } from '#domain/books/debit-credit.ts';
import type { ControlNode } from '#domain/books/ledger/posting-sums.ts';
import type { Ledger } from '#domain/books/masters/ledger.ts';
import { isBeforeBooks } from '#domain/books/ledger/books-begin.ts';
import { type FiguresOn, isFirstYear } from '#domain/books/ledger/ledger-figures.ts';
import { groupReport } from '#domain/books/reports/group-report.ts';
import { type GroupName, isCashOrBank, isNominal } from '#domain/books/ledger-group.ts';
import { profitAndLoss } from '#domain/books/reports/profit-and-loss.ts';
import type { Report } from '#domain/books/ledger/report.ts';
import { trialBalance } from '#domain/books/reports/trial-balance.ts';
import { dayBefore, firstDayOfYear, type IsoDate } from '#domain/calendar.ts';
import { asPaise, type Paise, sumOf, ZERO } from '#domain/money.ts';
import { business } from '#data/books/business.ts';
import { cashFlowsBetween, flowsBetween } from '#data/books/ledger/period-sums.ts';
import { stockOn } from '#data/books/stock/stock-value.ts';
import { booksStore } from '#data/books/store.ts';

/** The trial balance. As all statements here, it reads the ledgers, some hundred at most, and stored sums, but no voucher. */
export async function trialBalanceOn(day: IsoDate): Promise<Report> {
  see('reports');
  return trialBalance(await figuresOn(day));
}

/** Returns the report of what stands under a group at the end of a day. */
export async function groupOn(group: GroupName, day: IsoDate): Promise<Report> {
  see('reports');
  return groupReport(await figuresOn(day), group);
}

/** Returns the balance of all debtors, or all creditors, at the end of a day, debit positive. */
export async function controlOn(control: ControlNode, day: IsoDate): Promise<Paise> {
  see('reports');
  const [own, rows, flows] = await Promise.all([business(), partyRows(), flowsBetween('', day)]);
  if (isBeforeBooks(day, own)) return ZERO;
  const opening = rows.find(({ id }) => id === control)?.opening ?? ZERO;
  return asPaise(opening + netIn(flows, control));
}

export async function balanceSheetOn(day: IsoDate): Promise<Report> {
  see('reports', 'cost');
  return balanceSheet(await figuresOn(day));
}

export async function profitAndLossOf(from: IsoDate, to: IsoDate): Promise<Report> {
  see('reports', 'cost');
  const own = await business();
  const stockAt = async (day: IsoDate) => (isBeforeBooks(to, own) ? ZERO : stockOn(day));
  const [ledgers, flows, openingStock, closingStock] = await Promise.all([
    ledgersByName(),
    flowsBetween(from, to),
    stockAt(dayBefore(from)),
    stockAt(to),
  ]);
  const isOpening = from <= own.booksBegin && own.booksBegin <= to;
  return profitAndLoss({
    from,
    to,
    ledgers: ledgers.flatMap(({ id, name, group, opening }) => {
      if (group === null || !isNominal(group)) return [];
      const amount = asPaise((isOpening ? opening : 0) + netIn(flows, id));
      return [{ id, name, group, amount }];
    }),
    openingStock,
    closingStock,
  });
}

export async function cashFlowOf(from: IsoDate, to: IsoDate): Promise<Report> {
  see('reports', 'cost');
  const [own, ledgers, parties, before, flows] = await Promise.all([
    business(),
    ledgersByName(),
    partyRows(),
    flowsBetween('', dayBefore(from)),
    cashFlowsBetween(from, to),
  ]);
  const money = ledgers.filter(({ group }) => group !== null && isCashOrBank(group));
  return cashFlow({
    from,
    to,
    hasBefore: from > own.booksBegin,
    opening: isBeforeBooks(to, own)
      ? ZERO
      : sumOf(money.map(({ id, opening }) => asPaise(opening + netIn(before, id)))),
    others: [...ledgers, ...parties].map(({ id, name, group }) => ({
      id,
      name,
      group,
      amount: netIn(flows, id),
    })),
  });
}

async function figuresOn(day: IsoDate): Promise<FiguresOn> {
  const start = firstDayOfYear(day);
  const own = await business();
  const { booksBegin } = own;
  const isBefore = isBeforeBooks(day, own);
  const stockAt = async (on: IsoDate) => (isBefore ? ZERO : stockOn(on));
  const [ledgers, parties, earlier, within, opening, atYearStart, closing] = await Promise.all([
    ledgersByName(),
    partyRows(),
    isFirstYear({ day, booksBegin }) ? NOTHING : flowsBetween('', dayBefore(start)),
    flowsBetween(start, day),
    stockAt(dayBefore(booksBegin)),
    stockAt(dayBefore(start)),
    stockAt(day),
  ]);
  const rows = [...ledgers, ...parties].map(({ id, name, group, opening: opened }) => ({
    id,
    name,
    group,
    opening: isBefore ? ZERO : opened,
    earlier: netIn(earlier, id),
    within: netIn(within, id),
  }));
  const account = rows.find(({ group }) => group === null);
  if (!account) throw new Error('These books have no Profit & Loss A/c. Restore them from a copy.');
  return {
    day,
    booksBegin,
    ledgers: rows.flatMap(({ group, ...row }) => (group === null ? [] : [{ ...row, group }])),
    profitAndLoss: account,
    stock: { opening, atYearStart, closing },
  };
}

function ledgersByName(): Promise<readonly Ledger[]> {
  return Promise.resolve(booksStore.records('ledgers').orderBy('[keys.name+keys.serial]').toArray());
}

/** All debtors and all creditors as a row each. Who buys and sells is among the debtors. */
async function partyRows() {
  const [all, customers] = await booksStore.totals(['parties', totalKey('parties', 'Customer')]);
  const debtors = customers?.amount ?? ZERO;
  const creditors = asPaise((all?.amount ?? ZERO) - debtors);
  return [
    { id: 'debtors' satisfies ControlNode, name: 'Sundry Debtors', group: 'Sundry Debtors', opening: debtors },
    { id: 'creditors' satisfies ControlNode, name: 'Sundry Creditors', group: 'Sundry Creditors', opening: creditors },
  ] as const;
}

function netIn(flows: ReadonlyMap<string, DebitCredit>, id: string) {
  return netOf(flows.get(id) ?? NO_DEBIT_CREDIT);
}

const NOTHING: ReadonlyMap<string, DebitCredit> = new Map();
