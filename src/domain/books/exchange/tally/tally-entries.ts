import { asPaise, fraction, negative, type Paise, sumOf, ZERO } from '#domain/money.ts';
import type { Quantity } from '#domain/quantity.ts';
import { type Rate, asRate } from '#domain/books/rate.ts';
import { costsOfLines } from '#domain/books/documents/document-posting.ts';
import { type DocumentInput, isDocument, isNote, isSale } from '#domain/books/documents/document.ts';
import type { LedgersByRole } from '#domain/books/balanced-postings.ts';
import { quantityIn } from '#domain/books/documents/line-count.ts';
import { takesGoodsBack } from '#domain/books/documents/note-balance.ts';
import type { UnitCode } from '#domain/books/unit.ts';
import { currentPostings, type Voucher } from '#domain/books/vouchers/voucher.ts';
import type { Posting } from '#domain/books/voucher-head.ts';

/** A line of a document that moves goods, as Tally keeps it: its value stands under the ledger of sales or purchases. */
export type StockEntry = Readonly<{
  item: string;
  ledger: string;
  /** Debit positive, as everywhere: goods that come in are a debit. */
  amount: Paise;
  quantity: Quantity | null;
  unit: UnitCode;
  /** Per unit, after all discounts and without tax that stands apart; null where nothing is counted. */
  rate: Rate | null;
}>;

export type TallyEntries = Readonly<{ ledgers: readonly Posting[]; stock: readonly StockEntry[] }>;

/**
 * Divides what a voucher posts as Tally wants it: what lines of goods come to stands in the lines of stock, and then no
 * more under the ledger. Both together are the postings, and their sum is 0. `unitOf` is the unit of an item as it is
 * now, undefined for a service, and packs are written out in it: a line counted in another unit, which Tally would refuse,
 * stays under the ledger.
 */
export function tallyEntries(
  voucher: Voucher,
  roles: LedgersByRole,
  unitOf: (item: string) => UnitCode | undefined,
): TallyEntries {
  const postings = currentPostings(voucher);
  const stock = isDocument(voucher) && postings.length > 0 ? stockEntries(voucher, roles, unitOf) : [];
  const inStock = new Map<string, Paise>();
  for (const { ledger, amount } of stock) inStock.set(ledger, sumOf([inStock.get(ledger) ?? ZERO, amount]));
  const posted = new Map<string, Paise>();
  for (const { ledger, amount } of postings) posted.set(ledger, sumOf([posted.get(ledger) ?? ZERO, amount]));
  const ledgers = [...posted].map(([ledger, amount]) => {
    return { ledger, amount: asPaise(amount - (inStock.get(ledger) ?? 0)) };
  });
  return { ledgers: ledgers.filter(({ amount }) => amount !== 0), stock };
}

function stockEntries(
  document: Extract<Voucher, DocumentInput>,
  roles: LedgersByRole,
  unitOf: (item: string) => UnitCode | undefined,
): readonly StockEntry[] {
  // A discount after the sale lowers what is owed, and moves no goods.
  if (isNote(document) && !takesGoodsBack(document)) return [];
  const { lines: sums } = document.sums;
  const values = isSale(document) ? sums.map(({ taxable }) => taxable) : costsOfLines(document, sums);
  // A sale is a credit, and so is what goes back to a supplier.
  const isCredit = isSale(document) !== isNote(document);
  const usual = roles[USUAL[document.kind]];
  return document.lines.flatMap((line, at): StockEntry[] => {
    const value = values[at] ?? ZERO;
    const ledger = ('ledger' in line ? line.ledger?.id : undefined) ?? usual;
    const unit = line.item ? unitOf(line.item.id) : undefined;
    const quantity = line.quantity === null && line.unit === unit ? null : quantityIn(line, unit);
    if (!line.item || !unit || quantity === undefined || ledger === undefined || value === 0) return [];
    const rate = quantity === null || quantity === 0 ? null : ratePerUnit(value, quantity);
    return [{ item: line.item.id, ledger, amount: isCredit ? negative(value) : value, quantity, unit, rate }];
  });
}

function ratePerUnit(value: Paise, quantity: Quantity): Rate {
  return asRate(fraction(value, 100 * 1000, Math.round(quantity * 1000)));
}

const USUAL = {
  Invoice: 'sales',
  'Credit Note': 'salesReturns',
  Purchase: 'purchases',
  'Debit Note': 'purchaseReturns',
} as const;
