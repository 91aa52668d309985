import { TOUR_STEP_IDS, type TourStep } from '#domain/sample/tour-step.ts';
import { sampleStore } from './store.ts';

/** The steps of the tour in the order of the tour, which differs from the order of their ids. */
export async function tourSteps(): Promise<readonly TourStep[]> {
  const steps = await sampleStore.records('tourSteps').bulkGet([...TOUR_STEP_IDS]);
  return steps.filter((step) => step !== undefined);
}
