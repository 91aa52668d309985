import type { ReactNode } from 'react';
import type { Drawer } from '#domain/books/counter/drawer.ts';
import { Badge } from '#ui/layout/badge.tsx';
import { Button } from '#ui/controls/button.tsx';
import { lazyDialog } from '#ui/overlays/lazy-dialog.tsx';
import { EditAndDelete } from '#ui/records/row-actions.tsx';
import { useRecordEditor } from '#ui/records/use-record-editor.ts';
import { DRAWER_EDITOR } from './drawer-editor.ts';

/** The drawers of the counter, of which there are a few. */
export function CounterDrawers({ drawers }: { drawers: readonly Drawer[] }) {
  const editor = useRecordEditor(DRAWER_EDITOR);
  return (
    <section aria-labelledby="drawers" className="rounded-sheet border bg-sheet">
      <div className="flex flex-wrap items-center gap-3 px-5 py-4">
        <div className="min-w-0 flex-1">
          <h2 id="drawers" className="font-semibold">
            Drawers
          </h2>
          <p className="mt-1 max-w-prose text-ink-2 text-table">
            Each device uses one. With shifts its cash is counted when a shift opens and closes, in a ledger of its own.
          </p>
        </div>
        <Button onClick={editor.open.create}>New Drawer</Button>
      </div>
      <table role="table" aria-labelledby="drawers" className="w-full border-collapse text-table max-sm:block">
        <thead role="rowgroup" className="max-sm:sr-only">
          <tr role="row">
            {['Name', 'Cash Ledger', 'UPI Received In', 'Card Received In', 'Shifts', 'Actions'].map((title) => (
              <th key={title} role="columnheader" scope="col" className={HEAD}>
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup" className="max-sm:block">
          {drawers.map((drawer) => (
            <tr key={drawer.id} role="row" className={ROW}>
              <th
                role="rowheader"
                scope="row"
                className={`${CELL} wrap-anywhere text-start font-medium max-sm:basis-full`}
              >
                {drawer.name}
              </th>
              <Cell title="Cash Ledger">{drawer.cash.name}</Cell>
              <Cell title="UPI Received In">{drawer.upi?.name ?? 'Not taken'}</Cell>
              <Cell title="Card Received In">{drawer.card?.name ?? 'Not taken'}</Cell>
              <Cell title="Shifts">{drawer.shifts ? <Badge tone="good">On</Badge> : 'Off'}</Cell>
              {/* On a card the first icon begins where the words do. */}
              <td role="cell" className={`${CELL} max-sm:-ms-3`}>
                <EditAndDelete row={drawer} of={drawer.name} actions={editor.open} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {editor.state.name !== 'closed' && <DrawerDialogs editor={editor} />}
    </section>
  );
}

/** A cell; where a row is a card, it says what it is, as the heads are not seen there. */
function Cell({ title, children }: { title: string; children: ReactNode }) {
  return (
    <td role="cell" className={`${CELL} max-sm:flex max-sm:basis-full max-sm:justify-between max-sm:gap-4`}>
      <span aria-hidden className="text-ink-2 sm:hidden">
        {title}
      </span>
      <span className="wrap-anywhere">{children}</span>
    </td>
  );
}

const DrawerDialogs = lazyDialog(async () => (await import('./drawer-dialogs.tsx')).DrawerDialogs);

const HEAD = 'h-10 px-5 text-start last:text-end font-medium text-caption text-ink-2';
const ROW =
  'border-t max-sm:flex max-sm:flex-wrap max-sm:items-baseline max-sm:gap-x-4 max-sm:gap-y-1.5 max-sm:px-5 max-sm:py-3';
const CELL = 'wrap-anywhere px-5 py-2 align-middle max-sm:p-0';
