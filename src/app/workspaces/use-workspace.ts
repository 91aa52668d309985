import { useLocation } from '@tanstack/react-router';
import { useMemo } from 'react';
import { type Place, placeOf } from './place.ts';

/** The workspace of the current address. */
export function useWorkspace(): Place {
  const pathname = useLocation({ select: (location) => location.pathname });
  return useMemo(() => placeOf(pathname), [pathname]);
}
