import type { Paise } from '#domain/money.ts';

export type MetricCard = Readonly<{
  id: string;
  title: string;
  value: MetricValue;
  /** The text on the card, such as "7.5% more than May". */
  change: string;
  changeType: ChangeType;
  icon: (typeof METRIC_ICONS)[number];
}>;

/** The specification gives these cards no ids; the number in the id keeps them in order. */
export const METRIC_PREFIX = 'CARD-';

/** The icons that a card can have, by their lucide names. */
export const METRIC_ICONS = ['trending-up', 'shopping-cart', 'file-text', 'clock'] as const;

/** Money is kept as an amount, not as text, so that the card can show it short and the tooltip in full. */
type MetricValue = Readonly<{ kind: 'money'; amount: Paise } | { kind: 'count'; count: number }>;

/** Whether the change is good for the business, not whether the figure grew: higher outstanding dues are negative. */
type ChangeType = 'positive' | 'negative' | 'neutral';

/** The direction of the change, read from its text. */
export function directionOf({ change }: Pick<MetricCard, 'change'>): 'up' | 'down' | 'level' {
  if (/\bmore\b/i.test(change)) return 'up';
  return /\b(less|fewer)\b/i.test(change) ? 'down' : 'level';
}
