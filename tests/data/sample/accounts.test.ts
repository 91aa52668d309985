import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { changeCount } from '#data/sample/change-count.ts';
import { listAsCsv } from '#data/files/list-as-csv.ts';
import { bookFigures, gstFigures } from '#data/sample/figures.ts';
import { createGstRate, deleteGstRates, GST_RATE_LIST, gstRateCount, updateGstRate } from '#data/sample/gst-rates.ts';
import { createLedger, deleteLedgers, LEDGER_LIST, ledgerChoices, updateLedger } from '#data/sample/ledger-accounts.ts';
import type { List } from '#data/lists/sorting.ts';
import {
  cashBalance,
  gstCollected,
  gstPaid,
  gstPayable,
  netPosition,
  netWorth,
  payables,
  receivables,
} from '#data/sample/seed/figures.ts';
import { readTotals } from '#data/store/totals.ts';
import {
  createVoucher,
  deleteVouchers,
  isAnyNamed,
  updateVoucher,
  VOUCHER_LIST,
  vouchersNaming,
} from '#data/sample/vouchers.ts';
import { windowOf } from '#data/lists/row-window.ts';
import { GST_CATEGORIES, type GstRateInput } from '#domain/sample/gst-rate.ts';
import { LEDGER_GROUPS, type LedgerAccountInput } from '#domain/sample/ledger-account.ts';
import { asPaise } from '#domain/money.ts';
import { recordId } from '#domain/record-id.ts';
import { VOUCHER_TYPES, type VoucherInput } from '#domain/sample/voucher.ts';
import { aBusiness } from '../../support/sample-records.ts';
import { freshMirror } from '../../support/fresh-mirror.ts';
import { wrongTotals } from '../../support/wrong-totals.ts';
import { sampleStore } from '#data/sample/store.ts';
import { runs } from '../../support/runs.ts';

const aVoucher = (said: Partial<VoucherInput> = {}): VoucherInput => ({
  date: '2024-07-01',
  voucherType: 'Receipt',
  reference: '',
  debitLedger: 'Cash',
  creditLedger: 'Sales',
  amount: asPaise(100_00),
  narration: '',
  ...said,
});
const aLedger = (said: Partial<LedgerAccountInput> = {}): LedgerAccountInput => ({
  code: '1001',
  name: 'Cash',
  group: 'Cash-in-Hand',
  balance: asPaise(0),
  ...said,
});
const aRate = (said: Partial<GstRateInput> = {}): GstRateInput => ({
  name: 'Standard Rate',
  percentage: 18,
  category: 'Goods',
  ...said,
});

describe('a voucher', () => {
  it('takes the number after the count of vouchers, or the next free one', async () => {
    await freshMirror(aBusiness());
    expect((await createVoucher(aVoucher())).id).toBe('V-2024-001');
    expect((await createVoucher(aVoucher())).id).toBe('V-2024-002');
    await deleteVouchers(['V-2024-001']);
    expect((await createVoucher(aVoucher())).id).toBe('V-2024-003');
  });

  it('is saved as entered, even with the same ledger on both sides', async () => {
    const db = await freshMirror(aBusiness());
    await createVoucher(aVoucher({ creditLedger: 'Cash' }));
    expect(await db.records('vouchers').get('V-2024-001')).toMatchObject({ debitLedger: 'Cash', creditLedger: 'Cash' });
  });

  it('can be saved by an edit with every field empty', async () => {
    const db = await freshMirror(aBusiness());
    await createVoucher(aVoucher());
    await updateVoucher('V-2024-001', aVoucher({ date: '', debitLedger: '', creditLedger: '', amount: null }));
    expect(await db.records('vouchers').get('V-2024-001')).toMatchObject({ date: '', debitLedger: '', amount: 0 });
    expect(await vouchersNaming('')).toBe(0);
    expect(await isAnyNamed(['', 'Nobody’s'])).toBe(false);
  });

  it('is not brought back by an edit after it was deleted', async () => {
    const db = await freshMirror(aBusiness());
    await createVoucher(aVoucher());
    await deleteVouchers(['V-2024-001']);
    await expect(updateVoucher('V-2024-001', aVoucher())).rejects.toThrow(/no longer exists/);
    expect(await db.records('vouchers').count()).toBe(0);
  });

  it.each(['kaveri', 'freight 118', 'tempo', 'v-2024-002', '002'])(
    'is found by its ledgers, reference, narration and number: %s',
    async (find) => {
      await freshMirror(aBusiness());
      await createVoucher(aVoucher());
      await createVoucher(
        aVoucher({ creditLedger: 'Kaveri Furniture Works', reference: 'Freight bill 118', narration: 'Tempo hire' }),
      );
      expect(await idsOf('vouchers', VOUCHER_LIST, { find })).toEqual(['V-2024-002']);
    },
  );
});

describe('a ledger', () => {
  it('can be deleted while vouchers use it: each voucher keeps its name and is counted once', async () => {
    const db = await freshMirror(aBusiness());
    const { id } = await createLedger(aLedger());
    await createVoucher(aVoucher());
    await createVoucher(aVoucher({ debitLedger: 'Freight', creditLedger: 'Cash' }));
    await createVoucher(aVoucher({ creditLedger: 'Cash' }));
    await createVoucher(aVoucher({ debitLedger: 'Cash Sales', creditLedger: 'Cash & Co' }));
    expect(await vouchersNaming('Cash')).toBe(3);
    expect(await isAnyNamed(['Nobody’s', 'Cash'])).toBe(true);
    await deleteLedgers([id]);
    expect((await db.records('vouchers').toArray()).map((voucher) => voucher.debitLedger)).toEqual([
      'Cash',
      'Freight',
      'Cash',
      'Cash Sales',
    ]);
    expect(await vouchersNaming('Cash')).toBe(3);
  });

  it('is named by vouchers that spell it with other letters and spaces', async () => {
    await freshMirror(aBusiness());
    await createVoucher(aVoucher({ debitLedger: ' petty  CASH', creditLedger: 'Sales' }));
    expect(await vouchersNaming('Petty Cash ')).toBe(1);
  });

  it('keeps its code, even if an edit has another', async () => {
    const db = await freshMirror(aBusiness());
    const { id } = await createLedger(aLedger());
    await updateLedger(id, aLedger({ code: '9999', name: 'Cash box', balance: null }));
    expect(await db.records('ledgerAccounts').get(id)).toMatchObject({ code: '1001', name: 'Cash box', balance: 0 });
  });

  it('may have the same code as another, and each can be deleted separately', async () => {
    const db = await freshMirror(aBusiness());
    await createLedger(aLedger());
    await createLedger(aLedger({ name: 'Petty Cash' }));
    await deleteLedgers(['LED-001']);
    expect((await db.records('ledgerAccounts').toArray()).map((ledger) => ledger.name)).toEqual(['Petty Cash']);
  });

  it('is not called by its internal id in the refusal after it was deleted', async () => {
    await freshMirror(aBusiness());
    await expect(updateLedger('LED-003', aLedger())).rejects.toThrow(/^This ledger account no longer exists\./);
  });

  it('is offered to vouchers by name, each name once and blank names not at all', async () => {
    await freshMirror(aBusiness());
    for (const name of ['Sales', 'cash', 'Sales', 'Bank']) await createLedger(aLedger({ name }));
    await updateLedger('LED-002', aLedger({ name: '' }));
    expect(await ledgerChoices('')).toEqual({ names: ['Bank', 'Sales'], hasMore: false });
  });

  it('is found even if there are too many to list', async () => {
    const ledgerAccounts = Array.from({ length: 61 }, (_, at) => ({
      ...aLedger({ code: String(at), name: `Customer ${at}` }),
      id: recordId('LED-', at + 1),
      balance: asPaise(0),
    }));
    await freshMirror(aBusiness({ ledgerAccounts }));
    const first = await ledgerChoices('');
    expect([first.names.length, first.hasMore]).toEqual([60, true]);
    expect(await ledgerChoices('customer 57')).toEqual({ names: ['Customer 57'], hasMore: false });
  });

  it('is offered first by its exact name, even if too many to list contain that name', async () => {
    const names = [...Array.from({ length: 61 }, (_, at) => `Branch ${at} Cash`), 'CASH', 'Cash '];
    const ledgerAccounts = names.map((name, at) => ({
      ...aLedger({ code: String(at), name }),
      id: recordId('LED-', at + 1),
      balance: asPaise(0),
    }));
    await freshMirror(aBusiness({ ledgerAccounts }));
    const found = await ledgerChoices(' cash ');
    expect(found.names.slice(0, 2)).toEqual(['CASH', 'Branch 0 Cash']);
    expect([found.names.length, new Set(found.names).size, found.hasMore]).toEqual([59, 59, true]);
  });
});

describe('a GST rate', () => {
  it('is counted when created and deleted, and may be 0, 250 or a fraction of a percent', async () => {
    const db = await freshMirror(aBusiness());
    for (const percentage of [0, 250, 0.25]) await createGstRate(aRate({ percentage }));
    expect(await gstRateCount()).toBe(3);
    expect((await db.records('gstRates').toArray()).map((rate) => rate.percentage)).toEqual([0, 250, 0.25]);
    await deleteGstRates(['GST-002']);
    expect(await gstRateCount()).toBe(2);
    expect((await createGstRate(aRate())).id).toBe('GST-004');
  });
});

describe('the lists of the books', () => {
  const amounts = [300, 100, 200, 100];

  it('sort vouchers by number, date, type and amount, and within a type', async () => {
    await freshMirror(aBusiness());
    for (const [at, amount] of amounts.entries()) {
      const [date, voucherType] = [`2024-07-0${4 - at}`, VOUCHER_TYPES[at % 2] ?? ''] as const;
      await createVoucher(aVoucher({ date: date as '2024-07-01', voucherType, amount: asPaise(amount) }));
    }
    await expectOrders('vouchers', VOUCHER_LIST, {
      id: [1, 2, 3, 4],
      date: [4, 3, 2, 1],
      type: [1, 3, 2, 4],
      amount: [2, 4, 3, 1],
    });
    expect(await idsOf('vouchers', VOUCHER_LIST, { sort: 'amount', filter: 'Receipt' })).toEqual([
      'V-2024-002',
      'V-2024-004',
    ]);
  });

  it('sort ledgers by code, name, group and balance, and within a group', async () => {
    await freshMirror(aBusiness());
    const names = ['delta', 'Alpha', 'charlie', 'Bravo'];
    for (const [at, name] of names.entries()) {
      const group = LEDGER_GROUPS[at % 2] ?? '';
      await createLedger(aLedger({ code: `100${4 - at}`, name, group, balance: asPaise(at % 2 ? -at : at) }));
    }
    await expectOrders('ledgerAccounts', LEDGER_LIST, {
      code: [4, 3, 2, 1],
      name: [2, 4, 3, 1],
      group: [1, 3, 2, 4],
      balance: [4, 2, 1, 3],
    });
    expect(await idsOf('ledgerAccounts', LEDGER_LIST, { sort: 'code', filter: 'Sundry Debtors' })).toEqual([
      'LED-004',
      'LED-002',
    ]);
  });

  it('sort GST rates by number, percentage and category, and are exported completely as CSV', async () => {
    await freshMirror(aBusiness());
    for (const [percentage, category] of [
      [18, 'Services'],
      [0, 'Exempt'],
      [250, 'Goods'],
    ] as const)
      await createGstRate(aRate({ percentage, category }));
    await expectOrders('gstRates', GST_RATE_LIST, { id: [1, 2, 3], percentage: [2, 1, 3], category: [2, 3, 1] });
    const view = { sort: 'percentage', direction: 'down', filter: '', find: '' } as const;
    const file = await listAsCsv(GST_RATE_LIST, view, 3, {});
    const lines = (await new Blob([...file.parts]).text()).split('\r\n').map((line) => line.split(',')[2]);
    expect([file.count, lines]).toEqual([3, ['Percentage', '250', '18', '0', undefined]]);
  });
});

describe('the kept counts of the books', () => {
  it('equal the records after any actions, including refused ones, one after another or all at once', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(anyAction, { maxLength: 15 }), fc.boolean(), async (actions, atOnce) => {
        const db = await freshMirror(aBusiness());
        const outcomes: boolean[] = [];
        const settle = (deed: Promise<unknown>) =>
          deed.then(
            () => true,
            () => false,
          );
        if (atOnce) outcomes.push(...(await Promise.all(actions.map((action) => settle(action())))));
        else for (const action of actions) outcomes.push(await settle(action()));
        expect(await wrongTotals(db)).toEqual([]);
        expect(await changeCount()).toBe(outcomes.filter(Boolean).length);
        const vouchers = await db.records('vouchers').toArray();
        for (const type of VOUCHER_TYPES) {
          const [kept] = await readTotals(db, [`vouchers/${type}`]);
          expect(kept?.count).toBe(vouchers.filter(({ voucherType }) => voucherType === type).length);
        }
        for (const name of NAMES) {
          const naming = vouchers.filter((one) => one.debitLedger === name || one.creditLedger === name);
          expect(await vouchersNaming(name)).toBe(naming.length);
        }
      }),
      { numRuns: runs(30) },
    );
  });
});

describe('the summary figures of the books', () => {
  it('are the fixed ones of the sample business, whatever is posted', async () => {
    await freshMirror();
    await createVoucher(aVoucher({ amount: asPaise(9_99_999_00) }));
    const june = { cashBalance, receivables: receivables.june, payables, netPosition, netWorth };
    expect(await bookFigures()).toEqual(june);
    expect(await gstFigures()).toEqual({ collected: gstCollected, paid: gstPaid, payable: gstPayable });
  });
});

type Books = 'vouchers' | 'ledgerAccounts' | 'gstRates';

async function idsOf(table: Books, list: List, said: { sort?: string; filter?: string; find?: string }) {
  const view = { sort: Object.keys(list.sorts)[0] ?? '', direction: 'up', filter: '', find: '', ...said } as const;
  const { rows } = await windowOf<{ id: string }>(
    sampleStore.database().records(table),
    list,
    view,
    { at: 'first' },
    50,
  );
  return rows.map((row) => row.id);
}

/** For each sort of a list, the numbers at the end of its ids in order. */
async function expectOrders(table: Books, list: List, orders: Record<string, readonly number[]>) {
  expect(Object.keys(orders)).toEqual(Object.keys(list.sorts));
  for (const [sort, numbers] of Object.entries(orders)) {
    const ids = await idsOf(table, list, { sort });
    expect(
      ids.map((id) => Number(id.slice(-3))),
      sort,
    ).toEqual(numbers);
  }
}

const NAMES = ['Cash', 'Sales', 'Bank'];
const anyVoucher = fc
  .record({
    voucherType: fc.constantFrom(...VOUCHER_TYPES),
    debitLedger: fc.constantFrom(...NAMES),
    creditLedger: fc.constantFrom(...NAMES),
  })
  .map(aVoucher);
const anyLedger = fc.record({ group: fc.constantFrom(...LEDGER_GROUPS) }).map(aLedger);
const anyRate = fc.record({ category: fc.constantFrom(...GST_CATEGORIES) }).map(aRate);
/** The last ones may no longer or not yet exist: actions on them are refused. */
const anyNumber = fc.integer({ min: 1, max: 4 });

const anyAction: fc.Arbitrary<() => Promise<unknown>> = fc.oneof(
  anyVoucher.map((input) => () => createVoucher(input)),
  anyLedger.map((input) => () => createLedger(input)),
  anyRate.map((input) => () => createGstRate(input)),
  fc.tuple(anyNumber, anyVoucher).map(([number, input]) => {
    return () => updateVoucher(recordId('V-2024-', number), input);
  }),
  fc.tuple(anyNumber, anyLedger).map(
    ([number, input]) =>
      () =>
        updateLedger(recordId('LED-', number), input),
  ),
  fc.tuple(anyNumber, anyRate).map(
    ([number, input]) =>
      () =>
        updateGstRate(recordId('GST-', number), input),
  ),
  anyNumber.map((number) => () => deleteVouchers([recordId('V-2024-', number)])),
  anyNumber.map((number) => () => deleteLedgers([recordId('LED-', number)])),
  anyNumber.map((number) => () => deleteGstRates([recordId('GST-', number)])),
);
