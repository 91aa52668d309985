import { type KeyboardEvent, useEffect } from 'react';
import { Toaster as Sonner, toast } from 'sonner';
import { focusStart } from './focus.ts';

/** The part of toast.tsx that need not be there at the first paint: the library, and the region it draws. */
export function Toaster({ onMounted }: { onMounted: (show: typeof toast) => void }) {
  useEffect(() => onMounted(toast), [onMounted]);
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- only listens for Escape in what is inside
    <div className="contents" onKeyDown={leaveByEscape}>
      <Sonner
        customAriaLabel="Notifications"
        hotkey={HOTKEY}
        visibleToasts={3}
        duration={4000}
        position="bottom-left"
        offset={24}
        mobileOffset={{ bottom: 'calc(88px + env(safe-area-inset-bottom))', left: 16, right: 16 }}
        toastOptions={{ unstyled: true, classNames: { toast: 'toast' } }}
      />
    </div>
  );
}

/**
 * Escape leads back to where one came from, and does nothing there: a form that stands open beneath would close by it.
 * The library folds its toasts by the same key, while the focus is still inside; it gives the focus back when that leaves.
 */
function leaveByEscape(event: KeyboardEvent): void {
  if (event.key !== 'Escape') return;
  event.preventDefault();
  const { target } = event;
  setTimeout(() => {
    if (target instanceof HTMLElement) target.blur();
    if (document.activeElement === document.body) focusStart();
  });
}

/** The key of the notifications (keys/keys.ts), in the words of the library. */
const HOTKEY = ['altKey', 'KeyT'];
