import { formatShare } from '#domain/format.ts';
import type { MetricCard } from '#domain/sample/metric-card.ts';
import { negative, type Paise, sumOf } from '#domain/money.ts';
import { percentOfWhole } from '#domain/report-table.ts';
import { invoicesMade, purchases, receivables, sales } from './figures.ts';

export const metricCards: readonly MetricCard[] = [
  {
    id: 'CARD-001',
    title: 'Total Sales',
    value: { kind: 'money', amount: sales.june },
    change: `${percentMore(sales.may, sales.june)} more than in May`,
    changeType: 'positive',
    icon: 'trending-up',
  },
  {
    id: 'CARD-002',
    title: 'Total Purchases',
    value: { kind: 'money', amount: purchases.june },
    change: `${percentMore(purchases.may, purchases.june)} more than in May`,
    changeType: 'neutral',
    icon: 'shopping-cart',
  },
  {
    id: 'CARD-003',
    title: "Today's Invoices",
    value: { kind: 'count', count: invoicesMade.today },
    change: `${invoicesMade.today - invoicesMade.yesterday} more than yesterday`,
    changeType: 'positive',
    icon: 'file-text',
  },
  {
    id: 'CARD-004',
    title: 'Outstanding Amount',
    value: { kind: 'money', amount: receivables.june },
    change: `${percentMore(receivables.may, receivables.june)} more than in May`,
    changeType: 'negative',
    icon: 'clock',
  },
];

function percentMore(before: Paise, now: Paise): string {
  return formatShare(percentOfWhole(sumOf([now, negative(before)]), before));
}
