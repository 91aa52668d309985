import type { MaybeDate } from './calendar.ts';

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

/** The four summary cards of the locations (specification §4). */
export function countLocations(locations: readonly Location[]): LocationCounts {
  const warehouses = locations.filter((location) => location.isWarehouse).length;
  return {
    total: locations.length,
    active: locations.filter((location) => location.isActive).length,
    warehouses,
    branches: locations.length - warehouses,
  };
}

type LocationCounts = Readonly<{ total: number; active: number; warehouses: number; branches: number }>;
