import * as v from 'valibot';
import { exactly } from '#data/files/backup/exact-shape.ts';
import { idWith, oneOf, paise, percentage, record, text, wholeNumber } from '#data/files/backup/fields.ts';
import { ID_DIGITS, SHIFT_PREFIX } from '#data/books/ids.ts';
import type { FileForm } from '#data/store/table.ts';
import type { Shift } from '#domain/books/counter/shifts/shift.ts';
import { PAYMENT_MODES } from '#domain/books/vouchers/voucher.ts';
import { listOf, oneNamed, rev } from './shapes.ts';

const z = record({
  bills: wholeNumber,
  items: wholeNumber,
  gross: paise,
  discount: paise,
  roundOff: paise,
  returns: paise,
  net: paise,
  tax: listOf(record({ percent: percentage, taxable: paise, tax: paise }), 'a list of rates'),
  tenders: listOf(record({ mode: oneOf(PAYMENT_MODES), in: paise, out: paise, net: paise }), 'a list of tenders'),
  onAccount: paise,
  duesReceived: paise,
  paidIn: paise,
  paidOut: paise,
  otherVouchers: paise,
  openingCash: paise,
  expected: paise,
  voids: wholeNumber,
  openings: wholeNumber,
  first: text,
  last: text,
  closedAt: text,
  closedBy: text,
  countedCash: paise,
  difference: paise,
  reason: text,
  left: paise,
  handedOver: paise,
  handedTo: text,
});

/** The shape of the record in a copy. */
export const file: FileForm<Shift> = {
  since: 40,
  shape: exactly<Shift>()(
    record({
      id: idWith(SHIFT_PREFIX, ID_DIGITS),
      rev,
      drawer: oneNamed,
      cash: oneNamed,
      number: wholeNumber,
      openedAt: text,
      openedBy: text,
      openedByPerson: v.optional(text),
      left: paise,
      putIn: paise,
      openingCash: paise,
      z: v.optional(z),
    }),
  ),
};
