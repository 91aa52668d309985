import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { nextToClose } from '#data/books/audit/close-year.ts';
import { editLogFile } from '#data/books/audit/edit-log-file.ts';
import { EDIT_LIST, EDIT_LIST_BY_DAY, editsOf, verifyEdits } from '#data/books/audit/edits.ts';
import { locks } from '#data/books/audit/locks.ts';
import {
  bankLedgers,
  countKnownLines,
  countOfLines,
  lastLineDay,
  linesStanding,
  reconciliationOn,
} from '#data/books/banking/bank-accounts.ts';
import { bankRules } from '#data/books/banking/bank-rules.ts';
import {
  entriesOfAmount,
  entriesToCombine,
  linesToCombine,
  suggestionsFor,
} from '#data/books/banking/bank-suggestions.ts';
import { batchChoices, batchesOfItem } from '#data/books/batches/batches.ts';
import { expiringGoods } from '#data/books/batches/expiring-goods.ts';
import { mrpsOfBatches, withFirstBatch } from '#data/books/batches/first-batch.ts';
import { expiredNow } from '#data/books/batches/missing-batches.ts';
import { business } from '#data/books/business.ts';
import { listBooks } from '#data/books/copies/books-on-device.ts';
import { saveCopyOf } from '#data/books/copies/copies.ts';
import { safety } from '#data/books/copies/safety.ts';
import { billAtHand, standingAtPay, standingOfBill } from '#data/books/counter/bill-standing.ts';
import { bill, changeBill, holdBill, openCounter } from '#data/books/counter/bills.ts';
import { counterSettings } from '#data/books/counter-settings.ts';
import { drawerInUse, everyDrawer } from '#data/books/counter/drawers.ts';
import { favourites, itemsOnPage, updateFavourites } from '#data/books/counter/favourites.ts';
import { findBills } from '#data/books/counter/find-bill.ts';
import { findCode } from '#data/books/counter/find-code.ts';
import { heldBills, heldCount } from '#data/books/counter/held-bills.ts';
import { nextOwnCode } from '#data/books/counter/own-codes.ts';
import { priceToday, returnOf, soldOn } from '#data/books/counter/returns.ts';
import { changesAfterZ, drawerStanding, SHIFT_LIST, shift, xReport } from '#data/books/counter/shift-reports.ts';
import { billOnDisplay } from '#data/books/counter/shown-bill.ts';
import { mastersByName } from '#data/books/exchange/import-rows.ts';
import { tallyFiles } from '#data/books/exchange/tally-export.ts';
import { importOf } from '#data/books/exchange/undo-import.ts';
import { MAIN_GODOWN_ID } from '#data/books/ids.ts';
import { balancesOfLedgersOn, balancesOfPartiesOn } from '#data/books/ledger/balances.ts';
import { everyGodown, GODOWN_LIST } from '#data/books/masters/godowns.ts';
import { hsnChoices, ITEM_LIST, item, itemChoices, itemsByCode, shownItemsOf } from '#data/books/masters/items.ts';
import { LEDGER_LIST, ledger, ledgerChoices, openingDifference } from '#data/books/masters/ledgers.ts';
import { openingLeftFor } from '#data/books/masters/opening-advance.ts';
import {
  createParty,
  CUSTOMER_LIST,
  everyPartyChoices,
  party,
  partyChoices,
  SUPPLIER_LIST,
} from '#data/books/masters/parties.ts';
import { ledgerOrPartyChoices, namesOf } from '#data/books/masters/references.ts';
import { agedOn } from '#data/books/payments/ageing.ts';
import { owedOn } from '#data/books/payments/document-status.ts';
import { documentsOf, settlersOf } from '#data/books/payments/open-documents.ts';
import { ALL_GOODS, AVAILABILITY_LIST, wholeAvailability } from '#data/books/orders/availability-list.ts';
import { availabilityOf } from '#data/books/stock/availability.ts';
import { challansDue } from '#data/books/orders/challans-due.ts';
import { goodsOfParties, wholeGoodsWithParties } from '#data/books/orders/goods-with-parties.ts';
import { CHALLAN_LIST, PURCHASE_ORDER_LIST, QUOTATION_LIST, SALES_ORDER_LIST } from '#data/books/orders/order-lists.ts';
import { progressOfOrders } from '#data/books/orders/order-progress.ts';
import { pendingLines, wholePending } from '#data/books/orders/pending.ts';
import { waitingPrints } from '#data/books/printing/prints.ts';
import { dashboardOn, overdueInvoices, recentVouchers, salesOfTwelveMonths } from '#data/books/reports/dashboard.ts';
import { everyLedgerStatement } from '#data/books/reports/every-ledger-statement.ts';
import {
  balanceSheetOn,
  cashFlowOf,
  controlOn,
  groupOn,
  profitAndLossOf,
  trialBalanceOn,
} from '#data/books/reports/financial-statements.ts';
import { statementMonths, statementPage, wholeStatement } from '#data/books/reports/ledger-statement.ts';
import { registerSums, wholeRegister } from '#data/books/reports/registers.ts';
import { everyGstr1 } from '#data/books/returns/every-gstr1.ts';
import { gstSummaryOf } from '#data/books/returns/gst-summary.ts';
import { gstr1 } from '#data/books/returns/gstr1.ts';
import { gstr3b } from '#data/books/returns/gstr3b.ts';
import { purchaseFromGstr2bRow } from '#data/books/returns/purchase-from-gstr2b.ts';
import { purchaseMatch } from '#data/books/returns/purchase-match.ts';
import { NotAllowed } from '#data/books/staff/access.ts';
import { everyPerson } from '#data/books/staff/persons.ts';
import { staffSettings } from '#data/books/staff/staff-settings.ts';
import { countDaysChanged, countDifferences, daysChanged, openingDaysChanged } from '#data/books/stock/counted-days.ts';
import { lowStock } from '#data/books/stock/low-stock.ts';
import { missingNow, missingOpeningNow } from '#data/books/stock/missing-goods.ts';
import { quantitiesOnHand, quantityInGodown } from '#data/books/stock/quantity-on-hand.ts';
import { stockPreview } from '#data/books/stock/stock-preview.ts';
import { stockLedgerOf, stockSummaryOn } from '#data/books/stock/stock-reports.ts';
import { stockOn } from '#data/books/stock/stock-value.ts';
import { booksStore, currentBooksKey } from '#data/books/store.ts';
import { countSheet, goodsToCount } from '#data/books/vouchers/count-sheet.ts';
import { draftFromDocument } from '#data/books/vouchers/draft-from-document.ts';
import { earlierPurchase } from '#data/books/vouchers/earlier-purchase.ts';
import { lastUsed } from '#data/books/vouchers/last-used.ts';
import { invoiceChoices, leftOn, noteOn, purchaseChoices } from '#data/books/vouchers/notes.ts';
import { numberingOn, series } from '#data/books/vouchers/numbering.ts';
import {
  ADJUSTMENT_LIST,
  DAY_BOOK,
  hasVouchers,
  INVOICE_LIST,
  listOfKind,
  PAYMENT_LIST,
  PURCHASE_LIST,
  vouchersIn,
} from '#data/books/vouchers/voucher-lists.ts';
import { vouchersBetween } from '#data/books/vouchers/vouchers-between.ts';
import { lastNarration, voucher } from '#data/books/vouchers/vouchers.ts';
import { listAsCsv, selectedAsCsv } from '#data/files/list-as-csv.ts';
import { findRecords } from '#data/lists/find-anything.ts';
import { windowOf } from '#data/lists/row-window.ts';
import type { StoreList } from '#data/lists/sorting.ts';
import { withCustomer, withRate } from '#domain/books/counter/bill-changes.ts';
import { blankInvoice, blankPurchase } from '#domain/books/documents/blank-document.ts';
import type { Item } from '#domain/books/masters/item.ts';

import { blankParty } from '#domain/books/masters/party.ts';
import { isOrder } from '#domain/books/orders/order.ts';
import type { Voucher } from '#domain/books/vouchers/voucher.ts';
import { asPaise } from '#domain/money.ts';
import { asQuantity } from '#domain/quantity.ts';
import type { BooksTable, Rows } from '#data/books/tables.ts';
import type { Bill } from '#domain/books/counter/bill.ts';
import type { Shift } from '#domain/books/counter/shifts/shift.ts';
import { BOOKS_VERBS } from '../../../faults/books-verbs.ts';
import { perUnit, rupees, scan, SHOP } from '../../../support/counter.ts';
import { OURS } from '../../../support/documents.ts';
import { emptyShelf, freshBooks } from '../../../support/fresh-books.ts';
import { order } from '../../../support/orders.ts';
import { drawerWithShifts, shiftWith } from '../../../support/shifts.ts';
import { as, withStaff } from '../../../support/staff.ts';
import { addGoods, aTrader, buy, sell } from '../../../support/trade.ts';
import { READS_OF_ORDERS, withPurchaseOrder } from './reads-of-orders.ts';

/** A cost and a balance that nothing else comes to, as they are kept and as they are written. */
const HIDDEN = ['77711100', '777111', '7771.11', '7,771.11', '888222', '8882.22', '8,882.22'];

const DAY = '2026-06-10';
const DAYS = { from: '2026-04-01', to: '2026-06-30' } as const;
const VIEW = { sort: 'newest', direction: 'down', filter: '', find: '' } as const;

/** What there is in the books. */
let salt: Item;
let ravi: string;
let supplier: Parameters<typeof buy>[1];
let [sold, bought, ordered] = [{} as Voucher, {} as Voucher, {} as Voucher];
let atHand: Bill;
let other: Shift;
let cash: string;

/** Every read that screens make of the books, as one of them does it. */
const READS: Readonly<Record<string, () => unknown>> = {
  agedOn: () => agedOn('receivable', DAY),
  availabilityOf: () => availabilityOf([salt.id]),
  balanceSheetOn: () => balanceSheetOn(DAY),
  balancesOfLedgersOn: () => balancesOfLedgersOn([cash], DAY),
  balancesOfPartiesOn: () => balancesOfPartiesOn([ravi], DAY),
  bankLedgers,
  bankRules,
  batchChoices: () => batchChoices(salt.id),
  batchesOfItem: () => batchesOfItem(salt.id, true, 10),
  bill: () => bill(atHand.id),
  billAtHand: () => billAtHand(atHand.id),
  billOnDisplay: () => billOnDisplay(atHand.id),
  business,
  cashFlowOf: () => cashFlowOf(DAYS.from, DAYS.to),
  challansDue: () => challansDue(DAY),
  changesAfterZ: () => changesAfterZ(other),
  controlOn: () => controlOn('receivable' as Parameters<typeof controlOn>[0], DAY),
  countDaysChanged: () => countDaysChanged(DAY, MAIN_GODOWN_ID, {}),
  countDifferences: () => countDifferences(sold),
  countKnownLines: () => countKnownLines(cash, []),
  countOfLines: () => countOfLines(cash, 'To do'),
  countSheet: () => countSheet(DAY, MAIN_GODOWN_ID, '', 10),
  counterSettings,
  dashboardOn: () => dashboardOn(DAY),
  daysChanged: () => daysChanged(sold, sold.id),
  documentsOf: () => documentsOf([{ document: sold.id, amount: asPaise(1) }]),
  draftFromDocument: () => draftFromDocument(salt.id, blankPurchase(DAY, OURS), DAY),
  drawerInUse,
  drawerStanding: async () => ({ ...(await drawerStanding()), cash: 'shown once it is counted' }),
  earlierPurchase: () =>
    earlierPurchase({ ...blankPurchase(DAY, OURS), party: supplier, billNumber: 'B/1', billDate: DAY }),
  editLogFile,
  editsOf: () => editsOf(salt.id),
  entriesOfAmount: () => entriesOfAmount(bankLine()),
  entriesToCombine: () => entriesToCombine(bankLine()),
  everyDrawer,
  everyGodown,
  everyGstr1: () => everyGstr1(DAYS),
  everyLedgerStatement: () => everyLedgerStatement(DAYS),
  everyPartyChoices: () => everyPartyChoices('ravi'),
  everyPerson,
  expiredNow: () => expiredNow({ ...blankInvoice(DAY, OURS), lines: [] }),
  expiringGoods: () => expiringGoods('30 days', DAY),
  favourites,
  findBills: () => findBills('salt'),
  findCode: () => findCode('8901234567894'),
  goodsOfParties: () => goodsOfParties(DAY, undefined, 50),
  goodsToCount: () => goodsToCount(DAY, MAIN_GODOWN_ID, [salt.id]),
  groupOn: () => groupOn('Sundry Debtors', DAY),
  gstSummaryOf: () => gstSummaryOf(DAYS),
  gstr1: () => gstr1('2026-06'),
  gstr3b: () => gstr3b('2026-06'),
  hasVouchers,
  heldBills,
  heldCount,
  hsnChoices: () => hsnChoices('3401'),
  importOf: async () => importOf(await anEdit()),
  invoiceChoices: () => invoiceChoices(''),
  item: () => item(salt.id),
  itemChoices: () => itemChoices('salt'),
  itemsByCode: () => itemsByCode('8901234567894'),
  itemsOnPage: () => itemsOnPage({ name: 'Daily', items: [{ id: salt.id, name: 'Salt' }] }),
  lastLineDay: () => lastLineDay(cash),
  lastNarration: () => lastNarration('Journal'),
  lastUsed: () => lastUsed('Purchase'),
  ledger: () => ledger(cash),
  ledgerChoices: () => ledgerChoices('cash'),
  ledgerOrPartyChoices: () => ledgerOrPartyChoices('', 'all'),
  leftOn: () => leftOn(bought.id),
  linesStanding: () => linesStanding(cash, 'To do', 0, 10),
  linesToCombine: () => linesToCombine(bankLine()),
  listBooks,
  locks,
  lowStock: () => lowStock(10),
  mastersByName,
  mrpsOfBatches: () => mrpsOfBatches([{ item: salt.id, chosen: '' }], DAY),
  missingNow: () => missingNow(sold, undefined),
  missingOpeningNow: () => missingOpeningNow(salt, salt),
  namesOf: () => namesOf([ravi, cash]),
  nextOwnCode,
  nextToClose,
  noteOn: () => noteOn(bought.id, DAY),
  numberingOn: () => numberingOn('Invoice', DAY, ''),
  openingDaysChanged: () => openingDaysChanged(salt, salt),
  openingDifference,
  openingLeftFor: () => openingLeftFor(sold.id),
  overdueInvoices: () => overdueInvoices(DAY),
  owedOn: () => owedOn([sold], DAY),
  party: () => party(ravi),
  partyChoices: () => partyChoices('ravi', 'Customer'),
  pendingLines: () => pendingLines('Purchase Order', undefined, 50),
  priceToday: async () => priceToday((await item(salt.id)) ?? salt),
  profitAndLossOf: () => profitAndLossOf(DAYS.from, DAYS.to),
  progressOfOrders: () => progressOfOrders([ordered].filter(isOrder)),
  purchaseChoices: () => purchaseChoices(''),
  purchaseFromGstr2bRow: () => purchaseFromGstr2bRow('2026-06', 'a row', blankPurchase(DAY, OURS)),
  purchaseMatch: () => purchaseMatch('2026-06'),
  quantitiesOnHand: () => quantitiesOnHand([salt.id]),
  quantityInGodown: () => quantityInGodown(salt.id, MAIN_GODOWN_ID),
  recentVouchers,
  reconciliationOn: () => reconciliationOn(cash, DAY),
  registerSums: () => registerSums('Purchase Register', DAYS),
  returnOf: () => returnOf(atHand),
  safety,
  salesOfTwelveMonths: () => salesOfTwelveMonths(DAY),
  saveCopyOf: () => saveCopyOf(currentBooksKey() ?? ''),
  series: () => series(),
  settlersOf: () => settlersOf(sold.id),
  shift: () => shift(other.id),
  shownItemsOf: () => shownItemsOf([salt.id]),
  soldOn: () => soldOn(sold.id),
  staffSettings,
  standingAtPay: () => standingAtPay(atHand),
  standingOfBill: () => standingOfBill(atHand),
  statementMonths: () => statementMonths(ravi, DAYS),
  statementPage: () => statementPage(ravi, DAYS, { at: 'first' }),
  stockLedgerOf: () => stockLedgerOf(salt, undefined, DAYS, true),
  stockOn: () => stockOn(DAY),
  stockPreview: () => stockPreview({} as Parameters<typeof stockPreview>[0]),
  stockSummaryOn: () => stockSummaryOn(DAY, 10),
  suggestionsFor: () => suggestionsFor(cash, []),
  tallyFiles: () => tallyFiles({} as Parameters<typeof tallyFiles>[0]),
  trialBalanceOn: () => trialBalanceOn(DAY),
  verifyEdits: () => verifyEdits(),
  voucher: () => voucher(bought.id),
  vouchersBetween: () => vouchersBetween(DAYS),
  vouchersIn: () => vouchersIn(DAY_BOOK, { ...VIEW, sort: 'date' }),
  waitingPrints,
  wholeAvailability: () => wholeAvailability(DAY, ALL_GOODS, ''),
  wholeGoodsWithParties: () => wholeGoodsWithParties(DAY),
  wholePending: () => wholePending('Purchase Order', DAY),
  wholeRegister: () => wholeRegister('Purchase Register', DAYS),
  wholeStatement: () => wholeStatement(ravi, DAYS),
  withFirstBatch: async () => withFirstBatch({ ...((await item(salt.id)) ?? salt), batches: true }),
  xReport: () => xReport(other),
  ...READS_OF_ORDERS,
};

const LISTS = {
  ADJUSTMENT_LIST,
  AVAILABILITY_LIST,
  CHALLAN_LIST,
  CUSTOMER_LIST,
  DAY_BOOK,
  EDIT_LIST,
  EDIT_LIST_BY_DAY,
  GODOWN_LIST,
  INVOICE_LIST,
  ITEM_LIST,
  LEDGER_LIST,
  PAYMENT_LIST,
  PURCHASE_LIST,
  PURCHASE_ORDER_LIST,
  QUOTATION_LIST,
  SALES_ORDER_LIST,
  SHIFT_LIST,
  SUPPLIER_LIST,
  'listOfKind Purchase': listOfKind('Purchase'),
};

describe('a Cashier', () => {
  beforeAll(async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date(`${DAY}T10:00:00`) });
    await freshBooks(SHOP);
    await withGoodsAndBalances();
    await withStaff();
  });
  afterAll(async () => {
    vi.useRealTimers();
    await emptyShelf();
  });

  it.each(Object.entries(READS))('%s: has no cost and no balance', async (_, read) => {
    as('Cashier');
    expect(hiddenIn(await dumped(read))).toEqual([]);
  });

  it.each(Object.entries(LISTS))('%s: has no cost and no balance, nor has its file', async (_, list) => {
    as('Cashier');
    const one = list as unknown as StoreList<Rows, BooksTable>;
    const view = { ...VIEW, sort: Object.keys(one.sorts)[0] ?? '' };
    expect(hiddenIn(await dumped(() => rowsOf(one, view)))).toEqual([]);
    await expect(listAsCsv(one, view, 1, {})).rejects.toThrow(NotAllowed);
    await expect(selectedAsCsv(one, view, [])).rejects.toThrow(NotAllowed);
  });

  it('finds anything without costs and balances', async () => {
    as('Cashier');
    expect(
      hiddenIn(
        await dumped(async () => [await findRecords(booksStore, 'salt'), await findRecords(booksStore, 'ravi')]),
      ),
    ).toEqual([]);
  });

  it('is shown neither what goods cost nor what a customer owes where a bill goes beyond a limit', async () => {
    as('Owner');
    expect(hiddenIn(await dumped(() => standingOfBill(atHand)))).not.toEqual([]);
    as('Cashier');
    const { approvals } = await standingAtPay(atHand);
    expect(approvals.map(({ sentence }) => sentence)).toEqual([
      expect.stringMatching(/^Salt: .* off\. The limit is 10%\.$/),
      'Salt: ₹95.24 without tax is below its cost.',
    ]);
  });

  it('leaves nothing unasked: each read of a screen stands in this table', () => {
    const known = new Set([
      ...Object.keys(READS),
      ...Object.keys(LISTS),
      ...Object.keys(BOOKS_VERBS),
      ...WITHOUT_FIGURES,
    ]);
    expect([...importedByScreens()].filter((name) => !known.has(name)).toSorted()).toEqual([]);
  });
});

async function withGoodsAndBalances(): Promise<void> {
  const made = await addGoods('Salt', {
    barcode: '8901234567894',
    purchasePrice: perUnit(7771.11),
    sellingPrice: perUnit(9000),
    openingRate: perUnit(7771.11),
    openingQuantity: asQuantity(3),
    reorderLevel: asQuantity(10),
  });
  salt = made;
  supplier = await aTrader('Supplier', 'Metro Traders');
  const customer = await aTrader('Customer', 'Ravi Stores');
  const opened = { balance: rupees(8882.22), side: 'Dr', creditLimit: rupees(100) } as const;
  ({ id: ravi } = await createParty({ ...blankParty('Customer'), name: 'Ravi Kirana', ...opened }));
  bought = await buy('2026-06-01', supplier, [[salt, 1, 7771.11]]);
  sold = await sell('2026-06-02', customer, [[salt, 1, 9000]]);
  await withPurchaseOrder(salt, supplier, 7771.11);
  ordered = await order('Purchase Order', '2026-06-02', supplier, [[salt, 1, 7771.11]], { due: '2026-06-05' });
  await order('Sales Order', '2026-06-02', customer, [[salt, 1, 9000]]);
  await order('Delivery Challan', '2026-06-02', customer, [[salt, 1, 9000]], {
    purpose: 'On Approval',
    dueBack: '2026-06-05',
  });
  await updateFavourites(0, [{ name: 'Daily', items: [{ id: salt.id, name: 'Salt' }] }]);
  await drawerWithShifts();
  other = await shiftWith(500, 500);
  cash = other.cash.id;
  const begun = await scan(await openCounter(), salt);
  const low = await changeBill(begun.id, (one) =>
    withCustomer(withRate(one, one.lines[0]?.id ?? 0, perUnit(100)), { id: ravi, name: 'Ravi Kirana' }),
  );
  await holdBill(low.id);
  const again = await scan(await openCounter(), salt);
  atHand = await changeBill(again.id, (one) =>
    withCustomer(withRate(one, one.lines[0]?.id ?? 0, perUnit(100)), { id: ravi, name: 'Ravi Kirana' }),
  );
}

async function rowsOf(list: StoreList<Rows, BooksTable>, view: Parameters<typeof vouchersIn>[1]) {
  list.see?.();
  const { rows } = await windowOf<Rows[BooksTable]>(booksStore.records(list.table), list, view, { at: 'first' }, 50);
  return booksStore.shown(list.table, rows);
}

/** What a read gives, as text; blank where it is not allowed. Whatever comes piece by piece is read to its end. */
async function dumped(read: () => unknown): Promise<string> {
  try {
    let value = await read();
    if (typeof value === 'object' && value !== null && Symbol.asyncIterator in value) {
      const parts: unknown[] = [];
      for await (const part of value as AsyncIterable<unknown>) parts.push(part);
      value = parts;
    }
    return JSON.stringify(value, (_, each: unknown) => (each instanceof Map ? [...each] : each)) ?? '';
  } catch (error) {
    if (error instanceof NotAllowed) return '';
    throw error;
  }
}

function hiddenIn(text: string): readonly string[] {
  return HIDDEN.filter((figure) => text.includes(figure));
}

function bankLine() {
  const nothing = {
    rev: 1,
    narration: '',
    reference: '',
    balance: null,
    known: '',
    state: 'Open',
    voucher: '',
  } as const;
  return { ...nothing, id: 'BLN-000001', account: cash, on: DAY, amount: asPaise(-777111) } as const;
}

async function anEdit() {
  const [first] = await booksStore.records('edits').toArray();
  if (!first) throw new Error('There is no entry.');
  return first;
}

/** The names that screens and the frame take from data/books; those of staff have neither. */
function importedByScreens(): ReadonlySet<string> {
  const names = new Set<string>();
  for (const text of Object.values(SOURCES)) {
    for (const [, list = ''] of text.matchAll(/import \{([^}]*)\}\s+from '#data\/books\/(?!staff\/)[^']+'/g)) {
      for (const one of list.split(',')) {
        const [name = ''] = one.trim().split(' as ');
        if (name !== '' && !name.startsWith('type ')) names.add(name);
      }
    }
  }
  return names;
}

/**
 * What reads nothing of records, or writes them by another name: of this device, ids, errors, workers. `openDocuments` and
 * `owedWithoutNote` are what is owed on a document, which whoever takes money for it must know. Lists stand in the table by
 * themselves; `shownBillFacts` is read by `billAtHand`.
 */
const WITHOUT_FIGURES: readonly string[] =
  `ALL_GOODS askForApprovalBy AVAILABILITIES allowFolder ApprovalNeeded areMovedAway askAboutLeftPrints beginningsFor BillRefused BLOCKED_MESSAGE booksStore
  booksThatBeginWith bringIn bringInStatement canChooseFolder ChangedMeanwhile checkInWorker chooseDrawer
  chooseFolder closeBooks copyIfDue createBooksFromTally currentBooksKey deleteBooks followCounter forgetOpened
  GODOWN_PREFIX hasOpenedBooks hasSounds isCopyUnseen isOfTheseBooks isPartyId ITEM_PREFIX lastOpened leaveFolder
  letGoOfBill letGoOfBills listOfKind listOfRegister lostFolder MAIN_GODOWN_ID MOST_SHOWN nameOfCounter
  noteBusiness notedBusinesses noteOpened onPrintProgress onValuation openAtCounter openBooks
  openDocuments openGstr2b OPENING_MESSAGES opensAtCounter otherBooks owedWithoutNote PARTY_PREFIX printEachBill
  printedPercent printsEachBill readCopy recordCounts RECOVERY_ID refuseDeletingBatch refuseDeletingDrawer refuseDeletingGodowns refuseDeletingItems
  refuseDeletingLedgers refuseDeletingParties repairInWorker restoreAsNew sendPrint shownBillFacts showOnDisplays
  startBooks takeBack tallyImport turnSounds useCopyFolder useLive useLiveResult useSuggestions valuedPercent
  WALK_IN_ID`.split(/\s+/);

const SOURCES = import.meta.glob<string>('/src/{screens,app}/**/*.{ts,tsx}', {
  query: '?raw',
  import: 'default',
  eager: true,
});
