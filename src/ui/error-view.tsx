import type { ReactNode } from 'react';
import { Page } from './page.tsx';

/** What happened, what is safe, what to do: in the place of a screen that could not be drawn. */
export function ErrorView({ why, children }: { why: string; children: ReactNode }) {
  return (
    <Page title="This screen could not be shown">
      <div role="alert" className="flex max-w-prose flex-col gap-4">
        <p>Your records are as they were; nothing was changed. Try again, or go on from the Dashboard.</p>
        <p className="wrap-anywhere border-thread border-l-2 pl-3 text-ink-2 text-table">{why}</p>
        <div className="flex flex-wrap gap-2">{children}</div>
      </div>
    </Page>
  );
}
