import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readStatement, type BankStatement } from '#domain/books/banking/read-statement.ts';
import { isWhole, statementHead, type StatementRow } from '#domain/books/banking/statement-columns.ts';
import { lineKeys } from '#domain/books/banking/statement-line.ts';
import { runs } from '../../../support/runs.ts';

/** A file, a line a row and a bar between cells. */
function rowsOf(text: string): readonly StatementRow[] {
  return text
    .split('\n')
    .map((line, at) => ({ line: at + 1, cells: line.split('|').map((cell) => cell.trim()) }))
    .filter(({ cells }) => cells.some((cell) => cell !== ''));
}

function read(text: string): BankStatement {
  const rows = rowsOf(text);
  return readStatement(rows, statementHead(rows));
}

/** In rupees, as people say it. */
const told = ({ lines }: BankStatement) =>
  lines.map(({ on, narration, reference, amount, balance }) =>
    [on, narration, reference, amount / 100, balance === null ? '' : balance / 100].join(' | '),
  );

const isSound = ({ problems, breaks }: BankStatement) => problems.length === 0 && breaks.length === 0;

describe('a statement of', () => {
  it('HDFC, with its letterhead, asterisks, zero-padded references and summary', () => {
    const statement = read(`HDFC BANK Ltd.|||Page No .: 1
      ASHA STORES|||Account No : 50100000004321
      Date|Narration|Chq./Ref.No.|Value Dt|Withdrawal Amt.|Deposit Amt.|Closing Balance
      ********|********|********|********|********|********|********
      01/04/26|UPI-RAVI TRADERS-RAVI@OKAXIS-609112345678|0000609112345678|01/04/26||1,25,000.00|1,35,000.00
      02/04/26|NEFT DR-KAVERI MILLS|N0000123|02/04/26|5,000.50||1,29,999.50
      ********|||||||
      STATEMENT SUMMARY :-
      Opening Balance|Dr Count|Cr Count|Debits|Credits|Closing Bal
      10,000.00|1|1|5,000.50|1,25,000.00|1,29,999.50
      Generated On: 03-May-2026`);
    expect(told(statement)).toEqual([
      '2026-04-01 | UPI-RAVI TRADERS-RAVI@OKAXIS-609112345678 | 0000609112345678 | 125000 | 135000',
      '2026-04-02 | NEFT DR-KAVERI MILLS | N0000123 | -5000.5 | 129999.5',
    ]);
    expect(isSound(statement)).toBe(true);
    expect(statement.accountEnds).toBe('4321');
  });

  it('HDFC of the older layout', () => {
    const statement = read(`Date|Narration|Value Dat|Debit Amount|Credit Amount|Chq/Ref Number|Closing Balance
      05/04/26|RENT|05/04/26|100.00|0.00|000012|900.00
      06/04/26|SALE|06/04/26|0.00|50.00|000013|950.00`);
    expect(told(statement)).toEqual([
      '2026-04-05 | RENT | 000012 | -100 | 900',
      '2026-04-06 | SALE | 000013 | 50 | 950',
    ]);
  });

  it('SBI, with keys and values above and its notice below', () => {
    const statement = read(`Account Name : ASHA STORES
      Account Number : 00000011112222
      Balance as on 1 Apr 2026 : 500.00
      Txn Date|Value Date|Description|Ref No./Cheque No.|Debit|Credit|Balance
      1 Apr 2026|1 Apr 2026|BY TRANSFER-UPI/CR/609/RAVI| TRANSFER FROM 1| |250.00|750.00
      12 Apr 2026|12 Apr 2026|ATM WDL|  |50.00| |700.00
      **This is a computer generated statement and does not require a signature.`);
    expect(told(statement)).toEqual([
      '2026-04-01 | BY TRANSFER-UPI/CR/609/RAVI | TRANSFER FROM 1 | 250 | 750',
      '2026-04-12 | ATM WDL |  | -50 | 700',
    ]);
    expect(isSound(statement)).toBe(true);
    expect(statement.accountEnds).toBe('2222');
  });

  it('ICICI, with 0 in the unused column, remarks that wrap, and legends', () => {
    const statement =
      read(`S No.|Value Date|Transaction Date|Cheque Number|Transaction Remarks|Withdrawal Amount (INR )|Deposit Amount (INR )|Balance (INR )
      1|03/04/2026|03/04/2026|-|UPI/609/Payment/ravi@ybl/|0|200.00|1200.00
      ||||Yes Bank/ICI123
      2|14/04/2026|14/04/2026|000045|CLG/KAVERI|300.00|0|900.00
      Legends Used in Account Statement
      ||||UPI - Unified Payment Interface`);
    expect(told(statement)).toEqual([
      '2026-04-03 | UPI/609/Payment/ravi@ybl/ Yes Bank/ICI123 |  | 200 | 1200',
      '2026-04-14 | CLG/KAVERI | 000045 | -300 | 900',
    ]);
    expect(isSound(statement)).toBe(true);
  });

  it('Axis, with its opening and closing rows', () => {
    const statement = read(`Tran Date|CHQNO|PARTICULARS|DR|CR|BAL|SOL
      ||OPENING BALANCE|||      1000.00|
      05-04-2026||UPI/P2A/RAVI|       |     200.00|  1200.00|004
      06-04-2026|12|KAVERI|     50.00|       |  1150.00|004
      ||TRANSACTION TOTAL|50.00|200.00||
      ||CLOSING BALANCE|||1150.00|`);
    expect(told(statement)).toEqual([
      '2026-04-05 | UPI/P2A/RAVI |  | 200 | 1200',
      '2026-04-06 | KAVERI | 12 | -50 | 1150',
    ]);
    expect(statement.opening).toBe(1000_00);
    expect(isSound(statement)).toBe(true);
  });

  it('Axis, where DR held what came in: the balances decide', () => {
    const statement = read(`Tran Date|CHQNO|PARTICULARS|DR|CR|BAL|SOL
      05-04-2026||A|200.00||1200.00|4
      06-04-2026||B||50.00|1150.00|4
      07-04-2026||C|10.00||1160.00|4`);
    expect(statement.lines.map(({ amount }) => amount)).toEqual([200_00, -50_00, 10_00]);
    expect(statement.isSwapped).toBe(true);
  });

  it('Kotak, with two columns of one name, times, and the newest first', () => {
    const statement = read(`Sl. No.|Transaction Date|Value Date|Description|Chq / Ref No.|Amount|Dr / Cr|Balance|Dr / Cr
      1|13-04-2026 10:05:59|13-04-2026|KAVERI|UPI-2|500.00|DR|250.00|DR
      2|12-04-2026 09:00:00|12-04-2026|RAVI|UPI-1|150.00|CR|250.00|CR`);
    expect(told(statement)).toEqual([
      '2026-04-12 | RAVI | UPI-1 | 150 | 250',
      '2026-04-13 | KAVERI | UPI-2 | -500 | -250',
    ]);
    expect(isSound(statement)).toBe(true);
  });

  it('PNB, with “Cr.” behind its balances and the newest first', () => {
    const statement = read(`Txn No.|Txn Date|Description|Branch Name|Cheque No.|Dr Amount|Cr Amount|Balance
      S2|13/04/2026|KAVERI|PUNE||28.27||10,700.5 Cr.
      S1|13/04/2026|RAVI|PUNE|||100|10728.77 Cr.`);
    expect(told(statement)).toEqual([
      '2026-04-13 | RAVI | S1 | 100 | 10728.77',
      '2026-04-13 | KAVERI | S2 | -28.27 | 10700.5',
    ]);
    expect(isSound(statement)).toBe(true);
  });

  it('Bank of Baroda, in both of its layouts', () => {
    const one = read(`TRAN DATE|VALUE DATE|NARRATION|CHQ.NO.|WITHDRAWAL(DR)|DEPOSIT(CR)|BALANCE(INR)
      04/04/2026|04/04/2026|RAVI|||25,000.00|1,25,000.00Cr`);
    const other = read(`Date|Description|Instrument ID|Amount (INR)|Balance (INR)
      04/04/2026|RAVI||25,000.00|1,25,000.00
      05/04/2026|KAVERI|77|-500.00|1,24,500.00`);
    expect(told(one)).toEqual(['2026-04-04 | RAVI |  | 25000 | 125000']);
    expect(told(other)).toEqual(['2026-04-04 | RAVI |  | 25000 | 125000', '2026-04-05 | KAVERI | 77 | -500 | 124500']);
  });

  it('any other, with a value date alone, and a column that says the side', () => {
    const statement = read(`Value Date|Transaction Details|Type|Amt|Running Balance
      04/04/2026|RAVI|Credit|5.00|105.00
      05/04/2026|KAVERI|Debit|2.00|103.00`);
    expect(told(statement)).toEqual(['2026-04-04 | RAVI |  | 5 | 105', '2026-04-05 | KAVERI |  | -2 | 103']);
    expect(isSound(statement)).toBe(true);
  });

  it('two rows of headings, and by columns that were chosen where none is known', () => {
    const two = read(`Date|Particulars|Amount||Balance
      ||Withdrawal|Deposit|
      04/04/2026|RAVI||5|5`);
    expect(told(two)).toEqual(['2026-04-04 | RAVI |  | 5 | 5']);

    const rows = rowsOf(`Tag|Wofür|Wert\n04/04/2026|RAVI|5.00\n05/04/2026|KAVERI|(2.00)`);
    const head = statementHead(rows);
    expect(isWhole(head.matching)).toBe(false);
    const chosen = readStatement(rows, { head: head.head, matching: { date: 0, narration: 1, amount: 2 } });
    expect(told(chosen)).toEqual(['2026-04-04 | RAVI |  | 5 | ', '2026-04-05 | KAVERI |  | -2 | ']);
  });
});

describe('the days of a statement', () => {
  const dates = (...days: string[]) =>
    read(`Date|Narration|Debit|Credit\n${days.map((day) => `${day}|X||1`).join('\n')}`).lines.map(({ on }) => on);

  it('put the day first, unless a month above 12 proves otherwise', () => {
    expect(dates('04/05/2026')).toEqual(['2026-05-04']);
    expect(dates('04/05/2026', '04/13/2026')).toEqual(['2026-04-05', '2026-04-13']);
    expect(dates('04/05/2026', '13/05/2026')).toEqual(['2026-05-04', '2026-05-13']);
    expect(dates('01-Apr-26', '2 April 2026', '2026-04-03')).toEqual(['2026-04-01', '2026-04-02', '2026-04-03']);
  });

  it('that do not exist are told by their row, and the others are read', () => {
    const statement = read('Date|Narration|Debit|Credit\n31/02/2026|A||1\n01/03/2026|B||two\n02/03/2026|C||3');
    expect(statement.lines).toMatchObject([{ narration: 'C' }]);
    expect(statement.problems).toMatchObject([
      { line: 2, why: 'The date “31/02/2026” does not exist.' },
      { line: 3, why: 'Not a number. Use the digits 0 to 9.' },
    ]);
  });
});

describe('the words of a narration', () => {
  const HEAD = 'Date|Narration|Reference|Withdrawal|Deposit|Balance\n';

  it('make no heading of a line: a row with a day, an amount and a balance that goes on is a line', () => {
    const statement = read(`${HEAD}01/04/2026|LEGEND SPORTS PRIVATE LIMITED|N2001||11,800.00|61,800.00
      02/04/2026|DISCLAIMER PRINTING PRESS BILL 7|000116|2,360.00||59,440.00
      03/04/2026|TOTAL|N2003||500.00|59,940.00
      04/04/2026|OPENING BALANCE FEE FOR NEW FD|N2004|100.00||59,840.00
      05/04/2026|CLOSING BALANCE||40.00||59,800.00
      06/04/2026|STATEMENT SUMMARY CHARGES||100.00||59,700.00
      07/04/2026|B/F SHOES||300.00||59,400.00`);
    expect(statement.lines.map(({ amount }) => amount / 100)).toEqual([11_800, -2360, 500, -100, -40, -100, -300]);
    expect([isSound(statement), statement.unread]).toEqual([true, []]);
  });

  it('also where it is the first or the last line, the newest stands first, or the columns are swapped', () => {
    const rows = ['01/04/2026|TOTAL|||500|1500', '02/04/2026|A||200||1300', '03/04/2026|GRAND TOTAL||300||1000'];
    for (const order of [rows, rows.toReversed()]) {
      expect(read(`${HEAD}${order.join('\n')}`).lines.map(({ amount }) => amount / 100)).toEqual([500, -200, -300]);
    }
    const swapped = `${HEAD}01/04/2026|A||500||1500\n02/04/2026|TOTAL|||200|1300\n03/04/2026|B|||300|1000`;
    expect(read(swapped).lines).toHaveLength(3);
  });

  it('make a sum of a row with a day that no balance bears out, and it is told with its line', () => {
    const statement = read(`${HEAD}01/04/2026|OPENING BALANCE|||1,000.00|1,000.00
      02/04/2026|A|||200.00|1,200.00
      03/04/2026|B||50.00||1,150.00
      30/04/2026|TOTAL||50.00|200.00|1,150.00
      30/04/2026|CLOSING BALANCE|||1,150.00|1,150.00`);
    expect(statement.lines.map(({ narration }) => narration)).toEqual(['A', 'B']);
    expect([statement.opening, statement.breaks, statement.unread]).toEqual([1000_00, [], [2]]);
    expect(statement.problems.map(({ line }) => line)).toEqual([5, 6]);
    const bare = read('Date|Narration|Debit|Credit\n01/04/2026|A||5\n02/04/2026|TOTAL||7');
    expect([bare.lines.length, bare.problems.map(({ line }) => line)]).toEqual([1, [3]]);
  });

  it('of pages stand between lines and open nothing anew; rows that are no lines are counted', () => {
    const statement = read(`${HEAD}||OPENING BALANCE|||100.00
      |OPENING BALANCE||||100.00
      01/04/2026|A|||5|105.00
      |PAGE TOTAL|||5|
      |C/F||||105.00
      Page 2 of 2
      |B/F||||105.00
      02/04/2026|B||5||100.00
      |CLOSING BALANCE||||90.00`);
    expect([statement.opening, statement.lines.length, statement.unread]).toEqual([100_00, 2, [2, 3, 5, 6, 7, 8, 10]]);
    expect(statement.breaks).toEqual([{ line: 10, expected: 100_00, stands: 90_00 }]);
  });
});

describe('nothing in a row is dropped in silence', () => {
  it('a row without a day whose balance goes on is told under a footer, and one above the headings', () => {
    const statement = read(`01/04/2026|EARLY||5||105
      Date|Narration|Reference|Withdrawal|Deposit|Balance
      02/04/2026|A||5||100
      This is a computer generated statement
      |LATE||10||90`);
    expect(statement.problems).toEqual([
      { line: 1, why: 'It stands above the headings.' },
      { line: 5, why: 'There is no date.' },
    ]);
  });

  it('a narration and a reference that wrap go on, a balance that is none and two amounts are told', () => {
    const statement = read(`Date|Narration|Reference|Withdrawal|Deposit|Balance
      01/04/2026|UPI RAVI|6091||5|###
      |TRADERS|1234|||
      02/04/2026|B|6.0911E+11|7|5|3`);
    expect(told(statement)).toEqual(['2026-04-01 | UPI RAVI TRADERS | 6091 1234 | 5 | ', '2026-04-02 | B |  | -2 | 3']);
    expect(statement.notes).toEqual([
      { line: 2, why: 'The balance “###” cannot be read.' },
      { line: 4, why: 'The reference “6.0911E+11” is left out: a spreadsheet has rounded it.' },
      { line: 4, why: 'A withdrawal and a deposit stand in it. Their difference is taken.' },
    ]);
  });
});

describe('the balances of a statement', () => {
  it('are followed row by row, and each difference is named with its line', () => {
    const { breaks } = read(
      'Date|Narration|Debit|Credit|Balance\n01/04/2026|A||5|105\n02/04/2026|B|2||100\n03/04/2026|C||1|101',
    );
    expect(breaks).toEqual([{ line: 3, expected: 103_00, stands: 100_00 }]);
  });

  it('are none where they never change', () => {
    const { lines } = read('Date|Narration|Debit|Credit|Balance\n01/04/26|A||5|9\n02/04/26|B|2||9\n03/04/26|C||1|9');
    expect(lines.map(({ balance }) => balance)).toEqual([null, null, null]);
  });
});

it('says where a narration or a reference is cut off, also one that goes on in the rows below', () => {
  const long = 'X'.repeat(400);
  const { lines, notes } = read(`Date|Narration|Reference|Withdrawal|Deposit
    01/04/26|${long}|${long}|5.00|
    |${long}||
    02/04/26|RENT|${long}${long}|6.00|
    03/04/26|SOAP|1|7.00|`);
  expect(lines.map(({ narration, reference }) => [narration.length, reference.length])).toEqual([
    [500, 400],
    [4, 500],
    [4, 1],
  ]);
  expect(notes).toEqual([
    { line: 3, why: 'Its narration is longer than 500 letters. The rest is cut off.' },
    { line: 4, why: 'Its reference is longer than 500 letters. The rest is cut off.' },
  ]);
});

describe('a line', () => {
  it('is known again in another format, without its balance, and tells its equals apart', () => {
    const csv = read(`Date|Narration|Chq./Ref.No.|Debit|Credit|Balance
      01/04/26|UPI-RAVI  TRADERS|0000123||5|105
      01/04/26|UPI-RAVI TRADERS|123||5|110`);
    const xlsx = read(`Txn Date|Description|Ref No./Cheque No.|Debit|Credit
      2026-04-01|UPI RAVI TRADERS|123||5.00
      2026-04-01|UPI RAVI TRADERS|123||5.00`);
    expect(lineKeys(csv.lines)).toEqual(lineKeys(xlsx.lines));
    expect(new Set(lineKeys(csv.lines)).size).toBe(2);
  });
});

it('whatever stands in a sheet, it is read to whole lines, each with a day and an amount, and never throws', () => {
  const cell = fc.oneof(
    fc.string(),
    fc.constantFrom('Date', 'Narration', 'Debit', 'Credit', 'Balance', 'Amount', 'Dr / Cr', 'DR', 'Cr', '1,00,000.00'),
    fc.constantFrom(
      '01/04/2026',
      '31/02/26',
      '13/13/2026',
      '-',
      '(5)',
      '99999999999.99',
      '1e9',
      '5 Cr.',
      '0',
      '\u0000',
    ),
  );
  const sheet = fc.array(fc.array(cell, { maxLength: 8 }), { maxLength: 30 });
  fc.assert(
    fc.property(sheet, fc.boolean(), (cells, withHead) => {
      const head = [{ line: 0, cells: ['Date', 'Narration', 'Debit', 'Credit', 'Balance'] }];
      const rows = [...(withHead ? head : []), ...cells.map((each, at) => ({ line: at + 1, cells: each }))];
      const statement = readStatement(rows, statementHead(rows));
      for (const line of statement.lines) {
        expect(line.on).toMatch(/^\d{4}-\d\d-\d\d$/);
        expect(line.amount).not.toBe(0);
        expect(line.narration.length).toBeLessThanOrEqual(500);
      }
      expect(new Set(lineKeys(statement.lines)).size).toBe(statement.lines.length);
    }),
    { numRuns: runs(500) },
  );
});

it('a sound statement is read back whole, in either order of its lines', () => {
  const amounts = fc.array(
    fc.integer({ min: -99_999_99, max: 99_999_99 }).filter((each) => each !== 0),
    {
      minLength: 3,
      maxLength: 40,
    },
  );
  fc.assert(
    fc.property(amounts, fc.boolean(), (paise, isNewestFirst) => {
      let balance = 0;
      const rows = paise.map((amount, at) => {
        balance += amount;
        const side = [amount < 0 ? -amount : 0, amount > 0 ? amount : 0].map((each) => (each / 100).toFixed(2));
        return { line: at + 2, cells: ['05/04/2026', `Line ${at}`, ...side, (balance / 100).toFixed(2)] };
      });
      const head = { line: 1, cells: ['Date', 'Narration', 'Debit', 'Credit', 'Balance'] };
      const file = [head, ...(isNewestFirst ? rows.toReversed() : rows)];
      const statement = readStatement(file, statementHead(file));
      fc.pre(new Set(rows.map(({ cells }) => cells[4])).size > 1);
      expect(statement.lines.map(({ amount }) => amount)).toEqual(paise);
      expect(statement.breaks).toEqual([]);
    }),
  );
});
