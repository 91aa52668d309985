import { recordId } from '#domain/record-id.ts';

/** The beginnings of ids. They name a record in the log and in files; no screen shows them. */
export const PARTY_PREFIX = 'PTY-';
export const ITEM_PREFIX = 'ITM-';
export const LEDGER_PREFIX = 'LED-';
export const GODOWN_PREFIX = 'GDN-';
export const SERIES_PREFIX = 'SER-';
export const EDIT_PREFIX = 'E-';
export const VOUCHER_PREFIX = 'VCH-';
export const BATCH_PREFIX = 'BAT-';
export const BANK_LINE_PREFIX = 'BNK-';
export const BANK_RULE_PREFIX = 'BRL-';
export const DRAWER_PREFIX = 'DRW-';
export const SHIFT_PREFIX = 'SHF-';
export const PERSON_PREFIX = 'STF-';

/** The digits of ids, so that they sort as text in the order in which they were given, up to a million. */
export const ID_DIGITS = 6;
/** The digits of ids of vouchers, up to a thousand million: the lines of a day stand in a statement in their order. */
export const VOUCHER_DIGITS = 9;

/** The records of which books have only one. */
export const BUSINESS_ID = 'BUS-1';
export const LOCKS_ID = 'LCK-1';
export const COUNTER_ID = 'CTR-1';
export const FAVOURITES_ID = 'FAV-1';
export const STAFF_ID = 'STS-1';
/** Under which the recovery code of the Owners is kept, like a passcode. */
export const RECOVERY_ID = 'RCV-1';

/** The ids of the party and the godown that every set of books begins with, whatever they are renamed to. */
export const WALK_IN_ID = 'PTY-000001';
export const MAIN_GODOWN_ID = 'GDN-000001';

/** Each party is a ledger: an id that a voucher posts to is of either. */
export function isPartyId(id: string): boolean {
  return id.startsWith(PARTY_PREFIX);
}

/** The id of an entry of the edit log. */
export function editId(seq: number): string {
  return recordId(EDIT_PREFIX, seq, ID_DIGITS);
}
