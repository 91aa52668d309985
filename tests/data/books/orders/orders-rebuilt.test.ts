import * as fc from 'fast-check';
import { afterEach, describe, expect, it } from 'vitest';
import { checkBooks } from '#data/books/audit/check-books.ts';
import { closeLines, reopenLines } from '#data/books/vouchers/close-lines.ts';
import { linesOfOrder } from '#data/books/orders/order-progress.ts';
import { awaitedIn } from '#data/books/projections/order-lines.ts';
import { onHandIn } from '#data/books/projections/stock-rows.ts';
import { trialBalanceOn } from '#data/books/reports/financial-statements.ts';
import { booksStore } from '#data/books/store.ts';
import { cancelVoucher, createVoucher, updateVoucher } from '#data/books/vouchers/vouchers.ts';
import { Refusal } from '#data/store/refusal.ts';
import type { DocumentParty } from '#domain/books/documents/document.ts';
import { leftOfLine } from '#domain/books/fulfilment/left-of-line.ts';
import type { Item } from '#domain/books/masters/item.ts';
import { type Voucher, type VoucherInput, type VoucherKind, voucherInput } from '#domain/books/vouchers/voucher.ts';
import type { IsoDate } from '#domain/calendar.ts';
import { asQuantity } from '#domain/quantity.ts';
import { emptyShelf, freshBooks } from '../../../support/fresh-books.ts';
import { formFrom, order } from '../../../support/orders.ts';
import { runs } from '../../../support/runs.ts';
import { addGoods, aTrader, buy } from '../../../support/trade.ts';

afterEach(emptyShelf);

type Step = Readonly<{
  does: 'order' | 'make' | 'edit' | 'cancel' | 'close' | 'reopen';
  which: number;
  kind: VoucherKind;
  units: number;
  day: number;
  isReplaced: boolean;
}>;

const step: fc.Arbitrary<Step> = fc.record({
  does: fc.constantFrom('order', 'make', 'make', 'make', 'make', 'edit', 'cancel', 'close', 'reopen'),
  which: fc.nat(30),
  kind: fc.constantFrom('Delivery Challan', 'Delivery Challan', 'Invoice', 'Invoice', 'Goods Back', 'Credit Note'),
  units: fc.integer({ min: 1, max: 12 }),
  day: fc.integer({ min: 3, max: 28 }),
  isReplaced: fc.boolean(),
});

describe('whatever is made, changed, closed and cancelled, in any order', () => {
  it('what is left, reserved and in stock is what a naive count of all documents says', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 25 }), async (steps) => {
        await freshBooks({ registration: 'Regular', gstin: '27AAPFU0939F1ZV', negativeStock: 'Refuse' });
        const ravi = await aTrader('Customer', 'Ravi');
        const soap = await addGoods('Soap');
        await buy('2026-04-01', await aTrader('Supplier', 'Gokul Mills'), [[soap, 60, 100]]);
        for (const one of steps) await attempt(() => perform(one, ravi, soap));
        await agreesWithNaiveCount(ravi, soap);
        expect(await checkBooks()).toEqual([]);
        const balance = await trialBalanceOn('2026-04-30');
        expect(JSON.stringify(balance)).not.toContain('Difference');
        await emptyShelf();
      }),
      { numRuns: runs(20) },
    );
  });
});

async function attempt(act: () => Promise<unknown>): Promise<void> {
  try {
    await act();
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
  }
}

async function perform({ does, which, kind, units, day, isReplaced }: Step, ravi: DocumentParty, soap: Item) {
  const date = `2026-04-${String(day).padStart(2, '0')}` as IsoDate;
  if (does === 'order')
    return order('Sales Order', date, ravi, [
      [soap, units + 5, 150],
      [soap, units, 140],
    ]);
  const all = (await everyVoucher()).filter(({ kind: own }) => own !== 'Purchase');
  const target = all[which % Math.max(1, all.length)];
  if (!target) return undefined;
  switch (does) {
    case 'make': {
      const form = await formFrom(target, kind, date);
      return form && createVoucher(withUnits(form, units, isReplaced), 'Issued');
    }
    case 'edit':
      return updateVoucher(target.id, target.rev, withUnits(voucherInput(target), units, isReplaced), 'Issued');
    case 'cancel':
      return cancelVoucher(target.id, target.rev);
    case 'close':
      return closeLines(target.id, target.rev, which % 2 === 0 ? 'all' : 1, 'No more');
    case 'reopen':
      return reopenLines(target.id, target.rev, 'all');
  }
}

/** The first line of a form with so many units; a credit note takes goods back, and a note or goods back may be replaced. */
function withUnits(form: VoucherInput, units: number, isReplaced: boolean): VoucherInput {
  if (!('lines' in form)) return form;
  const lines = [...form.lines].map((line, at) => (at === 0 ? { ...line, quantity: asQuantity(units) } : line));
  const note = form.kind === 'Credit Note' ? { reason: 'Sales return', ...(isReplaced && { toBeReplaced: true }) } : {};
  const back = form.kind === 'Goods Back' ? { toBeReplaced: isReplaced } : {};
  return { ...form, lines, ...note, ...back } as VoucherInput;
}

/** Counts from the documents alone, each rule once more and as simply as can be. */
async function agreesWithNaiveCount(ravi: DocumentParty, soap: Item): Promise<void> {
  const live = (await everyVoucher()).filter(({ state }) => state === 'Issued');
  let [main, withRavi, reserved] = [60, 0, 0];
  for (const voucher of live) {
    if (!('lines' in voucher)) continue;
    for (const line of voucher.lines) {
      const units = 'quantity' in line ? (line.quantity ?? 0) : 0;
      const parts = 'challans' in line ? (line.challans ?? []).reduce((sum, part) => sum + part.quantity, 0) : 0;
      if (voucher.kind === 'Delivery Challan') [main, withRavi] = [main - units, withRavi + units];
      if (voucher.kind === 'Goods Back') [main, withRavi] = [main + units, withRavi - units];
      if (voucher.kind === 'Invoice') [main, withRavi] = [main - (units - parts), withRavi - parts];
      if (voucher.kind === 'Credit Note') main += units;
      expect(parts).toBeLessThanOrEqual(units);
    }
  }
  expect(withRavi).toBeGreaterThanOrEqual(0);
  const places = (await onHandIn(booksStore.database()).get(soap.id))?.godowns ?? {};
  expect([places['GDN-000001'] ?? 0, places[ravi.id] ?? 0]).toEqual([main * 1000, withRavi * 1000]);
  for (const so of live) {
    if (so.kind !== 'Sales Order') continue;
    for (const row of await linesOfOrder(so.id)) {
      const of = so.lines.find(({ key }) => key === row.line);
      let [delivered, billed] = [0, 0];
      for (const voucher of live) {
        if (!('lines' in voucher)) continue;
        for (const line of voucher.lines) {
          const source = 'from' in line ? line.from : undefined;
          const ordered = 'order' in line ? line.order : undefined;
          const isOf = [source, ordered].some((one) => one?.id === so.id && one.line === row.line);
          if (!isOf || !('quantity' in line)) continue;
          const units = line.quantity ?? 0;
          const parts = 'challans' in line ? (line.challans ?? []).reduce((sum, part) => sum + part.quantity, 0) : 0;
          if (voucher.kind === 'Delivery Challan') delivered += units;
          if (voucher.kind === 'Goods Back' && voucher.toBeReplaced) delivered -= units;
          if (voucher.kind === 'Invoice') [delivered, billed] = [delivered + units - parts, billed + units];
          if (voucher.kind === 'Credit Note' && voucher.toBeReplaced)
            [delivered, billed] = [delivered - units, billed - units];
        }
      }
      const ordered = of?.quantity ?? 0;
      const isClosed = of?.closed !== undefined;
      const goods = isClosed ? 0 : Math.max(0, ordered - delivered);
      const bill = isClosed ? Math.max(0, Math.min(delivered, ordered) - billed) : Math.max(0, ordered - billed);
      expect(leftOfLine(row)).toEqual({ goods: goods * 1000, bill: bill * 1000 });
      expect(delivered).toBeLessThanOrEqual(ordered);
      expect(billed).toBeLessThanOrEqual(ordered);
      reserved += goods;
    }
  }
  expect((await awaitedIn(booksStore.database()).get(soap.id))?.reserved ?? 0).toBe(reserved * 1000);
}

async function everyVoucher(): Promise<readonly Voucher[]> {
  return (await booksStore.records('vouchers').toArray()).map(({ keys: _, ...row }) => row as Voucher);
}
