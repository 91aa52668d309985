import { negative, type Paise, ZERO } from '#domain/money.ts';
import { keyOfBill, keyOfSale } from '#domain/books/documents/bill-key.ts';
import { blankInvoice, blankPurchase } from '#domain/books/documents/blank-document.ts';
import { emptyCreditNote, emptyDebitNote } from '#domain/books/documents/blank-note.ts';
import { type DocumentInput, isNote } from '#domain/books/documents/document.ts';
import { seriesOf } from '#domain/books/documents/document-heading.ts';
import { problemsInDocumentMasters } from '#domain/books/documents/document-masters.ts';
import { documentPostings } from '#domain/books/documents/document-posting.ts';
import { problemsInDocument, problemsInPurchase } from '#domain/books/documents/document-problems.ts';
import { ledgersInDocument } from '#domain/books/documents/document-references.ts';
import { type SummedDocument, withSums } from '#domain/books/documents/document-sums.ts';
import {
  type Move,
  movesOfAdjustment,
  movesOfCreditNote,
  movesOfDebitNote,
  movesOfInvoice,
  movesOfPurchase,
  movesOfTransfer,
} from '#domain/books/stock/stock-move.ts';
import { countsOf } from '#domain/books/stock/stock-count.ts';
import { documentPaper } from '#domain/books/paper/document-paper.ts';
import { stockDocument } from '#domain/books/paper/stock-document.ts';
import { voucherDocument } from '#domain/books/paper/voucher-document.ts';
import { never, none, of, ownSeries } from './kind-parts.ts';
import { ORDER_KINDS } from './order-kinds.ts';
import { distinctNames, type Named } from '#domain/books/voucher-head.ts';
import { problemsInJournal, problemsInJournalMasters } from '#domain/books/vouchers/journal-problems.ts';
import {
  problemsInContra,
  problemsInContraMasters,
  problemsInMoney,
  problemsInMoneyMasters,
} from '#domain/books/vouchers/money-problems.ts';
import { normalizeDocument } from '#domain/books/vouchers/normalize-document.ts';
import { normalizeContra, normalizeJournal, normalizeMoney } from '#domain/books/vouchers/normalize-voucher.ts';
import { contraPostings, journalPostings, moneyPostings } from '#domain/books/vouchers/posting.ts';
import { adjustmentPostings } from '#domain/books/vouchers/stock-posting.ts';
import { problemsInStock, problemsInStockMasters } from '#domain/books/vouchers/stock-problems.ts';
import {
  amountOfAdjustment,
  blankAdjustment,
  blankTransfer,
  itemsOfStock,
  normalizeAdjustment,
  normalizeTransfer,
} from '#domain/books/vouchers/stock-voucher.ts';
import {
  amountOfJournal,
  blankContra,
  blankJournal,
  blankMoney,
  type InputOf,
  type MoneyInput,
  setOffKey,
  type SummedInput,
  type Voucher,
  type VoucherKind,
} from '#domain/books/vouchers/voucher.ts';
import { ledgersOfContra, ledgersOfJournal, ledgersOfMoney } from '#domain/books/vouchers/voucher-ledgers.ts';
import { particularsOfContra, particularsOfStock } from '#domain/books/vouchers/voucher-particulars.ts';
import type { KindRow } from './voucher-kind.ts';

const DOCUMENT = {
  problems: problemsInDocument,
  ledgers: ledgersInDocument,
  items: ({ lines }: DocumentInput) => distinctNames(lines.map(({ item }) => item)),
  godowns: ({ godown }: DocumentInput) => distinctNames([godown]),
  counts: none,
  listedBy: ledgersInDocument,
  particulars: partyOf,
  movedFor: partyOf,
  series: seriesOf,
  normalize: normalizeDocument,
  sums: withSums,
  onceKey: never,
  amount: ({ sums }: SummedDocument) => sums.total,
  postings: documentPostings,
  paper: documentPaper,
};
const TRADE = { ...DOCUMENT, masterProblems: problemsInDocumentMasters };
// A note names the masters of its document, which may be inactive since.
const NOTE = { ...DOCUMENT, masterProblems: () => ({}) };

const SOLD = { right: of('sell'), list: 'Invoices' } as const;
const BOUGHT = { right: of('stock'), list: 'Purchases' } as const;
const PURCHASE = { ...TRADE, ...BOUGHT, problems: problemsInPurchase };

const PLAIN = {
  items: none,
  godowns: none,
  counts: none,
  movedFor: () => '',
  series: ownSeries,
  sums: unchanged,
  onceKey: never,
  moves: none,
  paper: voucherDocument,
};
const MONEY = {
  ...PLAIN,
  right: ({ kind }: MoneyInput) => (kind === 'Receipt' ? 'sell' : 'ledgers'),
  list: 'Payments',
  problems: problemsInMoney,
  masterProblems: problemsInMoneyMasters,
  ledgers: ledgersOfMoney,
  listedBy: ledgersOfMoney,
  particulars: (input: MoneyInput) => firstOf(ledgersOfMoney(input)),
  normalize: normalizeMoney,
  amount: ({ amount }: MoneyInput) => amount ?? ZERO,
  postings: moneyPostings,
} as const;

const STOCK = {
  right: of('stock'),
  list: 'Adjustments',
  problems: problemsInStock,
  masterProblems: problemsInStockMasters,
  ledgers: none,
  items: itemsOfStock,
  listedBy: itemsOfStock,
  particulars: particularsOfStock,
  series: ownSeries,
  sums: unchanged,
  onceKey: never,
  paper: stockDocument,
} as const;

/** The kinds of voucher, a row each: nobody else asks which kind one is to check, store, post or move it. */
const KINDS: Readonly<{ [Kind in VoucherKind]: KindRow<InputOf[Kind]> }> = {
  Invoice: { ...TRADE, ...SOLD, blank: blankInvoice, onceKey: keyOfSale, moves: movesOfInvoice },
  Purchase: { ...PURCHASE, blank: blankPurchase, onceKey: keyOfBill, moves: movesOfPurchase },
  'Credit Note': {
    ...NOTE,
    right: ({ withoutInvoice }) => (withoutInvoice ? 'returnWithoutBill' : 'returnWithBill'),
    list: 'Invoices',
    blank: emptyCreditNote,
    onceKey: keyOfSale,
    moves: movesOfCreditNote,
  },
  'Debit Note': { ...NOTE, ...BOUGHT, blank: emptyDebitNote, moves: movesOfDebitNote },
  Receipt: { ...MONEY, blank: (date, _, account) => blankMoney('Receipt', date, account) },
  Payment: { ...MONEY, blank: (date, _, account) => blankMoney('Payment', date, account) },
  Contra: {
    ...PLAIN,
    right: of('ledgers'),
    list: 'Payments',
    blank: blankContra,
    problems: problemsInContra,
    masterProblems: problemsInContraMasters,
    ledgers: ledgersOfContra,
    listedBy: ledgersOfContra,
    particulars: particularsOfContra,
    normalize: normalizeContra,
    amount: ({ amount }) => amount ?? ZERO,
    postings: contraPostings,
  },
  Journal: {
    ...PLAIN,
    right: ({ setOffOf }) => (setOffOf === undefined ? 'ledgers' : 'gst'),
    list: 'Journals',
    blank: blankJournal,
    problems: problemsInJournal,
    masterProblems: problemsInJournalMasters,
    ledgers: ledgersOfJournal,
    listedBy: ledgersOfJournal,
    particulars: (input) => firstOf(ledgersOfJournal(input)),
    normalize: normalizeJournal,
    onceKey: ({ setOffOf }) => (setOffOf === undefined ? undefined : setOffKey(setOffOf)),
    amount: amountOfJournal,
    postings: journalPostings,
  },
  'Stock Adjustment': {
    ...STOCK,
    blank: blankAdjustment,
    godowns: ({ lines }) => distinctNames(lines.map(({ godown }) => godown)),
    counts: countsOf,
    // "Written off · Fell down".
    movedFor: ({ direction, narration }) => [direction, narration].filter((part) => part !== '').join(' · '),
    normalize: normalizeAdjustment,
    amount: amountOfAdjustment,
    postings: adjustmentPostings,
    moves: movesOfAdjustment,
  },
  'Stock Transfer': {
    ...STOCK,
    blank: blankTransfer,
    godowns: ({ fromGodown, toGodown }) => distinctNames([fromGodown, toGodown]),
    counts: none,
    movedFor: particularsOfStock,
    normalize: normalizeTransfer,
    amount: () => ZERO,
    postings: none,
    moves: movesOfTransfer,
  },
  ...ORDER_KINDS,
};

/** Returns the row of a voucher's kind, which is asked about that voucher alone. */
export function kindOf({ kind }: Readonly<{ kind: VoucherKind }>): KindRow {
  return KINDS[kind];
}

/** Returns the amount that a voucher is about: what moved, a document's total, the debit side of a journal, the cost of goods. */
export function amountOf(input: SummedInput): Paise {
  return kindOf(input).amount(input);
}

/** Returns that amount as a list of documents has it: below 0 for a note, which takes away from what was sold or bought. */
export function listedAmountOf(voucher: Voucher): Paise {
  return isNote(voucher) ? negative(amountOf(voucher)) : amountOf(voucher);
}

/** Returns the goods that a voucher moves: a draft and a cancelled one move none. */
export function movesOf(voucher: Voucher | undefined, main: string): readonly Move[] {
  return voucher?.state === 'Issued' ? kindOf(voucher).moves(voucher, main) : [];
}

function unchanged<Input>(input: Input): Input {
  return input;
}

function partyOf(input: DocumentInput): string {
  return firstOf(ledgersInDocument(input));
}

function firstOf(named: readonly Named[]): string {
  return named[0]?.name ?? '';
}
