import type { MetricCard } from '#domain/sample/metric-card.ts';
import { sampleStore } from './store.ts';

/** The cards at the top of the dashboard, in order. */
export function metricCards(): Promise<readonly MetricCard[]> {
  return sampleStore.records('metricCards').limit(50).toArray();
}
