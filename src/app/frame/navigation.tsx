import { Link } from '@tanstack/react-router';
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
import { BalanceMark } from '#ui/balance-mark.tsx';
import { Icon } from '#ui/icon.tsx';
import { Tooltip } from '#ui/tooltip.tsx';

/** The main navigation. As a strip it keeps every icon in place and hides the labels, which a screen reader still reads. */
export function Navigation({ isStrip = false, onFollow }: { isStrip?: boolean; onFollow?: () => void }) {
  const words = `whitespace-nowrap transition-opacity duration-300 ${isStrip ? 'opacity-0' : ''}`;
  return (
    <nav aria-label="Main Navigation" data-tour="sidebar" className="relative flex h-full flex-col bg-margin">
      <div className="flex h-header shrink-0 items-center gap-3 overflow-hidden pl-3">
        <BalanceMark className="shrink-0" />
        <div className={words}>
          <p className="font-semibold text-title leading-5 tracking-tight">Tarazu</p>
          <p className="text-caption text-ink-3">Business Suite</p>
        </div>
      </div>
      <div className="min-h-0 flex-1 overflow-y-auto overflow-x-hidden pt-3 pb-4">
        <p aria-hidden className={`pb-1.5 pl-[0.9375rem] text-caption text-ink-3 ${words}`}>
          Main Navigation
        </p>
        <ul className={`flex flex-col gap-0.5 ${isStrip ? 'pr-1.5 touch:pr-0.5' : 'pr-1.5'}`}>
          {ENTRIES.map(({ to, label, icon }) => (
            <li key={to}>
              <Tooltip text={isStrip ? label : undefined}>
                <Link
                  to={to}
                  activeOptions={EXACTLY}
                  activeProps={CURRENT}
                  inactiveProps={OTHER}
                  {...(onFollow && { onClick: onFollow })}
                  className={ENTRY}
                >
                  <Icon of={icon} className="shrink-0" />
                  <span className={words}>{label}</span>
                </Link>
              </Tooltip>
            </li>
          ))}
        </ul>
      </div>
      <Thread />
    </nav>
  );
}

/** The stitched thread along the inner edge, as a bahi-khata (an Indian account book) is bound. */
function Thread() {
  return (
    <svg aria-hidden className="pointer-events-none absolute inset-y-0 right-0 h-full w-[3px]">
      <line
        x1="1.5"
        y1="6"
        x2="1.5"
        y2="100%"
        strokeWidth="1"
        strokeDasharray="5 5"
        strokeLinecap="round"
        className="stroke-thread opacity-80"
      />
    </svg>
  );
}

const EXACTLY = { exact: true, includeSearch: false } as const;
const ENTRY =
  'relative flex h-control items-center gap-3 overflow-hidden rounded-r-control pl-[0.9375rem] focus-visible:-outline-offset-2';
const CURRENT = {
  className:
    'bg-peacock-wash font-medium text-peacock before:absolute before:inset-y-0 before:left-0 before:w-[3px] before:bg-peacock forced-colors:before:bg-[Highlight]',
};
const OTHER = { className: 'text-ink-2 hover:bg-wash hover:text-ink' };

/** The entries of the sidebar, in order. */
export const ENTRIES = [
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
] as const;
