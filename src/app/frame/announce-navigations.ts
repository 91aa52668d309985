import type { AnyRouter } from '@tanstack/react-router';
import { announceNavigation } from '#ui/on-navigate.ts';

/** Has what stands over the page give way when somebody goes elsewhere; not when that was refused, which ends no visit. */
export function announceNavigations(router: Pick<AnyRouter, 'subscribe' | 'latestLocation'>): void {
  let visit = router.latestLocation.state.key;
  router.subscribe('onBeforeLoad', ({ toLocation }) => {
    if (toLocation.state.key === visit) return;
    visit = toLocation.state.key;
    announceNavigation();
  });
}
