import { useRouterState } from '@tanstack/react-router';
import { Underway } from '#ui/underway.tsx';

/** Shows that the screen that was asked for is on its way; the one before stands until it is there. */
export function JourneyUnderway() {
  const isUnderway = useRouterState({ select: (state) => state.isLoading });
  return isUnderway && <Underway />;
}
