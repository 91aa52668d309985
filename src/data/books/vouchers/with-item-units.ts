import type { WriteTransaction } from '#data/store/write-transaction.ts';
import { lineItem } from '#domain/books/documents/blank-document.ts';
import type { InvoiceInput, PurchaseInput } from '#domain/books/documents/document.ts';
import type { Voucher, VoucherInput } from '#domain/books/vouchers/voucher.ts';
import type { Rows } from '#data/books/tables.ts';

/** Returns an invoice or purchase whose goods say in which unit they are counted. One that is `issued` says it as it did. */
export async function withItemUnits<Input extends VoucherInput>(
  transaction: WriteTransaction<Rows>,
  input: Input,
  issued: Voucher | undefined,
): Promise<Input> {
  if (issued) return input;
  const { lines } = input as InvoiceInput | PurchaseInput;
  const items = await transaction.getEach(
    'items',
    lines.flatMap(({ item }) => item?.id ?? []),
  );
  const byId = new Map(items.map((item) => [item.id, item]));
  return {
    ...input,
    lines: lines.map((line) => {
      const { item } = line;
      const known = item && byId.get(item.id);
      return item && known ? { ...line, item: { ...lineItem(known), ...item } } : line;
    }),
  };
}
