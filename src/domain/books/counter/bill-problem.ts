import type { ActToApprove } from '#domain/books/staff/approval.ts';
import type { Named } from '#domain/books/voucher-head.ts';
import type { Tender } from './tender.ts';

/** Why a bill cannot be saved: a sentence at its place. Of a line it names the item, which "Edit {item}" opens. */
export type BillProblem = Readonly<{
  /** The id of the line; undefined of what is about the bill as a whole. */
  line?: number;
  item?: Named;
  field: BillField;
  sentence: string;
}>;

export type BillField =
  | 'item'
  | 'quantity'
  | 'rate'
  | 'discount'
  | 'billDiscount'
  | 'customer'
  | 'date'
  | 'drawer'
  | 'lines'
  | Tender;

/**
 * A question that a bill asks before it goes beyond a limit, once for these figures: others make another key. Nothing keeps it from
 * being saved once a person went on; where the books have staff, one who has the right.
 */
export type Approval = ActToApprove & Readonly<{ line?: number }>;
