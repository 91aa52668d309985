import { vi } from 'vitest';
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
import { updateBatch } from '#data/books/batches/batches.ts';
import { deleteBatch } from '#data/books/batches/delete-batch.ts';
import { updateBusiness } from '#data/books/business.ts';
import { closeLines, reopenLines } from '#data/books/vouchers/close-lines.ts';
import { orderAllLow } from '#data/books/vouchers/order-low-stock.ts';
import { blankSalesOrder } from '#domain/books/orders/blank-order.ts';
import { checkBooks, repairBooks } from '#data/books/audit/check-books.ts';
import { saveCount } from '#data/books/vouchers/count-stock.ts';
import { closeYear } from '#data/books/audit/close-year.ts';
import { noteHandedOver, saveCopy } from '#data/books/copies/copies.ts';
import { markGstr1AsFiled, markGstr3bAsFiled, unlockReturn } from '#data/books/returns/filings.ts';
import {
  beginBill,
  changeBill,
  clearBill,
  clearHeldBill,
  holdBill,
  openCounter,
  recallBill,
} from '#data/books/counter/bills.ts';
import { letGoOfBills } from '#data/books/counter/bill-locks.ts';
import { updateCounterSettings } from '#data/books/counter-settings.ts';
import { openDrawer, payDrawer } from '#data/books/counter/drawer-money.ts';
import { createDrawer, deleteDrawer, updateDrawer } from '#data/books/counter/drawers.ts';
import { updateFavourites } from '#data/books/counter/favourites.ts';
import { addReturn, removeReturn } from '#data/books/counter/returns.ts';
import { approveBill, saveBill } from '#data/books/counter/save-bill.ts';
import { closeShift, openShift } from '#data/books/counter/shifts.ts';
import { createGodown, deleteGodowns, updateGodown } from '#data/books/masters/godowns.ts';
import { importRows } from '#data/books/exchange/import-rows.ts';
import { undoImport } from '#data/books/exchange/undo-import.ts';
import { postSetOff } from '#data/books/returns/gstr3b.ts';
import { createItem, deleteItems, item as itemOf, updateItem } from '#data/books/masters/items.ts';
import { makeCode } from '#data/books/counter/own-codes.ts';
import { keepGstr2b } from '#data/books/returns/keep-gstr2b.ts';
import { markMatch, rejectRow, takeBackMatch } from '#data/books/returns/purchase-match.ts';
import { createLedger, deleteLedgers, updateLedger } from '#data/books/masters/ledgers.ts';
import { lockUpTo, unlock } from '#data/books/audit/locks.ts';
import {
  askForPrint,
  dropPrint,
  noteBegun,
  noteFailed,
  notePrinted,
  takeUpLeftPrints,
} from '#data/books/printing/prints.ts';

import { allocateOpening } from '#data/books/masters/opening-advance.ts';
import { createParty, deleteParties, updateParty } from '#data/books/masters/parties.ts';
import { type CheckedCopy, readCopy } from '#data/books/copies/read-copy.ts';
import { restoreOver } from '#data/books/copies/restore.ts';
import { noteMovedAway, writeHereAgain } from '#data/books/copies/moved-away.ts';
import { confirmCopy, forgetUnseenCopy, noteCopySaved } from '#data/books/copies/safety.ts';
import { guardIfStaff } from '#data/books/staff/guard-open-books.ts';
import { createPerson, setPasscode, updatePerson } from '#data/books/staff/persons.ts';
import { newRecoveryCode } from '#data/books/staff/recovery.ts';
import { updateLocking, updateRight } from '#data/books/staff/staff-settings.ts';
import { booksStore, closeBooks } from '#data/books/store.ts';
import { personOf, withStaff } from '../support/staff.ts';
import { blankInvoice, blankPurchase, withParty } from '#domain/books/documents/blank-document.ts';
import type { InvoiceInput } from '#domain/books/documents/document.ts';
import type { NumberingInput } from '#domain/books/numbering.ts';
import { BLANK_GODOWN } from '#domain/books/masters/godown.ts';
import { BLANK_ITEM, itemInput } from '#domain/books/masters/item.ts';
import { BLANK_LEDGER } from '#domain/books/masters/ledger.ts';
import { blankParty } from '#domain/books/masters/party.ts';
import { asPaise } from '#domain/money.ts';
import { asQuantity } from '#domain/quantity.ts';
import { deleteDrafts } from '#data/books/vouchers/delete-drafts.ts';
import { updateNumbering } from '#data/books/vouchers/numbering.ts';
import { cancelVoucher, createVoucher, updateVoucher } from '#data/books/vouchers/vouchers.ts';
import { statementLines } from '../support/bank-statements.ts';
import { atPay, withAdded, withoutLine, withTenders } from '#domain/books/counter/bill-changes.ts';
import { NOTHING_TAKEN } from '#domain/books/counter/tender.ts';
import { asRate } from '#domain/books/rate.ts';
import { aBooksBusiness, freshBooks } from '../support/fresh-books.ts';
import { aBought, aLine } from '../support/documents.ts';
import { gstr2bText, inFile, ofSupplier, OUR_GSTIN } from '../support/gstr2b.ts';
import { contraOn } from '../support/vouchers.ts';
import type { Ground } from './try-faults.ts';
import { BLANK_STOCK_LINE, blankAdjustment } from '#domain/books/vouchers/stock-voucher.ts';
import { blankMoney, type Voucher } from '#domain/books/vouchers/voucher.ts';
import { openedNumbering } from '../support/numbering.ts';

/** Every verb that changes the open books, by name, with arguments for the books of the ground below. */
export const BOOKS_VERBS: Readonly<Record<string, () => Promise<unknown>>> = {
  createParty: () => createParty({ ...blankParty('Both'), name: 'Usha', balance: ONE_RUPEE }),
  updateParty: () => updateParty('PTY-000002', 1, { ...blankParty('Supplier'), name: 'Usha' }),
  allocateOpening: () => allocateOpening('VCH-000000003'),
  deleteParties: () => deleteParties(['PTY-000002']),
  createItem: () => createItem({ ...BLANK_ITEM, name: 'Lamp', percent: 18 }),
  updateItem: () => updateItem('ITM-000001', 1, { ...BLANK_ITEM, name: 'Oak chair', percent: 5 }),
  deleteItems: () => deleteItems(['ITM-000001']),
  makeCode: () => makeCode('ITM-000001', 1),
  importRows: () => importRows([{ of: 'opening', id: 'PTY-000002', opens: ONE_RUPEE }], 'parties.xlsx'),
  undoImport: () => undoImport({ created: [{ table: 'items', id: 'ITM-000001' }], changed: [] }, 'items.xlsx'),
  takeInStatement: () =>
    takeInStatement(BANK.id, statementLines('05/05/2026|Cash paid in||7|7|\n06/05/2026|New||8|15|'), 'may.csv'),
  takeStatementBack: () => takeStatementBack(['BNK-000000001', 'BNK-000000002'], 'may.csv'),
  matchLine: () => matchLine('BNK-000000001', 1, 'VCH-000000001'),
  matchLines: () =>
    matchLines(
      [
        { id: 'BNK-000000003', rev: 1 },
        { id: 'BNK-000000004', rev: 1 },
      ],
      'VCH-000000001',
    ),
  // With what is learnt of it.
  makeFromLine: () => makeFromLine('BNK-000000002', 1, { kind: 'Payment', other: ASHA }),
  setLineAside: () => setLineAside('BNK-000000002', 1),
  reopenLine: () => reopenLine('BNK-000000002', 1),
  createBankRule: () => createBankRule({ words: 'Milk', kind: 'Payment', against: ASHA }),
  updateBankRule: () => updateBankRule('BRL-000001', 1, { words: 'Rent', kind: 'Payment', against: ASHA }),
  deleteBankRule: () => deleteBankRule('BRL-000001'),
  deleteBatch: () => deleteBatch('BAT-000001'),
  updateBatch: () => updateBatch('BAT-000001', 1, { number: 'B', expiry: '10/26' }),
  createLedger: () => createLedger({ ...BLANK_LEDGER, name: 'Wages', group: 'Direct Expenses', balance: ONE_RUPEE }),
  updateLedger: () => updateLedger('LED-000030', 1, { ...BLANK_LEDGER, name: 'Van', group: 'Fixed Assets' }),
  deleteLedgers: () => deleteLedgers(['LED-000030']),
  createGodown: () => createGodown({ ...BLANK_GODOWN, name: 'Yard' }),
  updateGodown: () => updateGodown('GDN-000002', 1, { ...BLANK_GODOWN, name: 'Yard' }),
  deleteGodowns: () => deleteGodowns(['GDN-000002']),
  // With its receipt, which is set against it.
  createVoucher: () => createVoucher(sale(), 'Issued'),
  saveCount: () =>
    saveCount(
      '2026-06-05',
      { id: 'GDN-000001', name: 'Main' },
      { 'ITM-000001': { counted: asQuantity(3), there: asQuantity(0) } },
    ),
  updateVoucher: () => updateVoucher('VCH-000000001', 1, contraOn('2026-06-05', BANK, CASH, 9), 'Issued'),
  cancelVoucher: () => cancelVoucher('VCH-000000001', 1),
  deleteDrafts: () => deleteDrafts(['VCH-000000002']),
  closeYear: () => closeYear('2025-26'),
  updateBusiness: () => updateBusiness(aBooksBusiness(), aBooksBusiness({ yourName: 'Meera' })),
  updateNumbering: () =>
    updateNumbering(numbering, {
      ...numbering,
      Invoice: { ...numbering.Invoice, pattern: 'A/{fy}/{n}' },
      Receipt: { ...numbering.Receipt, pattern: 'R/{fy}/{n}' },
    }),
  lockUpTo: () => lockUpTo('2026-06-30'),
  unlock: () => unlock('', 'A bill came late'),
  markGstr1AsFiled: () => markGstr1AsFiled('2026-04'),
  markGstr3bAsFiled: () => markGstr3bAsFiled('2026-04'),
  postSetOff: () => postSetOff('2026-04'),
  unlockReturn: () => unlockReturn({ form: 'GSTR-1', month: '2026-04' }, 'Never sent', false),
  keepGstr2b: () => keepGstr2b({ files: [statement(2)], gstin: OUR_GSTIN }),
  markMatch: () => markMatch(ROW, 'VCH-000000004'),
  rejectRow: () => rejectRow(ROW),
  takeBackMatch: () => takeBackMatch(ROW),
  noteCopySaved: () => noteCopySaved(MOMENT),
  repairBooks: () => repairBooks(),
  noteHandedOver: () => noteHandedOver('asha-stores', { created: MOMENT, mark: { changes: 1, edits: 44 } }),
  confirmCopy: () => confirmCopy(),
  forgetUnseenCopy: () => forgetUnseenCopy(),
  noteMovedAway: () => noteMovedAway(),
  writeHereAgain: () => writeHereAgain(),
  openCounter: () => openCounter(),
  beginBill: () => beginBill(),
  // A void, which is logged.
  changeBill: () => changeBill(BILL, (bill) => withoutLine(bill, 1)),
  holdBill: () => holdBill(BILL),
  recallBill: () => recallBill(BILL, 'none'),
  clearBill: () => clearBill(BILL),
  clearHeldBill: () => clearHeldBill(BILL),
  approveBill: () =>
    approveBill(BILL, [{ right: 'discount', key: 'discount/1/9000/10000', sentence: 'Chair: ₹90 (90%) off.' }]),
  addReturn: () => addReturn(BILL, CAME_BACK),
  removeReturn: () => removeReturn(BILL),
  // With its receipt, and with what comes back damaged.
  saveBill: () => saveBill(BILL),
  closeLines: () => closeLines('VCH-000000003', 1, 'all', 'No more'),
  reopenLines: () => reopenLines('VCH-000000003', 2, 1),
  orderAllLow: () => orderAllLow(),
  updateFavourites: () => updateFavourites(0, [{ name: 'Chairs', items: [{ id: 'ITM-000001', name: 'Chair' }] }]),
  updateCounterSettings: () => updateCounterSettings({ belowCost: true }, { belowCost: false }),
  // With a ledger of its own.
  createDrawer: () => createDrawer({ name: 'Counter 2', cash: CASH, upi: BANK, card: null, shifts: true }),
  updateDrawer: () => updateDrawer('DRW-000001', 2, { name: 'Front', cash: CASH, upi: null, card: null, shifts: true }),
  deleteDrawer: () => deleteDrawer('DRW-000002'),
  // Each with its difference, and what it moves.
  openShift: () => openShift({ putIn: asPaise(5_00), from: CASH, counted: asPaise(4_00), reason: '' }),
  closeShift: () =>
    closeShift(
      'SHF-000001',
      { counted: asPaise(9_00), reason: '', leave: asPaise(5_00), handTo: CASH },
      asPaise(10_00),
    ),
  payDrawer: () => payDrawer('Paid In', { amount: ONE_RUPEE, against: ASHA, reason: 'Dues' }),
  openDrawer: () => openDrawer('To look'),
  askForPrint: () => askForPrint({ ...SLIP, id: 'VCH-000000002' }),
  noteBegun: () => noteBegun('Voucher VCH-000000001'),
  notePrinted: () => notePrinted('Voucher VCH-000000001'),
  noteFailed: () => noteFailed('Voucher VCH-000000001', 'It was lost.'),
  dropPrint: () => dropPrint('Voucher VCH-000000001'),
  takeUpLeftPrints: () => takeUpLeftPrints(),
  createPerson: () => createPerson(PERSON),
  updatePerson: () => updatePerson('STF-000002', 1, { ...PERSON, role: 'Manager', passcode: '', repeated: '' }),
  setPasscode: () => setPasscode('STF-000004', { passcode: '731648', repeated: '731648' }),
  newRecoveryCode: () => newRecoveryCode(),
  updateRight: () => updateRight('cost/Cashier', 'allowed'),
  updateLocking: () => updateLocking({ lockAfter: null }),
  restoreOver: () => restoreOver('asha-stores', prepared(), 'Asha Stores'),
};

/**
 * Functions that write but are no verbs of open books: the verbs call them, or a worker calls the verbs for them, or they have
 * tests of their own, as have a whole set of books and the folder of its copies.
 */
export const BENEATH_BOOKS = [
  'createMaster',
  'updateMaster',
  'deleteMasters',
  'repairRestored',
  'startBooks',
  'restoreAsNew',
  'restoreNew',
  'restoreOpen',
  'createBooksFromTally',
  'moveIn',
  'bringIn',
  'bringInStatement',
  'takeBack',
  'repairInWorker',
  'chooseFolder',
  'allowFolder',
  'noteFolder',
  'leaveFolder',
  'copyIfDue',
  'keepCopying',
  'valueUpTo',
  'valueEverySlice',
  'actWithBills',
  'changeBills',
  'sendPrint',
  // Those of books, with rights, over those of the store.
  'act',
  'transact',
  'tryPasscode',
  'signIn',
  'approveActs',
  'approveSetAct',
  'recoverOwner',
];

/** Books with a few records of each kind, at one moment, so that they are the same to the byte each time. */
export const BOOKS_GROUND: Ground = {
  verbs: BOOKS_VERBS,
  // Books that get their first passcode are guarded then; where that fails, the next act does it.
  followed: new Set(['createPerson']),
  tables: booksStore.tableNames,
  prepare: async () => {
    // Waiting moves a faked clock on, so that only what the log writes down is faked.
    vi.spyOn(Date.prototype, 'toISOString').mockReturnValue('2026-11-25T07:00:00.000Z');
    // What a passcode is hashed with, and a recovery code is made of.
    vi.spyOn(crypto, 'getRandomValues').mockImplementation((bytes) => bytes);
    await prepareCopy();
  },
  fresh: async (verb) => {
    const db = await freshBooks(verb === 'closeYear' ? { booksBegin: '2025-04-01' } : {});
    await createParty({ ...blankParty('Customer'), name: 'Asha' });
    await createItem({ ...BLANK_ITEM, name: 'Chair', percent: 18 });
    await createLedger({ ...BLANK_LEDGER, name: 'Scooter', group: 'Fixed Assets' });
    await createGodown({ ...BLANK_GODOWN, name: 'Loft' });
    await createVoucher(contraOn('2026-05-05', CASH, BANK, 7), 'Issued');
    await createVoucher(blankMoney('Receipt', '2026-05-05'), 'Draft');
    if (verb === 'updateBatch') await findBatch();
    // Nothing names the batch of a voucher that was cancelled.
    if (verb === 'deleteBatch') await cancelVoucher((await findBatch()).id, 1);
    if (OF_BANKING.has(verb)) await bankSays();
    // The form was opened before.
    if (verb === 'updateNumbering') numbering = await openedNumbering();
    if (verb === 'unlock') await lockUpTo('2026-06-30');
    if (OF_REGULAR.has(verb)) await becomeRegular();
    if (verb === 'postSetOff' || verb === 'markMatch') await sellAndBuy();
    if (OF_GSTR2B.has(verb)) await keepGstr2b({ files: [statement(1)], gstin: OUR_GSTIN });
    if (verb === 'allocateOpening') await payInAdvance();
    if (verb === 'takeBackMatch') await rejectRow(ROW);
    if (verb === 'unlockReturn') await markGstr1AsFiled('2026-04');
    if (OF_BILLS.has(verb)) await beginSale();
    if (OF_RETURNS.has(verb)) await takeBack(verb);
    if (OF_ORDERS.has(verb)) await orderChairs(verb);
    if (OF_DRAWERS.has(verb)) await drawerIsThere(verb);
    if (verb === 'forgetUnseenCopy') await noteCopySaved(MOMENT, { changes: 1, edits: 2 }, () => undefined);
    if (OF_PRINTS.has(verb)) await askForPrint(SLIP);
    if (OF_STAFF.has(verb)) await asOwner();
    if (verb === 'repairBooks') await db.totals.update('parties', { count: 7 });
    return db;
  },
  wrong: () => checkBooks(),
  end: ({ name }) => end(name),
};

let numbering: NumberingInput;

const OF_BANKING: ReadonlySet<string> = new Set([
  'takeInStatement',
  'takeStatementBack',
  'matchLine',
  'matchLines',
  'makeFromLine',
  'setLineAside',
  'reopenLine',
  'updateBankRule',
  'deleteBankRule',
]);

/** Asha paid before the books began, and bought after that. */
async function payInAdvance(): Promise<void> {
  const asha = { ...blankParty('Customer'), name: 'Asha', balance: ONE_RUPEE, side: 'Cr' } as const;
  await updateParty('PTY-000002', 1, asha);
  await createVoucher(sale(), 'Issued');
}

/** A batch of chairs, of which two were found. */
async function findBatch(): Promise<Voucher> {
  const item = { id: 'ITM-000001', name: 'Chair', kind: 'Goods', taxability: 'Taxable', batches: true } as const;
  const batch = { number: 'A', expiry: '09/26' };
  const line = { ...BLANK_STOCK_LINE, item, quantity: asQuantity(2), batch };
  return createVoucher({ ...blankAdjustment('2026-05-05'), direction: 'Found', lines: [line] }, 'Issued');
}

/** A line that the contra of the ground is, one that is new, two that the contra is together, and a rule. */
async function bankSays(): Promise<void> {
  await takeInStatement(
    BANK.id,
    statementLines('05/05/2026|Cash paid in||7|7|\n06/05/2026|Gas|5||2|\n06/05/2026|Part||3|5|\n07/05/2026|Part||4|9|'),
    'may.csv',
  );
  await createBankRule({ words: 'Gas office', kind: 'Payment', against: ASHA });
}

/** Only a Regular business has returns. */
const OF_REGULAR: ReadonlySet<string> = new Set([
  'markGstr1AsFiled',
  'markGstr3bAsFiled',
  'unlockReturn',
  'postSetOff',
  'keepGstr2b',
  'markMatch',
  'rejectRow',
  'takeBackMatch',
]);
const OF_GSTR2B: ReadonlySet<string> = new Set(['keepGstr2b', 'markMatch', 'rejectRow', 'takeBackMatch']);
const ROW = 'B2B/27AAAPA1234A1ZT/A/1/2026-04-05';

/** A GSTR-2B of April with so many bills. */
function statement(many: number): Blob {
  const inv = Array.from({ length: many }, (_, at) => inFile(`A/${at + 1}`));
  return new Blob([gstr2bText({ b2b: [ofSupplier({ inv })] })]);
}

/** In April, so that there is tax to pay, and credit to pay it with. */
async function sellAndBuy(): Promise<void> {
  const own = { registration: 'Regular', state: '27', roundOff: true } as const;
  const item = { id: 'ITM-000001', name: 'Chair', kind: 'Goods', taxability: 'Taxable' } as const;
  const asha = { ...ASHA, registration: 'Regular', gstin: '27AAAPA1234A1ZT', state: '27', ...NOWHERE } as const;
  await createVoucher(
    withParty({ ...blankInvoice('2026-04-05', own), lines: [aLine(1, 100, 18, { item })] }, asha, null),
    'Issued',
  );
  const bill = { billNumber: '1', billDate: '2026-04-06', lines: [aBought(1, 50, 18, { item })] } as const;
  await createVoucher(withParty({ ...blankPurchase('2026-04-06', own), ...bill }, asha, null), 'Issued');
}

function becomeRegular(): Promise<void> {
  const before = aBooksBusiness();
  return updateBusiness(before, { ...before, registration: 'Regular', gstin: '27AAPFU0939F1ZV' });
}

/** A chair for 100, of which 50 are paid at once. */
function sale(): InvoiceInput {
  const item = { id: 'ITM-000001', name: 'Chair', kind: 'Goods', taxability: 'Taxable' } as const;
  const own = { registration: 'Unregistered', state: '27', roundOff: true } as const;
  const blank = { ...blankInvoice('2026-05-05', own, CASH), lines: [aLine(1, 100, 18, { item })] };
  const party = {
    ...ASHA,
    registration: 'Unregistered',
    gstin: '',
    state: '27',
    address: '',
    city: '',
    pinCode: '',
  } as const;
  return { ...withParty(blank, party, null), receivedNow: asPaise(50_00) };
}

/** The verbs of a bill, which each find the one of the ground. */
const OF_BILLS: ReadonlySet<string> = new Set([
  'changeBill',
  'holdBill',
  'recallBill',
  'clearBill',
  'clearHeldBill',
  'approveBill',
  'addReturn',
  'removeReturn',
  'saveBill',
]);
/** With an invoice of before. */
const OF_RETURNS: ReadonlySet<string> = new Set(['addReturn', 'removeReturn', 'saveBill']);
const CAME_BACK = {
  invoice: { id: 'VCH-000000003', number: '' },
  lines: [{ at: 0, quantity: asQuantity(1), condition: 'Damaged' }],
} as const;
const BILL = 'bill-of-the-ground';

/** A chair for 100 by UPI and cash, once Pay was opened. The id of its bill is the same each time, as its invoice keeps it. */
async function beginSale(): Promise<void> {
  letGoOfBills();
  const given = vi.spyOn(crypto, 'randomUUID').mockReturnValueOnce(BILL as ReturnType<typeof crypto.randomUUID>);
  const { id } = await beginBill();
  given.mockRestore();
  const line = {
    item: { id: 'ITM-000001', name: 'Chair' },
    unit: 'NOS',
    quantity: asQuantity(1),
    rate: asRate(100_0000),
    listRate: asRate(100_0000),
    discount: null,
  } as const;
  const tenders = { ...NOTHING_TAKEN, cash: asPaise(60_00), upi: asPaise(50_00) };
  await changeBill(id, (bill) => atPay(withTenders(withAdded(bill, line), tenders)));
}

/** The bill of the ground, with the chair of an invoice that comes back. */
async function takeBack(verb: string): Promise<void> {
  await createVoucher(sale(), 'Issued');
  if (verb !== 'addReturn') await addReturn(BILL, CAME_BACK);
}

const OF_ORDERS: ReadonlySet<string> = new Set(['closeLines', 'reopenLines', 'orderAllLow']);

/** A chair on order, of which none is there, and two are to be. */
async function orderChairs(verb: string): Promise<void> {
  const { lines, party, own } = sale();
  const order = { ...blankSalesOrder('2026-05-05', own), party, place: '27', lines };
  const { id, rev } = await createVoucher(order, 'Issued');
  if (verb === 'reopenLines') await closeLines(id, rev, 'all', 'No more');
  const chair = await itemOf('ITM-000001');
  if (verb === 'orderAllLow' && chair)
    await updateItem(chair.id, chair.rev, { ...itemInput(chair, '2026-05-05'), reorderLevel: asQuantity(2) });
}

const OF_DRAWERS: ReadonlySet<string> = new Set([
  'updateDrawer',
  'deleteDrawer',
  'openShift',
  'closeShift',
  'payDrawer',
  'openDrawer',
]);

const PERSON = { name: 'Asha', role: 'Owner', isActive: true, passcode: '482170', repeated: '482170' } as const;
/** Verbs of an Owner who is signed in. */
const OF_STAFF: ReadonlySet<string> = new Set([
  'updatePerson',
  'setPasscode',
  'newRecoveryCode',
  'updateRight',
  'updateLocking',
]);

/** Signed in as in a worker, where nothing is read besides. */
async function asOwner(): Promise<void> {
  await withStaff();
  await guardIfStaff(await booksStore.opened(), personOf('Owner').id);
}

const OF_PRINTS: ReadonlySet<string> = new Set([
  'noteBegun',
  'notePrinted',
  'noteFailed',
  'dropPrint',
  'takeUpLeftPrints',
]);
const SLIP = { kind: 'Voucher', id: 'VCH-000000001', title: 'Contra 1' } as const;

/** A drawer, and for what happens during a shift an open one with ten rupees. */
async function drawerIsThere(verb: string): Promise<void> {
  const shifts = verb.endsWith('Shift') || verb === 'payDrawer';
  await updateDrawer('DRW-000001', 0, { name: 'Counter 1', cash: CASH, upi: BANK, card: BANK, shifts });
  if (verb === 'deleteDrawer')
    await createDrawer({ name: 'Counter 2', cash: CASH, upi: null, card: null, shifts: true });
  if (verb === 'closeShift' || verb === 'payDrawer')
    await openShift({ putIn: asPaise(10_00), from: CASH, counted: asPaise(10_00), reason: '' });
}

/** A copy of an earlier state of the books of the ground: all are begun at one moment, so all are the same books. */
async function prepareCopy(): Promise<void> {
  const { name } = await freshBooks();
  await createParty({ ...blankParty('Customer'), name: 'Of the copy' });
  const read = await readCopy(new Blob([...(await saveCopy()).parts]));
  if (read.kind === 'copy') copy = read;
  await end(name);
}

function prepared(): CheckedCopy {
  if (!copy) throw new Error('The copy was not prepared.');
  return copy;
}

async function end(name: string): Promise<void> {
  closeBooks();
  await new Promise((resolve) => indexedDB.deleteDatabase(name).addEventListener('success', resolve));
}

const NOWHERE = { address: '', city: '', pinCode: '' };
const CASH = { id: 'LED-000001', name: 'Cash' };
const BANK = { id: 'LED-000002', name: 'Bank' };
const ASHA = { id: 'PTY-000002', name: 'Asha' };
let copy: CheckedCopy | undefined;
const MOMENT = '2026-11-25T07:33:45.123Z';
const ONE_RUPEE = asPaise(1_00);
