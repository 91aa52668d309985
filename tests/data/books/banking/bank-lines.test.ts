import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  makeFromLine,
  matchLine,
  matchLines,
  reopenLine,
  setLineAside,
  takeStatementBack,
} from '#data/books/banking/bank-lines.ts';
import { takeInStatement } from '#data/books/banking/take-in-statement.ts';
import { createBankRule, deleteBankRule, updateBankRule } from '#data/books/banking/bank-rules.ts';
import { checkBooks, repairBooks } from '#data/books/audit/check-books.ts';
import { countOfLines, linesStanding, reconciliationOn } from '#data/books/banking/bank-accounts.ts';
import { standingsIn } from '#data/books/projections/bank-standings.ts';
import { entriesOfAmount, entriesToCombine, linesToCombine } from '#data/books/banking/bank-suggestions.ts';
import { duesIn } from '#data/books/projections/dues.ts';
import { createLedger, deleteLedgers } from '#data/books/masters/ledgers.ts';
import { lockUpTo } from '#data/books/audit/locks.ts';
import { createParty } from '#data/books/masters/parties.ts';
import { restoreAsNew } from '#data/books/copies/restore.ts';
import { booksStore, openBooks } from '#data/books/store.ts';
import { cancelVoucher, createVoucher, updateVoucher } from '#data/books/vouchers/vouchers.ts';
import { expectedOf } from '#domain/books/banking/reconciliation.ts';
import { BLANK_LEDGER } from '#domain/books/masters/ledger.ts';
import { blankParty } from '#domain/books/masters/party.ts';
import { asPaise } from '#domain/money.ts';
import {
  BANK,
  lineCalled,
  ruleSentences,
  standingOf,
  statementLines,
  takeIn,
} from '../../../support/bank-statements.ts';
import { readable, savedFile } from '../../../support/books-copies.ts';
import { emptyShelf, freshBooks } from '../../../support/fresh-books.ts';
import { contraOn, paymentOn, receiptOn } from '../../../support/vouchers.ts';

const CASH = { id: 'LED-000001', name: 'Cash' };
const RAVI = { id: 'PTY-000002', name: 'Ravi' };
const APRIL = `01/04/2026|UPI-RAVI-RAVI@OKAXIS||500|1500|61
  02/04/2026|SMS CHARGES|10||1490|
  03/04/2026|ATM WDL 12|200||1290|`;

beforeEach(async () => {
  await freshBooks({ booksBegin: '2026-04-01' });
  const bills = [{ number: 'A/1', date: '2026-03-01', dueDate: '', amount: asPaise(500_00) }] as const;
  await createParty({ ...blankParty('Customer'), name: 'Ravi', balance: asPaise(500_00), bills });
  await takeIn(APRIL);
});
afterEach(async () => {
  expect(await checkBooks()).toEqual([]);
  await emptyShelf();
});

describe('a statement', () => {
  it('brings its lines once, also from a file that overlaps it, and the log names the file', async () => {
    expect(await takeIn(APRIL)).toEqual({ ids: [], known: 3 });
    const more = await takeIn(`03/04/2026|ATM WDL 12|200||9|\n03/04/2026|ATM WDL 12|200||8|\n04/04/2026|New||1|7|`);
    expect(more).toMatchObject({ known: 1 });
    expect(more.ids).toHaveLength(2);
    const edits = await booksStore.records('edits').toArray();
    expect(
      edits.filter(({ reason }) => reason === 'From april.csv').map(({ kind, name }) => [kind, name]),
    ).toContainEqual(['Line of a statement', 'SMS CHARGES']);
  });

  it('reports how many of its new lines are in, and one that is stopped brings none', async () => {
    const lines = statementLines(
      Array.from({ length: 60 }, (_, at) => `05/09/2026|CARD ${at}|${at + 1}||5|`).join('\n'),
    );
    const before = await booksStore.records('bankLines').count();
    const heard: (readonly [number, number])[] = [];
    const stop = () => {
      throw new DOMException('The page asked for it', 'AbortError');
    };
    await expect(takeInStatement(BANK.id, lines, 'may.csv', stop)).rejects.toThrow();
    expect(await booksStore.records('bankLines').count()).toBe(before);
    await takeInStatement(BANK.id, lines, 'may.csv', (...progress) => heard.push(progress));
    expect(heard.at(-1)).toEqual([60, 60]);
    expect(await booksStore.records('bankLines').count()).toBe(before + 60);
  });

  it('with the same amount to and fro on one day has as many lines, once, and its equals of another month are others', async () => {
    const days = '05/09/2026|CARD|13||87|\n05/09/2026|CARD||13|100|\n05/09/2026|CARD|13||87|';
    expect((await takeIn(days)).ids).toHaveLength(3);
    expect(await takeIn(days)).toEqual({ ids: [], known: 3 });
    const charges = '07/09/2026|SMS|1.50|||00003\n07/09/2026|SMS|1.50|||00003';
    expect((await takeIn(charges)).ids).toHaveLength(2);
    expect(await takeIn(`07/08/2026|SMS|1.50|||00003\n${charges}`)).toMatchObject({
      ids: [expect.any(String)],
      known: 2,
    });
    const lines = await booksStore.records('bankLines').toArray();
    expect(lines.filter(({ reference }) => reference === '00003')).toHaveLength(3);
  });

  it('is known again in the bank’s other format, which cuts its narrations or has no references; references decide', async () => {
    const full = 'UPI-SHARMA STATIONERY-SHARMASTAT@OKBANK-UTIB0000123';
    const bill = (number: number, reference: string, narration = `${full}-${number}-PAYMENT`) =>
      `10/04/2026|${narration}||500||${reference}`;
    const charge = '11/04/2026|POS 416021XXXXXX1234 CROMA KOTHRUD|1000|||';
    await takeIn([bill(609111112222, '609111112222'), bill(609111113333, '609111113333'), charge].join('\n'));
    const cut = [
      bill(0, '0000609111112222', full.slice(0, 38)),
      bill(0, '0000609111113333', full.slice(0, 38)),
      '11/04/2026|POS 416021XXXXXX1234 CROMA KOTHR|1000|||',
      '12/04/2026|SERVICE CHARGE|59|||',
    ].join('\n');
    expect(await takeIn(cut)).toMatchObject({ ids: [expect.any(String)], known: 3 });
    // Another payment of the same day and amount, and another line at the same shop.
    expect((await takeIn(bill(0, '609111114444', full.slice(0, 38)))).ids).toHaveLength(1);
    expect((await takeIn(`${charge}\n${charge}`)).ids).toHaveLength(1);
    // Without references: what the words name, the rest by how many there are.
    expect(await takeIn([bill(609111113333, ''), bill(609111112222, '')].join('\n'))).toMatchObject({ known: 2 });
    expect((await takeIn([full, full, full, full].map((each) => bill(0, '', each)).join('\n'))).ids).toHaveLength(1);
  });

  it('of few words is another line: a short beginning may be that of anything', async () => {
    await takeIn('10/04/2026|NEFT CR RAVI||500||');
    expect((await takeIn('10/04/2026|NEFT CR||500||')).ids).toHaveLength(1);
  });

  it('is taken back as a whole, and stays where one of its lines was used', async () => {
    const { ids } = await takeIn('05/04/2026|One||1|1|\n05/04/2026|Two||1|2|');
    const two = await lineCalled('Two');
    await setLineAside(two.id, two.rev);
    await expect(takeStatementBack(ids, 'may.csv')).rejects.toThrow('“Two” was used since. So all lines stay.');
    const { ids: others } = await takeIn('06/04/2026|Three||1|1|');
    await takeStatementBack(others, 'may.csv');
    await expect(lineCalled('Three')).rejects.toThrow('0 lines');
    // It comes in again, under a number that was never given.
    expect((await takeIn('06/04/2026|Three||1|1|')).ids[0]).not.toBe(others[0]);
  });

  it('comes in whatever is locked, and keeps its ledger from being deleted', async () => {
    await lockUpTo('2026-06-30');
    expect((await takeIn('05/04/2026|Late||1|1|')).ids).toHaveLength(1);
    const other = await createLedger({ ...BLANK_LEDGER, name: 'HDFC', group: 'Bank Accounts' });
    await takeInStatement(other.id, statementLines('05/04/2026|X||1|1|'), 'hdfc.csv');
    await expect(deleteLedgers([other.id])).rejects.toMatchObject({ title: 'Not deleted' });
  });

  it('of another bank ledger is known by itself', async () => {
    const other = await createLedger({ ...BLANK_LEDGER, name: 'HDFC', group: 'Bank Accounts' });
    expect((await takeInStatement(other.id, statementLines(APRIL), 'hdfc.csv')).known).toBe(0);
  });
});

describe('a receipt, payment or contra', () => {
  it('is made from a line and matched with it, settles the oldest document, and is learnt', async () => {
    const line = await lineCalled('RAVI');
    const voucher = await makeFromLine(line.id, line.rev, { kind: 'Receipt', other: RAVI });
    expect(voucher).toMatchObject({
      kind: 'Receipt',
      number: 'RCT/26-27/0001',
      date: '2026-04-01',
      amount: 500_00,
      mode: 'UPI',
      reference: '61',
      account: BANK,
      against: RAVI,
    });
    expect(await standingOf('RAVI')).toBe('Done');
    expect(await duesIn(booksStore.database()).toArray()).toMatchObject([{ number: 'A/1', state: 'Settled' }]);
    expect(await ruleSentences()).toEqual(['ravi@okaxis: Receipt Ravi']);
    await expect(makeFromLine(line.id, line.rev + 1, { kind: 'Receipt', other: RAVI })).rejects.toThrow('done already');
    await expect(makeFromLine(line.id, line.rev, { kind: 'Receipt', other: RAVI })).rejects.toThrow('Another tab');
  });

  it('moves money between banks and cash the way the line says', async () => {
    const line = await lineCalled('ATM');
    const voucher = await makeFromLine(line.id, line.rev, { kind: 'Contra', other: CASH });
    expect(voucher).toMatchObject({ kind: 'Contra', paidFrom: BANK, receivedIn: CASH, amount: 200_00 });
  });

  it('is refused inside a lock, and nothing is matched or learnt', async () => {
    await lockUpTo('2026-04-30');
    const line = await lineCalled('RAVI');
    await expect(makeFromLine(line.id, line.rev, { kind: 'Receipt', other: RAVI })).rejects.toMatchObject({
      title: 'Locked',
    });
    expect([await standingOf('RAVI'), await ruleSentences()]).toEqual(['To do', []]);
  });

  it('learns the last choice for the same words', async () => {
    const fees = await createLedger({ ...BLANK_LEDGER, name: 'Fees', group: 'Indirect Expenses' });
    const first = await lineCalled('SMS');
    await makeFromLine(first.id, first.rev, { kind: 'Contra', other: CASH });
    expect(await ruleSentences()).toEqual(['sms charges: Contra Cash']);
    await takeIn('07/04/2026|CHARGES SMS 2026|10||1|');
    const next = await lineCalled('2026');
    await makeFromLine(next.id, next.rev, { kind: 'Payment', other: { id: fees.id, name: fees.name } });
    expect(await ruleSentences()).toEqual(['sms charges: Payment Fees']);
  });
});

describe('a match', () => {
  it('is with an entry that moves the same on the ledger, and with one line alone', async () => {
    const wrong = await createVoucher(paymentOn('2026-04-02', CASH, BANK, 11), 'Issued').catch(() => undefined);
    expect(wrong).toBeDefined();
    const right = await createVoucher(contraOn('2026-04-02', BANK, CASH, 200), 'Issued');
    const line = await lineCalled('ATM');
    await expect(matchLine(line.id, line.rev, wrong?.id ?? '')).rejects.toThrow('moves');
    await matchLine(line.id, line.rev, right.id);
    expect(await standingOf('ATM')).toBe('Done');
    await takeIn('03/04/2026|ATM AGAIN|200||1|');
    const again = await lineCalled('ATM AGAIN');
    await expect(matchLine(again.id, again.rev, right.id)).rejects.toThrow('matched with another line already');
  });

  it('counts only while its voucher moves the same: cancelled or changed it is to do again', async () => {
    const line = await lineCalled('ATM');
    const voucher = await createVoucher(contraOn('2026-04-02', BANK, CASH, 200), 'Issued');
    await matchLine(line.id, line.rev, voucher.id);
    await updateVoucher(voucher.id, 1, contraOn('2026-04-02', BANK, CASH, 300), 'Issued');
    expect(await standingOf('ATM')).toBe('To do');
    await updateVoucher(voucher.id, 2, contraOn('2026-04-02', BANK, CASH, 200), 'Issued');
    expect(await standingOf('ATM')).toBe('Done');
    await cancelVoucher(voucher.id, 3);
    expect(await standingOf('ATM')).toBe('To do');
    // Another entry can take its place at once.
    const other = await createVoucher(contraOn('2026-04-03', BANK, CASH, 200), 'Issued');
    await matchLine(line.id, line.rev + 1, other.id);
    expect(await standingOf('ATM')).toBe('Done');
  });

  it('is taken back, and a line that was set aside comes back', async () => {
    const line = await lineCalled('SMS');
    await setLineAside(line.id, line.rev);
    expect(await standingOf('SMS')).toBe('Set aside');
    await reopenLine(line.id, line.rev + 1);
    expect(await standingOf('SMS')).toBe('To do');
  });
});

describe('rules', () => {
  it('are made, changed and deleted, and one is not entered twice', async () => {
    await createBankRule({ words: 'Gas Office', kind: 'Payment', against: CASH });
    await expect(createBankRule({ words: 'office gas', kind: 'Contra', against: BANK })).rejects.toMatchObject({
      fields: { words: 'There is a rule with these words already. Change that one.' },
    });
    await expect(createBankRule({ words: ' - ', kind: 'Payment', against: null })).rejects.toThrow('Enter words');
    const [rule] = await booksStore.records('bankRules').toArray();
    await updateBankRule(rule?.id ?? '', 1, { words: 'Gas', kind: 'Receipt', against: RAVI });
    expect(await ruleSentences()).toEqual(['Gas: Receipt Ravi']);
    await expect(updateBankRule(rule?.id ?? '', 1, { words: 'Gas', kind: 'Receipt', against: RAVI })).rejects.toThrow(
      'Another tab',
    );
    await deleteBankRule(rule?.id ?? '');
    expect(await ruleSentences()).toEqual([]);
  });
});

it('a copy holds the lines and the rules, and how they stand is made anew', async () => {
  const line = await lineCalled('RAVI');
  await makeFromLine(line.id, line.rev, { kind: 'Receipt', other: RAVI });
  await openBooks((await restoreAsNew(await readable(await savedFile()))).key);
  expect(await standingOf('RAVI')).toBe('Done');
  expect(await ruleSentences()).toEqual(['ravi@okaxis: Receipt Ravi']);
  expect((await takeIn(APRIL)).known).toBe(3);
});

it('the check of the books finds a line that stands wrong, and mends it', async () => {
  const line = await lineCalled('RAVI');
  await standingsIn(booksStore.database()).update(line.id, { state: 'Done' });
  expect(await checkBooks()).toEqual([
    { what: 'How lines of bank statements stand', stored: '3, of which 1 are wrong', rebuilt: '3' },
  ]);
  await repairBooks();
  expect(await standingOf('RAVI')).toBe('To do');
});

it('a receipt of another amount is not what the bank says', async () => {
  const line = await lineCalled('RAVI');
  const voucher = await createVoucher(receiptOn('2026-04-01', RAVI, BANK, 499), 'Issued');
  await expect(matchLine(line.id, line.rev, voucher.id)).rejects.toThrow(
    'Receipt RCT/26-27/0001 moves ₹499 here, and the bank ₹500.',
  );
});

describe('a line that is several entries', () => {
  const receipts = async (...amounts: number[]) => {
    const made = [];
    for (const amount of amounts) made.push(await createVoucher(receiptOn('2026-04-01', RAVI, BANK, amount), 'Issued'));
    return made.map(({ id }) => id);
  };

  it('is matched with them to the paisa, and with entries that no other line has', async () => {
    const ids = await receipts(100, 150, 250);
    const line = await lineCalled('RAVI');
    await expect(matchLine(line.id, line.rev, ...ids.slice(1))).rejects.toThrow(
      'Together they move ₹400, and the bank ₹500: ₹100 is missing.',
    );
    await matchLine(line.id, line.rev, ...ids);
    expect(await standingOf('RAVI')).toBe('Done');
    const [shown] = await linesStanding(BANK.id, 'Done', 0, 50);
    expect(shown?.entries.map(({ title }) => title)).toEqual([
      'Receipt RCT/26-27/0001',
      'Receipt RCT/26-27/0002',
      'Receipt RCT/26-27/0003',
    ]);
    expect(await countOfLines(BANK.id, 'Done')).toBe(1);
    const { reason } = (await booksStore.records('edits').orderBy('keys.serial').last()) ?? {};
    expect(reason).toBe('Matched with Receipt RCT/26-27/0001, Receipt RCT/26-27/0002, Receipt RCT/26-27/0003');
    await takeIn('05/04/2026|LATER||250||');
    const later = await lineCalled('LATER');
    await expect(matchLine(later.id, later.rev, ids[2] ?? '')).rejects.toThrow(
      'Receipt RCT/26-27/0003 is matched with another line already.',
    );
    expect((await entriesOfAmount(later)).rows.map(({ voucher }) => voucher)).toEqual([]);
  });

  it('may come without a charge that went the other way', async () => {
    const [big = ''] = await receipts(510);
    const charge = await createVoucher(paymentOn('2026-04-01', RAVI, BANK, 10), 'Issued');
    const line = await lineCalled('RAVI');
    expect((await entriesToCombine(line)).rows.map(({ amount }) => amount)).toEqual([510_00, -10_00]);
    await matchLine(line.id, line.rev, big, charge.id);
    expect(await standingOf('RAVI')).toBe('Done');
  });

  it('is offered those nearest to its day, and it is told that there are more', async () => {
    await receipts(...Array.from({ length: 40 }, (_, at) => at + 1));
    const line = await lineCalled('RAVI');
    const { rows, hasMore } = await entriesToCombine(line);
    expect([rows.length, hasMore]).toEqual([40, false]);
    await receipts(41);
    const more = await entriesToCombine(line);
    expect([more.rows.length, more.hasMore]).toEqual([40, true]);
  });

  it('is to do again when one of them is cancelled, and is taken back as a whole', async () => {
    const ids = await receipts(100, 400);
    const line = await lineCalled('RAVI');
    await matchLine(line.id, line.rev, ...ids);
    await cancelVoucher(ids[1] ?? '', 1);
    expect(await standingOf('RAVI')).toBe('To do');
    const [other = ''] = await receipts(400);
    await matchLine(line.id, line.rev + 1, ids[0] ?? '', other);
    expect(await standingOf('RAVI')).toBe('Done');
    await reopenLine(line.id, line.rev + 2);
    expect(await standingOf('RAVI')).toBe('To do');
    expect(await standingsIn(booksStore.database()).count()).toBe(3);
    // Each is free for a line of its own.
    expect((await entriesToCombine(line)).rows.map(({ voucher }) => voucher)).toEqual([ids[0], other]);
  });

  it('is one line still in the reconciled balance, also while one of its entries is of a later day', async () => {
    const [first = ''] = await receipts(100);
    const late = await createVoucher(receiptOn('2026-04-09', RAVI, BANK, 400), 'Issued');
    const line = await lineCalled('RAVI');
    await matchLine(line.id, line.rev, first, late.id);
    const before = await reconciliationOn(BANK.id, '2026-04-03');
    expect(before?.notInBooks.map(({ amount }) => amount)).toEqual([-10_00, -200_00, 400_00]);
    expect([before?.notInBank, before?.gaps, before && expectedOf(before), before?.bank]).toEqual([
      [],
      [],
      1290_00,
      1290_00,
    ]);
    const after = await reconciliationOn(BANK.id, '2026-04-09');
    expect([after?.notInBank, after && expectedOf(after)]).toEqual([[], 1290_00]);
  });

  it('stands so in a copy', async () => {
    const ids = await receipts(100, 400);
    const line = await lineCalled('RAVI');
    await matchLine(line.id, line.rev, ...ids);
    await openBooks((await restoreAsNew(await readable(await savedFile()))).key);
    expect(await standingOf('RAVI')).toBe('Done');
  });
});

describe('several lines that are one entry', () => {
  const PARTS = '10/04/2026|IMPS MILL 1|300||990|\n12/04/2026|IMPS MILL 2|700||290|';
  const pay = () => createVoucher(paymentOn('2026-04-10', RAVI, BANK, 1000), 'Issued');
  const parts = async () => [await lineCalled('MILL 1'), await lineCalled('MILL 2')] as const;

  it('are matched with it together, to the paisa, and with no entry that is taken', async () => {
    await takeIn(PARTS);
    const { id } = await pay();
    const [one, other] = await parts();
    expect((await linesToCombine(one)).rows.map(({ narration }) => narration)).toEqual([
      'SMS CHARGES',
      'ATM WDL 12',
      'IMPS MILL 2',
    ]);
    await expect(matchLines([one], id)).rejects.toThrow(
      'Payment PMT/26-27/0001 moves −₹1,000 here, and the lines come to −₹300. Choose others.',
    );
    await matchLines([one, other], id);
    expect([await standingOf('MILL 1'), await standingOf('MILL 2')]).toEqual(['Done', 'Done']);
    expect((await linesStanding(BANK.id, 'Done', 0, 50)).map(({ entries }) => entries[0]?.title)).toEqual([
      'Payment PMT/26-27/0001',
      'Payment PMT/26-27/0001',
    ]);
    await takeIn('14/04/2026|AGAIN|1000|||');
    const again = await lineCalled('AGAIN');
    await expect(matchLine(again.id, again.rev, id)).rejects.toThrow('is matched with another line already');
    expect(await entriesOfAmount(again)).toEqual({ rows: [], hasMore: false });
    await expect(matchLines([one, other], id)).rejects.toThrow('Another tab');
  });

  it('are to do again together: when one is taken back, or when the entry is another amount', async () => {
    await takeIn(PARTS);
    const { id } = await pay();
    await matchLines(await parts(), id);
    await updateVoucher(id, 1, paymentOn('2026-04-10', RAVI, BANK, 999), 'Issued');
    expect([await standingOf('MILL 1'), await standingOf('MILL 2')]).toEqual(['To do', 'To do']);
    await updateVoucher(id, 2, paymentOn('2026-04-10', RAVI, BANK, 1000), 'Issued');
    expect(await standingOf('MILL 2')).toBe('Done');
    const [one] = await parts();
    await reopenLine(one.id, one.rev);
    expect([await standingOf('MILL 1'), await standingOf('MILL 2')]).toEqual(['To do', 'To do']);
    expect((await parts()).map(({ voucher, whole }) => [voucher, whole])).toEqual([
      ['', undefined],
      ['', undefined],
    ]);
    // And one that finds another use while the entry is wrong leaves the other alone.
    await matchLines(await parts(), id);
    await updateVoucher(id, 3, paymentOn('2026-04-10', RAVI, BANK, 999), 'Issued');
    const [, other] = await parts();
    await setLineAside(other.id, other.rev);
    await updateVoucher(id, 4, paymentOn('2026-04-10', RAVI, BANK, 1000), 'Issued');
    expect([await standingOf('MILL 1'), await standingOf('MILL 2')]).toEqual(['To do', 'Set aside']);
  });

  it('leave in the reconciled balance of a day between them what the bank has not yet, also in a copy', async () => {
    await takeIn(PARTS);
    await matchLines(await parts(), (await pay()).id);
    await openBooks((await restoreAsNew(await readable(await savedFile()))).key);
    const between = await reconciliationOn(BANK.id, '2026-04-11');
    expect(between?.notInBank.map(({ amount }) => amount)).toEqual([-700_00]);
    const after = await reconciliationOn(BANK.id, '2026-04-12');
    expect(after?.notInBank).toEqual([]);
    for (const each of [between, after]) expect(each && expectedOf(each)).toBe(each?.bank);
  });
});
