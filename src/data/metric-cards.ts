import type { MetricCard } from '#domain/metric-card.ts';
import { database } from './mirror.ts';

/** The cards at the top of the dashboard, in order. */
export function metricCards(): Promise<readonly MetricCard[]> {
  return database().records('metricCards').limit(50).toArray();
}
