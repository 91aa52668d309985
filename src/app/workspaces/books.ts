import {
  BookOpen,
  ChartColumn,
  IndianRupee,
  ClipboardList,
  Landmark,
  LayoutDashboard,
  Library,
  Package,
  Percent,
  ReceiptIndianRupee,
  Settings,
  ShoppingBag,
  Store,
  UsersRound,
} from 'lucide';
import type { NavigationEntry } from './navigation-entry.ts';

/** The entries of the sidebar of one set of books, in order. */
export function booksNavigation(key: string) {
  const params = { key };
  return [
    { to: '/books/$key', params, label: 'Dashboard', icon: LayoutDashboard },
    { to: '/books/$key/invoices', params, label: 'Invoices', icon: ReceiptIndianRupee },
    { to: '/books/$key/counter', params, label: 'Counter', icon: Store },
    { to: '/books/$key/orders', params, label: 'Orders', icon: ClipboardList },
    { to: '/books/$key/purchases', params, label: 'Purchases', icon: ShoppingBag },
    { to: '/books/$key/payments', params, label: 'Payments', icon: IndianRupee },
    { to: '/books/$key/banking', params, label: 'Banking', icon: Landmark },
    { to: '/books/$key/parties', params, label: 'Parties', icon: UsersRound },
    { to: '/books/$key/items', params, label: 'Items', icon: Package },
    { to: '/books/$key/accounting', params, label: 'Accounting', icon: BookOpen },
    { to: '/books/$key/gst', params, label: 'GST', icon: Percent },
    { to: '/books/$key/reports', params, label: 'Reports', icon: ChartColumn },
    { to: '/books/$key/settings', params, label: 'Settings', icon: Settings },
  ] as const satisfies readonly NavigationEntry[];
}

/** Where no set is open there is only the shelf itself. */
export const SHELF_NAVIGATION = [
  { to: '/books', label: 'All books', icon: Library },
] as const satisfies readonly NavigationEntry[];
