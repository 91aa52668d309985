import type { Paise } from '#domain/money.ts';
import type { Bill } from '#domain/books/counter/bill.ts';
import type { BillFacts } from '#domain/books/counter/bill-invoice.ts';
import type { BillSums } from '#domain/books/counter/bill-money.ts';
import type { Approval, BillProblem } from '#domain/books/counter/bill-problem.ts';

/** How a bill stands: what its page shows besides what was entered. */
export type BillStanding = Readonly<{
  facts: BillFacts;
  /** Undefined for what nobody can count. */
  sums: BillSums | undefined;
  /** Why it cannot be saved, the first first. */
  problems: readonly BillProblem[];
  /** What looks wrong but is saved all the same: goods that are not there, where the business only warns of that. */
  warnings: readonly BillProblem[];
  /** What is to be approved before it is saved, and was not yet. */
  approvals: readonly Approval[];
  /** The most of it that can be taken in cash today, by law. */
  cashAtMost: Paise | undefined;
}>;

/** Reads how a bill stands. For a live read; saving checks all of it again. */
export declare function standingOfBill(bill: Bill): Promise<BillStanding>;
