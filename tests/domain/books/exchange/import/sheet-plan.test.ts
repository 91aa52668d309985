import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  guessSheet,
  sheetHead,
  withBills,
  type ExistingRecords,
  type PlannedRow,
  SHEET_KINDS,
  type SheetKind,
  sheetPlan,
} from '#domain/books/exchange/import/sheet-plan.ts';
import { BLANK_ITEM, type Item, itemFrom } from '#domain/books/masters/item.ts';
import type { Ledger } from '#domain/books/masters/ledger.ts';
import type { Party } from '#domain/books/masters/party.ts';
import { WALK_IN } from '#domain/books/masters/party.ts';
import { asPaise, negative } from '#domain/money.ts';
import { runs } from '../../../../support/runs.ts';

const TODAY = '2026-11-26';
const CASH: Ledger = { id: 'LED-1', name: 'Cash', group: 'Cash-in-Hand', opening: asPaise(0), isActive: true };
const ASHA: Party = { ...WALK_IN, id: 'PTY-2', name: 'Asha' };
const MILL: Party = { ...WALK_IN, id: 'PTY-3', name: 'Mill', kind: 'Supplier', opening: asPaise(-500_00) };
const SOAP: Item = { ...itemFrom({ ...BLANK_ITEM, name: 'Soap', percent: 18 }), id: 'ITM-1' };
const NOTHING: ExistingRecords = { items: new Map(), parties: new Map(), ledgers: new Map() };
const KNOWN: ExistingRecords = {
  items: new Map([['soap', SOAP]]),
  parties: new Map([
    ['asha', ASHA],
    ['mill', MILL],
  ]),
  ledgers: new Map([['cash', CASH]]),
};

/** Plans a file, a line a row and a bar between cells, by its headings alone. */
function planned(text: string, kind?: SheetKind, known = NOTHING): readonly PlannedRow[] {
  const rows = text
    .split('\n')
    .map((line, at) => ({ line: at + 1, cells: line.split('|').map((cell) => cell.trim()) }))
    .filter(({ cells }) => cells.some((cell) => cell !== ''));
  const is = kind ?? guessSheet(rows).kind;
  const { head, matching } = sheetHead(rows, is);
  const { plan, whole } = sheetPlan({ kind: is, matching, usual: 'Customer', today: TODAY }, known);
  return whole(rows.slice(head + 1).flatMap((row) => plan(row) ?? []));
}

const saidOf = (rows: readonly PlannedRow[]) =>
  rows.map(({ action }) => (action && 'record' in action ? action.record : action));
const problemsOf = (rows: readonly PlannedRow[]) => rows.map(({ problems }) => problems);

describe('the further codes of an item', () => {
  it('stand in numbered columns, beside its MRP and scale code', () => {
    const [row] =
      planned(`Name|Unit|GST Rate|Barcode|MRP|Scale Code|Barcode 2|Unit 2|Contains 2|Selling Price 2|MRP 2|Barcode 4|Unit 4
      Salt|PCS|5|8901719110245|110|42|8906000000014|BOX|12|1200|1320|8906000000021|DOZ`);
    expect(row?.problems).toEqual([]);
    expect(saidOf(row ? [row] : [])[0]).toMatchObject({
      barcode: '8901719110245',
      mrp: 110_00,
      scaleCode: '42',
      packs: [
        { code: '8906000000014', unit: 'BOX', contains: 12, sellingPrice: 1200_0000, mrp: 1320_00 },
        { code: '8906000000021', unit: 'DOZ', contains: 12, sellingPrice: null, mrp: null },
      ],
    });
  });

  it('say what is wrong with them, and which another has', () => {
    const rows = planned(`Name|Unit|GST Rate|Barcode|Scale Code|Barcode 2|Unit 2|Contains 2
      Salt|PCS|5|1|42|8906000000014|BOX|
      Rice|KGS|5|2|42|8906000000014|BOX|12
      Wheat|KGS|5|3|042|8906000000014|CRATE|12
      Oil|LTR|5|4||8906000000014|BOX|12`);
    expect(problemsOf(rows)).toEqual([
      ['Barcode 2: Enter how many PCS are in it.'],
      [],
      ['Barcode 2: the unit “CRATE” is none that returns know.'],
      ['The same barcode stands in line 3.'],
    ]);
  });
});

describe('nothing of a row is changed or dropped in silence', () => {
  it('codes that a spreadsheet has rounded stop their row', () => {
    const rows = planned(`Item Name|SKU|Barcode|HSN|GST %|Opening Qty|Op Rate
      Biscuit|00123|8.90172E+12|1905|5|144|8
      Matchbox|1E5|0036000291452|3605|5|500|1.5`);
    expect(problemsOf(rows)).toEqual([
      ['Barcode “8.90172E+12”: a spreadsheet has rounded it. Format that column as text, and enter it anew.'],
      [],
    ]);
    expect(saidOf(rows)[1]).toMatchObject({ sku: '1E5', barcode: '0036000291452' });
    const [party] = planned('Party Name|GSTIN|Phone\nAsha||9.87654E+09');
    expect(party?.problems[0]).toContain('Phone “9.87654E+09”');
  });

  it('two parties with one GSTIN, two items with one code: each says whose it is, too', () => {
    const rows = planned(`Party Name|GSTIN|State
      Asha|27AAPFU0939F1ZV|27
      Asha Pune|27aapfu0939f1zv|27
      Mill||27
      Mill 2||27`);
    expect(rows.map(({ notes }) => notes)).toEqual([[], ['Its GSTIN is that of line 2, too.'], [], []]);
    const known = { ...NOTHING, items: new Map([['soap', { ...SOAP, sku: 'S1' }]]) };
    const [item] = planned('Item Name|SKU|GST %\nSoap bar|s1|18', 'Items', known);
    expect([item?.notes, item?.action?.of]).toEqual([['Its SKU is that of “Soap”, too.'], 'items']);
  });

  it('a value that quantity and rate do not come to is told; rounded to the rupee it is right', () => {
    const rows = planned(`Item Name|GST %|Opening Qty|Op Rate|Opening Value
      Tea|5|10|90|1000
      Soap|5|3|33.33|100
      Salt|5|1000|1.66|1666.67`);
    expect(problemsOf(rows)).toEqual([
      ['The opening value is ₹1,000, and quantity and rate come to ₹900. Correct one.'],
      [],
      [],
    ]);
  });

  it('a row whose formula has no result is left out, with why', () => {
    const rows = [
      { line: 1, cells: ['Item Name', 'GST %', 'Opening Qty'] },
      { line: 2, cells: ['Tea', '5'] },
      { line: 3, cells: ['Soap', '5', '10'] },
    ];
    const sheet = { notes: [{ line: 2, why: 'A formula in it has no result.' }] };
    const { matching } = sheetHead(rows, 'Items');
    const { plan } = sheetPlan({ kind: 'Items', matching, usual: 'Customer', today: TODAY, sheet }, NOTHING);
    expect(rows.slice(1).map((row) => plan(row)?.problems)).toEqual([['A formula in it has no result.'], []]);
  });
});

describe('items', () => {
  it('come from the headings of Vyapar, with the zeros that a spreadsheet cut off their codes', () => {
    const rows =
      planned(`Item name*|Item code|HSN|Sale price|Purchase price|Tax Rate|Opening stock quantity|At price|Minimum stock quantity|Base Unit (x)
      Milk|M1|402|1,250.50|45|GST@5%|10|44.5|2|Kg`);
    expect(saidOf(rows)).toMatchObject([
      {
        name: 'Milk',
        sku: 'M1',
        hsn: '0402',
        sellingPrice: 1250_5000,
        purchasePrice: 45_0000,
        openingQuantity: 10,
        openingRate: 44_5000,
        unit: 'KGS',
        rates: [{ percent: 5 }],
      },
    ]);
  });

  it('with a barcode that another has, in the books or in the file, say which', () => {
    const known = { ...KNOWN, items: new Map([['soap', { ...SOAP, barcode: '036000291452' }]]) };
    const file = `Item|GST Rate|Barcode
      Oil|5|0036000291452
      Ink|18|8901719110245
      Pen|18|08901719110245`;
    expect(problemsOf(planned(file, 'Items', known))).toEqual([
      ['“Soap” has this barcode already. Each item has its own.'],
      [],
      ['The same barcode stands in line 3.'],
    ]);
  });

  it('come from the headings of Zoho Books and of Tally', () => {
    const zoho =
      planned(`Item Name|SKU|HSN/SAC|Rate|Product Type|Usage unit|Intra State Tax Rate|Taxable|Initial Stock|Initial Stock Rate
      Visit|V1|998719|INR 500.00|service|hrs|18|true||
      Chair|C1|94016900|INR 1,500.00|goods|pcs|18.0|true|4|900`);
    expect(problemsOf(zoho)).toEqual([['The unit “hrs” is none that returns know. Write NOS, KGS, PCS …'], []]);
    expect(saidOf(zoho)[1]).toMatchObject({
      kind: 'Goods',
      sellingPrice: 1500_0000,
      openingQuantity: 4,
      openingRate: 900_0000,
    });
    const tally = planned(
      `Asha Stores||||
      Stock Summary||||
      Particulars|Quantity|Rate|Value|GST Rate
      Soap|10 Nos|20.00|200.00|18 %
      Grand Total|10 Nos||200.00|`,
      'Items',
    );
    expect(saidOf(tally)[0]).toMatchObject({ name: 'Soap', openingQuantity: 10, openingRate: 20_0000 });
    expect(problemsOf(tally)[1]).toEqual(['This is a total, and no record.']);
  });

  it('that are there already, stand twice, or have no rate say so, each in its row', () => {
    const rows = planned(
      'Name|HSN|GST Rate|Selling Price\nSoap|3401|18|5\nOil|1513|5|9\n oil |1513|5|9\nRice|106|7|1,2,3',
      'Items',
      KNOWN,
    );
    expect(problemsOf(rows)).toEqual([
      ['There is one of this name already.'],
      [],
      ['The same name stands in line 3.'],
      ['Selling Price “1,2,3”: The commas are not where a number has them. Write 123.', 'Choose the GST rate.'],
    ]);
  });

  it('a share is a percentage, 0 % is nil-rated, and the value gives the rate', () => {
    const rows = planned(
      'Item|HSN|GST %|Opening Stock|Opening Stock Value|Taxability Type\nA|0401|0.18|3|100|\nB|0401|0|||\nC|0401|||| Exempt',
    );
    expect(saidOf(rows)).toMatchObject([
      { taxability: 'Taxable', rates: [{ percent: 18 }], openingRate: 33_3333 },
      { taxability: 'Nil-rated' },
      { taxability: 'Exempt' },
    ]);
  });
});

describe('parties', () => {
  it('come with their side: of their kind, of a column, or behind the figure', () => {
    const rows = planned(`Party Name|Type|GSTIN|State|Phone|Opening Balance|Dr/Cr
      Asha|Sundry Debtors|27AAAPA1234A1ZT||9820000001|1,25,000.00 Dr|
      Mill|Supplier||24-Gujarat||500|
      Bina|Customer||MH||500|Cr
      Chand|||Orissa|||`);
    expect(saidOf(rows)).toMatchObject([
      { kind: 'Customer', registration: 'Regular', state: '27', opening: 1_25_000_00 },
      { kind: 'Supplier', registration: 'Unregistered', state: '24', opening: -500_00 },
      { state: '27', opening: -500_00 },
      { kind: 'Customer', state: '21', opening: 0 },
    ]);
  });

  it('that stand under a group of ledgers are none, though the list has more columns of parties', () => {
    const list =
      'Name|Parent Group|GSTIN|Dr/Cr\nVan|Fixed Assets||D\nRent|Expenses (Indirect/Admn.)||D\nAsha|Sundry Debtors||';
    expect(planned(list).map(({ action }) => action && 'record' in action && action.of)).toEqual([
      'ledgers',
      'ledgers',
      undefined,
    ]);
    expect(problemsOf(planned(list, 'Parties'))).toEqual([
      ['It stands under “Fixed Assets”: a ledger, and no party.'],
      ['It stands under “Expenses (Indirect/Admn.)”: a ledger, and no party.'],
      [],
    ]);
  });

  it('of a State or GSTIN that is none are left, with the reason', () => {
    const rows = planned(
      'Name|GSTIN|State|Opening Balance\nAsha|27AAAPA1234A1ZX||\nBina||Bombay|\nCash|||5',
      'Parties',
      KNOWN,
    );
    expect(problemsOf(rows)).toEqual([
      ['There is one of this name already.', 'Its last character should be T: one of the characters is mistyped.'],
      ['“Bombay” is no State. Write its name as it is now, or its GST code.'],
      ['There is one of this name already.'],
    ]);
  });
});

describe('ledgers and their opening balances', () => {
  it('come from a trial balance with two rows of headings; what is there already opens otherwise', () => {
    const rows = planned(
      `|Opening Balance||
      Particulars|Group|Debit|Credit
      Cash||1,200.50|
      Van|Fixed Asset|5000|
      Owner's loan|Loans (Liability)||3,000.00
      Asha||75|
      Total||6200.50|3000`,
      'Ledgers',
      KNOWN,
    );
    expect(saidOf(rows)).toMatchObject([
      { of: 'opening', id: 'LED-1', opens: 1_200_50 },
      { name: 'Van', group: 'Fixed Assets', opening: 5000_00 },
      { name: "Owner's loan", group: 'Loans (Liability)', opening: -3000_00 },
      { of: 'opening', id: 'PTY-2', opens: 75_00 },
      undefined,
    ]);
  });

  it('without a group that is known are told the groups', () => {
    expect(problemsOf(planned('Ledger|Under|Opening Balance\nTea|Refreshments|5\nRent||', 'Ledgers'))).toEqual([
      ['“Refreshments” is none of the 28 groups. Write one of them.'],
      ['Choose the group of the ledger.'],
    ]);
  });
});

describe('open bills', () => {
  it('make up the opening balance of their party, on its side', () => {
    const rows = planned(
      `Date|Ref. No.|Party's Name|Pending Amount|Due on
      1-Mar-26|A/1|Asha|1,000.00|31-Mar-26
      15/03/2026|A/2|asha|250|
      2026-02-01|B/9|Mill|500|`,
      undefined,
      KNOWN,
    );
    expect(problemsOf(rows)).toEqual([[], [], []]);
    expect(rows.map(({ action }) => action)).toMatchObject([
      {
        id: 'PTY-2',
        signed: 1000_00,
        bill: { number: 'A/1', date: '2026-03-01', dueDate: '2026-03-31', amount: 1000_00 },
      },
      { id: 'PTY-2', signed: 250_00, bill: { date: '2026-03-15' } },
      { id: 'PTY-3', signed: -500_00 },
    ]);
  });

  it('may hold an advance: a bill of 10,000 and an advance of 2,500 open with 7,500, on either side', () => {
    const rows = planned(
      `Party Name|Ref No|Bill Date|Due On|Pending Amount
      Asha|OLD/0117|10/03/2026|09/04/2026|10,000.00 Dr
      Asha|ADV/21|28/03/2026||2,500.00 Cr`,
      undefined,
      KNOWN,
    );
    expect(problemsOf(rows)).toEqual([[], []]);
    const bills = rows.flatMap(({ action }) => (action?.of === 'bill' ? [action] : []));
    expect(withBills({ opening: asPaise(0), bills: [] }, bills)).toMatchObject({
      opening: 7500_00,
      bills: [{ amount: 10_000_00 }, { amount: -2500_00 }],
    });
    const mirrored = bills.map((bill) => ({ ...bill, signed: negative(bill.signed) }));
    expect(withBills({ opening: asPaise(0), bills: [] }, mirrored)).toMatchObject({
      opening: -7500_00,
      bills: [{ amount: 10_000_00 }, { amount: -2500_00 }],
    });
  });

  it('that do not make it up, or are nobody’s, or have no day, are left', () => {
    const rows = planned(
      `Party|Number|Date|Amount
      Mill|B/9|01/02/2026|400
      Bina|1|01/02/2026|5
      Asha|7|31/02/2026|5
      Asha|8|02/13/2026|5
      Asha|8|5|5`,
      'Open Bills',
      KNOWN,
    );
    expect(problemsOf(rows).map(([first]) => first)).toEqual([
      'The bills add up to ₹400, the opening balance is ₹500. Make them equal.',
      'There is no party “Bina”. Bring in the parties first.',
      'Date “31/02/2026”: 31 February does not exist.',
      expect.stringMatching(/^Date “02\/13\/2026”: /),
      expect.stringMatching(/^Date “5”: Not a date/),
    ]);
  });
});

it('the kind of a sheet is seen by its headings', () => {
  const kindOf = (head: string) => guessSheet([{ line: 1, cells: head.split('|') }]).kind;
  expect(kindOf('Item Name|HSN|Sale price')).toBe('Items');
  expect(kindOf('Party Name|GSTIN|Billing Address')).toBe('Parties');
  expect(kindOf('Ledger|Under|Opening Balance')).toBe('Ledgers');
  expect(kindOf('Party|Invoice No|Due Date|Balance Due')).toBe('Open Bills');
});

it('a list under headings that parties and ledgers share is taken for what its groups are', () => {
  const kindOf = (...lines: string[]) =>
    guessSheet(lines.map((text, at) => ({ line: at + 1, cells: text.split('|') }))).kind;
  const head = 'Ledger Name|Group|Opening Credit';
  expect(kindOf(head, 'Capital|Capital Account|2000', 'Loan|Secured Loans|500', 'Asha|Sundry Debtors|')).toBe(
    'Ledgers',
  );
  expect(kindOf(head, 'Mill|Sundry Creditors|700', 'Asha|Sundry Debtors|')).toBe('Parties');
});

it('whatever stands in a file is planned or told, and never thrown', () => {
  const cell = fc.oneof(
    fc.string(),
    fc.constantFrom(
      '1,25,000.00 Dr',
      '=1+1',
      '9e99',
      '99999999999999',
      '27',
      'Nos',
      '-',
      'NaN',
      '31/12/2026',
      'Asha',
      'Soap',
      '18%',
    ),
  );
  fc.assert(
    fc.property(
      fc.constantFrom(...SHEET_KINDS),
      fc.array(fc.array(cell, { maxLength: 16 }), { maxLength: 6 }),
      (kind, lines) => {
        const rows = lines.map((cells, at) => ({ line: at + 2, cells }));
        const matching = Object.fromEntries(
          [
            'name',
            'party',
            'hsn',
            'percent',
            'openingQuantity',
            'openingRate',
            'balance',
            'number',
            'date',
            'amount',
            'unit',
            'group',
            'debit',
            'credit',
          ].map((name, at) => [name, at]),
        );
        const { plan, whole } = sheetPlan({ kind, matching, usual: 'Customer', today: TODAY }, KNOWN);
        for (const { action, problems } of whole(rows.flatMap((row) => plan(row) ?? [])))
          expect(action === undefined).toBe(problems.length > 0);
      },
    ),
    { numRuns: runs(300) },
  );
});
