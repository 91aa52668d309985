import { useRouterState } from '@tanstack/react-router';
import { startTransition, useEffect, useEffectEvent, useState } from 'react';
import { SAMPLE } from '#app/workspaces/sample.ts';
import { lazyPart } from '#ui/lazy-part.tsx';
import { beginOpening, isCovered } from '#ui/overlays/opening.ts';
import { whyNot } from '#ui/feedback/outcome-toasts.ts';
import { toastError } from '#ui/feedback/toast.tsx';
import { tourReplay } from '#app/frame/open-signals.ts';
import { QuietBoundary } from '#app/frame/quiet-boundary.tsx';
import { isTourSeen, markTourSeen } from './tour-seen.ts';

/**
 * Opens the tour once, a second after the Dashboard has loaded, unless the user is busy with something else; and again
 * whenever the user asks for it. Leaving the Dashboard ends it.
 */
export function DashboardTour() {
  const isAtDashboard = useRouterState({
    select: ({ location, resolvedLocation }) => location.pathname === '/' && resolvedLocation?.pathname === '/',
  });
  const [isOpen, setOpen] = useState(false);
  const open = useEffectEvent(() => {
    if (!isOpen) beginOpening(tourReplay, () => setOpen(false));
    startTransition(() => setOpen(true));
  });

  const endWithTheScreen = useEffectEvent(() => {
    if (isOpen) markTourSeen();
    setOpen(false);
  });
  useEffect(() => (isAtDashboard ? () => endWithTheScreen() : undefined), [isAtDashboard]);
  useEffect(() => tourReplay.subscribe(() => open()), []);
  useEffect(() => (isAtDashboard ? whenFree(() => open()) : undefined), [isAtDashboard]);

  function giveUp(error: unknown) {
    setOpen(false);
    toastError('The tour did not open', whyNot(error));
  }

  return (
    <QuietBoundary until={isOpen} onFail={giveUp}>
      {isOpen && isAtDashboard && <OpenTour onClosed={() => setOpen(false)} />}
    </QuietBoundary>
  );
}

/**
 * Checks once a second whether the user is free, then opens the tour. A user who starts typing needs no tour, so the first
 * input ends the checks. Where the tour's file cannot be fetched, the tour does not open.
 */
function whenFree(open: () => void): () => void {
  const timer = setInterval(() => {
    if (isTourSeen()) stop();
    else if (isFree()) loadTour().then(() => timerIsOn && isFree() && (stop(), open()), stop);
  }, DELAY_MS);
  let timerIsOn = true;

  function stop() {
    timerIsOn = false;
    clearInterval(timer);
    document.removeEventListener('input', stop, { capture: true });
  }

  document.addEventListener('input', stop, { capture: true });
  return stop;
}

/** Nothing is open or opening, no field has the focus, and the records that the tour describes are loaded. */
function isFree(): boolean {
  return (
    SAMPLE.store.databaseName !== undefined &&
    !isCovered() &&
    document.activeElement?.matches('input, textarea, select, [contenteditable]') !== true
  );
}

const loadTour = async () => (await import('./open-tour.tsx')).OpenTour;
const OpenTour = lazyPart(loadTour);
const DELAY_MS = 1000;
