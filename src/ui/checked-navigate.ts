import { type NavigateOptions, useRouter } from '@tanstack/react-router';
import { announceNavigation } from './on-navigate.ts';

/**
 * Goes somewhere, and tells whether one has arrived: true once the screen has been drawn; false, whenever that turns out,
 * where a form with changes held one back, or where one went elsewhere meanwhile.
 *
 * The router tells neither. Its own promise of a journey that was refused is kept by the next one, wherever that leads. So
 * this asks last of all who may refuse: it is asked only if nobody did, and hears which visit the journey will be.
 */
export function useCheckedNavigate(): (to: NavigateOptions) => Promise<boolean> {
  const router = useRouter();
  return async (to) => {
    const isHere = router.buildLocation(to).href === router.latestLocation.href;
    let visit = isHere ? router.latestLocation.state.key : undefined;
    const forget = router.history.block({
      enableBeforeUnload: false,
      blockerFn({ nextLocation }) {
        visit = nextLocation.state.key;
        return false;
      },
    });
    if (isHere) announceNavigation();
    const journey = router.navigate(to);
    // Whom this journey asks is settled by now, and no other one shall ask here.
    forget();
    await journey;
    return visit !== undefined && router.state.location.state.key === visit;
  };
}
