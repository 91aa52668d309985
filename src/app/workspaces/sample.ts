import {
  BookOpen,
  CalendarRange,
  ChartColumn,
  LayoutDashboard,
  MapPin,
  Package,
  Percent,
  ReceiptIndianRupee,
  Settings,
  ShoppingBag,
  ShoppingCart,
} from 'lucide';
import { sampleStore } from '#data/sample/store.ts';
import type { NavigationEntry } from './navigation-entry.ts';

/** The entries of the sample's sidebar, in order. */
const NAVIGATION = [
  { to: '/', label: 'Dashboard', icon: LayoutDashboard },
  { to: '/invoices', label: 'Invoices', icon: ReceiptIndianRupee },
  { to: '/sales', label: 'Sales', icon: ShoppingCart },
  { to: '/purchases', label: 'Purchases', icon: ShoppingBag },
  { to: '/inventory', label: 'Inventory', icon: Package },
  { to: '/accounting', label: 'Accounting', icon: BookOpen },
  { to: '/gst', label: 'GST', icon: Percent },
  { to: '/reports', label: 'Reports', icon: ChartColumn },
  { to: '/financial-year', label: 'Financial Year', icon: CalendarRange },
  { to: '/locations', label: 'Locations', icon: MapPin },
  { to: '/settings', label: 'Settings', icon: Settings },
] as const satisfies readonly NavigationEntry[];

/** The sample business as the frame knows it: its store, its navigation and its words. */
export const SAMPLE = {
  store: sampleStore,
  navigation: NAVIGATION,
  words: {
    unopened: 'The sample data could not be opened. Close other pages of Tarazu, then reload this one.',
    lost: 'The browser took this page’s records away, so nothing more can be saved. Copy what you typed, then reload the page; it starts from the sample data.',
    slow: 'The browser has closed this page’s records and takes its time to open them again. They are safe; keep the page open.',
  },
} as const;
