import { describe, expect, it } from 'vitest';
import {
  BLANK_GST_RATE,
  gstRateFromInput,
  type GstRateInput,
  gstRateInput,
  missingInGstRate,
  requiredForGstRate,
} from '#domain/sample/gst-rate.ts';

const input: GstRateInput = { name: 'Standard Rate', percentage: 18, category: 'Goods' };

describe('a new GST rate', () => {
  it('needs a name, a percentage and a category', () => {
    expect(requiredForGstRate).toEqual(['name', 'percentage', 'category']);
    expect(missingInGstRate(BLANK_GST_RATE)).toEqual(requiredForGstRate);
    expect(missingInGstRate(input)).toEqual([]);
  });

  it('may be 0 percent, which is a rate; only an empty percentage is missing', () => {
    expect(missingInGstRate({ ...input, percentage: 0 })).toEqual([]);
    expect(missingInGstRate({ ...input, percentage: null })).toEqual(['percentage']);
  });

  it('may be 250 percent or negative: there are no limits', () => {
    expect(missingInGstRate({ ...input, percentage: 250 })).toEqual([]);
    expect(missingInGstRate({ ...input, percentage: -1 })).toEqual([]);
  });

  it('lacks its name if that is only spaces', () => {
    expect(missingInGstRate({ ...input, name: '  ' })).toEqual(['name']);
  });
});

it('a GST rate comes back from its form unchanged, and an emptied percentage as 0', () => {
  const rate = { ...gstRateFromInput(input), id: 'GST-001' };
  expect(gstRateInput(rate)).toEqual(input);
  expect(gstRateFromInput({ ...input, percentage: null })).toEqual({ ...input, percentage: 0 });
});
