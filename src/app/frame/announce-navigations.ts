import type { AnyRouter } from '@tanstack/react-router';
import { announceNavigation } from '#ui/navigation/on-navigate.ts';

/**
 * Makes dialogs and popovers close when the user navigates. A refused navigation keeps the history entry, and closes
 * nothing.
 */
export function announceNavigations(router: Pick<AnyRouter, 'subscribe' | 'latestLocation'>): void {
  let visit = router.latestLocation.state.key;
  router.subscribe('onBeforeLoad', ({ toLocation }) => {
    if (toLocation.state.key === visit) return;
    visit = toLocation.state.key;
    announceNavigation();
  });
}
