import { type ReactNode, useRef } from 'react';
import { useScans } from '#ui/scans/use-scans.ts';
import { Waiting } from './waiting.tsx';

/**
 * The content of a question about a code, over which further ones are scanned: they wait. A component of its own, as the
 * content of a dialog is drawn only after the effects of what holds it.
 */
export function TakesScans({
  waiting,
  onScan,
  children,
}: {
  waiting: number;
  onScan: (code: string) => void;
  children: ReactNode;
}) {
  const place = useRef<HTMLDivElement>(null);
  useScans(place, onScan);
  return (
    <div ref={place} className="flex flex-col gap-3">
      {children}
      <Waiting count={waiting} />
    </div>
  );
}
