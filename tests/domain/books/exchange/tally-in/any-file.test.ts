import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { sumOf } from '#domain/money.ts';
import { balancesOfPlan } from '#domain/books/exchange/tally-in/tally-plan.ts';
import { comparedBalances } from '#domain/books/exchange/tally-in/trial-comparison.ts';
import type { LedgersByRole } from '#domain/books/balanced-postings.ts';
import { item, ledger, planOf, tallyFile, voucher } from '../../../../support/tally-files.ts';
import { runs } from '../../../../support/runs.ts';
import { kindOf } from '#domain/books/voucher-kinds.ts';

const LEDGERS = [
  'Cash',
  'Bank',
  'Sales',
  'Purchases',
  'CGST',
  'SGST',
  'Input CGST',
  'Round Off',
  'Rent',
  'Asha',
  'Mill',
];
const GROUPS = [
  'Cash-in-Hand',
  'Bank Accounts',
  'Sales Accounts',
  'Purchase Accounts',
  'Duties &amp; Taxes',
  'Duties &amp; Taxes',
  'Duties &amp; Taxes',
  'Indirect Expenses',
  'Unheard Of',
  'Sundry Debtors',
  'Sundry Creditors',
];
const TYPES = ['Sales', 'Purchase', 'Receipt', 'Payment', 'Contra', 'Journal', 'Credit Note', 'Debit Note', 'Payroll'];
const BILLS = ['New Ref', 'Agst Ref', 'Advance', 'On Account'];

const amount = fc.integer({ min: -500_00, max: 500_00 });
const anyVoucher = fc.record({
  type: fc.constantFrom(...TYPES),
  day: fc.integer({ min: 1, max: 28 }),
  number: fc.constantFrom('1', '2', 'A/1', '0007', 'much too long a number', ''),
  lines: fc.array(fc.tuple(fc.constantFrom(...LEDGERS), amount, fc.constantFrom(...BILLS), fc.constantFrom('1', 'X')), {
    maxLength: 4,
  }),
  last: fc.constantFrom(...LEDGERS),
  goods: fc.option(fc.tuple(fc.integer({ min: 1, max: 9 }), amount)),
});
const anySale = fc.record({
  quantity: fc.integer({ min: 1, max: 99 }),
  price: fc.integer({ min: 100, max: 99_999 }),
  percent: fc.constantFrom(0, 5, 12, 18, 40),
  isCash: fc.boolean(),
});

it('whatever a file holds, every voucher is there or told, and no balance differs from Tally’s', () => {
  fc.assert(
    fc.property(
      fc.array(anyVoucher, { maxLength: 12 }),
      fc.array(amount, { minLength: 11, maxLength: 11 }),
      (some, opens) => {
        const plan = planOf([
          tallyFile(
            ...LEDGERS.map((name, at) => ledger(name, GROUPS[at] ?? '', opens[at])),
            item('Soap'),
            ...some.map(written),
          ),
        ]);
        const left = [
          ...plan.noPlace.filter(({ sentence }) => sentence.startsWith('Vouchers')),
          ...plan.refused.map(() => ({ count: 1 })),
        ];
        // A sale that was paid at once is an invoice and its receipt.
        const atOnce = plan.findings.find(({ sentence }) => sentence.startsWith('Sales to Cash'))?.count ?? 0;
        const ofPaise = plan.vouchers.filter(({ narration }) => narration.startsWith('Paise of tax')).length;
        const all = plan.vouchers.length - ofPaise - atOnce + left.reduce((sum, { count }) => sum + count, 0);
        expect(all).toBe(some.length);
        expect(comparedBalances(plan, balancesOfPlan(plan)).filter(({ file, here }) => file !== here)).toEqual([]);
        const roles: LedgersByRole = Object.fromEntries(
          plan.ledgers.flatMap(({ id, role }) => (role ? [[role, id]] : [])),
        );
        for (const one of plan.vouchers) {
          expect(sumOf(one.postings.map((posting) => posting.amount))).toBe(0);
          expect(one.postings).toEqual(kindOf(one).postings(one, roles));
        }
        const numbers = plan.vouchers.map(({ kind, number }) => `${kind} ${number}`);
        expect(new Set(numbers).size).toBe(numbers.length);
      },
    ),
    { numRuns: runs(300) },
  );
});

it('a sale of one kind of goods, taxed as the law rounds, is always an invoice', () => {
  fc.assert(
    fc.property(anySale, ({ quantity, price, percent, isCash }) => {
      const value = quantity * price;
      const half = Math.round((value * percent) / 200);
      const total = value + 2 * half;
      const off = Math.floor((total + 50) / 100) * 100 - total;
      const plan = planOf([
        tallyFile(
          ...LEDGERS.map((name, at) => ledger(name, GROUPS[at] ?? '')),
          item('Soap'),
          voucher(
            'Sales',
            '1',
            '20260410',
            [
              [isCash ? 'Cash' : 'Asha', total + off],
              ['CGST', -half],
              ['SGST', -half],
              ['Round Off', -off],
            ],
            {
              goods: [['Soap', `${quantity} Nos`, `${(price / 100).toFixed(2)}/Nos`, 'Sales', -value]],
            },
          ),
        ),
      ]);
      expect(plan.vouchers.map(({ kind }) => kind)).toEqual(isCash ? ['Invoice', 'Receipt'] : ['Invoice']);
      expect(comparedBalances(plan, balancesOfPlan(plan)).filter(({ file, here }) => file !== here)).toEqual([]);
    }),
    { numRuns: runs(200) },
  );
});

it('a bill of several lines, whose tax Tally rounds as a whole, is always an invoice of the same total', () => {
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: 100, max: 99_999 }), { minLength: 2, maxLength: 5 }),
      fc.constantFrom(5, 12, 18, 28),
      (prices, percent) => {
        const value = prices.reduce((sum, price) => sum + price, 0);
        const half = Math.round((value * percent) / 200);
        const total = Math.floor((value + 2 * half + 50) / 100) * 100;
        const plan = planOf([
          tallyFile(
            ...LEDGERS.map((name, at) => ledger(name, GROUPS[at] ?? '')),
            item('Soap'),
            voucher(
              'Sales',
              '1',
              '20260410',
              [
                ['Asha', total],
                ['CGST', -half],
                ['SGST', -half],
                ['Round Off', value + 2 * half - total],
              ],
              {
                goods: prices.map(
                  (price) => ['Soap', '1 Nos', `${(price / 100).toFixed(2)}/Nos`, 'Sales', -price] as const,
                ),
              },
            ),
          ),
        ]);
        // Near half a rupee the paise of the lines may round the total to another one: then it is a journal.
        const isNear = Math.abs(((value + 2 * half) % 100) - 50) < 2 * prices.length;
        if (!isNear) expect(plan.vouchers[0]?.kind).toBe('Invoice');
        expect(comparedBalances(plan, balancesOfPlan(plan)).filter(({ file, here }) => file !== here)).toEqual([]);
      },
    ),
    { numRuns: runs(200) },
  );
});

function written({ type, day, number, lines, last, goods }: ReturnTypeOf<typeof anyVoucher>, at: number): string {
  const sold = goods?.[1] ?? 0;
  const rest = 0 - lines.reduce((sum, [, size]) => sum + size, sold);
  const entries = [
    ...lines.map(([name, size, kind, bill]) => [name, size, [kind, bill] as const] as const),
    [last, rest, ['New Ref', `B${at}`] as const] as const,
  ];
  const stock = goods
    ? [['Soap', `${goods[0]} Nos`, '5/Nos', type === 'Purchase' ? 'Purchases' : 'Sales', sold] as const]
    : [];
  const more = `<GUID>${at}</GUID>`;
  return voucher(type, number, `202604${String(day).padStart(2, '0')}`, entries, { goods: stock, more }).replace(
    /REMOTEID="[^"]*"/,
    `REMOTEID="${at}"`,
  );
}

type ReturnTypeOf<Of> = Of extends fc.Arbitrary<infer Value> ? Value : never;
