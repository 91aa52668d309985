import * as v from 'valibot';
import { exactly } from '#data/files/backup/exact-shape.ts';
import { flag, idWith, oneOf, paise, record, text, wholeNumber } from '#data/files/backup/fields.ts';
import { ID_DIGITS, PARTY_PREFIX } from '#data/books/ids.ts';
import type { Versioned } from '#data/books/versioned.ts';
import type { FileForm } from '#data/store/table.ts';
import { type Party, PARTY_KINDS } from '#domain/books/masters/party.ts';
import { PARTY_REGISTRATIONS } from '#domain/books/registration.ts';
import { csvRupees } from '#domain/csv.ts';
import { placeOfCode } from '#domain/state-code.ts';
import { allocations, bills, rev } from './shapes.ts';

/** The columns of the list as a file, and the shape of a record in a copy. */
export const file: FileForm<Versioned<Party>> = {
  columns: {
    head: [
      'Name',
      'Kind',
      'GST Registration',
      'GSTIN',
      'State',
      'Address',
      'City',
      'PIN Code',
      'Phone',
      'Email',
      'Credit Days',
      'Credit Limit',
      'Opening Balance',
      'Active',
    ],
    cells: (party) => [
      party.name,
      party.kind,
      party.registration,
      party.gstin,
      placeOfCode(party.state)?.name ?? '',
      party.address,
      party.city,
      party.pinCode,
      party.phone,
      party.email,
      party.creditDays === null ? '' : { number: String(party.creditDays) },
      party.creditLimit === undefined ? '' : csvRupees(party.creditLimit),
      csvRupees(party.opening),
      party.isActive ? 'Yes' : 'No',
    ],
  },
  shape: exactly<Versioned<Party>>()(
    record({
      id: idWith(PARTY_PREFIX, ID_DIGITS),
      rev,
      name: text,
      kind: oneOf(PARTY_KINDS),
      registration: oneOf(PARTY_REGISTRATIONS),
      gstin: text,
      state: text,
      address: text,
      city: text,
      pinCode: text,
      phone: text,
      email: text,
      creditDays: v.nullable(wholeNumber),
      creditLimit: v.exactOptional(paise),
      fssai: v.exactOptional(text),
      drugLicences: v.exactOptional(text),
      opening: paise,
      bills,
      allocations: v.optional(allocations),
      isActive: flag,
    }),
  ),
};
