import { expect, it } from 'vitest';
import { requiredForGstRate } from '#domain/gst-rate.ts';

it('a new GST rate needs its name, percentage and category', () => {
  expect(requiredForGstRate).toEqual(['name', 'percentage', 'category']);
});
