import { draftFromDocument } from '#data/books/vouchers/draft-from-document.ts';
import { createVoucher, voucher } from '#data/books/vouchers/vouchers.ts';
import { withParty, lineItem } from '#domain/books/documents/blank-document.ts';
import type { DocumentParty } from '#domain/books/documents/document.ts';
import type { Item } from '#domain/books/masters/item.ts';
import { asTrade, withTrade } from '#domain/books/orders/as-trade.ts';
import type { PricedOrderInput } from '#domain/books/orders/order.ts';
import { DUE_FIELDS } from '#domain/books/orders/order-problems.ts';
import { kindOf } from '#domain/books/voucher-kinds.ts';
import type { Voucher, VoucherInput, VoucherKind } from '#domain/books/vouchers/voucher.ts';
import type { IsoDate } from '#domain/calendar.ts';
import { asQuantity } from '#domain/quantity.ts';
import { aLine, OURS } from './documents.ts';

/** Orders in the open books, in units and rupees, at 5 % within Maharashtra, and what is made of them. */

/** So many units at so many rupees. */
type Line = readonly [item: Item, units: number, rupees: number];
export type OrderKind = PricedOrderInput['kind'];
type OrderOf<Kind extends OrderKind> = Extract<PricedOrderInput, Readonly<{ kind: Kind }>>;
/** What an order has of its own; `due` is the day by which, whatever its kind calls that. */
export type OrderTerms<Kind extends OrderKind> = Partial<OrderOf<Kind>> &
  Readonly<{ due?: IsoDate; state?: 'Draft' | 'Issued' }>;

export function anOrder<Kind extends OrderKind>(
  kind: Kind,
  day: IsoDate,
  party: DocumentParty | null,
  lines: readonly Line[],
  { due, state: _, ...overrides }: OrderTerms<Kind> = {},
): OrderOf<Kind> {
  const blank = kindOf({ kind }).blank(day, OURS, null) as PricedOrderInput;
  return {
    ...withTrade(blank, withParty(asTrade(blank), party, null)),
    ...(due && { [DUE_FIELDS[kind]]: due }),
    lines: lines.map(([item, units, rupees]) => aLine(units, rupees, 5, { item: lineItem(item), hsn: item.hsn })),
    ...overrides,
  } as unknown as OrderOf<Kind>;
}

export function order<Kind extends OrderKind>(...about: Parameters<typeof anOrder<Kind>>): Promise<Voucher> {
  return createVoucher(anOrder(...about), about[4]?.state ?? 'Issued');
}

/** The form of a kind that is filled from an order or challan with all that is left of it; undefined where nothing is. */
export function formFrom(source: Voucher, kind: VoucherKind, day: IsoDate): Promise<VoucherInput | undefined> {
  const own = 'own' in source ? source.own : OURS;
  return draftFromDocument(source.id, kindOf({ kind }).blank(day, own, null), day);
}

/**
 * Makes a document of an order or challan, of so many units of its first lines; without them of all that is left. A purchase
 * bears the order's number.
 */
export async function makeOf(
  source: Voucher,
  kind: VoucherKind,
  day: IsoDate,
  units?: readonly number[],
  overrides: object = {},
): Promise<Voucher> {
  const form = await formFrom(source, kind, day);
  if (!form || !('lines' in form)) throw new Error(`Nothing of ${source.number} is left for a ${kind}.`);
  const lines = units
    ? [...form.lines].flatMap((line, at) => (units[at] ? [{ ...line, quantity: asQuantity(units[at]) }] : []))
    : form.lines;
  const bill = kind === 'Purchase' && { billNumber: source.number, billDate: day };
  return createVoucher({ ...form, ...bill, lines, ...overrides } as VoucherInput, 'Issued');
}

/** A voucher as it is stored now. */
export async function now(of: Voucher): Promise<Voucher> {
  const stored = await voucher(of.id);
  if (!stored) throw new Error(`${of.number} is not there.`);
  return stored;
}
