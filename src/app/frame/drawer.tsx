import { Dialog, DialogBackdrop, DialogPanel } from '@headlessui/react';
import { X } from 'lucide-react';
import { useEffect, useEffectEvent } from 'react';
import { IconButton } from '#ui/button.tsx';
import { useFocusGivenBack } from '#ui/focus.ts';
import { usePainted } from '#ui/use-painted.ts';
import { Navigation } from './navigation.tsx';

/** On a phone: the same navigation, 18rem wide, over the page. Following an entry closes it. */
export function Drawer({ isOpen, onClose, onCome }: { isOpen: boolean; onClose: () => void; onCome: () => void }) {
  const come = useEffectEvent(onCome);
  useEffect(() => come(), []);
  // Closed at first, though it comes when it is to open: it would stand there at once instead of sliding in.
  const wasClosed = usePainted(true);
  return (
    <Dialog open={isOpen && wasClosed} onClose={onClose} aria-label="Menu" className="fixed inset-0 z-40">
      <DialogBackdrop
        transition
        className="fixed inset-0 bg-veil transition-opacity duration-300 data-closed:opacity-0"
      />
      <DialogPanel
        transition
        className="data-closed:-translate-x-full fixed inset-y-0 left-0 w-[calc(18rem+env(safe-area-inset-left))] max-w-[calc(100vw-2rem)] bg-margin pt-[env(safe-area-inset-top)] pl-[env(safe-area-inset-left)] shadow-float transition-transform duration-300 ease-out"
      >
        <Drawn onClose={onClose} />
      </DialogPanel>
    </Dialog>
  );
}

/** What lives from one opening to its end. */
function Drawn({ onClose }: { onClose: () => void }) {
  useFocusGivenBack();
  return (
    <>
      <Navigation onFollow={onClose} />
      <IconButton
        name="Close menu"
        icon={X}
        onClick={onClose}
        className="absolute top-[calc(0.375rem+env(safe-area-inset-top))] right-3"
      />
    </>
  );
}
