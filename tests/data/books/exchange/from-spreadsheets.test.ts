import { afterEach, beforeEach, expect, it } from 'vitest';
import { checkBooks } from '#data/books/audit/check-books.ts';
import { duesIn } from '#data/books/projections/dues.ts';
import { verifyEdits } from '#data/books/audit/edits.ts';
import { importRows, mastersByName } from '#data/books/exchange/import-rows.ts';
import { undoImport } from '#data/books/exchange/undo-import.ts';
import { trialBalanceOn } from '#data/books/reports/financial-statements.ts';
import { booksStore } from '#data/books/store.ts';
import { readSheets } from '#data/files/sheets/read-sheets.ts';
import { guessSheet, sheetHead, type PlannedRow, sheetPlan } from '#domain/books/exchange/import/sheet-plan.ts';
import type { PartyKind } from '#domain/books/masters/party.ts';
import { balanceOfDue } from '#domain/books/payments/due.ts';
import { writeWorkbook } from '#ui/documents/write-workbook.ts';
import { emptyShelf, freshBooks } from '../../../support/fresh-books.ts';
import { oldWorkbook } from '../../../support/old-workbook.ts';
import { written } from '../../../support/report-lines.ts';

/** A shop that kept each of its lists in another program. What it comes to is worked out by hand. */

beforeEach(() => freshBooks({ registration: 'Regular', gstin: '27AAPFU0939F1ZV', booksBegin: '2026-04-01' }));
afterEach(async () => {
  expect(await checkBooks()).toEqual([]);
  await emptyShelf();
});

it('a shop moves in from the lists of five programs, each in its own kind of file; each can be undone, and brings nothing twice', async () => {
  const wrong: string[] = [];
  for (const [file, usual] of await files()) {
    const before = await all();
    const rows = await planned(file, usual);
    const actions = rows.flatMap(({ action }) => action ?? []);
    await undoImport(await importRows(actions, file.name), file.name);
    expect(await all()).toEqual(before);
    await importRows(actions, file.name);
    const left = rows.filter(({ action }) => action === undefined);
    wrong.push(...left.map(({ row, problems }) => `${file.name} ${row.line}: ${problems.join(' ')}`));
  }

  expect(wrong).toEqual([
    'vyapar-items.xlsx 4: Choose the GST rate.',
    'vyapar-items.xlsx 6: The unit “Tola” is none that returns know. Write NOS, KGS, PCS …',
    'frappe-items.csv 5: The same name stands in line 3.',
    'tally-stock.xls 7: This is a total, and no record.',
    'zoho-contacts.csv 4: Its last character should be T: one of the characters is mistyped.',
    'frappe-parties.csv 5: “Bombay” is no State. Write its name as it is now, or its GST code.',
    'busy-accounts.xls 6: “Refreshments” is none of the 28 groups. Write one of them.',
    'tally-trial-balance.xlsx 6: Choose the group of the ledger.',
    'tally-trial-balance.xlsx 10: This is a total, and no record.',
    'tally-receivables.txt 6: There is no party “Nobody & Co”. Bring in the parties first.',
    'tally-receivables.txt 7: There is no party “”. Bring in the parties first. Enter the number of the bill.',
    'zoho-bills.csv 3: The same bill stands in line 2.',
    'zoho-bills.csv 4: Nothing is open on this bill.',
  ]);

  const standing = written(await trialBalanceOn('2026-04-01')).filter(([, debit]) => debit !== '');
  expect(standing.map(([name, debit, credit]) => [String(name).trim(), debit, credit])).toEqual(TRIAL);
  expect(await open()).toEqual(
    [
      'Kaveri Mills K-101 due 2026-03-31: 11800',
      'Kaveri Mills K-107 due 2026-04-14: 2360.5',
      'Om Traders O-7: 1000',
      'Deccan Foods DF/55 due 2026-04-20: -20000',
      'Mira Packers MP-9 due 2026-04-25: -4720',
    ].toSorted(),
  );
  expect(await verifyEdits()).toHaveProperty('entries');
  const { items, parties } = await mastersByName();
  expect([items.get('milk powder'), items.get('ghee')]).toMatchObject([
    { sku: '007', hsn: '0402', priceIncludesGst: true, openingQuantity: 25, reorderLevel: 5 },
    { hsn: '0405', taxability: 'Exempt' },
  ]);
  expect([parties.get('kaveri mills'), parties.get('om traders'), parties.get('deccan foods')]).toMatchObject([
    { kind: 'Customer', gstin: '27AAAPA1234A1ZT', registration: 'Regular', creditDays: 15, pinCode: '411001' },
    { state: '24', registration: 'Unregistered', creditDays: 0 },
    { kind: 'Supplier', registration: 'Unregistered', state: '27' },
  ]);

  for (const [at, [file]] of (await files()).entries()) {
    const again = (await planned(file, 'Customer')).filter(({ action }) => action !== undefined);
    expect([at, again.map(({ name }) => name)]).toEqual([at, []]);
  }
});

it('opening stock is not taken for an item that has some, nor for a service, and not below nothing', async () => {
  const list = (text: string) => new File([text], 'items.csv');
  const actions = async (text: string) => (await planned(list(text), 'Customer')).flatMap(({ action }) => action ?? []);
  await importRows(await actions('Item,HSN,GST Rate\nSoap,3401,18\nOil,1513,5\nVisit,998719,18\n'), 'items.csv');
  await importRows(await actions('Item,Opening Stock,Opening Rate\nSoap,4,25\n'), 'stock.csv');
  const rows = await planned(
    list('Item,Opening Stock,Opening Rate\nSoap,9,25\nOil,-3,10\nVisit,2,5\n oil ,1,1\n'),
    'Customer',
  );
  expect(rows.map(({ problems }) => problems[0])).toEqual([
    'There is one of this name already.',
    'Enter the opening quantity without a minus.',
    'There is one of this name already.',
    'The same name stands in line 3.',
  ]);
  expect((await mastersByName()).items.get('soap')).toMatchObject({ openingQuantity: 4, openingRate: 25_0000 });
});

async function planned(file: File, usual: PartyKind): Promise<readonly PlannedRow[]> {
  const [sheet] = await readSheets(file);
  if (!sheet) throw new Error(`${file.name} has no sheet.`);
  const { kind } = guessSheet(sheet.rows);
  const { head, matching } = sheetHead(sheet.rows, kind);
  const { plan, whole } = sheetPlan({ kind, matching, usual, today: '2026-11-26' }, await mastersByName());
  return whole(sheet.rows.slice(head + 1).flatMap((row) => plan(row) ?? []));
}

async function open(): Promise<readonly string[]> {
  const names = new Map((await booksStore.records('parties').toArray()).map(({ id, name }) => [id, name]));
  const dues = await duesIn(booksStore.database()).toArray();
  const told = dues.map(({ party, number, dueDate, side, ...due }) => {
    const balance = (balanceOfDue(due) / 100) * (side === 'receivable' ? 1 : -1);
    return `${names.get(party)} ${number}${dueDate === '' ? '' : ` due ${dueDate}`}: ${balance}`;
  });
  return told.toSorted();
}

async function all() {
  const tables = await Promise.all(
    (['items', 'parties', 'ledgers'] as const).map((table) => booksStore.records(table).toArray()),
  );
  return tables.map((rows) => rows.map(({ rev: _, ...row }) => row));
}

/**
 * Assets: cash 12,500, bank 1,25,000.50, furniture 60,000, customers 11,800 + 2,360.50 + 1,000, stock 100 kg at 38, 25 at 280
 * and 40 at 50. Against them: a loan of 40,000, suppliers 20,000 + 4,720, and the capital that is left.
 */
const TRIAL = [
  ['Capital', 0, 1_60_741],
  ['HDFC Current', 1_25_000.5, 0],
  ['Cash', 12_500, 0],
  ['Opening Stock', 12_800, 0],
  ['Sundry Debtors', 15_160.5, 0],
  ['Sundry Creditors', 0, 24_720],
  ['Furniture', 60_000, 0],
  ['Loan from Bina', 0, 40_000],
  ['Total', 2_25_461, 2_25_461],
];

async function files(): Promise<readonly (readonly [File, PartyKind])[]> {
  const file = (name: string, ...content: BlobPart[]) => new File(content, name);
  const tally = {
    name: 'Trial Balance',
    head: ['Asha Stores', '', ''],
    rows: [
      ['Trial Balance', '', ''],
      ['1-Apr-26', '', ''],
      ['Particulars', 'Closing Balance', ''],
      ['', 'Debit', 'Credit'],
      ['Current Assets', { amount: 1_37_500_50 }, ''],
      ['Cash', { amount: 12_500_00 }, ''],
      ['HDFC Current', { amount: 1_25_000_50 }, ''],
      ['Capital', '', { amount: 1_60_741_00 }],
      ['Grand Total', { amount: 1_37_500_50 }, { amount: 1_60_741_00 }],
    ],
  };
  const vyapar = {
    name: 'Items',
    head: [
      'Item name*',
      'Item code',
      'HSN',
      'Sale price',
      'Purchase price',
      'Discount Type',
      'Sale Discount',
      'Opening stock quantity',
      'Minimum stock quantity',
      'Item Location',
      'Tax Rate',
      'Inclusive Of Tax',
      'Base Unit (x)',
      'Secondary Unit (y)',
    ],
    rows: [
      [
        'Wheat Flour',
        'WF-1',
        '1101',
        { amount: 45_00 },
        { amount: 38_00 },
        '',
        '',
        { number: 100 },
        '',
        '',
        'GST@5%',
        'Exclusive',
        'Kg',
        '',
      ],
      [
        'Milk Powder',
        '007',
        '402',
        { amount: 320_00 },
        { amount: 280_00 },
        '',
        '',
        { number: 25 },
        { number: 5 },
        '',
        'GST@5%',
        'Inclusive',
        'Pcs',
        '',
      ],
      ['Tea', '', '902', { amount: 99_00 }, '', '', '', '', '', '', 'GST@7%', '', 'Pcs', ''],
      ['Ghee', '', '405', { amount: 600_00 }, '', '', '', '', '', '', 'Exempted', '', 'Kg', ''],
      ['Gold Leaf', '', '7108', '', '', '', '', '', '', '', 'GST@3%', '', 'Tola', ''],
    ],
  };
  return [
    [file('vyapar-items.xlsx', await writeWorkbook([vyapar])), 'Customer'],
    [
      file(
        'frappe-items.csv',
        'Item,Item,Item,Item,Item,Item\r\nItem Name,Unit Type,Type,Tax,Rate,HSN/SAC\r\n',
        'Rice,Kg,Product,GST-5,"1,060.50",1006\r\nDelivery,Unit,Service,GST-18,50,996813\r\nRice,Kg,Product,GST-5,60,1006\r\n',
      ),
      'Customer',
    ],
    [
      file(
        'tally-stock.xls',
        '<html><body><table><tr><td colspan=4><b>Asha Stores</b></td></tr><tr><td>Stock Summary</td></tr><tr><td>1-Apr-26</td></tr>',
        '<tr><td rowspan=2>Particulars</td><td colspan=3>Closing Balance</td></tr><tr><td></td><td>Quantity</td><td>Rate</td><td>Value</td></tr>',
        '<tr><td>Rice</td><td>40 Kg</td><td>50.00</td><td>2,000.00</td></tr><tr><td>Grand Total</td><td>40 Kg</td><td></td><td>2,000.00</td></tr></table>',
      ),
      'Customer',
    ],
    [
      file(
        'zoho-contacts.csv',
        '\ufeffDisplay Name,Company Name,EmailID,Phone,MobilePhone,GST Treatment,GST Identification Number (GSTIN),Place of Contact(With State Code),Billing Address,Billing City,Billing State,Billing Code,Payment Terms,Payment Terms Label,Opening Balance\n',
        'Kaveri Mills,Kaveri Mills Pvt Ltd,k@mills.in,,98200 00001,business_gst,27AAAPA1234A1ZT,27-Maharashtra,"4, Station Road",Pune,Maharashtra,411001,Net 15,Net 15,\n',
        'Om Traders,Om Traders,,,,business_none,,GJ,,Surat,Gujarat,395003,Due on Receipt,Due on Receipt,0.00\n',
        'Usha,Usha,,,,business_gst,27AAAPA1234A1ZX,MH,,,,,,,\n',
      ),
      'Customer',
    ],
    [
      file(
        'frappe-parties.csv',
        'Party,Party,Party,Party,Party\nName,Role,Phone,State,GST Registration\n',
        'Deccan Foods,Supplier,,Maharashtra,Unregistered\nMira Packers,Supplier,,MH,Unregistered\nRavi,Customer,,Bombay,Consumer\n',
      ),
      'Customer',
    ],
    [
      file(
        'busy-accounts.xls',
        oldWorkbook({
          Accounts: [
            ['Name', 'Alias', 'Parent Group', 'Op. Bal. (Rs.)', 'Dr/Cr', 'Type of Dealer'],
            ['HDFC Current', '', 'Bank Accounts', null, null, ''],
            ['Furniture', 'F', 'Fixed Assets', 60_000, 'D', ''],
            ['Loan from Bina', '', 'Unsecured Loans', 40_000, 'C', ''],
            ['Packing', '', 'Expenses (Direct/Mfg.)', null, null, ''],
            ['Tea and Snacks', '', 'Refreshments', null, null, ''],
          ],
        }),
      ),
      'Customer',
    ],
    [file('tally-trial-balance.xlsx', await writeWorkbook([tally])), 'Customer'],
    [
      file(
        'tally-receivables.txt',
        new Uint16Array(
          [
            '\ufeffAsha Stores\r\nBills Receivable\r\n',
            "Date\tRef. No.\tParty's Name\tPending Amount\tDue on\tOverdue by days\r\n",
            '1-Mar-26\tK-101\tKaveri Mills\t11,800.00 Dr\t31-Mar-26\t1\r\n',
            '30-Mar-26\tK-107\tKAVERI MILLS\t2,360.50\t14-Apr-26\t\r\n',
            '2-Mar-26\tN-1\tNobody & Co\t5.00\t\t\r\n',
            '\t\t\t15,165.50\t\t\r\n',
          ]
            .join('')
            .split('')
            .map((letter) => letter.charCodeAt(0)),
        ),
      ),
      'Customer',
    ],
    [
      file(
        'zoho-bills.csv',
        'Bill Date,Bill Number,Bill Status,Vendor Name,Due Date,Item Name,Quantity,Total,Balance\n',
        '2026-03-21,DF/55,Partially Paid,Deccan Foods,2026-04-20,Rice,10,"23,600.00","20,000.00"\n',
        '2026-03-21,DF/55,Partially Paid,Deccan Foods,2026-04-20,Flour,4,"23,600.00","20,000.00"\n',
        '2026-02-01,DF/40,Paid,Deccan Foods,2026-03-03,Rice,1,500.00,0.00\n',
        '2026-03-26,MP-9,Open,Mira Packers,2026-04-25,Boxes,90,4720,4720\n',
      ),
      'Supplier',
    ],
    [
      file(
        'vyapar-sales.csv',
        'Sale Report;;;;;;\n\nDate;Invoice No.;Party Name;Total Amount;Payment Type;Received Amount;Balance Due\n',
        '15/03/2026;O-7;Om Traders;1,500.00;Cash;500;1,000.00\n',
      ),
      'Customer',
    ],
  ];
}
