import { now, today } from '#data/clock.ts';
import { createLocation, deleteLocations, updateLocation } from '#data/sample/locations.ts';
import { BLANK_LOCATION, type Location, type LocationInput, locationInput } from '#domain/sample/location.ts';
import type { RecordEditor, RecordKind } from '#ui/records/use-record-editor.ts';

/** How a location is created, edited and deleted. No field is required. */
export const LOCATION_EDITOR: RecordKind<Location, LocationInput, never> = {
  blank: () => BLANK_LOCATION,
  missing: () => [],
  create: (input) => createLocation(input, now(), today()),
  created: ['Location Created', 'New location has been created successfully.'],
  existing: {
    draftOf: locationInput,
    update: (location, input) => updateLocation(location.id, input),
    updated: ['Location Updated', 'Location has been updated successfully.'],
    remove: (location) => deleteLocations([location.id]),
    deleted: ['Location Deleted', 'Location has been deleted successfully.'],
  },
};

export type LocationEditor = RecordEditor<Location, LocationInput, never>;
