import { type KeyboardEvent, useEffect } from 'react';
import { Toaster as Sonner, toast } from 'sonner';
import { focusStart } from '#ui/navigation/focus.ts';

/** The part of toast.tsx that the first paint does not need: the library, and the region it renders. */
export function Toaster({ onMounted }: { onMounted: (show: typeof toast) => void }) {
  useEffect(() => onMounted(toast), [onMounted]);
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- only listens for Escape inside it
    <div className="contents" onKeyDown={leaveByEscape}>
      <Sonner
        customAriaLabel="Notifications"
        hotkey={HOTKEY}
        visibleToasts={3}
        duration={4000}
        position="bottom-left"
        // Above the foot of the sidebar, whose button a toast would otherwise cover for as long as it is read.
        offset={{ bottom: 'calc(4.5rem + env(safe-area-inset-bottom))', left: 24 }}
        mobileOffset={{ bottom: 'calc(88px + env(safe-area-inset-bottom))', left: 16, right: 16 }}
        toastOptions={{ unstyled: true, classNames: { toast: 'toast' } }}
      />
    </div>
  );
}

/**
 * Escape returns focus to where it was, and must not reach an open form there, which it would close. The library
 * collapses its toasts by the same key while the focus is inside, and restores the focus on blur.
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

/** The key of the notifications (keys/keys.ts), as the library writes it. */
const HOTKEY = ['altKey', 'KeyT'];
