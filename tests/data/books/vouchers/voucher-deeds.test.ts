import * as fc from 'fast-check';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { checkBooks } from '#data/books/audit/check-books.ts';
import { verifyEdits } from '#data/books/audit/edits.ts';
import { cashFlowsBetween, flowsBetween, flowsOfLedgers } from '#data/books/ledger/period-sums.ts';
import { closeYear, nextToClose } from '#data/books/audit/close-year.ts';
import { lockUpTo, locks, unlock } from '#data/books/audit/locks.ts';
import {
  balanceSheetOn,
  cashFlowOf,
  profitAndLossOf,
  trialBalanceOn,
} from '#data/books/reports/financial-statements.ts';
import { createParty } from '#data/books/masters/parties.ts';
import { booksStore } from '#data/books/store.ts';
import { deleteDrafts } from '#data/books/vouchers/delete-drafts.ts';
import { cancelVoucher, createVoucher, updateVoucher } from '#data/books/vouchers/vouchers.ts';
import { Refusal } from '#data/store/refusal.ts';
import { endOfYear } from '#domain/books/ledger/closed-year.ts';
import { type DebitCredit, netOf, NO_DEBIT_CREDIT } from '#domain/books/debit-credit.ts';
import { isCashOrBank, isNominal } from '#domain/books/ledger-group.ts';
import type { ReportLineCell } from '#domain/books/ledger/report.ts';
import { blankParty } from '#domain/books/masters/party.ts';
import type { Named, Posting } from '#domain/books/voucher-head.ts';
import { currentPostings, type Voucher, type VoucherInput } from '#domain/books/vouchers/voucher.ts';
import { financialYearOf, type IsoDate } from '#domain/calendar.ts';
import { asPaise, negative, type Paise, sumOf } from '#domain/money.ts';
import { emptyShelf, freshBooks } from '../../../support/fresh-books.ts';
import { contraOn, journalOn, receiptOn } from '../../../support/vouchers.ts';
import { amountIn } from '../../../support/report-lines.ts';
import { runs } from '../../../support/runs.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2030-01-01T12:00:00') });
});
afterEach(async () => {
  vi.useRealTimers();
  await emptyShelf();
});

const DAYS = [
  '2026-04-01',
  '2026-04-30',
  '2026-05-01',
  '2026-07-15',
  '2027-03-31',
  '2027-04-01',
  '2028-02-29',
] as const;

const day = fc.constantFrom(...DAYS);
const deed = fc.record({
  what: fc.constantFrom(
    'create',
    'create',
    'create',
    'change',
    'change',
    'cancel',
    'delete',
    'lock',
    'unlock',
    'close',
  ),
  kind: fc.constantFrom('Journal', 'Contra', 'Receipt', 'Payment'),
  state: fc.constantFrom('Issued', 'Issued', 'Draft'),
  day,
  which: fc.nat({ max: 9 }),
  rupees: fc.integer({ min: 1, max: 5000 }),
  tds: fc.integer({ min: 0, max: 50 }),
  isStale: fc.boolean(),
  number: fc.constantFrom('', '', '', 'X-1', 'JV/26-27/0002', 'rct/26-27/0003'),
});
type Deed = typeof deed extends fc.Arbitrary<infer Value> ? Value : never;

it('after any deeds, one after the other or from two tabs at once, every figure is the sum of what vouchers post', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.array(deed, { minLength: 1, maxLength: 3 }), { maxLength: 9 }),
      day,
      day,
      async (rounds, from, to) => {
        await emptyShelf();
        const db = await freshBooks({ booksBegin: '2026-04-01' });
        const ledgers = await ledgersToUse();
        const closed = new Map<string, string>();
        for (const round of rounds) {
          const answers = await Promise.allSettled(round.map((each) => perform(each, ledgers)));
          for (const answer of answers) if (answer.status === 'rejected') expect(answer.reason).toBeInstanceOf(Refusal);
          await expectClosedAsTheyWere(closed);
        }
        const vouchers: readonly Voucher[] = await db.records('vouchers').toArray();
        for (const { postings } of vouchers) expect(sumOf(postings.map(({ amount }) => amount))).toBe(0);
        expect(await checkBooks()).toEqual([]);
        expect(await verifyEdits()).toEqual({ entries: await db.records('edits').count() });
        await expectNumbersWithoutHoles(vouchers);
        await expectFigures(vouchers, from, to, ledgers);
        await expectStatementsAgree(to);
      },
    ),
    { numRuns: runs(40) },
  );
});

/** Adds everything up from the vouchers, as nobody reading a statement would wait for. */
async function expectFigures(
  vouchers: readonly Voucher[],
  from: IsoDate,
  to: IsoDate,
  ledgers: Ledgers,
): Promise<void> {
  const within = vouchers.filter(({ date }) => from <= date && date <= to).map((each) => currentPostings(each));
  const control = (id: string) => (ledgers.parties.some((party) => party.id === id) ? 'debtors' : id);
  expect(await flowsBetween(from, to)).toEqual(flowsIn(within.flat(), control));
  const before = vouchers.filter(({ date }) => date <= to).flatMap((each) => currentPostings(each));
  expect(await flowsBetween('', to)).toEqual(flowsIn(before, control));
  const own = flowsIn(within.flat(), (id) => id);
  const ids = [...ledgers.money, ...ledgers.others, ...ledgers.parties].map(({ id }) => id);
  const flows = await flowsOfLedgers(ids, from, to);
  for (const id of ids) expect(flows.get(id)).toEqual(own.get(id) ?? { debit: 0, credit: 0 });
  const isMoney = ({ ledger }: Posting) => ledgers.money.some(({ id }) => id === ledger);
  const otherSides = within
    .filter((postings) => postings.some(isMoney))
    .flatMap((postings) => postings.filter((each) => !isMoney(each)));
  const cash = [...flowsIn(otherSides, control)].map(
    ([id, { debit, credit }]) => [id, { debit: credit, credit: debit }] as const,
  );
  expect(await cashFlowsBetween(from, to)).toEqual(new Map(cash));
}

/** The statements of each closed year, as text, are those of when it was closed. */
async function expectClosedAsTheyWere(known: Map<string, string>): Promise<void> {
  const years = (await locks()).closed.map(({ year }) => year);
  for (const year of known.keys()) if (!years.includes(year)) known.delete(year);
  for (const year of years) {
    const [from, to] = [`${year.slice(0, 4)}-04-01` as IsoDate, endOfYear(year)];
    const reports = [
      await trialBalanceOn(to),
      await balanceSheetOn(to),
      await profitAndLossOf(from, to),
      await cashFlowOf(from, to),
    ];
    const text = JSON.stringify(reports);
    expect(text).toBe(known.get(year) ?? text);
    known.set(year, text);
  }
}

/** Debits are credits; liabilities are assets; the profit of the sheet is that of all Profit & Loss accounts until then. */
async function expectStatementsAgree(on: IsoDate): Promise<void> {
  const totals = (await trialBalanceOn(on)).lines
    .filter(({ look }) => look === 'grand')
    .flatMap(({ cells }) => amountsIn(cells));
  expect(new Set(totals).size).toBeLessThanOrEqual(1);
  const sides = (await balanceSheetOn(on)).lines
    .filter(({ cells: [name] }) => name === 'Total')
    .flatMap(({ cells }) => amountsIn(cells));
  expect(sides.length).toBe(2);
  expect(sides[0]).toBe(sides[1]);
  const profit = (await profitAndLossOf('2026-04-01', on)).lines.find(({ cells: [name] }) => name === 'Net Profit');
  const flows = await flowsBetween('', on);
  const nominal = (await booksStore.records('ledgers').toArray()).filter(
    ({ group }) => group !== null && isNominal(group),
  );
  expect(amountsIn(profit?.cells ?? [])).toEqual([
    negative(sumOf(nominal.map(({ id }) => netOf(flows.get(id) ?? NO_DEBIT_CREDIT)))),
  ]);
}

function amountsIn(cells: readonly ReportLineCell[]): readonly Paise[] {
  return cells.flatMap((cell) => amountIn(cell) ?? []);
}

function flowsIn(postings: readonly Posting[], nodeOf: (id: string) => string): ReadonlyMap<string, DebitCredit> {
  const flows = new Map<string, DebitCredit>();
  for (const { ledger, amount } of postings) {
    const node = nodeOf(ledger);
    const { debit, credit } = flows.get(node) ?? { debit: 0, credit: 0 };
    flows.set(node, { debit: asPaise(debit + Math.max(amount, 0)), credit: asPaise(credit + Math.max(0 - amount, 0)) });
  }
  return flows;
}

async function expectNumbersWithoutHoles(vouchers: readonly Voucher[]): Promise<void> {
  const numbered = vouchers.filter(({ state }) => state !== 'Draft');
  const keys = numbered.map(({ kind, date, number }) => `${kind} ${financialYearOf(date)} ${number}`);
  expect(new Set(keys).size).toBe(keys.length);
  for (const { kind, pattern, given } of await booksStore.records('series').toArray()) {
    for (const [year, last] of Object.entries(given)) {
      const wanted = Array.from(
        { length: last },
        (_, at) =>
          `${kind} ${year} ${pattern.replace('{fy}', year.slice(2)).replace('{n:4}', String(at + 1).padStart(4, '0'))}`,
      );
      // A number that was typed moves its series on, and leaves those before it out.
      const typed = kind === 'Journal' ? 2 : kind === 'Receipt' ? 3 : 1;
      expect(keys).toEqual(expect.arrayContaining(wanted.slice(typed - 1)));
    }
  }
}

type Ledgers = Readonly<{ money: readonly Named[]; others: readonly Named[]; parties: readonly Named[] }>;

async function ledgersToUse(): Promise<Ledgers> {
  const all = await booksStore.records('ledgers').toArray();
  const names = ({ id, name }: Named) => ({ id, name });
  const money = all.filter(({ group }) => group !== null && isCashOrBank(group)).map(names);
  const others = all.filter(({ group }) => group === null || !isCashOrBank(group)).map(names);
  const parties = [
    await createParty({ ...blankParty('Customer'), name: 'Usha' }),
    await createParty({ ...blankParty('Both'), name: 'Asha' }),
  ];
  return { money, others, parties: parties.map(names) };
}

async function perform({ what, which, day: date, state, isStale, ...said }: Deed, ledgers: Ledgers): Promise<unknown> {
  if (what === 'lock') return lockUpTo(date);
  if (what === 'close') return closeYear((await nextToClose()).year);
  if (what === 'unlock') return unlock(which % 2 === 0 ? '' : '2026-04-01', 'Late bill');
  if (what === 'create') return createVoucher(entryOf(said, date, which, ledgers), state);
  const all = await booksStore.records('vouchers').toArray();
  const chosen = all[which % Math.max(all.length, 1)];
  if (!chosen) return undefined;
  const rev = isStale ? chosen.rev - 1 : chosen.rev;
  if (what === 'cancel') return cancelVoucher(chosen.id, rev);
  if (what === 'delete') return deleteDrafts([chosen.id]);
  return updateVoucher(chosen.id, rev, entryOf(said, date, which, ledgers), state);
}

function entryOf(
  { kind, rupees, tds, number }: Pick<Deed, 'kind' | 'rupees' | 'tds' | 'number'>,
  date: IsoDate,
  which: number,
  { money, others, parties }: Ledgers,
): VoucherInput {
  const pick = (from: readonly Named[], at: number) => from[at % from.length] ?? { id: '', name: '' };
  const [one, other, cash] = [
    pick([...others, ...parties], which * 7),
    pick([...parties, ...others], which),
    pick(money, which),
  ];
  if (kind === 'Journal')
    return journalOn(
      date,
      [
        [one, rupees],
        [cash, tds],
        [other, -rupees - tds],
      ],
      { number },
    );
  if (kind === 'Contra') return { ...contraOn(date, cash, pick(money, which + 1), rupees), number };
  return receiptOn(date, one, cash, rupees, { kind: kind as 'Receipt', tds: asPaise(tds * 100), number });
}
