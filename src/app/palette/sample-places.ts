import {
  Bell,
  Building2,
  CalendarDays,
  CircleUserRound,
  Compass,
  Library,
  LogIn,
  LogOut,
  type IconNode,
  Plus,
  Settings,
  UserRound,
} from 'lucide';
import { SAMPLE } from '#app/workspaces/sample.ts';
import type { Rows } from '#data/sample/tables.ts';
import type { KeyName } from '#ui/keys/keys.ts';
import { SHOW_KEYS, TOGGLE_SIDEBAR } from './frame-entries.ts';
import type { PaletteEntry, Path, Places } from './palette-entries.ts';

/** The icon of its screen, or of its tab where a screen has several kinds. */
function iconOf({ to, search }: Readonly<{ to: string; search?: Readonly<Record<string, string>> }>): IconNode {
  const ofTab = TAB_ICONS[search?.['tab'] ?? ''];
  return ofTab ?? SAMPLE.navigation.find((entry) => entry.to === to)?.icon ?? Settings;
}

const TAB_ICONS: Readonly<Record<string, IconNode>> = { company: Building2, users: UserRound };

/** The screens' headings, and other words that people use for them. */
const ALSO_CALLED: Readonly<Record<(typeof SAMPLE)['navigation'][number]['to'], string>> = {
  '/': 'home',
  '/invoices': 'Invoice Management bills billing',
  '/sales': 'Sales Management orders customers',
  '/purchases': 'Purchase Management orders vendors expenses',
  '/inventory': 'Stock Management products warehouses alerts',
  '/accounting': 'Accounts & Vouchers ledgers books journal',
  '/gst': 'GST Management tax rates returns',
  '/reports': 'Reports & Analytics statements profit loss balance sheet cash flow',
  '/financial-year': 'Financial Year Management season rollover',
  '/locations': 'Locations Management branches warehouses',
  '/settings': 'company companies',
};

const SCREENS: readonly PaletteEntry[] = [
  ...SAMPLE.navigation.map(({ to, label, icon }) => ({
    id: to,
    name: label,
    also: ALSO_CALLED[to],
    icon,
    goes: { to },
  })),
  settings('Users', 'people roles'),
  settings('Permissions', 'roles access'),
  settings('System', 'preferences backup export import data copy'),
  ...(
    [
      ['/account', 'Account settings', 'profile photo security', CircleUserRound],
      ['/login', 'Sign in', 'login', LogIn],
      ['/register', 'Registration', 'create account sign up', LogIn],
      ['/forgot-password', 'Forgot password', 'send reset link', LogIn],
      ['/reset-password', 'Reset password', 'new password', LogIn],
    ] as const
  ).map(([to, name, also, icon]) => ({ id: to, name, also, icon, goes: { to } })),
];

function settings(tab: string, also: string): PaletteEntry {
  const search = { tab: tab.toLowerCase() };
  return { id: `/settings ${tab}`, name: `Settings › ${tab}`, also, icon: Settings, goes: { to: '/settings', search } };
}

const ACTIONS: readonly PaletteEntry[] = [
  create('New Invoice', '/invoices', {}, 'create'),
  create('New Sales Order', '/sales', {}, 'create'),
  create('New Purchase Order', '/purchases', {}, 'create'),
  create('Add Product', '/inventory', { new: 'product' }, 'create'),
  create('Stock Movement', '/inventory', { new: 'movement' }),
  create('New Voucher', '/accounting', { new: 'voucher' }, 'create'),
  create('New Contra Voucher', '/accounting', { new: 'contra' }, 'contra'),
  create('New Payment Voucher', '/accounting', { new: 'payment' }, 'payment'),
  create('New Receipt Voucher', '/accounting', { new: 'receipt' }, 'receipt'),
  create('New Journal Voucher', '/accounting', { new: 'journal' }, 'journal'),
  create('New Ledger', '/accounting', { new: 'ledger' }),
  create('Add GST Rate', '/gst', {}, 'create'),
  create('Add Company', '/settings', { tab: 'company' }),
  create('Add User', '/settings', { tab: 'users' }),
  create('Add Financial Year', '/financial-year', {}, 'create'),
  create('Add Location', '/locations', {}, 'create'),
  TOGGLE_SIDEBAR,
  {
    id: 'notifications',
    name: 'Notifications',
    also: 'toasts messages alerts',
    icon: Bell,
    key: 'notifications',
    goes: { action: 'go to notifications' },
  },
  SHOW_KEYS,
  { id: 'today', name: 'Today', also: 'due overdue', icon: CalendarDays, goes: { action: 'show today' } },
  { id: 'replay tour', name: 'Replay tour', also: 'help', icon: Compass, goes: { action: 'replay tour' } },
  { id: 'sign out', name: 'Sign Out', also: 'log out', icon: LogOut, goes: { action: 'sign out' } },
  { id: '/books', name: 'Books: All books', also: 'own start switch', icon: Library, goes: { to: '/books' } },
];

function create(name: string, to: Path, search: Record<string, string>, key?: KeyName): PaletteEntry {
  return {
    id: name,
    name,
    also: 'create new add',
    icon: Plus,
    goes: { to, search: { new: '', ...search } },
    ...(key && { key }),
  };
}

/** The places that the palette finds in the sample business. */
export const SAMPLE_PLACES = {
  name: 'sample',
  store: SAMPLE.store,
  hasRecords: true,
  screensAndActions: [
    { title: 'Screens', entries: SCREENS },
    { title: 'Actions', entries: ACTIONS },
  ],
  listOf: (found) => ({ to: found.to as Path, icon: iconOf(found) }),
} as const satisfies Places<Rows>;
