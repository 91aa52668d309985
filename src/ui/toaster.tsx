import { useEffect } from 'react';
import { Toaster as Sonner, toast } from 'sonner';

/** The part of toasts.tsx that need not be there at the first paint: the library, and the region it draws. */
export function Toaster({ onMounted }: { onMounted: (show: typeof toast) => void }) {
  useEffect(() => onMounted(toast), [onMounted]);
  return (
    <Sonner
      customAriaLabel="Notifications"
      position="bottom-left"
      offset={24}
      mobileOffset={{ bottom: 'calc(88px + env(safe-area-inset-bottom))', left: 16, right: 16 }}
      toastOptions={{ unstyled: true, classNames: { toast: 'toast' } }}
    />
  );
}
