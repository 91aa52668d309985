import { afterEach, describe, expect, it } from 'vitest';
import * as v from 'valibot';
import { today } from '#data/clock.ts';
import { updateCounterSettings } from '#data/books/counter-settings.ts';
import { updateFavourites } from '#data/books/counter/favourites.ts';
import { closeShift, openShift } from '#data/books/counter/shifts.ts';
import { createBankRule } from '#data/books/banking/bank-rules.ts';
import { markGstr1AsFiled } from '#data/books/returns/filings.ts';
import { openGstr2b, rejectRow } from '#data/books/returns/purchase-match.ts';
import { createGodown } from '#data/books/masters/godowns.ts';
import { createItem } from '#data/books/masters/items.ts';
import { createLedger } from '#data/books/masters/ledgers.ts';
import { createParty } from '#data/books/masters/parties.ts';
import { booksStore } from '#data/books/store.ts';
import { TABLES } from '#data/books/tables.ts';
import { BLANK_GODOWN } from '#domain/books/masters/godown.ts';
import { BLANK_ITEM } from '#domain/books/masters/item.ts';
import { BLANK_LEDGER } from '#domain/books/masters/ledger.ts';
import { blankParty } from '#domain/books/masters/party.ts';
import { asRate } from '#domain/books/rate.ts';
import { type CsvCell, csvLine } from '#domain/csv.ts';
import { asPaise } from '#domain/money.ts';
import { asQuantity } from '#domain/quantity.ts';
import { createVoucher } from '#data/books/vouchers/vouchers.ts';
import { takeIn } from '../../support/bank-statements.ts';
import { gstr2bText, inFile, ofSupplier, OUR_GSTIN } from '../../support/gstr2b.ts';
import { emptyShelf, freshBooks } from '../../support/fresh-books.ts';
import { drawerWithShifts, rupees, sellIn, shiftWith } from '../../support/shifts.ts';
import { buyBatches } from '../../support/batches.ts';
import { addGoods, aTrader } from '../../support/trade.ts';
import { withStaff } from '../../support/staff.ts';
import { contraOn, journalOn, receiptOn } from '../../support/vouchers.ts';
import { blankMoney } from '#domain/books/vouchers/voucher.ts';

afterEach(emptyShelf);

describe('the file form of each kind of record', () => {
  it.each(booksStore.tableNames)(
    'takes what the verbs write, and nothing with a field too many or too few: %s',
    async (table) => {
      await withOneOfEach();
      await withTheCounter();
      await withStaff({ 'cost/Cashier': 'allowed' });
      const { shape } = await TABLES[table].file();
      const rows = await booksStore.records(table).toArray();
      expect(rows.length).toBeGreaterThan(0);
      for (const { keys: _, ...row } of rows) {
        const schema = shape as v.GenericSchema;
        expect(v.safeParse(schema, row).issues, JSON.stringify(row)).toBeUndefined();
        expect(v.safeParse(schema, { ...row, more: 1 }).success).toBe(false);
        expect(v.safeParse(schema, { ...row, id: 'X' }).success).toBe(false);
      }
    },
  );

  it('has a cell under each head, with figures as plain numbers', async () => {
    await withOneOfEach();
    expect(await linesOf('parties')).toEqual([
      'Name,Kind,GST Registration,GSTIN,State,Address,City,PIN Code,Phone,Email,Credit Days,Credit Limit,Opening Balance,Active',
      'Walk-in Customer,Customer,Unregistered,,,,,,,,,,0.00,Yes',
      'Usha,Supplier,Unregistered,,Maharashtra,,,,,,30,5000.00,-100.50,Yes',
    ]);
    expect((await linesOf('items'))[1]).toBe(
      'Screw,Goods,,,7318,NOS,Taxable,18,No,0.3325,,0.50,42,,2.5,12.0000,Yes,890,BOX,100,,48.00',
    );
    expect((await linesOf('ledgers')).at(-1)).toBe('Car,Fixed Assets,5.00,Yes');
    expect((await linesOf('godowns')).at(-1)).toBe('Loft,Over the shop,Yes');
    expect((await linesOf('vouchers')).slice(1)).toEqual([
      'JV/26-27/0001,2026-04-05,Journal,Rent,5.00,Issued,April',
      'CON/26-27/0001,2026-04-06,Contra,Cash from Bank,7.00,Issued,',
      'RCT/26-27/0001,2026-04-07,Receipt,Usha,1250.50,Issued,',
      ',2026-04-08,Payment,,0.00,Draft,',
    ]);
  });
});

const CASH = { id: 'LED-000001', name: 'Cash' };
const BANK = { id: 'LED-000002', name: 'Bank' };
const RENT = { id: 'LED-000024', name: 'Rent' };

async function withOneOfEach(): Promise<void> {
  await freshBooks({ registration: 'Regular', gstin: '27AAPFU0939F1ZV' });
  const bills = [{ number: '7', date: '2026-03-01', dueDate: '', amount: asPaise(100_50) }] as const;
  const split = { balance: asPaise(100_50), side: 'Cr', bills } as const;
  await createParty({
    ...blankParty('Supplier'),
    name: 'Usha',
    state: '27',
    creditDays: 30,
    creditLimit: asPaise(5000_00),
    ...split,
  });
  const stock = { openingQuantity: asQuantity(2.5), openingRate: asRate(12_0000), sellingPrice: asRate(3325) };
  const box = { code: '890', unit: 'BOX', contains: asQuantity(100), sellingPrice: null, mrp: asPaise(48_00) } as const;
  const codes = { mrp: asPaise(50), scaleCode: '42', packs: [box] };
  await createItem({ ...BLANK_ITEM, name: 'Screw', percent: 18, hsn: '7318', ...stock, ...codes });
  await createLedger({ ...BLANK_LEDGER, name: 'Car', group: 'Fixed Assets', balance: asPaise(5_00) });
  await createGodown({ ...BLANK_GODOWN, name: 'Loft', address: 'Over the shop' });
  await createVoucher(
    journalOn(
      '2026-04-05',
      [
        [RENT, 5],
        [CASH, -5],
      ],
      { narration: 'April' },
    ),
    'Issued',
  );
  await createVoucher(contraOn('2026-04-06', BANK, CASH, 7), 'Issued');
  await createVoucher(receiptOn('2026-04-07', { id: 'PTY-000002', name: 'Usha' }, BANK, 1250.5), 'Issued');
  await createVoucher(blankMoney('Payment', '2026-04-08'), 'Draft');
  await markGstr1AsFiled('2026-04');
  await takeIn('09/04/2026|Gas|5||9|\n09/04/2026|Milk|6|||');
  await createBankRule({ words: 'Gas', kind: 'Payment', against: RENT });
  const items = [{ rt: 5, txval: 100, cgst: 2.5, sgst: 2.5 }];
  await openGstr2b([new Blob([gstr2bText({ b2b: [ofSupplier({ inv: [inFile('A/1', { items })] })] })])], OUR_GSTIN);
  await rejectRow('B2B/27AAAPA1234A1ZT/A/1/2026-04-05');
}

async function withTheCounter(): Promise<void> {
  await updateCounterSettings({ belowCost: true }, { belowCost: false });
  const nail = await addGoods('Nail');
  await updateFavourites(0, [{ name: 'Iron', items: [{ id: nail.id, name: 'Nail' }] }]);
  const oil = await addGoods('Oil', { batches: true });
  await buyBatches(today(), await aTrader('Supplier', 'Gokul Mills'), oil, [[2, { number: 'A', expiry: '12/2099' }]]);
  await drawerWithShifts();
  const shift = await shiftWith(500, 490);
  await sellIn(shift, today(), nail, 105, { Cash: 105 });
  await closeShift(shift.id, { counted: rupees(600), reason: 'Tip', leave: rupees(500), handTo: CASH }, rupees(595));
  await openShift({ putIn: null, from: null, counted: rupees(500), reason: 'First count' });
}

async function linesOf(table: 'parties' | 'items' | 'ledgers' | 'godowns' | 'vouchers'): Promise<readonly string[]> {
  const { columns } = await TABLES[table].file();
  if (!columns) throw new Error(`${table} has a list.`);
  const rows = await booksStore.records(table).toArray();
  // Each table has columns of its own rows.
  const cells = columns.cells as (row: object) => readonly CsvCell[];
  return [csvLine(columns.head), ...rows.map((row) => csvLine(cells(row)))].map((line) => line.trimEnd());
}
