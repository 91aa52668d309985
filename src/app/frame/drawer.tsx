import { Dialog, DialogBackdrop, DialogPanel } from '@headlessui/react';
import { X } from 'lucide';
import { IconButton } from '#ui/button.tsx';
import { useRestoreFocus } from '#ui/focus.ts';
import { useModalLayer } from '#ui/opening.ts';
import { Navigation } from './navigation.tsx';

/**
 * On a phone: the same navigation, 18rem wide, slid in over the page. Following an entry closes it. It goes at once: the
 * library's way of sliding it out left it standing for good where it was closed while it still slid in.
 */
export function Drawer({ onClose }: { onClose: () => void }) {
  useRestoreFocus();
  useModalLayer('drawer');
  return (
    <Dialog open onClose={onClose} aria-label="Menu" className="fixed inset-0 z-40">
      <DialogBackdrop className="fixed inset-0 animate-veil bg-veil" />
      <DialogPanel className="fixed inset-y-0 left-0 w-[calc(18rem+env(safe-area-inset-left))] max-w-[calc(100vw-2rem)] animate-slide-in bg-margin pt-[env(safe-area-inset-top)] pl-[env(safe-area-inset-left)] shadow-float">
        <Navigation onFollow={onClose} />
        <IconButton
          name="Close menu"
          icon={X}
          onClick={onClose}
          className="absolute top-[calc(0.375rem+env(safe-area-inset-top))] right-3"
        />
      </DialogPanel>
    </Dialog>
  );
}
