/** A decision of the user about a row of GSTR-2B, stored under the row's key. */
export type Decision = Readonly<{
  /** The key of the row. */
  id: string;
  /** The id of the purchase or debit note that it is; blank: it is rejected. */
  voucher: string;
}>;
