import { daysBetween } from '#domain/calendar.ts';
import type { Paise } from '#domain/money.ts';
import { placeOfCode } from '#domain/state-code.ts';
import { isDocument, isNote } from '#domain/books/documents/document.ts';
import { type BookedKind, isMoney, type Voucher } from '#domain/books/vouchers/voucher.ts';
import { type BillAllocation, billsOf } from './tally-bills.ts';
import type { StockEntry, TallyEntries } from './tally-entries.ts';
import type { MovedGoods } from './tally-stock.ts';
import { PRIMARY_BATCH } from './tally-masters.ts';
import { element, field, message, tallyAmount, tallyDay, tallyQuantity, tallyRate, yesOrNo } from './tally-text.ts';

/** The names of what a voucher refers to, as Tally knows them. */
export type TallyNames = Readonly<{
  ledger: (id: string) => string;
  isParty: (id: string) => boolean;
  item: (id: string) => string;
  godown: (id: string) => string;
  bill: (document: string) => string | undefined;
  /** The part of a note that is set against its document. */
  noteCounts: (note: Voucher) => Paise;
  /** The part of a document that the opening balance of its party settles. */
  fromOpening: (document: string) => Paise;
}>;

/**
 * A voucher as Tally takes it. It bears our id: importing it again alters what is there instead of doubling it. `prefix`
 * tells these books from others in one company of Tally. A cancelled one keeps its number, and has no entries.
 */
export function voucherMessage(voucher: Voucher, entries: TallyEntries, names: TallyNames, prefix: string): string {
  const id = idOf(voucher, prefix);
  const type = TYPES[voucher.kind as BookedKind];
  const isInvoice = entries.stock.length > 0;
  const view = isInvoice ? 'Invoice Voucher View' : 'Accounting Voucher View';
  return asVoucher(voucher, { id, type, view, isInvoice, head: headOf(voucher) }, [
    ...ledgerEntries(voucher, entries, names),
    ...entries.stock.map((line) => stockEntry(line, godownOf(voucher, names), names)),
  ]);
}

/**
 * The goods of a voucher of stock as a Stock Journal of Tally: of a transfer it is all there is; an adjustment is a journal
 * besides, for what it posts, so that this one has an id of its own.
 */
export function stockJournalMessage(
  voucher: Voucher,
  goods: readonly MovedGoods[],
  names: TallyNames,
  prefix: string,
): string {
  const id = voucher.kind === 'Stock Transfer' ? idOf(voucher, prefix) : `${idOf(voucher, prefix)}-goods`;
  return asVoucher(
    voucher,
    { id, type: STOCK_JOURNAL, view: GOODS_VIEW, isInvoice: false, head: [] },
    goods.map((line) => movedEntry(line, names)),
  );
}

function asVoucher(
  { date, number, narration, state }: Voucher,
  { id, type, view, isInvoice, head }: VoucherHeading,
  entries: readonly string[],
): string {
  return message(
    element(
      'VOUCHER',
      [
        field('DATE', tallyDay(date)),
        field('EFFECTIVEDATE', tallyDay(date)),
        field('GUID', id),
        field('VOUCHERTYPENAME', type),
        field('VOUCHERNUMBER', number),
        ...head,
        field('NARRATION', narration),
        field('PERSISTEDVIEW', view),
        field('ISINVOICE', yesOrNo(isInvoice)),
        state === 'Cancelled' ? field('ISCANCELLED', 'Yes') : '',
        ...entries,
      ],
      { REMOTEID: id, VCHTYPE: type, ACTION: 'Create', OBJVIEW: view },
    ),
  );
}

/** The heading of a voucher in Tally, but for its date, number and narration. */
type VoucherHeading = Readonly<{ id: string; type: string; view: string; isInvoice: boolean; head: readonly string[] }>;

/** Writes an entry of goods: those that come in are a debit, whatever they cost. */
function movedEntry(line: MovedGoods, names: TallyNames): string {
  const { item, godown, quantity, unit, amount, rate, isIn } = line;
  return element(isIn ? 'INVENTORYENTRIESIN.LIST' : 'INVENTORYENTRIESOUT.LIST', [
    field('STOCKITEMNAME', names.item(item)),
    field('ISDEEMEDPOSITIVE', yesOrNo(isIn)),
    field('RATE', tallyRate(rate, unit)),
    ...amountAndBatch(names.godown(godown), amount, tallyQuantity(quantity, unit)),
  ]);
}

/** An amount and a quantity, and the godown in which all of it is. */
function amountAndBatch(godown: string, amount: Paise, counted: string): readonly string[] {
  const amounts = [field('AMOUNT', tallyAmount(amount)), field('ACTUALQTY', counted), field('BILLEDQTY', counted)];
  const batch = [field('GODOWNNAME', godown), field('BATCHNAME', PRIMARY_BATCH), ...amounts];
  return [...amounts, element('BATCHALLOCATIONS.LIST', batch)];
}

function idOf(voucher: Voucher, prefix: string): string {
  return `${prefix}-${voucher.id}`;
}

function headOf(voucher: Voucher): readonly string[] {
  if (!isDocument(voucher)) {
    const reference = 'reference' in voucher ? voucher.reference : '';
    return [field('REFERENCE', reference), field('PARTYLEDGERNAME', (isMoney(voucher) && voucher.against?.name) || '')];
  }
  const { party } = voucher;
  const bill = voucher.kind === 'Purchase' ? voucher : undefined;
  const reference = isNote(voucher) ? (voucher.against?.number ?? '') : (bill?.billNumber ?? voucher.reference);
  return [
    field('REFERENCE', reference),
    field('REFERENCEDATE', bill && bill.billDate !== '' ? tallyDay(bill.billDate) : ''),
    field('PARTYLEDGERNAME', party?.name ?? ''),
    field('PARTYGSTIN', party?.gstin ?? ''),
    field('STATENAME', placeOfCode(party?.state ?? '')?.name ?? ''),
    field('PLACEOFSUPPLY', placeOfCode(voucher.place)?.name ?? ''),
  ];
}

/** The party comes first: Tally takes the first ledger of an invoice for it. */
function ledgerEntries(voucher: Voucher, { ledgers, stock }: TallyEntries, names: TallyNames): readonly string[] {
  const list = stock.length > 0 ? 'LEDGERENTRIES.LIST' : 'ALLLEDGERENTRIES.LIST';
  const ordered = ledgers.toSorted(
    (one, other) => Number(names.isParty(other.ledger)) - Number(names.isParty(one.ledger)),
  );
  return ordered.map(({ ledger, amount }) => {
    const isParty = names.isParty(ledger);
    const bills = isParty
      ? billsOf(voucher, amount, names.bill, names.noteCounts(voucher), names.fromOpening(voucher.id))
      : [];
    return element(list, [
      field('LEDGERNAME', names.ledger(ledger)),
      field('ISDEEMEDPOSITIVE', yesOrNo(amount > 0)),
      field('ISPARTYLEDGER', yesOrNo(isParty)),
      field('AMOUNT', tallyAmount(amount)),
      ...bills.map((bill) => billEntry(bill, voucher)),
    ]);
  });
}

function billEntry(bill: BillAllocation, { date }: Voucher): string {
  const days = bill.type === 'New Ref' && bill.dueDate !== '' ? `${daysBetween(date, bill.dueDate)} Days` : '';
  return element('BILLALLOCATIONS.LIST', [
    field('NAME', bill.type === 'On Account' ? '' : bill.name),
    field('BILLTYPE', bill.type),
    field('BILLCREDITPERIOD', days),
    field('AMOUNT', tallyAmount(bill.amount)),
  ]);
}

/** Of what is no document Tally has the goods in its first godown. */
function godownOf(voucher: Voucher, names: TallyNames): string {
  return names.godown((isDocument(voucher) && voucher.godown?.id) || '');
}

function stockEntry(
  { item, ledger, amount, quantity, unit, rate }: StockEntry,
  godown: string,
  names: TallyNames,
): string {
  const counted = quantity === null || quantity === 0 ? '' : tallyQuantity(quantity, unit);
  const isDebit = yesOrNo(amount > 0);
  return element('ALLINVENTORYENTRIES.LIST', [
    field('STOCKITEMNAME', names.item(item)),
    field('ISDEEMEDPOSITIVE', isDebit),
    field('RATE', rate === null ? '' : tallyRate(rate, unit)),
    ...amountAndBatch(godown, amount, counted),
    element('ACCOUNTINGALLOCATIONS.LIST', [
      field('LEDGERNAME', names.ledger(ledger)),
      field('ISDEEMEDPOSITIVE', isDebit),
      field('AMOUNT', tallyAmount(amount)),
    ]),
  ]);
}

const STOCK_JOURNAL = 'Stock Journal';
const GOODS_VIEW = 'Consumption Voucher View';

const TYPES = {
  Invoice: 'Sales',
  'Credit Note': 'Credit Note',
  Purchase: 'Purchase',
  'Debit Note': 'Debit Note',
  Receipt: 'Receipt',
  Payment: 'Payment',
  Contra: 'Contra',
  Journal: 'Journal',
  'Stock Adjustment': 'Journal',
  'Stock Transfer': STOCK_JOURNAL,
} as const satisfies Record<BookedKind, string>;
