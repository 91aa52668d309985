import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type BankRule, fitOfRule } from '#domain/books/banking/bank-rule.ts';
import { voucherOfLine } from '#domain/books/banking/line-voucher.ts';
import { modeIn, nameInNarration, narrationWords, distinctiveWords } from '#domain/books/banking/narration.ts';
import {
  type Clues,
  type OpenDue,
  type Suggestion,
  suggester,
  type UnmatchedEntry,
} from '#domain/books/banking/suggestions.ts';
import { asPaise } from '#domain/money.ts';

const NOTHING: Clues = { entries: [], dues: [], parties: [], rules: [], cash: undefined };
const RAVI = { id: 'PTY-2', name: 'Ravi Traders', phone: '+91 98765 43210' };
const MEERA = { id: 'PTY-3', name: 'Meera & Sons', phone: '' };

const aLine = (narration: string, rupees: number, reference = '') => {
  return { on: '2026-04-10', narration, reference, amount: asPaise(rupees * 100) } as const;
};
const aDue = (party: string, number: string, rupees: number, side: OpenDue['side'] = 'receivable'): OpenDue => {
  return { id: `due ${number}`, party, side, number, balance: asPaise(rupees * 100) };
};
const anInput = (said: Partial<UnmatchedEntry>): UnmatchedEntry => {
  const blank = { voucher: 'VCH-1', date: '2026-04-10', amount: asPaise(500_00), title: 'Receipt 1' } as const;
  return { ...blank, name: '', reference: '', ...said };
};
const aRule = (words: string, kind: BankRule['kind'], against: string, name: string) => {
  return { id: 'BRL-1', rev: 1, words, kind, against, name };
};

/** "Receipt Ravi Traders due A/1", "match Receipt 1" */
const told = (each: Suggestion) =>
  each.of === 'match'
    ? `match ${each.title}`
    : [
        each.choice.kind,
        each.choice.other.name,
        ...(each.choice.allocations ?? []).map(({ document }) => document),
      ].join(' ');
const suggested = (clues: Partial<Clues>, line: Parameters<ReturnType<typeof suggester>>[0]) =>
  suggester({ ...NOTHING, ...clues })(line).map(told);

describe('a line is suggested as', () => {
  it('the voucher of its amount whose day is nearest, before anything that would be made', () => {
    const entries = [
      anInput({ voucher: 'a', title: 'far', date: '2026-04-04' }),
      anInput({ voucher: 'b', title: 'near', date: '2026-04-09' }),
      anInput({ voucher: 'c', title: 'too far', date: '2026-03-20' }),
      anInput({ voucher: 'd', title: 'another amount', amount: asPaise(501_00) }),
      anInput({ voucher: 'e', title: 'the other way', amount: asPaise(-500_00) }),
    ];
    const dues = [aDue('PTY-2', 'A/1', 500)];
    expect(suggested({ entries, dues, parties: [RAVI] }, aLine('X', 500))).toEqual([
      'match near',
      'match far',
      'Receipt Ravi Traders due A/1',
    ]);
  });

  it('the voucher whose reference or party stands in it, though another one is as near', () => {
    const entries = [
      anInput({ voucher: 'a', title: 'plain' }),
      anInput({ voucher: 'b', title: 'referred', reference: '000123', date: '2026-04-01' }),
      anInput({ voucher: 'c', title: 'named', name: 'Ravi Traders', date: '2026-04-08' }),
    ];
    expect(suggested({ entries }, aLine('CLG RAVI TRADERS', 500, '0000000000'))[0]).toBe('match named');
    expect(
      suggested(
        { entries: entries.map((each) => ({ ...each, reference: each.reference.replace('123', '1234') })) },
        aLine('CLG 1234', 500),
      )[0],
    ).toBe('match referred');
  });

  it('a receipt for the invoice whose number stands in it, whatever its signs', () => {
    const dues = [aDue('PTY-2', 'INV/26-27/0012', 900), aDue('PTY-3', 'INV/26-27/0013', 500)];
    const clues = { dues, parties: [RAVI, MEERA] };
    expect(suggested(clues, aLine('NEFT INV26-27 0012 THANKS', 500))[0]).toBe(
      'Receipt Ravi Traders due INV/26-27/0012',
    );
    expect(suggested(clues, aLine('X', 500))).toEqual(['Receipt Meera & Sons due INV/26-27/0013']);
  });

  it('a payment of the bill of the party that is named, also where its name is cut short', () => {
    const dues = [aDue('PTY-2', '7', 500, 'payable'), aDue('PTY-3', '8', 500, 'payable')];
    const clues = { dues, parties: [RAVI, MEERA] };
    expect(suggested(clues, aLine('IMPS/RAVI TRAD/HDFC', -500))[0]).toBe('Payment Ravi Traders due 7');
    expect(suggested(clues, aLine('IMPS/RAVI KUMAR/HDFC', -500))).not.toContain('Payment Ravi Traders');
  });

  it('from the party whose phone number its UPI id is', () => {
    expect(suggested({ parties: [RAVI] }, aLine('UPI/609/9876543210@ybl/Pay', 70))).toEqual(['Receipt Ravi Traders']);
  });

  it('what was chosen before for its words, if the money goes the same way', () => {
    const rules = [aRule('sms charges', 'Payment', 'LED-9', 'Bank Charges'), aRule('sms', 'Payment', 'LED-8', 'Phone')];
    expect(suggested({ rules }, aLine('SMS CHARGES JUN', -10))).toEqual(['Payment Bank Charges', 'Payment Phone']);
    expect(suggested({ rules }, aLine('SMS CHARGES JUN', 10))).toEqual([]);
    expect(suggested({ rules: [aRule('sms', 'Payment', 'LED-8', '')] }, aLine('SMS', -10))).toEqual([]);
  });

  it('cash that was drawn, and nothing where nothing tells', () => {
    const cash = { id: 'LED-1', name: 'Cash' };
    expect(suggested({ cash }, aLine('ATM WDL PUNE', -500))).toEqual(['Contra Cash']);
    expect(suggested({ cash }, aLine('SOMETHING', -500))).toEqual([]);
  });
});

describe('the words of a narration', () => {
  it.each([
    ['UPI-RAVI TRADERS-RAVI.T@OKAXIS-6091', 'ravi.t@okaxis'],
    ['NEFT DR-KKBK0000123-KAVERI MILLS PVT LTD-N123', 'kaveri mills'],
    ['SMS CHARGES QTR JUN26', 'sms charges qtr'],
    ['CHQ 000123', ''],
  ])('that tell %s from others are “%s”, and the same line fits them', (narration, words) => {
    expect(distinctiveWords(narration)).toBe(words);
    if (words === '') return;
    const fit = fitOfRule({ words, kind: 'Payment' }, { amount: asPaise(-1) }, new Set(narrationWords(narration)));
    expect(fit).toBeGreaterThan(0);
  });

  it('say how the money moved', () => {
    expect(['UPI/1', 'POS 4 VISA', 'CLG 12', 'NEFT X'].map(modeIn)).toEqual(['UPI', 'Card', 'Cheque', 'Bank transfer']);
  });

  it('of whatever is written fit the rule that is learnt of them', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (narration) => {
        const words = distinctiveWords(narration);
        fc.pre(words !== '');
        const has = new Set(narrationWords(narration));
        expect(fitOfRule({ words, kind: 'Contra' }, { amount: asPaise(1) }, has)).toBeGreaterThan(0);
      }),
    );
  });
});

describe('the voucher of a line', () => {
  const bank = { id: 'LED-2', name: 'Bank' };
  const other = { id: 'LED-1', name: 'Cash' };

  it('moves what the line does, the way it does', () => {
    const paid = voucherOfLine(aLine('ATM', -5), { kind: 'Contra', other }, bank);
    const drawn = voucherOfLine(aLine('CDM', 5), { kind: 'Contra', other }, bank);
    expect([paid, drawn]).toMatchObject([
      { date: '2026-04-10', paidFrom: bank, receivedIn: other, amount: 500 },
      { paidFrom: other, receivedIn: bank, amount: 500 },
    ]);
  });

  it('is no receipt of money that went out', () => {
    expect(() => voucherOfLine(aLine('X', -5), { kind: 'Receipt', other }, bank)).toThrow(RangeError);
  });
});

it('a narration tells what its payer may be called, without what is of bankers and of UPI', () => {
  expect(
    [
      'UPI-RAVI TRADERS-RAVI@OKAXIS-6091',
      'NEFT CR-HDFC0000123-ASHA AND SONS PVT LTD-N1234',
      'UPI/DR/1234/ganesh tea stall/YESB/ganesh@ybl/Payment',
      'POS 4123XXXXXX99 BIG BAZAAR KOTHRUD PUNE WEST',
      'CHQ 000123',
      'रवि ट्रेडर्स',
      '',
    ].map(nameInNarration),
  ).toEqual(['Ravi Traders', 'Asha', 'Ganesh Tea Stall', 'Big Bazaar Kothrud Pune', '', 'रवि ट्रेडर्स', '']);
});
