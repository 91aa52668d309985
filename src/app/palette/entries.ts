import {
  Bell,
  CalendarDays,
  CircleUserRound,
  Compass,
  Keyboard,
  LogIn,
  LogOut,
  type IconNode,
  PanelLeft,
  Plus,
  ReceiptIndianRupee,
  ShoppingBag,
  ShoppingCart,
  Package,
  BookOpen,
  Building2,
  Settings,
  UserRound,
} from 'lucide';
import { ENTRIES } from '#app/frame/navigation.tsx';
import type { FindableTable, FoundRecord } from '#data/find-records.ts';
import { formatName } from '#domain/format.ts';
import type { KeyName } from '#ui/keys/keys.ts';
import type { Group } from './ranking.ts';

/** A line of the palette: its name, other words that find it, and where it leads. */
export type Entry = Readonly<{
  id: string;
  name: string;
  code?: string;
  /** Tells a record apart from others of the same name. */
  detail?: string;
  also?: string;
  icon: IconNode;
  /** The key that does the same: on the target screen, or, for an action of the frame, anywhere. */
  key?: KeyName;
  record?: Pick<FoundRecord, 'table' | 'id'>;
  goes: Target;
}>;

/** A route, or an action of the frame. */
type Target =
  | Readonly<{ to: Path; search?: Readonly<Record<string, string>> }>
  | Readonly<{
      action: 'toggle sidebar' | 'go to notifications' | 'show keys' | 'show today' | 'replay tour' | 'sign out';
    }>;

type Path =
  | (typeof ENTRIES)[number]['to']
  | '/account'
  | '/login'
  | '/register'
  | '/forgot-password'
  | '/reset-password';

/** A record as a line that leads to its row. */
export function recordEntry({ table, id, code, name, detail }: FoundRecord): Entry {
  const { of, icon, to, search } = PLACES[table];
  return {
    id: `${table}/${id}`,
    name: formatName(name, `unnamed ${of}`),
    code,
    ...(detail !== '' && { detail }),
    icon,
    record: { table, id },
    goes: { to, search: { ...search, show: id } },
  };
}

/** The found records, grouped by table. */
export function recordGroups(found: readonly FoundRecord[]): readonly Group<Entry>[] {
  return Object.entries(PLACES).map(([table, { title }]) => ({
    title,
    entries: found.filter((record) => record.table === table).map(recordEntry),
  }));
}

const PLACES: Readonly<Record<FindableTable, Place>> = {
  invoices: { title: 'Invoices', of: 'customer', icon: ReceiptIndianRupee, to: '/invoices' },
  salesOrders: { title: 'Sales orders', of: 'customer', icon: ShoppingCart, to: '/sales' },
  purchaseOrders: { title: 'Purchase orders', of: 'vendor', icon: ShoppingBag, to: '/purchases' },
  products: { title: 'Products', of: 'product', icon: Package, to: '/inventory' },
  ledgerAccounts: { title: 'Ledgers', of: 'ledger', icon: BookOpen, to: '/accounting' },
  vouchers: { title: 'Vouchers', of: 'voucher', icon: BookOpen, to: '/accounting' },
  companies: { title: 'Companies', of: 'company', icon: Building2, to: '/settings', search: { tab: 'company' } },
  users: { title: 'Users', of: 'user', icon: UserRound, to: '/settings', search: { tab: 'users' } },
};
type Place = Readonly<{ title: string; of: string; icon: IconNode; to: Path; search?: Record<string, string> }>;

/** The screens' headings, and other words that people use for them. */
const ALSO_CALLED: Readonly<Record<(typeof ENTRIES)[number]['to'], string>> = {
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

const SCREENS: readonly Entry[] = [
  ...ENTRIES.map(({ to, label, icon }) => ({ id: to, name: label, also: ALSO_CALLED[to], icon, goes: { to } })),
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

function settings(tab: string, also: string): Entry {
  const search = { tab: tab.toLowerCase() };
  return { id: `/settings ${tab}`, name: `Settings › ${tab}`, also, icon: Settings, goes: { to: '/settings', search } };
}

const ACTIONS: readonly Entry[] = [
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
  { id: 'toggle sidebar', name: 'Toggle Sidebar', icon: PanelLeft, key: 'sidebar', goes: { action: 'toggle sidebar' } },
  {
    id: 'notifications',
    name: 'Notifications',
    also: 'toasts messages alerts',
    icon: Bell,
    key: 'notifications',
    goes: { action: 'go to notifications' },
  },
  {
    id: 'keys',
    name: 'Keys',
    also: 'keyboard shortcuts help',
    icon: Keyboard,
    key: 'keys',
    goes: { action: 'show keys' },
  },
  { id: 'today', name: 'Today', also: 'due overdue', icon: CalendarDays, goes: { action: 'show today' } },
  { id: 'replay tour', name: 'Replay tour', also: 'help', icon: Compass, goes: { action: 'replay tour' } },
  { id: 'sign out', name: 'Sign Out', also: 'log out', icon: LogOut, goes: { action: 'sign out' } },
];

function create(name: string, to: Path, search: Record<string, string>, key?: KeyName): Entry {
  return {
    id: name,
    name,
    also: 'create new add',
    icon: Plus,
    goes: { to, search: { new: '', ...search } },
    ...(key && { key }),
  };
}

/** What can be found without reading records: every screen, then every action. */
export const SCREENS_AND_ACTIONS: readonly Group<Entry>[] = [
  { title: 'Screens', entries: SCREENS },
  { title: 'Actions', entries: ACTIONS },
];
