import type { GstRate } from '#domain/sample/gst-rate.ts';

export const gstRates: readonly GstRate[] = [
  { id: 'GST-001', name: 'Standard Rate', percentage: 18, category: 'Goods' },
  { id: 'GST-002', name: 'Reduced Rate', percentage: 5, category: 'Services' },
  { id: 'GST-003', name: 'Zero Rate', percentage: 0, category: 'Exempt' },
];
