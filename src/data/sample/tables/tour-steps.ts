import { describe } from '#data/store/table.ts';
import type { TourStep } from '#domain/sample/tour-step.ts';

export const tourSteps = describe<TourStep>({
  name: 'Steps of the tour',
  indexes: 'id',
  file: async () => (await import('#data/sample/files/tour-steps.ts')).file,
});
