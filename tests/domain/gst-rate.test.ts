import { describe, expect, it } from 'vitest';
import {
  BLANK_GST_RATE,
  enteredGstRate,
  type GstRateEntry,
  gstRateEntry,
  missingInGstRate,
  requiredForGstRate,
} from '#domain/gst-rate.ts';

const entry: GstRateEntry = { name: 'Standard Rate', percentage: 18, category: 'Goods' };

describe('a new GST rate', () => {
  it('needs its name, percentage and category', () => {
    expect(requiredForGstRate).toEqual(['name', 'percentage', 'category']);
    expect(missingInGstRate(BLANK_GST_RATE)).toEqual(requiredForGstRate);
    expect(missingInGstRate(entry)).toEqual([]);
  });

  it('may be of 0 percent, which is a rate; only an empty percentage is missing', () => {
    expect(missingInGstRate({ ...entry, percentage: 0 })).toEqual([]);
    expect(missingInGstRate({ ...entry, percentage: null })).toEqual(['percentage']);
  });

  it('may be of 250 percent or less than nothing: there are no bounds', () => {
    expect(missingInGstRate({ ...entry, percentage: 250 })).toEqual([]);
    expect(missingInGstRate({ ...entry, percentage: -1 })).toEqual([]);
  });

  it('of nothing but spaces for a name lacks its name', () => {
    expect(missingInGstRate({ ...entry, name: '  ' })).toEqual(['name']);
  });
});

it('a GST rate goes into its form and comes out as it was, an emptied percentage as 0', () => {
  const rate = { ...enteredGstRate(entry), id: 'GST-001' };
  expect(gstRateEntry(rate)).toEqual(entry);
  expect(enteredGstRate({ ...entry, percentage: null })).toEqual({ ...entry, percentage: 0 });
});
