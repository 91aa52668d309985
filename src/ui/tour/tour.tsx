import { Dialog, DialogPanel } from '@headlessui/react';
import { type ComponentProps, useEffect, useRef, useState } from 'react';
import { useRestoreFocus } from '#ui/navigation/focus.ts';
import { type Opener, useModalLayer } from '#ui/overlays/opening.ts';
import { TourStage } from './tour-stage.tsx';

/**
 * A tour of the page that can be left at any step: then it fades out, and `onClosed` is called after 300 ms. `onLeave`
 * is called at once, for what a quick reload must not lose.
 */
export function Tour({
  onLeave,
  onClosed,
  opener,
  ...stage
}: Omit<ComponentProps<typeof TourStage>, 'onLeave'> & {
  onLeave: () => void;
  onClosed: () => void;
  opener?: Opener;
}) {
  const [isLeaving, setLeaving] = useState(false);
  const fading = useRef<ReturnType<typeof setTimeout>>(undefined);
  useRestoreFocus();
  useModalLayer(opener);
  useEffect(() => () => clearTimeout(fading.current), []);

  function leave() {
    if (isLeaving) return;
    setLeaving(true);
    onLeave();
    fading.current = setTimeout(onClosed, FADE_MS);
  }

  return (
    <Dialog
      open
      onClose={leave}
      className={`fixed inset-0 z-50 transition-opacity duration-300 ease-out starting:opacity-0 ${isLeaving ? 'pointer-events-none opacity-0' : ''}`}
    >
      {/* As large as the page, so that a stray press beside the card does not close the tour. */}
      <DialogPanel className="fixed inset-0 overflow-hidden" inert={isLeaving}>
        <TourStage {...stage} onLeave={leave} />
      </DialogPanel>
    </Dialog>
  );
}

const FADE_MS = 300;
