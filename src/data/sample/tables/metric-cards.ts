import { describe } from '#data/store/table.ts';
import type { MetricCard } from '#domain/sample/metric-card.ts';

export const metricCards = describe<MetricCard>({
  name: 'Cards of the Dashboard',
  indexes: 'id',
  file: async () => (await import('#data/sample/files/metric-cards.ts')).file,
});
