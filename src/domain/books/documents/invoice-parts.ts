import type { MaybeDate } from '#domain/calendar.ts';
import type { Paise } from '#domain/money.ts';

/** What only some invoices have. */

/** How an invoice was made over the counter: the id of its bill, by which it is saved once, and the cash that was given back. */
export type CounterSale = Readonly<{ bill: string; change: Paise }>;

/** An address of delivery. `name` is who takes the goods there, if that is another; `state` is the code of a place. */
export type DeliveryAddress = Readonly<{ name: string; address: string; city: string; pinCode: string; state: string }>;

/** The number and day of a shipping bill or bill of export, and the code of the port, of six letters and digits. */
export type ShippingBill = Readonly<{ number: string; date: MaybeDate; port: string }>;
