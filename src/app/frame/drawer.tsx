import { Dialog, DialogBackdrop, DialogPanel } from '@headlessui/react';
import { X } from 'lucide';
import { IconButton } from '#ui/controls/button.tsx';
import { useRestoreFocus } from '#ui/navigation/focus.ts';
import { useModalLayer } from '#ui/overlays/opening.ts';
import { Navigation } from './navigation.tsx';
import { DRAWER } from './sidebar-state.ts';

/**
 * The navigation on a phone: 18rem wide, sliding in over the page. Following an entry closes it. It closes without a
 * transition: with Headless UI's leave transition it stayed open for good if it was closed while still sliding in.
 */
export function Drawer({ onClose }: { onClose: () => void }) {
  useRestoreFocus();
  useModalLayer(DRAWER);
  return (
    <Dialog open onClose={onClose} aria-label="Menu" className="fixed inset-0 z-40">
      <DialogBackdrop className="fixed inset-0 animate-veil bg-veil" />
      <DialogPanel
        data-panel
        className="fixed inset-y-0 left-0 w-[calc(18rem+env(safe-area-inset-left))] max-w-[calc(100vw-2rem)] animate-slide-in bg-margin pt-[env(safe-area-inset-top)] pl-[env(safe-area-inset-left)] shadow-float"
      >
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
