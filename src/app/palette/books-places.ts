import { Barcode, ChartColumn, FileDown, FileUp, Library, Monitor, Plus, Settings, Store } from 'lucide';
import { mayOpen } from '#app/workspaces/place-rights.ts';
import { booksNavigation } from '#app/workspaces/books.ts';
import { REPORTS } from '#screens/books/reports/report-list.ts';
import { permissionTo, personHere } from '#data/books/staff/access.ts';
import type { Right } from '#domain/books/staff/right.ts';
import { mayOpenTab, type SettingsTab } from '#screens/books/settings/settings-tabs.ts';
import { booksStore } from '#data/books/store.ts';
import type { Rows } from '#data/books/tables.ts';
import { type KeyName, KEYS } from '#ui/keys/keys.ts';
import { SHOW_KEYS, TOGGLE_SIDEBAR } from './frame-entries.ts';
import type { PaletteEntry, Path, Places } from './palette-entries.ts';

/** The places that the palette finds in one set of books. */
export function booksPlaces(key: string) {
  const isOpen = ({ goes }: PaletteEntry) => !('to' in goes) || mayOpen(goes.to);
  const mayMake = (right: Right) => permissionTo(right) !== 'not';
  const at = (screen: string) => `/books/${key}${screen}` as Path;
  const screens = booksNavigation(key).map(({ to, label, icon }) => ({
    id: to,
    name: label,
    also: ALSO_CALLED[label],
    icon,
    goes: { to: at(to.replace('/books/$key', '')) },
  }));
  const tabs = SETTINGS_TABS.filter(([tab]) => mayOpenTab(tab)).map(([tab, also]) => ({
    id: `settings ${tab}`,
    name: `Settings › ${tab}`,
    also,
    icon: Settings,
    goes: { to: at('/settings'), search: { tab: tab.toLowerCase().replace(' ', '-') } },
  }));
  const reports = REPORTS.map(({ name, to, tells }) => ({
    id: to,
    name,
    also: `report statement ${tells}`,
    icon: ChartColumn,
    goes: { to: at(to.replace('/books/$key', '')) },
  }));
  const exchange = {
    id: 'import-export',
    name: 'Import & Export',
    also: 'Tally XML accountant pack spreadsheet Excel CSV opening balances',
    icon: FileDown,
    goes: { to: at('/import-export') },
  };
  const shifts = {
    id: 'shifts',
    name: 'Shifts',
    also: 'counter drawer cash Z report X report till',
    icon: Store,
    goes: { to: at('/counter/shifts') },
  };
  const labels = {
    id: 'labels',
    name: 'Labels',
    also: 'barcode print sticker price tag EAN Code 128 MRP',
    icon: Barcode,
    goes: { to: at('/labels') },
  };
  const display = {
    id: 'customer-display',
    name: 'Customer Display',
    also: 'counter second screen window pole total UPI QR',
    icon: Monitor,
    goes: { to: at('/counter/display') },
  };
  const create = (name: string, screen: string, search: Record<string, string>, of?: KeyName): PaletteEntry => ({
    id: name,
    name,
    also: 'create new add',
    icon: Plus,
    goes: { to: at(screen), search: { new: '', ...search } },
    ...(of && { key: of }),
  });
  return {
    // Nobody finds what another person has just looked at.
    name: [key, personHere()].filter(Boolean).join(' '),
    store: booksStore,
    hasRecords: true,
    screensAndActions: [
      {
        title: 'Screens',
        entries: [...screens, shifts, display, labels, ...reports, exchange, ...tabs].filter(isOpen),
      },
      {
        title: 'Actions',
        entries: [
          ...[
            ...VOUCHERS.map(([name, kind, also]) => ({
              id: name,
              name,
              also: `create new add ${also}`,
              icon: Plus,
              goes: { to: at(`/vouchers/new/${kind}`) },
              ...(kind in KEYS && { key: kind as KeyName, isKeyOfAll: true }),
            })),
            {
              id: at('/stock-count'),
              name: 'Stock Count',
              also: 'count goods inventory',
              icon: Plus,
              goes: { to: at('/stock-count') },
            },
            ...(mayMake('masters')
              ? [create('New Party', '/parties', {}, 'create'), create('New Item', '/items', {}, 'create')]
              : []),
            ...(mayMake('ledgers') ? [create('New Ledger', '/accounting', { tab: 'ledgers' })] : []),
          ].filter(isOpen),
          ...OF_THE_FRAME,
          ...OF_THE_SHELF,
        ],
      },
    ],
    // A kind of record says where in a set of books it is listed: "/parties".
    listOf: ({ to }: { to: string }) => ({
      to: at(to),
      icon: screens.find((screen) => screen.goes.to === at(to))?.icon ?? Library,
    }),
  } satisfies Places<Rows>;
}

const VOUCHERS = [
  ['New Invoice', 'invoice', 'voucher sale bill of supply'],
  ['New Quotation', 'quotation', 'voucher estimate proforma offer'],
  ['New Sales Order', 'sales-order', 'voucher'],
  ['New Delivery Challan', 'delivery-challan', 'voucher dispatch job work approval'],
  ['New Goods Back', 'goods-back', 'voucher challan return'],
  ['New Purchase Order', 'purchase-order', 'voucher reorder'],
  ['New Purchase', 'purchase', 'voucher bill expense'],
  ['New Credit Note', 'credit-note', 'voucher sales return'],
  ['New Debit Note', 'debit-note', 'voucher purchase return'],
  ['New Receipt', 'receipt', 'voucher money received'],
  ['New Payment', 'payment', 'voucher money paid expense'],
  ['New Contra', 'contra', 'voucher cash bank deposit withdrawal transfer'],
  ['New Journal', 'journal', 'voucher entry'],
  ['New Stock Adjustment', 'stock-adjustment', 'voucher written off found damaged lost'],
  ['New Stock Transfer', 'stock-transfer', 'voucher godown move'],
] as const;

const SETTINGS_TABS = [
  ['Business', 'company GSTIN address bank'],
  ['Numbering', 'number series prefix'],
  ['Counter', 'drawers cash shifts discount limit scale codes till'],
  ['Staff', 'users persons roles rights passcode PIN lock'],
  ['Locks', 'period close year'],
  ['Backup', 'save a copy restore export'],
  ['Edit Log', 'history audit trail'],
  ['Check Books', 'rebuild mend'],
] as const satisfies readonly (readonly [SettingsTab, string])[];

/** Other words that people use for the screens. */
const ALSO_CALLED = {
  Dashboard: 'home',
  Invoices: 'bills billing sales credit notes',
  Counter: 'point of sale POS till shop scan bill cash register checkout',
  Orders: 'quotations estimates proforma sales orders delivery challans goods back purchase orders',
  Purchases: 'bills expenses debit notes',
  Payments: 'receipts contra money',
  Banking: 'bank statement reconcile match rules UPI',
  Parties: 'customers suppliers vendors debtors creditors',
  Items: 'products goods services stock godowns inventory',
  Accounting: 'ledgers journal day book trial balance vouchers',
  GST: 'GSTR-1 GSTR-3B returns tax purchase match',
  Reports: 'statements profit loss balance sheet cash flow',
  Settings: 'preferences',
} as const satisfies Record<ReturnType<typeof booksNavigation>[number]['label'], string>;

const OF_THE_FRAME = [TOGGLE_SIDEBAR, SHOW_KEYS];

const OF_THE_SHELF: readonly PaletteEntry[] = [
  { id: '/books/new', name: 'Start your own books', also: 'new create', icon: Plus, goes: { to: '/books/new' } },
  {
    id: '/books/new/tally',
    name: 'Move in from Tally',
    also: 'import xml start',
    icon: FileUp,
    goes: { to: '/books/new/tally' },
  },
  { id: '/books', name: 'Books: All books', also: 'switch restore delete', icon: Library, goes: { to: '/books' } },
];

/** Where no set is open, no records are looked for. */
export const SHELF_PLACES = {
  name: 'shelf',
  store: booksStore,
  hasRecords: false,
  screensAndActions: [
    { title: 'Books', entries: OF_THE_SHELF.toReversed() },
    { title: 'Actions', entries: OF_THE_FRAME },
  ],
  listOf: () => ({ to: '/books', icon: Library }),
} satisfies Places<Rows>;
