import type { ReactNode } from 'react';
import { BalanceMark } from '#ui/layout/balance-mark.tsx';

/** The layout of the sign-in screens: one centred card, inside the frame like every other page. */
export function AuthCard({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="flex min-h-full flex-col items-center justify-center px-gutter py-6">
      <title>{`${title} · Tarazu`}</title>
      <div className="w-full max-w-[26rem] rounded-sheet border bg-sheet px-5 py-7 sm:px-8">
        <header className="mb-6 flex flex-col items-center gap-3 text-center">
          <BalanceMark size={36} />
          <h1 className="font-semibold text-heading tracking-tight">{title}</h1>
        </header>
        {children}
      </div>
      <p className="mt-3 max-w-[26rem] text-balance text-center text-caption text-ink-3">
        A demo: nothing you type here is sent or kept.
      </p>
    </div>
  );
}

/** The line below a form that links to another sign-in screen. */
export function AuthFoot({ children }: { children: ReactNode }) {
  return <p className="mt-5 border-t pt-4 text-center text-ink-2">{children}</p>;
}
