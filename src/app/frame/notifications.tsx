import { Bell } from 'lucide';
import { type ComponentType, useState } from 'react';
import { screenLoaders } from '#app/workspaces/screen-loaders.ts';
import { Icon } from '#ui/controls/icon.tsx';
import { fetchFailureText } from '#ui/lazy-part.tsx';
import { beginOpening, endOpening } from '#ui/overlays/opening.ts';
import { Popover } from '#ui/overlays/popover.tsx';
import { toastError } from '#ui/feedback/toast.tsx';
import { withTimeout } from '#ui/with-timeout.ts';

/**
 * Three fixed notifications, one line each. The badge always counts all three: none can be marked as read. The list is
 * fetched when it is first opened, or earlier in an idle moment.
 */
export function Notifications() {
  const [List, setList] = useState<ComponentType<{ onFollow: () => void }>>();

  async function toggle(open: () => void) {
    if (List) return open();
    let isWanted = true;
    beginOpening(loadList, () => (isWanted = false));
    try {
      const loaded = await withTimeout(loadList());
      if (!isWanted) return;
      setList(() => loaded);
      open();
    } catch {
      endOpening(loadList);
      if (isWanted) toastError('Not opened', fetchFailureText());
    }
  }

  return (
    <Popover
      title="Notifications"
      place="top-[calc(3.75rem+env(safe-area-inset-top))] right-[calc(0.5rem+env(safe-area-inset-right))] w-[min(22rem,calc(100vw-1rem))] md:right-[calc(0.75rem+env(safe-area-inset-right))]"
      button={(opener) => (
        <button
          {...opener}
          type="button"
          onClick={() => void toggle(opener.onClick)}
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
      {(close) => List && <List onFollow={close} />}
    </Popover>
  );
}

const loadList = async () => (await import('./notification-list.tsx')).NotificationList;
screenLoaders.sample.push(loadList);
/** As many as the list has. */
const UNREAD = 3;
