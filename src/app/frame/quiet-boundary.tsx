import { CatchBoundary } from '@tanstack/react-router';
import type { ReactNode } from 'react';

/**
 * An error boundary for a part of the frame that reads records or loads lazily. If it fails, the frame renders without it;
 * it is retried when `until` changes.
 */
export function QuietBoundary({
  until = false,
  onFail,
  children,
}: {
  until?: boolean | string;
  onFail?: (error: unknown) => void;
  children: ReactNode;
}) {
  return (
    <CatchBoundary getResetKey={() => String(until)} errorComponent={() => null} {...(onFail && { onCatch: onFail })}>
      {children}
    </CatchBoundary>
  );
}
