import { useRouterState } from '@tanstack/react-router';
import { LoadingBar } from '#ui/overlays/loading-bar.tsx';

/** A loading bar while the next screen loads; until then the previous screen stays. */
export function NavigationProgress() {
  const isUnderway = useRouterState({ select: (state) => state.isLoading });
  return isUnderway && <LoadingBar />;
}
