import type { Paise } from './money.ts';

export type MetricCard = Readonly<{
  id: string;
  title: string;
  value: MetricValue;
  /** In words, as the card says it: "7.5% more than May". */
  change: string;
  changeType: ChangeType;
  icon: (typeof METRIC_ICONS)[number];
}>;

/** The specification gives these no ids; the number keeps the cards in their order. */
export const METRIC_PREFIX = 'CARD-';

/** The icons that a card can have, by their names in lucide. */
export const METRIC_ICONS = ['trending-up', 'shopping-cart', 'file-text', 'clock'] as const;

/** Money stays money, so that a card can show it short and its tooltip in full. */
type MetricValue = Readonly<{ kind: 'money'; amount: Paise } | { kind: 'count'; count: number }>;

/** Whether the change is welcome, not whether the figure grew: more owed to us is negative. */
type ChangeType = 'positive' | 'negative' | 'neutral';

/** Which way the figure went, as its words tell. */
export function directionOf({ change }: Pick<MetricCard, 'change'>): 'up' | 'down' | 'level' {
  if (/\bmore\b/i.test(change)) return 'up';
  return /\b(less|fewer)\b/i.test(change) ? 'down' : 'level';
}
