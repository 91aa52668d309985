import type { WriteTransaction } from '#data/store/write-transaction.ts';
import type { Business } from '#domain/books/masters/business.ts';
import { MAIN_GODOWN } from '#domain/books/masters/godown.ts';
import { NO_LOCKS } from '#domain/books/audit/lock.ts';
import { STANDARD_PATTERNS, NUMBER_SERIES, SERIES_TO_COME } from '#domain/books/numbering.ts';
import { WALK_IN } from '#domain/books/masters/party.ts';
import { STANDARD_LEDGERS } from '#domain/books/masters/standard-ledgers.ts';
import type { LastNumbers } from '#domain/books/exchange/tally-in/voucher-numbers.ts';
import { recordId } from '#domain/record-id.ts';
import {
  BUSINESS_ID,
  GODOWN_PREFIX,
  ID_DIGITS,
  LEDGER_PREFIX,
  LOCKS_ID,
  PARTY_PREFIX,
  SERIES_PREFIX,
} from '#data/books/ids.ts';
import { addMaster } from './masters.ts';
import type { Rows } from '#data/books/tables.ts';

/** Inserts what a new set of books begins with. The groups are the program's own, and no records. */
export async function beginBooks(transaction: WriteTransaction<Rows>, business: Business): Promise<void> {
  await beginBusiness(transaction, business);
  for (const ledger of STANDARD_LEDGERS) await addMaster(transaction, 'ledgers', LEDGER_PREFIX, ledger);
  await addMaster(transaction, 'parties', PARTY_PREFIX, WALK_IN);
  await addMaster(transaction, 'godowns', GODOWN_PREFIX, MAIN_GODOWN);
}

/** Inserts the business, its locks and its numbering, without any master; `given` are the last numbers that vouchers had before. */
export async function beginBusiness(
  transaction: WriteTransaction<Rows>,
  business: Business,
  given: LastNumbers = {},
): Promise<void> {
  await transaction.insert('business', { ...business, id: BUSINESS_ID });
  await transaction.insert('locks', { ...NO_LOCKS, id: LOCKS_ID });
  for (const [at, kind] of NUMBER_SERIES.entries()) {
    if (SERIES_TO_COME.includes(kind)) continue;
    const id = recordId(SERIES_PREFIX, at + 1, ID_DIGITS);
    await transaction.insert('series', { id, kind, pattern: STANDARD_PATTERNS[kind], given: given[kind] ?? {} });
  }
}
