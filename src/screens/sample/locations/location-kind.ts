import { now, today } from '#data/clock.ts';
import { createLocation, deleteLocations, updateLocation } from '#data/sample/locations.ts';
import { BLANK_LOCATION, type Location, type LocationEntry, locationEntry } from '#domain/sample/location.ts';
import type { RecordEditor, RecordKind } from '#ui/records/use-record-editor.ts';

/** How a location is created, edited and deleted. No field is required. */
export const LOCATION_KIND: RecordKind<Location, LocationEntry, never> = {
  blank: () => BLANK_LOCATION,
  missing: () => [],
  create: (entry) => createLocation(entry, now(), today()),
  created: ['Location Created', 'New location has been created successfully.'],
  existing: {
    draftOf: locationEntry,
    update: (location, entry) => updateLocation(location.id, entry),
    updated: ['Location Updated', 'Location has been updated successfully.'],
    remove: (location) => deleteLocations([location.id]),
    deleted: ['Location Deleted', 'Location has been deleted successfully.'],
  },
};

export type LocationEditor = RecordEditor<Location, LocationEntry, never>;
