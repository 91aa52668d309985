import type { WriteTransaction } from '#data/store/write-transaction.ts';
import { NO_LOCKS } from '#domain/books/audit/lock.ts';
import { problemInRegrouping } from '#domain/books/audit/regrouping.ts';
import { type Ledger } from '#domain/books/masters/ledger.ts';
import { groupOfParty, type Party } from '#domain/books/masters/party.ts';
import { LOCKS_ID } from '#data/books/ids.ts';
import { isUsed } from './masters.ts';
import { refuseIfWrong } from '#data/books/field-refusals.ts';
import type { Rows } from '#data/books/tables.ts';

/**
 * Refuses a ledger's move to another group, or a party's from the suppliers to the customers, where reports that stand
 * would change. Elsewhere moving rewrites nothing.
 */
export async function refuseRegrouping(
  transaction: WriteTransaction<Rows>,
  before: Movable & Readonly<{ id: string }>,
  after: Movable,
): Promise<void> {
  const [from, to] = [groupOf(before), groupOf(after)];
  if (from === to) return;
  const [isPosted, locks] = [
    await isUsed(transaction, before.id),
    (await transaction.get('locks', LOCKS_ID)) ?? NO_LOCKS,
  ];
  const why = problemInRegrouping({ name: before.name, from, to, isPosted: isPosted || before.opening !== 0, locks });
  refuseIfWrong(why === undefined ? {} : { ['kind' in before ? 'kind' : 'group']: why });
}

type Movable = Pick<Ledger, 'name' | 'group' | 'opening'> | Pick<Party, 'name' | 'kind' | 'opening'>;

function groupOf(movable: Movable): Ledger['group'] {
  return 'kind' in movable ? groupOfParty(movable.kind) : movable.group;
}
