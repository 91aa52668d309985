import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type DebitCredit, netOf } from '#domain/books/debit-credit.ts';
import {
  addOpening,
  addSums,
  controlKeyOf,
  changesOfSums,
  controlOf,
  nodeOfKey,
  type NodeOf,
  partyBalanceKey,
  partySumKey,
  partySumsPrefix,
  sumKey,
} from '#domain/books/ledger/posting-sums.ts';
import type { Voucher, VoucherInput } from '#domain/books/vouchers/voucher.ts';
import type { VoucherState } from '#domain/books/voucher-head.ts';
import { asPaise } from '#domain/money.ts';
import {
  aJournal,
  anyInput,
  aPayment,
  aReceipt,
  ASHA,
  BANK,
  CASH,
  cr,
  dr,
  RENT,
  ROLES,
  voucherOf,
} from '../../../support/voucher-inputs.ts';
import { kindOf } from '#domain/books/voucher-kinds.ts';

const TDS = 'tdsReceivable';
const nodeOf: NodeOf = (id) => {
  if (id === ASHA.id) return { control: 'debtors' };
  if (id === CASH.id) return { group: 'Cash-in-Hand' };
  return { group: id === BANK.id ? 'Bank Accounts' : id === 'P&L' ? null : 'Indirect Expenses' };
};

function posted(input: VoucherInput, date: Voucher['date'] = '2026-04-05', state: VoucherState = 'Issued'): Voucher {
  return voucherOf(input, { date, state, postings: kindOf(input).postings(kindOf(input).sums(input), ROLES) });
}

/** "L2026-04 debtors: 5 − 3" for a debit of 5 and a credit of 3 by the grain that is asked for, or of every key. */
function written(changes: ReadonlyMap<string, DebitCredit>, only = ''): readonly string[] {
  return [...changes]
    .filter(([key]) => key.includes(only))
    .map(([key, { debit, credit }]) => `${key}: ${debit} − ${credit}`);
}

describe('the keys of the sums', () => {
  it('have their period first, and those of a party stand together', () => {
    expect(sumKey('L', 'M', '2026-04', 'LED-1')).toBe('LM/2026-04/LED-1');
    expect(partySumKey('PTY-1', 'C', 'Y', '2026')).toBe('P/PTY-1/CY/2026');
    expect(partyBalanceKey('PTY-1')).toBe('T/0/PTY-1');
    expect(partyBalanceKey('PTY-000130')).toBe('T/2/PTY-000130');
    expect(partySumsPrefix('PTY-1')).toBe('P/PTY-1/');
    expect(nodeOfKey('LM/2026-04/LED-1')).toBe('LED-1');
  });

  it('of a party lead to that of all debtors or creditors', () => {
    expect(controlKeyOf(partySumKey('PTY-1', 'L', 'D', '2026-04-05'), 'creditors')).toBe(
      sumKey('L', 'D', '2026-04-05', 'creditors'),
    );
  });

  it('know customers as debtors and suppliers as creditors', () => {
    expect([controlOf('Customer'), controlOf('Supplier')]).toEqual(['debtors', 'creditors']);
  });
});

describe('a receipt of ₹500, where ₹50 of tax were deducted', () => {
  const receipt = posted(aReceipt({ tds: asPaise(50_00) }));

  it('counts in its day, month and year, for the party also among all debtors and for ever', () => {
    const changes = changesOfSums(undefined, receipt, nodeOf);
    expect(written(changes, 'LD/')).toEqual([
      'LD/2026-04-05/LED-1: 50000 − 0',
      `LD/2026-04-05/${TDS}: 5000 − 0`,
      'LD/2026-04-05/debtors: 0 − 55000',
      'P/PTY-1/LD/2026-04-05: 0 − 55000',
    ]);
    for (const [grain, period] of [
      ['M', '2026-04'],
      ['Y', '2026'],
    ] as const) {
      expect(changes.get(sumKey('L', grain, period, 'debtors'))).toEqual({ debit: 0, credit: 55_000 });
      expect(changes.get(partySumKey('PTY-1', 'L', grain, period))).toEqual({ debit: 0, credit: 55_000 });
    }
    expect(changes.get(partyBalanceKey('PTY-1'))).toEqual({ debit: 0, credit: 55_000 });
  });

  it('is cash that came in from the party, less the tax that did not', () => {
    expect(written(changesOfSums(undefined, receipt, nodeOf), 'CM/')).toEqual([
      `CM/2026-04/${TDS}: 0 − 5000`,
      'CM/2026-04/debtors: 55000 − 0',
      'P/PTY-1/CM/2026-04: 55000 − 0',
    ]);
  });

  it('leaves nothing of itself when it is cancelled or becomes a draft, and adds nothing as one', () => {
    const added = changesOfSums(undefined, receipt, nodeOf);
    for (const state of ['Cancelled', 'Draft'] as const) {
      const taken = changesOfSums(receipt, { ...receipt, state }, nodeOf);
      expect(written(taken)).toEqual(
        [...added].map(([key, { debit, credit }]) => `${key}: ${0 - debit} − ${0 - credit}`),
      );
      expect(changesOfSums(undefined, { ...receipt, state }, nodeOf)).toEqual(new Map());
    }
  });

  it('that is saved as it was changes nothing', () => {
    expect(changesOfSums(receipt, receipt, nodeOf)).toEqual(new Map());
  });

  it('that moves to another month of its year leaves that year as it was', () => {
    const changes = changesOfSums(receipt, posted(aReceipt({ tds: asPaise(50_00) }), '2026-05-05'), nodeOf);
    expect(written(changes, 'LY/')).toEqual([]);
    expect(written(changes, 'T/')).toEqual([]);
    expect(written(changes, 'LM/').filter((line) => line.includes('debtors'))).toEqual([
      'LM/2026-04/debtors: 0 − -55000',
      'LM/2026-05/debtors: 0 − 55000',
    ]);
  });
});

describe('cash by the other side', () => {
  it('went out where the other side is debited', () => {
    const changes = changesOfSums(undefined, posted(aPayment({ against: RENT })), nodeOf);
    expect(written(changes, 'CY/')).toEqual(['CY/2026/LED-3: 0 − 50000']);
  });

  it('does not move between cash and bank, nor where neither is posted to', () => {
    expect(written(changesOfSums(undefined, posted(aJournal(dr(CASH, 3), cr(BANK, 3))), nodeOf), 'C')).toEqual([]);
    const journal = aJournal(dr(RENT, 3), cr({ id: 'P&L', name: 'Profit & Loss A/c' }, 3));
    expect(written(changesOfSums(undefined, posted(journal), nodeOf)).filter((key) => key.startsWith('C'))).toEqual([]);
  });

  it('moves in a voucher that any line of money makes one, whichever line that is', () => {
    const journal = aJournal(dr(RENT, 5), cr(ASHA, 2), cr(CASH, 3));
    expect(written(changesOfSums(undefined, posted(journal), nodeOf), 'CD/')).toEqual([
      'CD/2026-04-05/LED-3: 0 − 5',
      'CD/2026-04-05/debtors: 2 − 0',
      'P/PTY-1/CD/2026-04-05: 2 − 0',
    ]);
  });
});

it('sums that are there already are added to, each side by itself', () => {
  const sums = new Map([[sumKey('L', 'Y', '2026', CASH.id), { debit: asPaise(7), credit: asPaise(2) }]]);
  addSums(sums, '2026-04-05', [{ ledger: CASH.id, amount: asPaise(-3) }], nodeOf, 1);
  expect(sums.get(sumKey('L', 'Y', '2026', CASH.id))).toEqual({ debit: 7, credit: 5 });
});

it('what a party opened with is a part of what it stands at, and goes with it', () => {
  const sums = new Map<string, DebitCredit>();
  addOpening(sums, { id: 'PTY-1', opening: asPaise(-500) }, 1);
  addOpening(sums, { id: 'PTY-2', opening: asPaise(0) }, 1);
  expect(written(sums)).toEqual(['T/0/PTY-1: 0 − 500']);
  addOpening(sums, { id: 'PTY-1', opening: asPaise(-500) }, -1);
  expect(written(sums)).toEqual(['T/0/PTY-1: 0 − 0']);
});

const RULES = { booksBegin: '2026-04-01', turnover: 'Up to ₹5 crore' } as const;

const anyVoucher = fc
  .record({
    input: anyInput,
    date: fc.constantFrom('2026-03-31', '2026-04-01', '2026-04-30', '2027-01-01'),
    state: fc.constantFrom<VoucherState>('Issued', 'Issued', 'Draft', 'Cancelled'),
  })
  .filter(({ input }) => Object.keys(kindOf(input).problems({ ...input, date: '2026-04-01' }, RULES)).length === 0)
  .map(({ input, date, state }) => posted(input, date, state))
  // Sums of several must be countable, too.
  .filter(({ postings }) => postings.every(({ amount }) => Math.abs(amount) < 1e14));

describe('whatever voucher becomes whatever other one', () => {
  it('what a change leaves is what would stand had the other been entered at once', () => {
    fc.assert(
      fc.property(anyVoucher, anyVoucher, (before, after) => {
        const sums = new Map<string, number>();
        const steps = [changesOfSums(undefined, before, nodeOf), changesOfSums(before, after, nodeOf)];
        for (const step of steps) for (const [key, flow] of step) sums.set(key, (sums.get(key) ?? 0) + netOf(flow));
        const anew = new Map([...changesOfSums(undefined, after, nodeOf)].map(([key, flow]) => [key, netOf(flow)]));
        for (const key of new Set([...sums.keys(), ...anew.keys()]))
          expect(sums.get(key) ?? 0).toBe(anew.get(key) ?? 0);
      }),
    );
  });

  it('debits and credits of a period are equal, and cash moved by what the others say', () => {
    fc.assert(
      fc.property(anyVoucher, (voucher) => {
        const changes = [...changesOfSums(undefined, voucher, nodeOf)];
        const total = (book: string, isCounted: (node: string) => boolean) =>
          changes
            .filter(([key]) => key.startsWith(book) && isCounted(nodeOfKey(key)))
            .reduce((sum, [, flow]) => sum + netOf(flow), 0);
        const isMoney = (node: string) => node === CASH.id || node === BANK.id;
        for (const grain of ['Y', 'M', 'D']) {
          expect(total(`L${grain}/`, () => true)).toBe(0);
          expect(total(`C${grain}/`, () => true)).toBe(total(`L${grain}/`, isMoney));
        }
      }),
    );
  });
});
