import * as v from 'valibot';
import {
  flag,
  oneOf,
  date,
  maybeDate,
  paise,
  percentage,
  quantity,
  record,
  text,
  wholeNumber,
} from '#data/files/backup/fields.ts';
import { INPUT_TAXES } from '#domain/books/documents/document.ts';
import { CREDIT_NOTE_REASONS, DEBIT_NOTE_REASONS } from '#domain/books/documents/note-parts.ts';
import { PURPOSES } from '#domain/books/orders/challan-purpose.ts';
import { SOURCE_KINDS } from '#domain/books/orders/order.ts';
import { PARTY_REGISTRATIONS, REGISTRATIONS } from '#domain/books/registration.ts';
import { SUPPLY_TYPES } from '#domain/books/documents/supply.ts';
import { UNIT_CODES } from '#domain/books/unit.ts';
import { documentSums, heads } from './document-sums.ts';
import { allocations, batched, lineItem, listOf, maybePaise, maybeQuantity, maybeRate, named, rate } from './shapes.ts';

/** Returns the shapes of documents in a copy; `head` is what every voucher has. */
export function documentShapes<const Head extends v.ObjectEntries>(head: Head) {
  const terms = { ...head, ...common };
  return [
    record({
      ...terms,
      kind: v.literal('Invoice'),
      dueDate: maybeDate,
      supplyType: oneOf(SUPPLY_TYPES),
      reference: text,
      lines: lines(tradeLine),
      billDiscount: discount,
      receivedNow: maybePaise,
      receivedIn: named,
      delivery: v.optional(record({ name: text, address: text, city: text, pinCode: text, state: text })),
      shippingBill: v.optional(record({ number: text, date: maybeDate, port: text })),
      counter,
    }),
    record({
      ...terms,
      ...input,
      kind: v.literal('Purchase'),
      billNumber: text,
      billDate: maybeDate,
      dueDate: maybeDate,
      reference: text,
      lines: lines({ ...tradeLine, ...claim, ledger: named }),
      billDiscount: discount,
      paidNow: maybePaise,
      paidFrom: named,
    }),
    record({
      ...terms,
      kind: v.literal('Credit Note'),
      against,
      withoutInvoice: v.exactOptional(v.literal(true)),
      toBeReplaced: v.exactOptional(v.literal(true)),
      counter,
      ...noteTerms,
      supplyType: oneOf(SUPPLY_TYPES),
      reason: oneOf([...CREDIT_NOTE_REASONS, '']),
      lines: lines(noteLine),
    }),
    record({
      ...terms,
      ...input,
      kind: v.literal('Debit Note'),
      against,
      ...noteTerms,
      reason: oneOf([...DEBIT_NOTE_REASONS, '']),
      lines: lines({ ...noteLine, ...claim }),
    }),
  ] as const;
}

/** Returns the shapes of orders in a copy; `head` is what every voucher has. */
export function orderShapes<const Head extends v.ObjectEntries>(head: Head) {
  const { godown, ...terms } = common;
  const priced = {
    ...head,
    ...terms,
    supplyType: oneOf(SUPPLY_TYPES),
    reference: text,
    billDiscount: discount,
    lines: lines({
      ...tradeLine,
      key: v.exactOptional(wholeNumber),
      closed: v.exactOptional(text),
      at: v.exactOptional(wholeNumber),
    }),
  };
  return [
    record({ ...priced, kind: v.literal('Quotation'), validUntil: maybeDate }),
    record({ ...priced, kind: v.literal('Sales Order'), deliverBy: maybeDate }),
    record({ ...priced, kind: v.literal('Purchase Order'), expectedBy: maybeDate }),
    record({
      ...priced,
      kind: v.literal('Delivery Challan'),
      purpose: oneOf(PURPOSES),
      godown,
      toGodown: named,
      dueBack: maybeDate,
      against: v.exactOptional(against),
      delivery: v.optional(record({ name: text, address: text, city: text, pinCode: text, state: text })),
    }),
    record({
      ...head,
      kind: v.literal('Goods Back'),
      challan: against,
      party: named,
      toGodown: named,
      toBeReplaced: flag,
      lines: lines({
        ...batched,
        item: lineItem,
        quantity: maybeQuantity,
        unit: oneOf(UNIT_CODES),
        contains: v.exactOptional(quantity),
        from: sourceLine,
        order: v.exactOptional(sourceLine),
      }),
    }),
  ] as const;
}

function lines<const Entries extends v.ObjectEntries>(entries: Entries) {
  return listOf(record(entries), 'a list of lines');
}

/** Only what was made at the counter says so. */
const counter = v.optional(record({ bill: text, change: paise }));
const discount = v.nullable(v.union([record({ percent: percentage }), record({ amount: paise })]));
const against = v.nullable(
  record({
    id: text,
    number: text,
    date,
    bill: v.exactOptional(record({ number: text, date: maybeDate })),
  }),
);
/** Only a note that takes the rest of its document, or that is set against others, says so. */
const noteTerms = { roundOff: v.exactOptional(paise), allocations: v.optional(allocations) };
/** Only a line of a purchase, or of a note on it, that is not claimed says so. */
const claim = { isBlocked: v.exactOptional(flag) };
const input = { inputTax: oneOf(INPUT_TAXES), reverseCharge: flag };

const common = {
  party: v.nullable(
    record({
      id: text,
      name: text,
      registration: oneOf(PARTY_REGISTRATIONS),
      gstin: text,
      state: text,
      address: text,
      city: text,
      pinCode: text,
      fssai: v.exactOptional(text),
      drugLicences: v.exactOptional(text),
    }),
  ),
  place: text,
  ratesIncludeGst: flag,
  /** Older copies name none: the goods are in the first. */
  godown: v.exactOptional(record({ id: text, name: text })),
  own: record({ registration: oneOf(REGISTRATIONS), state: text, roundOff: flag }),
  sums: documentSums,
};

const facts = {
  ...batched,
  item: lineItem,
  description: text,
  hsn: text,
  quantity: maybeQuantity,
  unit: oneOf(UNIT_CODES),
  contains: v.exactOptional(quantity),
  mrp: v.exactOptional(paise),
  rate: maybeRate,
  percent: v.nullable(percentage),
  cess: v.nullable(record({ percent: percentage, perUnit: rate })),
};

const sourceLine = record({ kind: oneOf(SOURCE_KINDS), id: text, number: text, line: wholeNumber });
/** Only a line that was made of another says so. */
const sourced = {
  from: v.exactOptional(sourceLine),
  order: v.exactOptional(sourceLine),
  challans: v.exactOptional(
    listOf(record({ id: text, number: text, date, line: wholeNumber, quantity }), 'a list of challans'),
  ),
};

const tradeLine = { ...facts, ...sourced, discount };

const noteLine = {
  ...facts,
  ...sourced,
  ledger: named,
  at: v.pipe(v.number('a place'), v.integer('a whole place'), v.minValue(0, 'a place from 0')),
  of: record({ quantity, rate, price: paise, gross: paise }),
  rest: v.exactOptional(record({ ...heads, taxable: paise })),
  cost: v.exactOptional(paise),
};
