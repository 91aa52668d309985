import type { Named } from '#domain/books/voucher-head.ts';

/** A fault of a return, and where to put it right. */
export type ReturnProblem = Readonly<{
  /** The portal refuses what is blocking, and its file is not written. Advisory is what the user should know of. */
  weight: 'Blocking' | 'Advisory';
  /** Its id, and its kind and number; null for the business itself. */
  voucher: Named | null;
  /** In the words of the form: "HSN/SAC of line 2". */
  field: string;
  /** Says what is wrong, and what to do. */
  sentence: string;
  /** The rule with its source. */
  rule: string;
}>;

/** A problem within a sale, before it is known by its voucher. */
export type SaleProblem = Omit<ReturnProblem, 'voucher'>;

export function isBlocking({ weight }: ReturnProblem): boolean {
  return weight === 'Blocking';
}
