import { Description, Dialog, DialogPanel, DialogTitle } from '@headlessui/react';
import { type LucideIcon, X } from 'lucide-react';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { Button, IconButton } from '#ui/button.tsx';
import { useFocusGivenBack } from '#ui/focus.ts';
import { Progress } from '#ui/progress.tsx';
import type { Side } from './placement.ts';
import { useSpotlight } from './use-spotlight.ts';

type Step = Readonly<{ title: string; description: string; icon: LucideIcon; target: string; position: Side }>;

/**
 * A tour of the page: what a step talks about stays light, a card beside it explains. It may be left at any step; then it
 * fades, and `onClosed` is called after 300 ms. `onLeave` is called at once, for what must not be lost to a quick reload.
 */
export function Tour({
  step,
  number,
  of,
  percent,
  onMove,
  onLeave,
  onClosed,
}: {
  step: Step;
  /** Which step it is, from 1, and of how many. */
  number: number;
  of: number;
  percent: number;
  onMove: (by: 1 | -1) => void;
  onLeave: () => void;
  onClosed: () => void;
}) {
  const [isLeaving, setLeaving] = useState(false);
  const fading = useRef<ReturnType<typeof setTimeout>>(undefined);
  const next = useRef<HTMLButtonElement>(null);
  const { view, light, card } = useSpotlight(step);
  const isFirst = number === 1;
  const isLast = number === of;
  useFocusGivenBack();
  useEffect(() => () => clearTimeout(fading.current), []);

  function leave() {
    if (isLeaving) return;
    setLeaving(true);
    onLeave();
    fading.current = setTimeout(onClosed, FADE_MS);
  }

  function move(by: 1 | -1) {
    if (isLeaving) return;
    onMove(by);
    // "Previous" is about to go; the focus is not to go with it.
    if (number + by === 1) next.current?.focus();
  }

  function onKeyDown({ key }: KeyboardEvent) {
    if (key === 'ArrowRight') move(1);
    if (key === 'ArrowLeft') move(-1);
  }

  return (
    <Dialog
      open
      onClose={leave}
      className={`fixed inset-0 z-50 transition-opacity duration-300 ease-out starting:opacity-0 ${isLeaving ? 'pointer-events-none opacity-0' : ''}`}
    >
      {/* It is as large as the page: a stray press beside the card is no wish to leave. */}
      <DialogPanel className="fixed inset-0 overflow-hidden" onKeyDown={onKeyDown}>
        <div ref={view} className={VIEW} />
        <div ref={light} aria-hidden className={LIGHT} />
        <div ref={card} data-tour-card className={CARD}>
          <div className="flex items-start gap-3" aria-live="polite">
            <span className="flex size-9 shrink-0 items-center justify-center rounded-control bg-peacock-wash text-peacock">
              <step.icon size={18} strokeWidth={1.75} aria-hidden />
            </span>
            <div className="min-w-0 flex-1">
              <DialogTitle className="text-balance pt-1.5 pr-8 font-semibold text-title">{step.title}</DialogTitle>
              <Description className="mt-1 text-ink-2">{step.description}</Description>
            </div>
          </div>
          <Progress label={`Step ${number} of ${of}`} value={percent} words={`${percent}%`} />
          <div className="flex flex-wrap items-center justify-end gap-2">
            {!isLast && (
              <button
                type="button"
                onClick={leave}
                className="control -ml-2 mr-auto rounded-control px-2 text-ink-2 hover:bg-wash hover:text-ink"
              >
                Skip Tour
              </button>
            )}
            {!isFirst && (
              <Button className="px-3" onClick={() => move(-1)}>
                Previous
              </Button>
            )}
            <Button ref={next} look="primary" data-autofocus onClick={() => (isLast ? leave() : move(1))}>
              {isLast ? 'Get Started' : 'Next'}
            </Button>
          </div>
          <IconButton name="Close tour" icon={X} onClick={leave} className="absolute top-2 right-2" />
        </div>
      </DialogPanel>
    </Dialog>
  );
}

const FADE_MS = 300;
/** Where a card may stand: the window without a margin, nor what the device covers of it. */
const VIEW =
  'pointer-events-none fixed top-[max(0.75rem,env(safe-area-inset-top))] right-[max(0.75rem,env(safe-area-inset-right))] bottom-[max(0.75rem,env(safe-area-inset-bottom))] left-[max(0.75rem,env(safe-area-inset-left))]';
/** One shadow is the ring around the light, the other everything that lies in the dark. */
const LIGHT =
  'fixed rounded-sheet shadow-[0_0_0_2px_var(--color-peacock),0_0_0_200vmax_var(--color-shade)] transition-[left,top,width,height] duration-300 ease-out';
const CARD =
  'fixed top-0 left-0 flex max-h-full flex-col gap-4 overflow-y-auto rounded-sheet bg-sheet p-4 shadow-float';
