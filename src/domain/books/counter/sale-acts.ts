import type { SaleLine } from './limits.ts';
import { BLANK_DOCUMENT_LINE } from '#domain/books/documents/blank-document.ts';
import type { DocumentLine, InvoiceInput } from '#domain/books/documents/document.ts';
import { withItem } from '#domain/books/documents/document-lines.ts';
import type { Item } from '#domain/books/masters/item.ts';
import { formatRupees } from '#domain/format.ts';
import { amountAt } from '#domain/books/rate.ts';
import { asPaise, type Paise } from '#domain/money.ts';
import { asQuantity } from '#domain/quantity.ts';
import type { Named } from '#domain/books/voucher-head.ts';
import type { ActToApprove } from '#domain/books/staff/approval.ts';

/** Lists the rates of a sale that are not those of its items, an act each. */
export function changedRates(lines: readonly SaleLine[]): readonly ActToApprove[] {
  return lines.flatMap(({ id, item, rate, listRate }) => {
    if (rate === null || listRate === null || rate === listRate) return [];
    const one = asQuantity(1);
    const [now, list] = [amountAt(one, rate), amountAt(one, listRate)].map((amount) => formatRupees(amount));
    return [
      { right: 'rate', key: `rate/${id}/${rate}/${listRate}`, sentence: `${item.name}: ${now} instead of ${list}.` },
    ];
  });
}

/** Lists that a sale is put on account, if it is. `onAccount` is in paise. */
export function soldOnAccount(customer: Named, onAccount: Paise): readonly ActToApprove[] {
  if (onAccount <= 0) return [];
  const sentence = `${formatRupees(onAccount)} on account of ${customer.name}.`;
  return [{ right: 'onAccount', key: `account/${customer.id}/${onAccount}`, sentence }];
}

/** Returns the lines of an invoice as limits look at them: each beside the rate of its item, or of the pack that it counts. */
export function saleLines(invoice: InvoiceInput, items: ReadonlyMap<string, Item>): readonly SaleLine[] {
  return invoice.lines.map((line, at) => ({
    id: at,
    item: line.item ?? { id: '', name: line.description },
    quantity: line.quantity ?? asQuantity(0),
    rate: line.rate,
    listRate: listRateOf(line, invoice, items),
    ...(line.contains !== undefined && { contains: line.contains }),
  }));
}

function listRateOf(line: DocumentLine, invoice: InvoiceInput, items: ReadonlyMap<string, Item>): SaleLine['listRate'] {
  const item = items.get(line.item?.id ?? '');
  if (!item) return null;
  const pack = item.packs?.find(({ unit, contains }) => unit === line.unit && contains === line.contains);
  if (!pack && line.unit !== item.unit) return null;
  return withItem(BLANK_DOCUMENT_LINE, item, invoice, pack).rate;
}

/** Returns what of an invoice is put on account: all of it that is not received at once. */
export function onAccountOf({ receivedNow }: Pick<InvoiceInput, 'receivedNow'>, total: Paise): Paise {
  return asPaise(Math.max(0, total - (receivedNow ?? 0)));
}
