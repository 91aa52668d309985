import { useLocation } from '@tanstack/react-router';
import { useMemo } from 'react';
import { type Workspace, workspaceOf } from './workspace-of-address.ts';

/** The workspace of the current address. */
export function useWorkspace(): Workspace {
  const pathname = useLocation({ select: (location) => location.pathname });
  return useMemo(() => workspaceOf(pathname), [pathname]);
}
