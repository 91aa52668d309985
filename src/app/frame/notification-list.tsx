import { Link } from '@tanstack/react-router';
import { Clock, PackageMinus, ShoppingCart } from 'lucide';
import { useState } from 'react';
import { Icon } from '#ui/controls/icon.tsx';

/** The list that the bell opens: as many as its badge counts. */
export function NotificationList({ onFollow }: { onFollow: () => void }) {
  const [isExpanded, setExpanded] = useState(false);
  return (
    <>
      <ul>
        {NOTIFICATIONS.map(({ title, line, whole, age, icon, to, search, place }) => (
          <li key={title} className="flex gap-3 border-b px-4 py-2.5">
            <Icon of={icon} className="mt-px shrink-0 text-ink-2" />
            <div className="min-w-0 flex-1 text-table">
              <p className="flex items-baseline justify-between gap-3">
                <span className="font-medium">{title}</span>
                <span className="shrink-0 text-caption text-ink-3">{age}</span>
              </p>
              <p className={isExpanded ? 'text-ink-2' : 'truncate text-ink-2'}>{isExpanded ? whole : line}</p>
              {isExpanded && (
                <Link
                  to={to}
                  search={search}
                  onClick={onFollow}
                  className="-mx-2 inline-flex min-h-8 items-center rounded-tick px-2 font-medium text-peacock hover:underline touch:min-h-control"
                >
                  Go to {place}
                </Link>
              )}
            </div>
          </li>
        ))}
      </ul>
      <div className="p-1">
        <button
          type="button"
          aria-expanded={isExpanded}
          onClick={() => setExpanded(!isExpanded)}
          className="control w-full rounded-tick font-medium text-peacock hover:bg-wash focus-visible:-outline-offset-2"
        >
          {isExpanded ? 'Show less' : 'View All Notifications'}
        </button>
      </div>
    </>
  );
}

const NOTIFICATIONS = [
  {
    title: 'Payment Overdue',
    age: '2 hours ago',
    icon: Clock,
    line: 'INV-2024-006 of Desai & Sons is overdue.',
    whole:
      'INV-2024-006 of Desai & Sons was due on 02 Aug 2024 and is not paid. Remind them, or mark it Paid once the money is in.',
    to: '/invoices',
    search: { show: 'INV-2024-006' },
    place: 'Invoices',
  },
  {
    title: 'Low Stock Alert',
    age: '4 hours ago',
    icon: PackageMinus,
    line: '8 wireless keyboard and mouse sets are left.',
    whole:
      '8 wireless keyboard and mouse sets are left in Warehouse-A, and the reorder level is 15. Order more before they run out.',
    to: '/inventory',
    search: { show: 'PRD-002' },
    place: 'Inventory',
  },
  {
    title: 'New Order',
    age: '6 hours ago',
    icon: ShoppingCart,
    line: 'SO-2024-010 from Bhat Office Interiors.',
    whole: 'SO-2024-010 from Bhat Office Interiors, of 16 Jan 2025, came in and is waiting to be completed.',
    to: '/sales',
    search: { show: 'SO-2024-010' },
    place: 'Sales',
  },
] as const;

/** How many the list has. */
export const UNREAD = NOTIFICATIONS.length;
