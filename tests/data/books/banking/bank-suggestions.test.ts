import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { bankLedgers, linesStanding, reconciliationOn } from '#data/books/banking/bank-accounts.ts';
import { makeFromLine, matchLine, setLineAside } from '#data/books/banking/bank-lines.ts';
import { suggestionsFor } from '#data/books/banking/bank-suggestions.ts';
import { createLedger } from '#data/books/masters/ledgers.ts';
import { createParty } from '#data/books/masters/parties.ts';
import { cancelVoucher, createVoucher } from '#data/books/vouchers/vouchers.ts';
import { expectedOf } from '#domain/books/banking/reconciliation.ts';
import { BLANK_LEDGER } from '#domain/books/masters/ledger.ts';
import { blankParty } from '#domain/books/masters/party.ts';
import { asPaise, sumOf } from '#domain/money.ts';
import { BANK, lineCalled, takeIn } from '../../../support/bank-statements.ts';
import { emptyShelf, freshBooks } from '../../../support/fresh-books.ts';
import { contraOn, paymentOn, receiptOn } from '../../../support/vouchers.ts';

const CASH = { id: 'LED-000001', name: 'Cash' };
const RAVI = { id: 'PTY-000002', name: 'Ravi Traders' };

beforeEach(async () => {
  await freshBooks({ booksBegin: '2026-04-01' });
  const bills = [{ number: 'A/1', date: '2026-03-01', dueDate: '', amount: asPaise(500_00) }] as const;
  await createParty({ ...blankParty('Customer'), name: 'Ravi Traders', balance: asPaise(500_00), bills });
});
afterEach(emptyShelf);

/** What is suggested for each line that is to do, the newest first. */
async function suggested(): Promise<readonly (readonly string[])[]> {
  const lines = await linesStanding(BANK.id, 'To do', 0, 50);
  const found = await suggestionsFor(BANK.id, lines);
  return lines.map(({ id }) =>
    (found.get(id) ?? []).map((one) =>
      one.of === 'match' ? one.title : `${one.choice.kind} ${one.choice.other.name}`,
    ),
  );
}

describe('suggestions', () => {
  it('come from vouchers that are issued and unmatched, open documents, parties, rules and cash', async () => {
    const drawn = await createVoucher(contraOn('2026-04-04', BANK, CASH, 200), 'Issued');
    await takeIn(
      `01/04/2026|NEFT RAVI TRADERS||500|1500|\n05/04/2026|ATM WDL|200||1300|\n06/04/2026|ATM WDL 2|200||1100|`,
    );
    expect(await suggested()).toEqual([
      [`Contra ${drawn.number}`, 'Contra Cash'],
      [`Contra ${drawn.number}`, 'Contra Cash'],
      ['Receipt Ravi Traders'],
    ]);
    const line = (await linesStanding(BANK.id, 'To do', 1, 1))[0];
    await matchLine(line?.id ?? '', 1, drawn.id);
    expect(await suggested()).toEqual([['Contra Cash'], ['Receipt Ravi Traders']]);
    // A line whose voucher is cancelled is to do again, and that voucher is none to match.
    await cancelVoucher(drawn.id, 1);
    expect(await suggested()).toEqual([['Contra Cash'], ['Contra Cash'], ['Receipt Ravi Traders']]);
  });

  it('follow what was chosen before', async () => {
    const gas = await createLedger({ ...BLANK_LEDGER, name: 'Gas', group: 'Indirect Expenses' });
    await takeIn('01/04/2026|BHARAT GAS APR|70||930|\n01/05/2026|BHARAT GAS MAY 26|80||850|');
    const first = await lineCalled('APR');
    await makeFromLine(first.id, 1, { kind: 'Payment', other: gas });
    expect(await suggested()).toEqual([['Payment Gas']]);
  });
});

it('suggestions look through all open documents, however many there are', async () => {
  const bills = Array.from({ length: 1_001 }, (_, at) => {
    return { number: `M/${at}`, date: '2026-03-01', dueDate: '', amount: asPaise(1000_00 + at) } as const;
  });
  const balance = sumOf(bills.map(({ amount }) => amount));
  await createParty({ ...blankParty('Customer'), name: 'Meena Mills', balance, bills });
  await takeIn('01/04/2026|NEFT 1||1010.00|2010|\n02/04/2026|NEFT 2||1000|3010|\n03/04/2026|NEFT 3||1005.01|4015.01|');
  expect(await suggested()).toEqual([['Receipt Meena Mills'], ['Receipt Meena Mills'], ['Receipt Meena Mills']]);
});

describe('the reconciled balance', () => {
  it('is explained to the paisa by what either side has not yet', async () => {
    await createVoucher(receiptOn('2026-04-02', RAVI, BANK, 500), 'Issued');
    await createVoucher(paymentOn('2026-04-03', RAVI, BANK, 70), 'Issued');
    await takeIn(`02/04/2026|RAVI||500|1500|\n05/04/2026|CHARGES|10||1490|\n06/04/2026|WRONG|40||1450|`);
    const line = await lineCalled('RAVI');
    await matchLine(line.id, 1, 'VCH-000000001');
    const wrong = await lineCalled('WRONG');
    await setLineAside(wrong.id, 1);
    const found = await reconciliationOn(BANK.id, '2026-04-30');
    if (!found) throw new Error('Lines were taken in.');
    expect(found.books).toBe(430_00);
    expect(found.notInBank.map(({ voucher }) => found.titles.get(voucher))).toEqual(['Payment PMT/26-27/0001']);
    expect(found.notInBooks.map(({ narration }) => narration)).toEqual(['CHARGES']);
    expect([found.setAside, found.before, found.bank, found.gaps]).toEqual([-40_00, 1000_00, 1450_00, []]);
    expect(expectedOf(found)).toBe(1450_00);
    expect(await reconciliationOn(BANK.id, '2026-04-01')).toBeUndefined();
  });
});

it('bank ledgers are those that are active, by name', async () => {
  await createLedger({ ...BLANK_LEDGER, name: 'Axis', group: 'Bank OD A/c' });
  expect((await bankLedgers()).map(({ name }) => name)).toEqual(['Axis', 'Bank']);
});
