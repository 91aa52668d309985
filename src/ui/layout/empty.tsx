import type { ReactNode } from 'react';
import { BalanceMark } from './balance-mark.tsx';

/** Shown instead of an empty list: the logo, one sentence, at most one action. */
export function Empty({ children, action }: { children: ReactNode; action?: ReactNode }) {
  return (
    <div className="flex flex-col items-center gap-3 px-6 py-14 text-center text-ink-2">
      <BalanceMark size={44} className="text-ink-3" />
      <p className="max-w-prose text-balance">{children}</p>
      {action}
    </div>
  );
}
