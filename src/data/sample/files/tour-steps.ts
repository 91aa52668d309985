import * as v from 'valibot';
import { exactly } from '#data/files/backup/exact-shape.ts';
import { flag, oneOf, record, text } from '#data/files/backup/fields.ts';
import type { FileForm } from '#data/store/table.ts';
import { TOUR_ICONS, TOUR_STEP_IDS, type TourStep } from '#domain/sample/tour-step.ts';

/** The columns of the list as a file, and the shape of a record in a copy. */
export const file: FileForm<TourStep> = {
  shape: exactly<TourStep>()(
    record({
      id: oneOf(TOUR_STEP_IDS),
      title: text,
      description: text,
      icon: oneOf(TOUR_ICONS),
      // The tour passes it to querySelector, which would throw on an invalid selector.
      target: v.pipe(v.string('text'), v.regex(/^(\[data-tour="[a-z-]+"\])?$/, 'a mark such as [data-tour="charts"]')),
      position: oneOf(['center', 'top', 'bottom', 'left', 'right']),
      highlight: flag,
    }),
  ),
  fixedCount: TOUR_STEP_IDS.length,
};
