import { permissionTo } from '#data/books/staff/access.ts';
import type { Right } from '#domain/books/staff/right.ts';

/** The tabs of Settings, in order, each with the right of staff that opens it. */
const RIGHTS = {
  Business: 'settings',
  Numbering: 'settings',
  Counter: 'settings',
  Staff: 'settings',
  Locks: 'gst',
  Backup: 'files',
  'Edit Log': 'reports',
  'Check Books': 'reports',
} as const satisfies Readonly<Record<string, Right>>;

export type SettingsTab = keyof typeof RIGHTS;

/** Whether the person at this page may open a tab of Settings. */
export function mayOpenTab(tab: SettingsTab): boolean {
  return permissionTo(RIGHTS[tab]) !== 'not';
}

/** The tabs that the person at this page may open. */
export function settingsTabs(): readonly SettingsTab[] {
  return (Object.keys(RIGHTS) as SettingsTab[]).filter(mayOpenTab);
}
