import { Refusal } from '#data/store/refusal.ts';
import type { Approval, BillProblem } from '#domain/books/counter/bill-problem.ts';
import type { Paise } from '#domain/money.ts';

/** A bill that was saved: its invoice by id and number, and the cash to give back. */
export type SavedBill = Readonly<{ id: string; title: string; number: string; total: Paise; change: Paise }>;

/** A bill that was not saved: nothing was changed, and each problem stands at its place. */
export class BillRefused extends Refusal {
  readonly problems: readonly BillProblem[];

  constructor(problems: readonly BillProblem[]) {
    super('Not saved', problems[0]?.sentence ?? 'Nothing was changed. Please try again.');
    this.problems = problems;
  }
}

/** A bill that goes beyond limits, so that a person is asked first. "Go On" is `approveBill`, then saving it again. */
export class ApprovalNeeded extends Refusal {
  readonly approvals: readonly Approval[];

  constructor(approvals: readonly Approval[]) {
    super('Not saved', approvals[0]?.sentence ?? '');
    this.approvals = approvals;
  }
}

/**
 * Saves a bill as its invoice with a receipt for each tender, in one transaction that also removes the bill. A second press, key
 * or tab finds it saved, and resolves with what the first one made. Throws BillRefused or ApprovalNeeded.
 */
export declare function saveBill(id: string): Promise<SavedBill>;

/** Approves what a bill was asked about. It is noted in the edit log with the invoice, when that is saved. */
export declare function approveBill(id: string, approvals: readonly Approval[]): Promise<void>;
