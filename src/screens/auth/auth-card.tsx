import type { ReactNode } from 'react';
import { BalanceMark } from '#ui/balance.tsx';

/** A sign-in screen: one card in the middle of the content, inside the frame like every other page. */
export function AuthCard({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="flex min-h-full items-center justify-center px-gutter pt-6 pb-28">
      <title>{`${title} · Tarazu`}</title>
      <div className="w-full max-w-sm rounded-sheet border bg-sheet px-6 py-8 text-center">
        <BalanceMark size={36} className="mx-auto" />
        <h1 className="mt-4 font-semibold text-heading tracking-tight">{title}</h1>
        <div className="mt-2 flex flex-col items-center gap-5 text-ink-2">{children}</div>
      </div>
    </div>
  );
}
