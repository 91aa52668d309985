import { useSyncExternalStore } from 'react';
import { today } from '#data/clock.ts';

/** Returns today, and draws anew when a day has ended: the app stays open overnight, and is looked at again in the morning. */
export function useToday() {
  return useSyncExternalStore(subscribe, today);
}

function subscribe(onDay: () => void) {
  // A timer of hours is late after a sleep, when looking again asks, too.
  const timer = setInterval(onDay, MINUTE);
  document.addEventListener('visibilitychange', onDay);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', onDay);
  };
}

const MINUTE = 60_000;
