import { expect, it } from 'vitest';
import { locations } from '#data/sample/seed/locations.ts';
import { BLANK_LOCATION, groupsOf, locationInput, newLocation } from '#domain/sample/location.ts';

it('a location that is not a warehouse counts as a branch, active or not', () => {
  expect(locations.map(groupsOf)).toEqual([
    ['Active', 'Branch'],
    ['Active', 'Warehouse'],
    ['Inactive', 'Branch'],
  ]);
});

it('a new location is active and keeps the day it was created', () => {
  const input = { ...BLANK_LOCATION, name: 'Nashik Godown', isWarehouse: true };
  const made = newLocation('1', input, '2026-04-01');
  expect(made).toMatchObject({ id: '1', name: 'Nashik Godown', isActive: true, createdAt: '2026-04-01' });
  expect(locationInput(made)).toEqual(input);
});
