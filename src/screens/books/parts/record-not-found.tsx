import type { ReactNode } from 'react';
import { useBooksKey } from './use-books-key.ts';
import { LinkButton } from '#ui/controls/link-button.tsx';
import { Empty } from '#ui/layout/empty.tsx';
import { Page } from '#ui/layout/page.tsx';

/** Says that an address names no record that there is, and leads to Accounting, where everything stands. */
export function RecordNotFound({ title, children }: { title: string; children: ReactNode }) {
  const key = useBooksKey();
  return (
    <Page title={title}>
      <section className="rounded-sheet border bg-sheet">
        <Empty
          action={
            <LinkButton to="/books/$key/accounting" params={{ key }}>
              Go to Accounting
            </LinkButton>
          }
        >
          {children}
        </Empty>
      </section>
    </Page>
  );
}
