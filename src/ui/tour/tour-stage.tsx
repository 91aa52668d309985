import { Description, DialogTitle } from '@headlessui/react';
import { type IconNode, X } from 'lucide';
import { useEffect, useEffectEvent, useRef } from 'react';
import { Button, IconButton } from '#ui/controls/button.tsx';
import { Icon } from '#ui/controls/icon.tsx';
import { Progress } from '#ui/feedback/progress.tsx';
import type { Side } from './placement.ts';
import { useSpotlight } from './use-spotlight.ts';

/** One step of the tour: its target stays lit, a card beside it explains. */
export function TourStage({
  step,
  number,
  of,
  percent,
  onMove,
  onLeave,
}: {
  step: Readonly<{ title: string; description: string; icon: IconNode; target: string; position: Side }>;
  /** Which step it is, from 1, and of how many. */
  number: number;
  of: number;
  percent: number;
  onMove: (by: 1 | -1) => void;
  onLeave: () => void;
}) {
  const { view, light, card } = useSpotlight(step);
  const next = useRef<HTMLButtonElement>(null);
  const isFirst = number === 1;
  const isLast = number === of;

  function goBack() {
    // "Previous" is about to be removed: move the focus first.
    if (number === 2) next.current?.focus();
    onMove(-1);
  }

  const onKey = useEffectEvent(({ key, target }: KeyboardEvent) => {
    // A dialog over the tour has its own use for the arrow keys.
    const other = target instanceof Element && target.closest('[role="dialog"]');
    if (other && !other.contains(card.current)) return;
    if (key === 'ArrowRight') onMove(1);
    if (key === 'ArrowLeft') goBack();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKey(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, []);

  return (
    <>
      <div ref={view} className={VIEW} />
      <div ref={light} aria-hidden className={LIGHT} />
      <div ref={card} className={CARD}>
        <div className="flex items-start gap-3" aria-live="polite">
          <span className="flex size-9 shrink-0 items-center justify-center rounded-control bg-peacock-wash text-peacock">
            <Icon of={step.icon} />
          </span>
          <div className="min-w-0 flex-1">
            <DialogTitle className="text-balance pt-1.5 pr-8 font-semibold text-title">{step.title}</DialogTitle>
            <Description className="mt-1 text-pretty text-ink-2">{step.description}</Description>
          </div>
        </div>
        <Progress label={`Step ${number} of ${of}`} value={percent} words={`${percent}%`} />
        <div className="flex flex-wrap items-center justify-end gap-2">
          {!isLast && (
            <button
              type="button"
              onClick={onLeave}
              className="control -ml-2 mr-auto rounded-control px-2 text-ink-2 hover:bg-wash hover:text-ink"
            >
              Skip Tour
            </button>
          )}
          {!isFirst && <Button onClick={goBack}>Previous</Button>}
          <Button ref={next} look="primary" data-autofocus onClick={isLast ? onLeave : () => onMove(1)}>
            {isLast ? 'Get Started' : 'Next'}
          </Button>
        </div>
        <IconButton name="Close tour" icon={X} onClick={onLeave} className="absolute top-2 right-2" />
      </div>
    </>
  );
}

/** The area for the card: the window without a margin and without the device's insets. */
const VIEW =
  'pointer-events-none fixed top-[max(0.75rem,env(safe-area-inset-top))] right-[max(0.75rem,env(safe-area-inset-right))] bottom-[max(0.75rem,env(safe-area-inset-bottom))] left-[max(0.75rem,env(safe-area-inset-left))]';
/** One shadow is the ring around the spotlight, the other darkens everything else. */
const LIGHT =
  'fixed rounded-sheet shadow-[0_0_0_2px_var(--color-peacock),0_0_0_200vmax_var(--color-shade)] transition-[left,top,width,height] duration-300 forced-colors:outline-3 ease-out';
const CARD =
  'fixed top-0 left-0 flex max-h-full flex-col gap-4 overflow-y-auto rounded-sheet bg-sheet p-4 shadow-float';
