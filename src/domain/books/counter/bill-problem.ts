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
 * What a bill asks of a person before it goes beyond a limit, once for these figures: other figures make another key. Nothing
 * keeps it from being saved once it is approved.
 */
export type Approval = Readonly<{ key: string; line?: number; sentence: string }>;
