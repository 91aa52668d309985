import { gstRateFromInput, GST_RATE_PREFIX, type GstRate, type GstRateInput } from '#domain/sample/gst-rate.ts';
import { listOf } from '#data/lists/sorting.ts';
import { changeRecord, createRecord, deleteRecords } from '#data/store/record-verbs.ts';
import { sampleStore } from './store.ts';

/** The sort orders of GST rates; initially in the order of creation. */
export const GST_RATE_LIST = listOf(sampleStore, 'gstRates', {
  sorts: { id: '', percentage: 'percentage', category: 'category' },
  filter: 'category',
});

export async function gstRateCount(): Promise<number> {
  const [rates] = await sampleStore.totals(['gstRates']);
  return rates?.count ?? 0;
}

export function createGstRate(input: GstRateInput): Promise<GstRate> {
  return createRecord(sampleStore, 'gstRates', GST_RATE_PREFIX, (id) => ({ ...gstRateFromInput(input), id }));
}

export function updateGstRate(id: string, input: GstRateInput): Promise<void> {
  return changeRecord(sampleStore, 'gstRates', id, () => ({ ...gstRateFromInput(input), id }));
}

export function deleteGstRates(ids: readonly string[]): Promise<void> {
  return deleteRecords(sampleStore, 'gstRates', ids);
}
