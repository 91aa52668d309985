import { expect, it } from 'vitest';
import { countLocations } from '#domain/location.ts';
import { locations } from '#data/seed/locations.ts';

it('a location that is no warehouse counts as a branch, active or not', () => {
  expect(countLocations(locations)).toEqual({ total: 3, active: 2, warehouses: 1, branches: 2 });
  expect(countLocations([])).toEqual({ total: 0, active: 0, warehouses: 0, branches: 0 });
});
