import { useSyncExternalStore } from 'react';
import { onStaffChange, staffChanges } from './access.ts';

/** Draws again whenever staff, its rights, or who is signed in has changed. Returns how often that was. */
export function useStaffChanges(): number {
  return useSyncExternalStore(onStaffChange, staffChanges);
}
