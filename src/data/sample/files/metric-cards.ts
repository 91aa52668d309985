import * as v from 'valibot';
import { exactly } from '#data/files/backup/exact-shape.ts';
import { idWith, oneOf, paise, record, text, wholeNumber } from '#data/files/backup/fields.ts';
import type { FileForm } from '#data/store/table.ts';
import { METRIC_ICONS, METRIC_PREFIX, type MetricCard } from '#domain/sample/metric-card.ts';

/** The columns of the list as a file, and the shape of a record in a copy. */
export const file: FileForm<MetricCard> = {
  shape: exactly<MetricCard>()(
    record({
      id: idWith(METRIC_PREFIX),
      title: text,
      value: v.variant(
        'kind',
        [record({ kind: v.literal('money'), amount: paise }), record({ kind: v.literal('count'), count: wholeNumber })],
        'money or a count',
      ),
      change: text,
      changeType: oneOf(['positive', 'negative', 'neutral']),
      icon: oneOf(METRIC_ICONS),
    }),
  ),
  fixedCount: 4,
};
