import { duesWithin } from '#data/books/projections/dues.ts';
import type { Rows } from '#data/books/tables.ts';
import type { WriteTransaction } from '#data/store/write-transaction.ts';
import { isTrade } from '#domain/books/documents/document.ts';
import { withAllocation } from '#domain/books/masters/party.ts';
import { settlementsOfOpening } from '#domain/books/payments/due.ts';
import { amountOf } from '#domain/books/voucher-kinds.ts';
import type { Voucher } from '#domain/books/vouchers/voucher.ts';
import { asPaise } from '#domain/money.ts';

/**
 * Frees what of the opening balance of its party is set against a document beyond what that comes to now: all of it where it
 * is cancelled, or another party's.
 */
export async function fitOpening(transaction: WriteTransaction<Rows>, before: Voucher, after: Voucher): Promise<void> {
  if (!isTrade(before) || !before.party) return;
  const party = await transaction.get('parties', before.party.id);
  const had = settlementsOfOpening(party).get(before.id)?.paid;
  if (!party || had === undefined) return;
  const [due] = await duesWithin(transaction).bulkGet([before.id]);
  const stays = after.state === 'Issued' && isTrade(after) && after.party?.id === party.id;
  const room = stays ? amountOf(after) - ((due?.paid ?? had) - had) : 0;
  if (room >= had) return;
  const freed = withAllocation(party, before.id, asPaise(Math.max(0, room)));
  await transaction.replace('parties', party, { ...freed, rev: party.rev + 1 });
}
