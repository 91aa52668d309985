import { CatchBoundary } from '@tanstack/react-router';
import type { ReactNode } from 'react';

/**
 * A part of the frame that reads records or comes later. Where that fails it is left out, and the frame stays alive without it;
 * it is tried again when `until` changes.
 */
export function QuietBoundary({
  until = false,
  onFail,
  children,
}: {
  until?: boolean;
  onFail?: (error: unknown) => void;
  children: ReactNode;
}) {
  return (
    <CatchBoundary getResetKey={() => String(until)} errorComponent={() => null} {...(onFail && { onCatch: onFail })}>
      {children}
    </CatchBoundary>
  );
}
