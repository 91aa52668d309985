import { enteredGstRate, GST_RATE_PREFIX, type GstRate, type GstRateEntry } from '#domain/gst-rate.ts';
import { database } from './mirror.ts';
import type { List } from './order.ts';
import { changeRecord, createRecord, deleteRecord } from './records.ts';
import { readTotals } from './totals.ts';

/** The sort orders of GST rates; initially in the order of entry. */
export const GST_RATE_LIST = {
  sorts: { id: '', percentage: 'percentage', category: 'category' },
  filter: 'category',
} as const satisfies List;

export async function gstRateCount(): Promise<number> {
  const [rates] = await readTotals(database(), ['gstRates']);
  return rates?.count ?? 0;
}

export function createGstRate(entry: GstRateEntry): Promise<GstRate> {
  return createRecord('gstRates', GST_RATE_PREFIX, (id) => ({ ...enteredGstRate(entry), id }));
}

export function updateGstRate(id: string, entry: GstRateEntry): Promise<void> {
  return changeRecord('gstRates', id, () => ({ ...enteredGstRate(entry), id }));
}

export function deleteGstRate(id: string): Promise<void> {
  return deleteRecord('gstRates', id);
}
