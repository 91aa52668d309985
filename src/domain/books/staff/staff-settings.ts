import type { ChangedRights } from './right.ts';

/** How staff works in a set of books. `lockAfter` is in minutes without a key, a touch or a scan; null is never. */
export type StaffSettings = Readonly<{
  rights: ChangedRights;
  lockAfter: number | null;
  lockAfterEachBill: boolean;
}>;

/** As it is until something is changed. */
export const STAFF_SETTINGS: StaffSettings = { rights: {}, lockAfter: 5, lockAfterEachBill: false };

/** What Lock After may be, in minutes. */
export const LOCK_AFTER_CHOICES: readonly StaffSettings['lockAfter'][] = [1, 2, 5, 10, 30, null];

/** Returns a choice of Lock After in words: "5 minutes", "Never". */
export function lockAfterInWords(minutes: StaffSettings['lockAfter']): string {
  if (minutes === null) return 'Never';
  return minutes === 1 ? '1 minute' : `${minutes} minutes`;
}
