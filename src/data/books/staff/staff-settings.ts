import { Refusal } from '#data/store/refusal.ts';
import type { WriteTransaction } from '#data/store/write-transaction.ts';
import { choicesOfRight, type Permission, type Right, type RightCell } from '#domain/books/staff/right.ts';
import { STAFF_SETTINGS, type StaffSettings } from '#domain/books/staff/staff-settings.ts';
import { act } from '#data/books/act.ts';
import { STAFF_ID } from '#data/books/ids.ts';
import { booksStore } from '#data/books/store.ts';
import type { Rows } from '#data/books/tables.ts';

/** How staff works in the open books. */
export async function staffSettings(): Promise<StaffSettings> {
  return (await booksStore.records('staffSettings').get(STAFF_ID)) ?? STAFF_SETTINGS;
}

/** Sets what a role may. Refuses what the right does not know. */
export function updateRight(cell: RightCell, permission: Permission): Promise<void> {
  const right = cell.slice(0, cell.indexOf('/')) as Right;
  if (!choicesOfRight(right).includes(permission)) throw new Refusal('Not saved', 'This right cannot be set so.');
  return change((before) => ({ ...before, rights: { ...before.rights, [cell]: permission } }));
}

/** Sets when the page locks by itself. */
export function updateLocking(locking: Partial<Pick<StaffSettings, 'lockAfter' | 'lockAfterEachBill'>>): Promise<void> {
  return change((before) => ({ ...before, ...locking }));
}

function change(make: (before: StaffSettings) => StaffSettings): Promise<void> {
  return act('settings', ['staffSettings'], async (transaction: WriteTransaction<Rows>) => {
    const before = await transaction.get('staffSettings', STAFF_ID);
    const { rights, lockAfter, lockAfterEachBill } = make(before ?? STAFF_SETTINGS);
    const row = { rights, lockAfter, lockAfterEachBill, id: STAFF_ID };
    if (before) await transaction.replace('staffSettings', before, row);
    else await transaction.insert('staffSettings', row);
  });
}
