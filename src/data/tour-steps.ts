import { TOUR_STEP_IDS, type TourStep } from '#domain/tour-step.ts';
import { database } from './mirror.ts';

/** The steps of the tour in the order of the tour, which differs from the order of their ids. */
export async function tourSteps(): Promise<readonly TourStep[]> {
  const steps = await database()
    .records('tourSteps')
    .bulkGet([...TOUR_STEP_IDS]);
  return steps.filter((step) => step !== undefined);
}
