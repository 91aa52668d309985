import { formatDay } from '#domain/format.ts';
import { type GroupName, isCashOrBank } from '#domain/books/ledger-group.ts';
import type { Locks } from './lock.ts';

/**
 * Why what was posted may not stand under another group, or undefined. Statements show the ledgers in the groups of now:
 * within a lock they must go on saying what they said. What was received and paid stays received and paid, so a used
 * ledger becomes no cash or bank, and a cash or bank ledger nothing else.
 */
export function problemInRegrouping({
  name,
  from,
  to,
  isPosted,
  locks,
}: Readonly<{
  name: string;
  from: GroupName | null;
  to: GroupName | null;
  /** Whether it opened with a balance, or a voucher names it. */
  isPosted: boolean;
  locks: Locks;
}>): string | undefined {
  if (!isPosted || from === to) return undefined;
  if (isMoney(from) !== isMoney(to)) {
    return `${name} is used as it is, so it ${isMoney(from) ? 'stays cash or bank' : 'becomes no cash or bank'}. Make a new ledger instead.`;
  }
  if (locks.upTo === '') return undefined;
  return `The books are locked up to ${formatDay(locks.upTo)}. Unlock them in Settings › Locks to move ${name}.`;
}

function isMoney(group: GroupName | null): boolean {
  return group !== null && isCashOrBank(group);
}
