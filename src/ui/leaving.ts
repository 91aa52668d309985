import { useBlocker, useRouter } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useState } from 'react';

/**
 * Asks before an address is left over what is not saved: `isAsked` from then until one of the answers is given, or until
 * Forward has taken Back back. The router would answer that itself, and, as no step leads from an entry to itself, by a
 * step of none: it would load the page anew.
 */
export function useLeaving(holdsSomething: () => boolean) {
  const leaving = useBlocker({ shouldBlockFn: holdsSomething, enableBeforeUnload: false, withResolver: true });
  const [takenBack, takeBack] = useState<typeof leaving>();
  const router = useRouter();
  const isAsked = leaving.status === 'blocked' && leaving !== takenBack;

  const onPop = useEffectEvent((event: PopStateEvent) => {
    const { key } = (event.state ?? {}) as { key?: string };
    if (!isAsked || key !== router.latestLocation.state.key) return;
    event.stopImmediatePropagation();
    takeBack(leaving);
  });
  useEffect(() => {
    const listener = (event: PopStateEvent) => onPop(event);
    addEventListener('popstate', listener, { capture: true });
    return () => removeEventListener('popstate', listener, { capture: true });
  }, []);

  return {
    isAsked,
    stay: () => void (isAsked && leaving.reset()),
    leave: () => void (isAsked && leaving.proceed()),
  };
}
