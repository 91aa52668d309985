import { expect, it } from 'vitest';
import { isDocument } from '#domain/books/documents/document.ts';
import { balancesOfPlan, type TallyPlan } from '#domain/books/exchange/tally-in/tally-plan.ts';
import { comparedBalances } from '#domain/books/exchange/tally-in/trial-comparison.ts';
import { titleOf } from '#domain/books/vouchers/voucher.ts';
import { bill, group, item, ledger, planOf, tallyFile, voucher } from '../../../../support/tally-files.ts';
import { amountOf } from '#domain/books/voucher-kinds.ts';

/** A shop as most are in Tally: one ledger for each head of tax, sales to cash, notes on the ledger of sales itself. */
const MASTERS = tallyFile(
  group('Mumbai Debtors', 'Sundry Debtors'),
  group('Office', 'Indirect Expenses'),
  ledger('Cash', 'Cash-in-Hand', 500_00),
  ledger('HDFC', 'Bank Accounts', 10_000_00),
  ledger('Owner', 'Capital Account', -11_000_00),
  ledger('Sales GST', 'Sales Accounts'),
  ledger('Purchase GST', 'Purchase Accounts'),
  ledger('CGST', 'Duties &amp; Taxes', 0, '<GSTDUTYHEAD>CGST</GSTDUTYHEAD>'),
  ledger('SGST', 'Duties &amp; Taxes', 0, '<GSTDUTYHEAD>SGST/UTGST</GSTDUTYHEAD>'),
  ledger('Rounded Off', 'Indirect Incomes'),
  ledger('Tea', 'Office'),
  ledger(
    'Meera &#4;Foods',
    'Mumbai Debtors',
    700_00,
    `<PARTYGSTIN>27AAAPA1234A1ZT</PARTYGSTIN><LEDSTATENAME>Maharashtra</LEDSTATENAME><BILLCREDITPERIOD>15 Days</BILLCREDITPERIOD>
     <ADDRESS.LIST><ADDRESS>1, Fort</ADDRESS><ADDRESS>Mumbai</ADDRESS></ADDRESS.LIST>
     ${bill('OLD-1', '20260301', 900_00, '<BILLCREDITPERIOD>30 Days</BILLCREDITPERIOD>')}
     ${bill('Adv', '20260310', -200_00, '<ISADVANCE>Yes</ISADVANCE>')}`,
  ),
  ledger('Mill', 'Sundry Creditors', -200_00, '<PARTYGSTIN>27AAAPF1111F1ZM</PARTYGSTIN>'),
  item(
    'Soap',
    `<HSNCODE>34011190</HSNCODE><OPENINGBALANCE>10 Nos</OPENINGBALANCE><OPENINGRATE>50.00/Nos</OPENINGRATE><OPENINGVALUE>-500.00</OPENINGVALUE>
     <GSTDETAILS.LIST><APPLICABLEFROM>20250401</APPLICABLEFROM><STATEWISEDETAILS.LIST><RATEDETAILS.LIST><GSTRATEDUTYHEAD>IGST</GSTRATEDUTYHEAD><GSTRATE> 18</GSTRATE></RATEDETAILS.LIST></STATEWISEDETAILS.LIST></GSTDETAILS.LIST>`,
  ),
  item('Rice'),
  '<COSTCENTRE NAME="North"/>',
  '<COSTCENTRE NAME="South"/>',
  '<VOUCHERTYPE NAME="Counter Sale"><PARENT>Sales</PARENT></VOUCHERTYPE>',
);

it('a shop comes in with its parties, groups, bills, goods and their opening worth', () => {
  const plan = planOf([MASTERS]);
  expect(plan.parties.find(({ name }) => name === 'Meera Foods')).toMatchObject({
    kind: 'Customer',
    registration: 'Regular',
    state: '27',
    address: '1, Fort, Mumbai',
    creditDays: 15,
    opening: 700_00,
    // The advance of 200 lowers the only bill.
    bills: [{ number: 'OLD-1', date: '2026-03-01', dueDate: '2026-03-31', amount: 700_00 }],
  });
  expect(plan.ledgers.find(({ name }) => name === 'Tea')?.group).toBe('Indirect Expenses');
  expect(plan.ledgers.find(({ name }) => name === 'Rounded Off')).toMatchObject({ group: 'Indirect Incomes' });
  expect(plan.items[0]).toMatchObject({
    name: 'Soap',
    unit: 'NOS',
    hsn: '34011190',
    rates: [{ from: '2025-04-01', percent: 18 }],
    openingQuantity: 10,
    openingRate: 50_0000,
  });
  expect(sentences(plan.noPlace)).toEqual([
    '2 Groups of your own: their ledgers stand under the group of Tally that they belong to.',
    '2 Cost centres: Tarazu keeps none.',
  ]);
  expect(differing(plan)).toEqual([]);
});

it('opening stock with a rate and no value is worth both together, and what lies in another godown is listed', () => {
  const batch = (godown: string, quantity: string) =>
    `<BATCHALLOCATIONS.LIST><GODOWNNAME>${godown}</GODOWNNAME><OPENINGBALANCE> ${quantity}</OPENINGBALANCE><OPENINGRATE>30.00/Nos</OPENINGRATE></BATCHALLOCATIONS.LIST>`;
  const plan = planOf([
    tallyFile(
      item(
        'Dish soap',
        `<OPENINGBALANCE> 41 Nos</OPENINGBALANCE><OPENINGRATE>30.00/Nos</OPENINGRATE>${batch('Main Location', '99 Nos')}${batch('Camp', '-58 Nos')}`,
      ),
      item('Neem oil', '<OPENINGBALANCE> 4 Nos</OPENINGBALANCE><OPENINGVALUE>-760.00</OPENINGVALUE>'),
      item('Only by godown', `${batch('Main Location', '3 Nos')}${batch('Main Location', '2 Nos')}`),
      item('Without worth', '<OPENINGBALANCE> 7 Nos</OPENINGBALANCE>'),
      item('Short', '<OPENINGBALANCE> -2 Nos</OPENINGBALANCE><OPENINGRATE>10.00/Nos</OPENINGRATE>'),
    ),
  ]);
  expect(plan.items.map(({ openingQuantity, openingRate }) => [openingQuantity, openingRate])).toEqual([
    [41, 30_0000],
    [4, 190_0000],
    [5, 30_0000],
    [7, 0],
    [0, 0],
  ]);
  expect(plan.fileStock).toBe(1230_00 + 760_00 + 150_00 - 20_00);
  expect(plan.findings.map(({ sentence, examples }) => [sentence.slice(0, 26), ...examples])).toEqual(
    expect.arrayContaining([
      ['All opening stock lies in ', 'Dish soap: 99 Nos in Main Location, -58 Nos in Camp'],
      ['The file has no value of a', 'Dish soap: ₹1,230', 'Only by godown: ₹150'],
      ['Opening stock without a va', 'Without worth: 7'],
      ['Opening stock below zero h', 'Short: −₹20'],
    ]),
  );
});

it('each number that the law does not allow, or that another has, is listed with the one that it is given', () => {
  const sale = (number: string, day: string) =>
    voucher('Sales', number, day, [
      ['Meera Foods', 100_00],
      ['Sales GST', -100_00],
    ]);
  const numbers = Array.from({ length: 7 }, (_, at) => `INV_000${at + 1}`);
  const plan = planOf([
    MASTERS,
    tallyFile(...numbers.map((number) => sale(number, '20260405')), sale('OK/1', '20260406')),
  ]);
  const listed = plan.findings.find(({ sentence }) => sentence.startsWith('Numbers that the law'));
  expect(listed?.count).toBe(7);
  expect(listed?.examples).toHaveLength(7);
  expect(listed?.examples[6]).toMatch(/INV_0007.* is [A-Z]+\/26-27\/0007$/);
});

it('sales, purchases, notes and money become the documents that they are, to the paisa, and settle what they settle', () => {
  const plan = planOf([MASTERS, YEAR]);
  expect(plan.vouchers.map((one) => `${titleOf(one)} ${amountOf(one)}`)).toEqual([
    // 10 at 100 with 18 % are 1,180; at the counter 3 at 33.33 with 5 % are 99.99 + 2.50 + 2.50, rounded.
    'Invoice 1 118000',
    'Invoice C-1 10500',
    'Receipt RCT/26-27/0001 10500',
    'Purchase 1 105000',
    'Receipt 1 100000',
    'Credit Note 1 11800',
    'Payment 1 105000',
    'Contra 1 5000',
    'Journal 1 2000',
  ]);
  const [sale, counter, paid, bought, receipt, note] = plan.vouchers;
  expect(sale && isDocument(sale) && sale.sums).toMatchObject({ taxable: 1000_00, cgst: 90_00, roundOff: 0 });
  expect(counter && isDocument(counter) && counter.sums).toMatchObject({ cgst: 2_50, roundOff: 1 });
  expect(paid).toMatchObject({ allocations: [{ document: counter?.id, amount: 105_00 }] });
  expect(bought).toMatchObject({ billNumber: 'B-77', billDate: '2026-04-28', narration: 'Monthly' });
  expect(receipt).toMatchObject({ allocations: [{ document: sale?.id, amount: 1000_00 }], mode: 'Bank transfer' });
  expect(note).toMatchObject({ against: { id: sale?.id }, reason: 'Sales return' });
  // The vouchers showed what the file does not say of Rice.
  expect(plan.items[1]?.rates).toEqual([{ from: '2017-07-01', percent: 5 }]);
  expect(differing(plan)).toEqual([]);
  expect(plan.refused).toEqual([]);
  expect(sentences(plan.findings).filter((sentence) => sentence.includes('Together their balances'))).toHaveLength(3);
  expect(trialOf(plan)).toMatchObject({ 'Sales Returns + Sales GST': [-99999, -99999], Tea: [20_00, 20_00] });
});

it('a sale to a buyer from abroad is supplied where its tax says: in Karnataka with IGST, abroad without', () => {
  const sale = (number: string, place: string, igst: number) =>
    voucher(
      'Sales',
      number,
      '20260501',
      [['Dubai Imports', 100_00 + igst], ...(igst === 0 ? [] : [['IGST', -igst] as const])],
      {
        goods: [['Soap', '1 Nos', '100.00/Nos', 'Sales GST', -100_00]],
        more: `<PLACEOFSUPPLY>${place}</PLACEOFSUPPLY>`,
      },
    );
  const plan = planOf([
    MASTERS,
    tallyFile(
      ledger('IGST', 'Duties &amp; Taxes', 0, '<GSTDUTYHEAD>IGST</GSTDUTYHEAD>'),
      ledger('Dubai Imports', 'Sundry Debtors', 0, '<COUNTRYOFRESIDENCE>UAE</COUNTRYOFRESIDENCE>'),
      sale('1', 'Karnataka', 18_00),
      sale('2', 'Maharashtra', 0),
      sale('3', 'Maharashtra', 18_00),
    ),
  ]);
  expect(plan.vouchers.map((one) => isDocument(one) && [one.place, one.sums.charged, one.sums.igst])).toEqual([
    ['29', 'IGST', 18_00],
    ['96', 'Zero-rated', 0],
    ['96', 'IGST', 18_00],
  ]);
});

it('what our documents cannot be is a journal with the entries of Tally, and is told', () => {
  const plan = planOf([
    MASTERS,
    tallyFile(
      ledger('Freight Out', 'Direct Incomes'),
      voucher(
        'Sales',
        '9',
        '20260501',
        [
          ['Meera Foods', 1100_00, ['New Ref', '9']],
          ['Freight Out', -100_00],
        ],
        {
          goods: [['Soap', '10 Nos', '100.00/Nos', 'Sales GST', -1000_00]],
        },
      ),
      // 17 % is no rate.
      voucher(
        'Sales',
        '10',
        '20260502',
        [
          ['Meera Foods', 117_00],
          ['CGST', -8_50],
          ['SGST', -8_50],
        ],
        {
          goods: [['Soap', '1 Nos', '100.00/Nos', 'Sales GST', -100_00]],
        },
      ),
      voucher('Receipt', '7', '20260503', [
        ['HDFC', 50_00],
        ['Cash', 50_00],
        ['Meera Foods', -100_00, ['Agst Ref', '9']],
      ]),
      voucher('Wages', '1', '20260504', [
        ['Tea', 5_00],
        ['Cash', -5_00],
      ]),
    ),
  ]);
  expect(plan.vouchers.map((one) => `${titleOf(one)} ${one.narration}`)).toEqual([
    'Journal 9 Tally Sales 9 of 01 May 2026.',
    'Journal 10 Tally Sales 10 of 02 May 2026.',
    'Journal 7 Tally Receipt 7 of 03 May 2026.',
    'Journal 1 Tally Wages 1 of 04 May 2026.',
  ]);
  expect(sentences(plan.findings)).toEqual(
    expect.arrayContaining([
      '1 Sales vouchers come in as journals with the same amounts where one posts to “Freight Out”, too.',
      '1 Sales vouchers come in as journals with the same amounts where one has tax or a rounding that no GST rate comes to, line by line.',
      '1 Receipt vouchers come in as journals with the same amounts where one moves money of more than one cash or bank ledger, or of none.',
      '1 Journals settle bills in Tally: the balance of the party is the same, and its documents stay open here.',
      '1 Vouchers of a type that the file does not explain come in as journals with the same amounts.',
    ]),
  );
  expect(differing(plan)).toEqual([]);
});

it('what has no place is counted, what is wrong is refused with its reason, and the trial balance names what is missing', () => {
  const plan = planOf([
    MASTERS,
    tallyFile(
      voucher('Journal', '1', '20260501', [
        ['Tea', 10_00],
        ['Cash', -9_00],
      ]),
      voucher('Journal', '2', '20250501', [
        ['Tea', 3_00],
        ['Cash', -3_00],
      ]),
      voucher('Journal', '3', '31st of May', [
        ['Tea', 3_00],
        ['Cash', -3_00],
      ]),
      voucher('Stock Journal', '1', '20260501', []),
      voucher('Sales Order', '1', '20260501', [
        ['Meera Foods', 5_00],
        ['Sales GST', -5_00],
      ]),
      voucher('Receipt', '4', '20260502', [], { more: '<ISCANCELLED>Yes</ISCANCELLED>' }),
      voucher(
        'Payment',
        '5',
        '20260502',
        [
          ['Tea', 5_00],
          ['Cash', -5_00],
        ],
        { more: '<ISOPTIONAL>Yes</ISOPTIONAL>' },
      ),
      voucher('Journal', '6', '20260502', [
        ['Gone', 5_00],
        ['Cash', -5_00],
      ]),
      ledger('Wrong', 'Sundry Debtors', 0, '<PARTYGSTIN>27AAAPA1234A1ZX</PARTYGSTIN>'),
    ),
  ]);
  expect(plan.refused.map(({ what, why }) => `${what}: ${why}`)).toEqual([
    'Journal 3 of 31st of May: the date “31st of May” cannot be read',
    'Tally Journal 2 of 01 May 2025: it is from before the books begin, on 01 Apr 2026',
    'Tally Journal 1 of 01 May 2026: its debits and credits differ by ₹1',
  ]);
  expect(plan.vouchers.map((one) => `${titleOf(one)} ${one.state}`)).toEqual([
    'Receipt 4 Cancelled',
    'Journal 6 Issued',
  ]);
  expect(sentences(plan.findings).filter((findings) => findings.includes('left out'))).toEqual([
    expect.stringMatching(/^1 GSTIN of a party is left out\. Its last character should be T/),
  ]);
  expect(sentences(plan.noPlace)).toEqual(
    expect.arrayContaining([
      '1 Vouchers of the type “Stock Journal”: they post nothing.',
      '1 Vouchers of the type “Sales Order”: they post nothing.',
      '1 Optional vouchers: they are no part of the accounts.',
    ]),
  );
  expect(plan.ledgers.find(({ name }) => name === 'Gone')?.group).toBe('Suspense A/c');
  expect(plan.parties.find(({ name }) => name === 'Wrong')).toMatchObject({ gstin: '', registration: 'Unregistered' });
  expect(Object.fromEntries(differing(plan))).toEqual({
    Cash: [500_00 - 9_00 - 3_00 - 5_00, 500_00 - 5_00],
    Tea: [13_00, 0],
    'Difference in opening balances': [-501_00, -500_00],
  });
});

it('an advance that a sale names, and a bill of the opening, are settled by the receipts that they name', () => {
  const plan = planOf([
    MASTERS,
    tallyFile(
      voucher('Receipt', '1', '20260410', [
        ['HDFC', 300_00],
        ['Meera Foods', -300_00, ['Advance', 'A-1']],
      ]),
      voucher('Receipt', '2', '20260411', [
        ['HDFC', 700_00],
        ['Meera Foods', -700_00, ['Agst Ref', 'OLD-1']],
      ]),
      voucher('Sales', '5', '20260420', [['Meera Foods', 300_00, ['Agst Ref', 'A-1']]], {
        goods: [['Soap', '3 Nos', '100.00/Nos', 'Sales GST', -300_00]],
      }),
    ),
  ]);
  const meera = plan.parties.find(({ name }) => name === 'Meera Foods')?.id;
  expect(plan.vouchers).toMatchObject([
    { kind: 'Receipt', allocations: [{ document: 'VCH-000000003', amount: 300_00 }] },
    { kind: 'Receipt', allocations: [{ document: `${meera}/2025-26/old-1`, amount: 700_00 }] },
    { kind: 'Invoice' },
  ]);
});

it('what an opening balance was paid in advance settles the documents that name it, at most all of it', () => {
  const plan = planOf([
    MASTERS,
    tallyFile(
      ledger('Sita Foods', 'Sundry Debtors', -500_00, bill('ADV/7', '20260320', -600_00, '<ISADVANCE>Yes</ISADVANCE>')),
      voucher('Sales', '5', '20260420', [['Sita Foods', 300_00, ['Agst Ref', 'ADV/7']]], {
        goods: [['Soap', '3 Nos', '100.00/Nos', 'Sales GST', -300_00]],
      }),
      voucher('Sales', '6', '20260421', [['Sita Foods', 400_00, ['Agst Ref', 'ADV/7']]], {
        goods: [['Soap', '4 Nos', '100.00/Nos', 'Sales GST', -400_00]],
      }),
    ),
  ]);
  expect(plan.parties.find(({ name }) => name === 'Sita Foods')).toMatchObject({
    opening: -500_00,
    allocations: [
      { document: 'VCH-000000001', amount: 300_00 },
      { document: 'VCH-000000002', amount: 200_00 },
    ],
  });
});

it('goods within the line of their ledger, and a ledger that is named beside its goods, count once', () => {
  const nested = `<VOUCHER REMOTEID="n"><DATE>20260405</DATE><VOUCHERTYPENAME>Purchase</VOUCHERTYPENAME><VOUCHERNUMBER>2</VOUCHERNUMBER><REFERENCE>B-2</REFERENCE>
    <ALLLEDGERENTRIES.LIST><LEDGERNAME>Mill</LEDGERNAME><AMOUNT>100.00</AMOUNT></ALLLEDGERENTRIES.LIST>
    <ALLLEDGERENTRIES.LIST><LEDGERNAME>Purchase GST</LEDGERNAME><AMOUNT>-100.00</AMOUNT><INVENTORYALLOCATIONS.LIST><STOCKITEMNAME>Rice</STOCKITEMNAME><RATE>50/Nos</RATE><AMOUNT>-100.00</AMOUNT><BILLEDQTY>2 Nos</BILLEDQTY></INVENTORYALLOCATIONS.LIST></ALLLEDGERENTRIES.LIST></VOUCHER>`;
  const twice = voucher(
    'Sales',
    '3',
    '20260406',
    [
      ['Meera Foods', 60_00],
      ['Sales GST', -60_00],
    ],
    {
      goods: [['Rice', '1 Nos', '60/Nos', 'Sales GST', -60_00]],
    },
  );
  const plan = planOf([MASTERS, tallyFile(nested, twice)]);
  expect(plan.vouchers).toMatchObject([
    { kind: 'Purchase', lines: [{ item: { name: 'Rice' }, quantity: 2, rate: 50_0000 }] },
    { kind: 'Invoice', lines: [{ item: { name: 'Rice' }, quantity: 1, rate: 60_0000 }] },
  ]);
  expect(differing(plan)).toEqual([]);
});

it('ledgers of sales and of tax by rate are one here, whose balances together are those of Tally', () => {
  const plan = planOf([
    MASTERS,
    tallyFile(
      ledger('Sales 5%', 'Sales Accounts'),
      ledger('CGST 2.5%', 'Duties &amp; Taxes'),
      ledger('SGST 2.5%', 'Duties &amp; Taxes'),
    ),
    YEAR,
    tallyFile(
      voucher(
        'Sales',
        '2',
        '20260601',
        [
          ['Meera Foods', 525_00, ['New Ref', '2']],
          ['CGST 2.5%', -12_50],
          ['SGST 2.5%', -12_50],
        ],
        {
          goods: [['Rice', '10 Nos', '50.00/Nos', 'Sales 5%', -500_00]],
        },
      ),
    ),
  ]);
  const last = plan.vouchers.at(-1);
  expect(last && `${titleOf(last)} ${amountOf(last)}`).toBe('Invoice 2 52500');
  expect(differing(plan)).toEqual([]);
  expect(trialOf(plan)).toHaveProperty(['Sales Returns + Sales GST + Sales 5%'], [-1499_99, -1499_99]);
});

it('tax that Tally rounded on the whole voucher leaves the invoice its total, and a journal the paise between', () => {
  // 9 % of 10.05 are 90 paise on each line, and of both 1.81; the total is rounded to 24.
  const sale = (number: string, date: string, tax: number) =>
    voucher(
      'Sales',
      number,
      date,
      [
        ['Meera Foods', 24_00, ['New Ref', number]],
        ['CGST', -tax],
        ['SGST', -tax],
        ['Rounded Off', 2010 + 2 * tax - 24_00],
      ],
      {
        goods: [
          ['Soap', '1 Nos', '10.05/Nos', 'Sales GST', -10_05],
          ['Soap', '1 Nos', '10.05/Nos', 'Sales GST', -10_05],
        ],
      },
    );
  const plan = planOf([
    MASTERS,
    tallyFile(sale('1', '20260410', 1_81), sale('2', '20260420', 1_81), sale('3', '20260510', 1_80)),
  ]);
  expect(plan.vouchers.map((one) => `${titleOf(one)} ${one.date} ${amountOf(one)}`)).toEqual([
    'Invoice 1 2026-04-10 2400',
    'Invoice 2 2026-04-20 2400',
    'Invoice 3 2026-05-10 2400',
    'Journal JV/26-27/0001 2026-04-20 4',
  ]);
  expect(differing(plan)).toEqual([]);
});

const YEAR = tallyFile(
  voucher(
    'Sales',
    '1',
    '20260410',
    [
      ['Meera Foods', 1180_00, ['New Ref', '1']],
      ['CGST', -90_00],
      ['SGST', -90_00],
    ],
    {
      goods: [['Soap', '10 Nos', '100.00/Nos', 'Sales GST', -1000_00]],
    },
  ),
  voucher(
    'Counter Sale',
    'C-1',
    '20260412',
    [
      ['Cash', 105_00],
      ['CGST', -2_50],
      ['SGST', -2_50],
      ['Rounded Off', -1],
    ],
    {
      goods: [['Rice', '3 Nos', '33.33/Nos', 'Sales GST', -99_99]],
    },
  ),
  voucher(
    'Purchase',
    '1',
    '20260501',
    [
      ['Mill', -1050_00, ['New Ref', 'B-77']],
      ['CGST', 25_00],
      ['SGST', 25_00],
    ],
    {
      goods: [['Rice', '40 Nos', '25.00/Nos', 'Purchase GST', 1000_00]],
      more: '<REFERENCE>B-77</REFERENCE><REFERENCEDATE>20260428</REFERENCEDATE><NARRATION>Monthly</NARRATION>',
    },
  ),
  voucher('Receipt', '1', '20260502', [
    ['HDFC', 1000_00],
    ['Meera Foods', -1000_00, ['Agst Ref', '1']],
  ]),
  voucher(
    'Credit Note',
    '1',
    '20260503',
    [
      ['Meera Foods', -118_00, ['Agst Ref', '1']],
      ['CGST', 9_00],
      ['SGST', 9_00],
    ],
    {
      goods: [['Soap', '1 Nos', '100.00/Nos', 'Sales GST', 100_00]],
    },
  ),
  voucher('Payment', '1', '20260504', [
    ['HDFC', -1050_00],
    ['Mill', 1050_00, ['Agst Ref', 'B-77']],
  ]),
  voucher('Contra', '1', '20260505', [
    ['HDFC', 50_00],
    ['Cash', -50_00],
  ]),
  voucher('Journal', '1', '20260506', [
    ['Tea', 20_00],
    ['Owner', -20_00],
  ]),
);

function trialOf(plan: TallyPlan): Readonly<Record<string, readonly [file: number, here: number]>> {
  return Object.fromEntries(
    comparedBalances(plan, balancesOfPlan(plan)).map(({ name, file, here }) => [name, [file, here]]),
  );
}

function differing(plan: TallyPlan) {
  return Object.entries(trialOf(plan)).filter(([, [file, here]]) => file !== here);
}

function sentences(findings: TallyPlan['findings']): readonly string[] {
  return findings.map(({ sentence, count }) => `${count} ${sentence}`);
}
