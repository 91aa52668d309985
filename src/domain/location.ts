import type { IsoDate, MaybeDate } from './calendar.ts';

export type Location = Readonly<{
  /** The moment of its making in milliseconds, as text. */
  id: string;
  name: string;
  code: string;
  address: string;
  city: string;
  state: string;
  pincode: string;
  phone: string;
  email: string;
  isActive: boolean;
  /** A location that is no warehouse is a branch. */
  isWarehouse: boolean;
  manager: string;
  createdAt: MaybeDate;
}>;

/** What a location is counted under, beside the total: the summary cards (specification §4). */
export function groupsOf(
  location: Pick<Location, 'isActive' | 'isWarehouse'>,
): readonly [status: string, kind: string] {
  return [location.isActive ? 'Active' : 'Inactive', location.isWarehouse ? 'Warehouse' : 'Branch'];
}

/** A location as its form holds it. Whether it is active is switched on its card. */
export type LocationEntry = Omit<Location, 'id' | 'isActive' | 'createdAt'>;

export const BLANK_LOCATION: LocationEntry = {
  name: '',
  code: '',
  address: '',
  city: '',
  state: '',
  pincode: '',
  phone: '',
  email: '',
  manager: '',
  isWarehouse: false,
};

/** The form of a location that exists. */
export function locationEntry(location: Location): LocationEntry {
  const { name, code, address, city, state, pincode, phone, email, manager, isWarehouse } = location;
  return { name, code, address, city, state, pincode, phone, email, manager, isWarehouse };
}

/** A new location is active from the day of its making (specification §4). */
export function newLocation(id: string, entry: LocationEntry, createdAt: IsoDate): Location {
  return { ...entry, id, isActive: true, createdAt };
}
