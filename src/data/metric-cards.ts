import type { MetricCard } from '#domain/metric-card.ts';
import { database } from './mirror.ts';

/** The cards that head the dashboard, in their order. */
export function metricCards(): Promise<readonly MetricCard[]> {
  return database().records('metricCards').limit(50).toArray();
}
