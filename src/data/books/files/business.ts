import { exactly } from '#data/files/backup/exact-shape.ts';
import * as v from 'valibot';
import { date, flag, oneOf, percentage, record, text } from '#data/files/backup/fields.ts';
import { BUSINESS_ID } from '#data/books/ids.ts';
import type { BusinessRow } from '#data/books/rows.ts';
import type { FileForm } from '#data/store/table.ts';
import { NEGATIVE_STOCKS, STOCK_VALUATIONS, TURNOVERS } from '#domain/books/masters/business.ts';
import { REGISTRATIONS } from '#domain/books/registration.ts';
import { exactId } from './shapes.ts';

/** The shape of the record in a copy. */
export const file: FileForm<BusinessRow> = {
  shape: exactly<BusinessRow>()(
    record({
      id: exactId(BUSINESS_ID),
      name: text,
      state: text,
      registration: oneOf(REGISTRATIONS),
      gstin: text,
      address: text,
      city: text,
      pinCode: text,
      phone: text,
      email: text,
      upiId: text,
      booksBegin: date,
      turnover: oneOf(TURNOVERS),
      stockValuation: oneOf(STOCK_VALUATIONS),
      negativeStock: oneOf(NEGATIVE_STOCKS),
      roundOff: flag,
      expiredGoods: v.optional(v.literal('Warn')),
      fssai: v.exactOptional(text),
      drugLicences: v.exactOptional(text),
      overDelivery: v.exactOptional(percentage),
      yourName: text,
      bankName: text,
      accountNumber: text,
      ifsc: text,
      terms: text,
    }),
  ),
  fixedCount: 1,
};
