import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  type PageStart,
  statementMonths,
  statementPage,
  type StatementPage,
} from '#data/books/reports/ledger-statement.ts';
import { createLedger } from '#data/books/masters/ledgers.ts';
import { createParty, updateParty } from '#data/books/masters/parties.ts';
import { cancelVoucher } from '#data/books/vouchers/vouchers.ts';
import { watch } from '#data/store/live.ts';
import { BLANK_LEDGER } from '#domain/books/masters/ledger.ts';
import type { Days } from '#domain/books/usual-periods.ts';
import { blankParty } from '#domain/books/masters/party.ts';
import type { IsoDate } from '#domain/calendar.ts';
import { asPaise } from '#domain/money.ts';
import { emptyShelf, freshBooks } from '../../../support/fresh-books.ts';
import { draft, enter, namedMaster, pay, receive } from '../../../support/posted.ts';

/** The books begin on 1 April 2026. */
const YEAR: Days = { from: '2026-04-01', to: '2027-03-31' };

beforeEach(() => freshBooks());
afterEach(emptyShelf);

describe('the pages of a statement', () => {
  it('hold each line once, in order, with the balance after it, forwards and backwards', async () => {
    await createParty({ ...blankParty('Customer'), name: 'Usha', balance: asPaise(1000_00) });
    // Several vouchers a day, entered out of turn, so that pages end within a day.
    for (let at = 0; at < 40; at++) await receive(dayOf((at * 7) % 11), 'Usha', at + 1);
    const { id } = await namedMaster('Usha');
    const whole = await statementPage(id, YEAR, { at: 'first' }, 100);
    const dates = whole.lines.map(({ date }) => date);
    expect(dates).toEqual(dates.toSorted());
    let balance = 1000_00;
    expect(whole.lines.map((line) => line.balance)).toEqual(whole.lines.map(({ amount }) => (balance += amount)));
    expect(whole).toMatchObject({ opening: 1000_00, debit: 0, credit: 820_00, closing: 180_00 });

    for (const size of [1, 7, 39, 40]) {
      const forwards = await everyPage(id, size, 'forwards');
      expect(forwards.flatMap(({ lines }) => lines)).toEqual(whole.lines);
      const backwards = await everyPage(id, size, 'backwards');
      expect(backwards.flatMap(({ lines }) => lines)).toEqual(whole.lines);
      for (const page of [...forwards, ...backwards]) {
        const [first] = page.lines;
        expect(page.before).toBe((first?.balance ?? 0) - (first?.amount ?? 0));
        expect(page).toMatchObject({ opening: 1000_00, credit: 820_00, closing: 180_00 });
      }
    }
  });

  it('begin with what stood before the period, and end with it', async () => {
    await pay('2026-04-30', 'Rent', 10);
    await pay('2026-05-01', 'Rent', 20);
    await pay('2026-05-31', 'Rent', 30);
    await pay('2026-06-01', 'Rent', 40);
    const { id } = await namedMaster('Rent');
    const page = await statementPage(id, { from: '2026-05-01', to: '2026-05-31' }, { at: 'first' });
    expect(page).toMatchObject({ opening: 10_00, before: 10_00, debit: 50_00, credit: 0, closing: 60_00 });
    expect(page.lines.map(({ date, balance }) => [date, balance])).toEqual([
      ['2026-05-01', 30_00],
      ['2026-05-31', 60_00],
    ]);
  });

  it('of a period without a line are one page of nothing', async () => {
    await pay('2026-05-01', 'Rent', 20);
    const page = await statementPage(
      (await namedMaster('Cash')).id,
      { from: '2026-06-01', to: '2026-06-30' },
      { at: 'last' },
    );
    expect(page).toEqual({
      opensOn: '2026-06-01',
      opening: -20_00,
      before: -20_00,
      debit: 0,
      credit: 0,
      closing: -20_00,
      lines: [],
      edges: undefined,
      hasBefore: false,
      hasAfter: false,
    });
  });
});

it('a page that is watched is read again for a voucher of any of its days, and of days before', async () => {
  await pay('2026-06-02', 'Rent', 10);
  const { id } = await namedMaster('Rent');
  const closings: number[] = [];
  const days: Days = { from: '2026-06-01', to: '2026-06-30' };
  const stop = watch(
    () => statementPage(id, days, { at: 'first' }),
    ({ closing }) => closings.push(closing),
  );
  const next = (closing: number) => vi.waitFor(() => expect(closings.at(-1)).toBe(closing), 10_000);
  await next(10_00);
  await pay('2026-06-30', 'Rent', 5);
  await next(15_00);
  await pay('2026-04-01', 'Rent', 1);
  await next(16_00);
  stop();
});

describe('a line', () => {
  it('names the other side under its name of today; several sides are not named', async () => {
    const usha = await createParty({ ...blankParty('Customer'), name: 'Usha' });
    await receive('2026-05-01', 'Usha', 90, { tds: asPaise(10_00), narration: 'Bill 7' });
    await updateParty(usha.id, usha.rev, { ...blankParty('Customer'), name: 'Usha & Co' });
    const [cash] = (await statementPage((await namedMaster('Cash')).id, YEAR, { at: 'first' })).lines;
    expect(cash).toMatchObject({ other: 'Usha & Co', narration: 'Bill 7', amount: 90_00 });
    expect(cash).toMatchObject({ voucher: { kind: 'Receipt', number: 'RCT/26-27/0001' } });
    const [own] = (await statementPage(usha.id, YEAR, { at: 'first' })).lines;
    expect(own).toMatchObject({ other: undefined, amount: -100_00 });
  });

  it('is left by a voucher that is cancelled, and none is made by a draft', async () => {
    const { id, rev } = await pay('2026-05-01', 'Rent', 20);
    await draft('Payment', '2026-05-02');
    await cancelVoucher(id, rev);
    const page = await statementPage((await namedMaster('Rent')).id, YEAR, { at: 'first' });
    expect(page).toMatchObject({ lines: [], closing: 0 });
  });
});

describe('at the end of a financial year', () => {
  const THREE_YEARS: Days = { from: '2026-04-01', to: '2028-06-30' };

  beforeEach(async () => {
    await createLedger({ ...BLANK_LEDGER, name: 'Fees', group: 'Direct Incomes', balance: asPaise(5_00), side: 'Cr' });
    await pay('2027-03-31', 'Rent', 100);
    await receive('2026-04-01', 'Fees', 300);
    await pay('2027-04-01', 'Rent', 40);
  });

  it('an expense goes to Profit & Loss A/c and starts at nothing', async () => {
    const { id } = await namedMaster('Rent');
    const { lines, ...sums } = await statementPage(id, THREE_YEARS, { at: 'first' });
    expect(lines.map(({ date, amount, balance }) => [date, amount, balance])).toEqual([
      ['2027-03-31', 100_00, 100_00],
      ['2027-03-31', -100_00, 0],
      ['2027-04-01', 40_00, 40_00],
      ['2028-03-31', -40_00, 0],
    ]);
    expect(sums).toMatchObject({ opening: 0, debit: 140_00, credit: 140_00, closing: 0 });
    expect(await statementPage(id, { from: '2027-04-01', to: '2028-03-31' }, { at: 'first' })).toMatchObject({
      opening: 0,
      closing: 40_00,
    });
  });

  it('no page loses or repeats the line of a year that ended', async () => {
    const { id } = await namedMaster('Rent');
    const whole = (await statementPage(id, THREE_YEARS, { at: 'first' })).lines;
    expect((await everyPage(id, 1, 'forwards', THREE_YEARS)).flatMap(({ lines }) => lines)).toEqual(whole);
    expect((await everyPage(id, 1, 'backwards', THREE_YEARS)).flatMap(({ lines }) => lines)).toEqual(whole);
  });

  it('what an income opened with is a part of the first year', async () => {
    const { id } = await namedMaster('Fees');
    const { lines, opening } = await statementPage(id, THREE_YEARS, { at: 'first' });
    expect(opening).toBe(-5_00);
    expect(lines.map(({ amount, balance }) => [amount, balance])).toEqual([
      [-300_00, -305_00],
      [305_00, 0],
    ]);
  });

  it('Profit & Loss A/c gets the result of all of them, and what was entered in it itself', async () => {
    await enter('2027-05-05', { 'Profit & Loss A/c': 50, Capital: -50 });
    const { id } = await namedMaster('Profit & Loss A/c');
    const { lines, closing } = await statementPage(id, THREE_YEARS, { at: 'first' });
    expect(lines.map(({ date, amount, balance }) => [date, amount, balance])).toEqual([
      ['2027-03-31', -205_00, -205_00],
      ['2027-05-05', 50_00, -155_00],
      ['2028-03-31', 40_00, -115_00],
    ]);
    expect(closing).toBe(-115_00);
    expect(await statementPage(id, { from: '2027-04-01', to: '2027-04-30' }, { at: 'first' })).toMatchObject({
      opening: -205_00,
      closing: -205_00,
    });
  });

  it('a party and cash go on', async () => {
    const { id } = await namedMaster('Cash');
    const page = await statementPage(id, { from: '2027-04-01', to: '2028-06-30' }, { at: 'first' });
    expect(page).toMatchObject({ opening: 200_00, closing: 160_00 });
  });

  it('the months show the end of a year apart from what moved', async () => {
    const days: Days = { from: '2027-03-10', to: '2027-05-15' };
    const { months, opening, closing } = await statementMonths((await namedMaster('Rent')).id, days);
    expect(opening).toBe(0);
    expect(months.map(({ from, to, debit, closing: end, ended }) => [from, to, debit, end, ended?.amount])).toEqual([
      ['2027-03-10', '2027-03-31', 100_00, 100_00, -100_00],
      ['2027-04-01', '2027-04-30', 40_00, 40_00, undefined],
      ['2027-05-01', '2027-05-15', 0, 40_00, undefined],
    ]);
    expect(closing).toBe(40_00);
  });
});

async function everyPage(id: string, size: number, way: 'forwards' | 'backwards', days = YEAR) {
  const pages: StatementPage[] = [];
  for (let start: PageStart | undefined = { at: way === 'forwards' ? 'first' : 'last' }; start; ) {
    const page: StatementPage = await statementPage(id, days, start, size);
    if (way === 'forwards') pages.push(page);
    else pages.unshift(page);
    start = further(page, way);
  }
  return pages;
}

function further({ edges, hasBefore, hasAfter }: StatementPage, way: 'forwards' | 'backwards'): PageStart | undefined {
  if (!edges || !(way === 'forwards' ? hasAfter : hasBefore)) return undefined;
  return way === 'forwards' ? { at: 'after', place: edges[1] } : { at: 'before', place: edges[0] };
}

function dayOf(at: number): IsoDate {
  return `2026-05-${String(at + 1).padStart(2, '0')}` as IsoDate;
}
