import * as fc from 'fast-check';
import { afterEach, expect, it } from 'vitest';
import { checkBooks } from '#data/books/audit/check-books.ts';
import { type DueRow, duesIn } from '#data/books/projections/dues.ts';
import { flowsOfLedgers } from '#data/books/ledger/period-sums.ts';
import { createItem } from '#data/books/masters/items.ts';
import { noteOn } from '#data/books/vouchers/notes.ts';
import { createParty, party } from '#data/books/masters/parties.ts';
import { booksStore } from '#data/books/store.ts';
import { cancelVoucher, createVoucher, updateVoucher } from '#data/books/vouchers/vouchers.ts';
import { Refusal } from '#data/store/refusal.ts';
import { blankInvoice, documentParty, lineItem, withParty } from '#domain/books/documents/blank-document.ts';
import { balanceOfDue, settlementsOf } from '#domain/books/payments/due.ts';
import { BLANK_ITEM } from '#domain/books/masters/item.ts';
import { blankParty } from '#domain/books/masters/party.ts';
import { settledAmount, type Voucher, type VoucherInput, voucherInput } from '#domain/books/vouchers/voucher.ts';
import type { IsoDate } from '#domain/calendar.ts';
import { negative } from '#domain/money.ts';
import { asQuantity } from '#domain/quantity.ts';
import { aLine, OURS } from '../../../support/documents.ts';
import { emptyShelf, freshBooks } from '../../../support/fresh-books.ts';
import { receive } from '../../../support/posted.ts';
import { runs } from '../../../support/runs.ts';
import { amountOf } from '#domain/books/voucher-kinds.ts';

afterEach(emptyShelf);

const DAYS: readonly IsoDate[] = ['2026-10-31', '2026-11-01', '2026-11-02'];
const anyDeed = fc.record({
  deed: fc.constantFrom('sell', 'sell', 'receive', 'receive', 'return', 'cancel', 're-date'),
  on: fc.nat({ max: 5 }),
  day: fc.constantFrom(...DAYS),
  units: fc.integer({ min: 1, max: 5 }),
});

it('after any deeds: nothing is settled beyond what it comes to, the party owes what its vouchers say, and the books agree', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(anyDeed, { minLength: 3, maxLength: 9 }), async (actions) => {
      await freshBooks({ registration: 'Regular', gstin: '27AAPFU0939F1ZV' });
      const { id } = await createParty({ ...blankParty('Customer'), name: 'Usha', state: '27' });
      const usha = await party(id);
      if (!usha) throw new Error('Usha was not made.');
      const item = lineItem(await createItem({ ...BLANK_ITEM, name: 'Soap', hsn: '3401', percent: 18 }));
      const sale = (day: IsoDate, units: number) => ({
        ...withParty(blankInvoice(day, OURS), documentParty(usha), null),
        lines: [aLine(units, 99.99, 18, { item })],
      });
      for (const { deed, on, day, units } of actions) {
        const vouchers = await all();
        const one = vouchers[on % Math.max(1, vouchers.length)];
        if (deed === 'sell') await createVoucher(sale(day, units), 'Issued');
        if (deed === 'receive') await receive(day, 'Usha', units * 70);
        if (!one) continue;
        await orRefused(async () => {
          if (deed === 'cancel') await cancelVoucher(one.id, one.rev);
          if (deed === 're-date') await updateVoucher(one.id, one.rev, { ...voucherInput(one), date: day }, 'Issued');
          if (deed === 'return') await createVoucher(await takenBack(one, units), 'Issued');
        });
      }
      const dues = await duesIn(booksStore.database()).toArray();
      const issued = (await all()).filter(({ state }) => state === 'Issued');
      for (const due of dues) expect(settledOf(due, issued)).toEqual([due.paid, due.noted]);
      expect(dues.every((due) => due.paid <= due.total && balanceOfDue(due) >= 0)).toBe(true);
      const { debit, credit } = (await flowsOfLedgers([id], '2026-04-01', '2026-11-30')).get(id) ?? {
        debit: 0,
        credit: 0,
      };
      expect(debit - credit).toBe(issued.reduce((sum, voucher) => sum + owedBy(voucher), 0));
      expect(await checkBooks()).toEqual([]);
      await emptyShelf();
    }),
    { numRuns: runs(12) },
  );
});

async function orRefused(deed: () => Promise<unknown>): Promise<void> {
  try {
    await deed();
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
  }
}

/** A return of at most so many units. */
async function takenBack({ id }: Voucher, units: number): Promise<VoucherInput> {
  const note = await noteOn(id, '2026-11-02');
  if (note.kind !== 'Credit Note') throw new Error('Only invoices are made here.');
  const lines = note.lines.map((line) => ({ ...line, quantity: asQuantity(Math.min(units, line.quantity ?? 0)) }));
  return { ...note, reason: 'Sales return', lines };
}

/** What vouchers take of a document, counted anew. */
function settledOf({ id }: DueRow, issued: readonly Voucher[]): readonly [paid: number, noted: number] {
  const parts = issued.map((voucher) => settlementsOf(voucher).get(id));
  const sum = (of: 'paid' | 'noted') => parts.reduce((whole, part) => whole + (part?.[of] ?? 0), 0);
  return [sum('paid'), sum('noted')];
}

function owedBy(voucher: Voucher): number {
  if (voucher.kind === 'Invoice') return amountOf(voucher);
  return voucher.kind === 'Receipt' ? negative(settledAmount(voucher)) : negative(amountOf(voucher));
}

function all(): Promise<readonly Voucher[]> {
  return booksStore.records('vouchers').toArray();
}
