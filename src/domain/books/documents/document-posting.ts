import { negative, type Paise, sumOf, ZERO } from '#domain/money.ts';
import {
  type CreditNoteInput,
  type DebitNoteInput,
  type InvoiceInput,
  isNote,
  isReverseCharge,
  isSale,
  type PurchaseInput,
} from './document.ts';
import { type DocumentSums, refuseUncounted, type SummedDocument } from './document-sums.ts';
import type { LedgerRole } from '#domain/books/ledger-role.ts';
import { sumOfHeads, type TaxHeads, taxOf } from './line-tax.ts';
import { balancedPostings, posting, postingTo, type LedgersByRole } from '#domain/books/balanced-postings.ts';
import type { Charged } from './supply.ts';
import type { Posting } from '#domain/books/voucher-head.ts';

/**
 * Returns the postings of a document without problems, made of its sums; together they are 0. Sales credit, purchases debit; notes do the reverse,
 * and go to the ledgers of returns. Throws a RangeError for one that is not whole, or whose sums cannot be counted.
 */
export function documentPostings(input: SummedDocument, roles: LedgersByRole): readonly Posting[] {
  refuseUncounted(input);
  const { sums } = input;
  const postings = isSale(input) ? ofSale(input, sums, roles) : ofPurchase(input, sums, roles);
  return balancedPostings(isNote(input) ? postings.map(oppositePosting) : postings);
}

/** Party total; Sales taxable, Output heads, Round Off. */
function ofSale(input: InvoiceInput | CreditNoteInput, sums: DocumentSums, roles: LedgersByRole): readonly Posting[] {
  return [
    posting(input.party, sums.total),
    ...postingTo(roles[isNote(input) ? 'salesReturns' : 'sales'], negative(sums.taxable)),
    ...headPostings('output', sums, sums.charged, roles).map(oppositePosting),
    ...postingTo(roles.roundOff, negative(sums.roundOff)),
  ];
}

/**
 * Purchases or the line's ledger, Input heads, Round Off; party total. What may not be claimed is a part of the cost. Under
 * reverse charge we owe the Output heads ourselves.
 */
function ofPurchase(
  input: PurchaseInput | DebitNoteInput,
  sums: DocumentSums,
  roles: LedgersByRole,
): readonly Posting[] {
  const { charged } = sums;
  return [
    ...costs(input, sums, roles),
    ...headPostings('input', sumOfHeads(sums.lines.filter((_, at) => isLineClaimed(input, at))), charged, roles),
    ...(isReverseCharge(input) ? headPostings('output', sums, charged, roles).map(oppositePosting) : []),
    ...postingTo(roles.roundOff, sums.roundOff),
    posting(input.party, negative(sums.total)),
  ];
}

/**
 * Whether input tax is claimed, if only of some lines: not if all is blocked, and not by a business under Composition or
 * without registration (CGST Act, sections 10(4) and 16(1)).
 */
export function isClaimed({ own, inputTax }: Pick<PurchaseInput, 'own' | 'inputTax'>): boolean {
  return own.registration === 'Regular' && inputTax !== 'Not claimable';
}

/** Whether the input tax of the line at a place is claimed: as `isClaimed`, but not of a line that is blocked. */
export function isLineClaimed(input: PurchaseInput | DebitNoteInput, at: number): boolean {
  return isClaimed(input) && !(input.inputTax === 'By line' && input.lines[at]?.isBlocked === true);
}

/** The value of a line, and its tax. */
type TaxedLine = TaxHeads & Readonly<{ taxable: Paise }>;

/** The costs of the lines, in their order: the taxable value of each, and the tax that is not claimed. */
export function costsOfLines(input: PurchaseInput | DebitNoteInput, lines: readonly TaxedLine[]): readonly Paise[] {
  return lines.map((line, at) => (isLineClaimed(input, at) ? line.taxable : sumOf([line.taxable, taxOf(line)])));
}

/** The costs by ledger, each ledger once, in the order of the lines. */
function costs(input: PurchaseInput | DebitNoteInput, sums: DocumentSums, roles: LedgersByRole): readonly Posting[] {
  const usual = roles[isNote(input) ? 'purchaseReturns' : 'purchases'];
  const byLedger = new Map<string, Paise>();
  costsOfLines(input, sums.lines).forEach((cost, at) => {
    for (const { ledger } of postingTo(input.lines[at]?.ledger?.id ?? usual, cost)) {
      byLedger.set(ledger, sumOf([byLedger.get(ledger) ?? ZERO, cost]));
    }
  });
  return [...byLedger].map(([ledger, amount]) => ({ ledger, amount }));
}

/** The heads on the debit side. */
export function headPostings(
  side: 'input' | 'output',
  { cgst, sgst, igst, cess }: TaxHeads,
  charged: Charged,
  roles: LedgersByRole,
): readonly Posting[] {
  const of = ROLES_OF_HEADS[side];
  return [
    ...postingTo(roles[of.cgst], cgst),
    ...postingTo(roles[charged === 'CGST + UTGST' ? of.utgst : of.sgst], sgst),
    ...postingTo(roles[of.igst], igst),
    ...postingTo(roles[of.cess], cess),
  ];
}

/** Returns a posting to the ledger's other side. */
export function oppositePosting({ ledger, amount }: Posting): Posting {
  return { ledger, amount: negative(amount) };
}

const ROLES_OF_HEADS = {
  input: { cgst: 'inputCgst', sgst: 'inputSgst', utgst: 'inputUtgst', igst: 'inputIgst', cess: 'inputCess' },
  output: { cgst: 'outputCgst', sgst: 'outputSgst', utgst: 'outputUtgst', igst: 'outputIgst', cess: 'outputCess' },
} as const satisfies Record<string, Record<string, LedgerRole>>;
