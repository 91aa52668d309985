import { useRouterState } from '@tanstack/react-router';
import { LoadingBar } from '#ui/loading-bar.tsx';

/** Shows that the screen that was asked for is on its way; the one before stands until it is there. */
export function NavigationProgress() {
  const isUnderway = useRouterState({ select: (state) => state.isLoading });
  return isUnderway && <LoadingBar />;
}
