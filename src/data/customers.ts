import type { Customer } from '#domain/customer.ts';
import { database } from './mirror.ts';

/** The customers to pick from, in the order they were entered. */
export function customers(): Promise<readonly Customer[]> {
  return database().records('customers').limit(500).toArray();
}
