import { amountOf, type InvoiceItem } from '#domain/sample/invoice.ts';
import { asPaise } from '#domain/money.ts';
import { asQuantity } from '#domain/quantity.ts';

/** A line of a sample document, with its amount calculated. `rate` is in paise per unit. */
export function item(name: string, quantity: number, rate: number): InvoiceItem {
  const line = { name, quantity: asQuantity(quantity), rate: asPaise(rate) };
  return { ...line, amount: amountOf(line) };
}
