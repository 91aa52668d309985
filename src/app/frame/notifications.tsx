import { Bell } from 'lucide';
import { Icon } from '#ui/controls/icon.tsx';
import { Popover } from '#ui/overlays/popover.tsx';
import { NotificationList, UNREAD } from './notification-list.tsx';

/** Three fixed notifications, one line each. The badge always counts all three: none can be marked as read. */
export function Notifications() {
  return (
    <Popover
      title="Notifications"
      place="top-[calc(3.75rem+env(safe-area-inset-top))] right-[calc(0.5rem+env(safe-area-inset-right))] w-[min(22rem,calc(100vw-1rem))] md:right-[calc(0.75rem+env(safe-area-inset-right))]"
      button={(opener) => (
        <button
          {...opener}
          type="button"
          aria-label={`Notifications, ${UNREAD} unread`}
          title="Notifications"
          data-tour="notifications"
          className="relative inline-flex size-control shrink-0 items-center justify-center rounded-control text-ink-2 hover:bg-wash hover:text-ink"
        >
          <Icon of={Bell} />
          <span
            aria-hidden
            className="absolute top-1 right-1 flex size-[min(1rem,20px)] items-center justify-center rounded-full bg-peacock font-medium text-[length:min(0.625rem,13px)] text-on-peacock leading-none"
          >
            {UNREAD}
          </span>
        </button>
      )}
    >
      {(close) => <NotificationList onFollow={close} />}
    </Popover>
  );
}
