import { type NavigateOptions, trimPathRight, useRouter } from '@tanstack/react-router';
import { announceNavigation } from './on-navigate.ts';

/**
 * Navigates and reports whether the user arrived: true once the screen has been drawn; false if a form with unsaved
 * changes blocked the navigation, or if another navigation replaced it.
 *
 * The router reports neither: a blocked navigation's promise is resolved by the next navigation, whatever it is. So we
 * register a temporary blocker behind all others: it runs only if none of them blocked, and tells us the key of the new
 * history entry.
 */
export function useCheckedNavigate(): (to: NavigateOptions) => Promise<boolean> {
  const router = useRouter();
  return async (to) => {
    // Compared as the router does: it stays on the current history entry when only a trailing slash differs.
    const isHere = trimPathRight(router.buildLocation(to).href) === trimPathRight(router.latestLocation.href);
    let entryKey = isHere ? router.latestLocation.state.key : undefined;
    const removeBlocker = router.history.block({
      enableBeforeUnload: false,
      blockerFn({ nextLocation }) {
        entryKey = nextLocation.state.key;
        return false;
      },
    });
    if (isHere) announceNavigation();
    const navigation = router.navigate(to);
    // The router has taken its list of blockers by now; no later navigation may reach this one.
    removeBlocker();
    await navigation;
    return entryKey !== undefined && router.state.location.state.key === entryKey;
  };
}
