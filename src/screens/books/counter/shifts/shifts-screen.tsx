import { useMemo, useState } from 'react';
import { drawerStanding, SHIFT_LIST } from '#data/books/counter/shift-reports.ts';
import { useLive } from '#data/books/live.ts';
import { useList } from '#data/views/use-list.ts';
import { isOpen, type Shift, titleOfShift } from '#domain/books/counter/shifts/shift.ts';
import { formatRupees, formatText } from '#domain/format.ts';
import { momentInWords } from '#screens/books/parts/moment-in-words.ts';
import { type BooksPages, usePages } from '#screens/books/parts/use-pages.ts';
import { Button } from '#ui/controls/button.tsx';
import { QuietLink } from '#ui/controls/quiet-link.tsx';
import { Badge } from '#ui/layout/badge.tsx';
import { Empty } from '#ui/layout/empty.tsx';
import { Figure } from '#ui/layout/figure.tsx';
import { Page } from '#ui/layout/page.tsx';
import { lazyDialog } from '#ui/overlays/lazy-dialog.tsx';
import type { Column } from '#ui/records/column.ts';
import { RecordTable } from '#ui/records/record-table.tsx';
import { drawerEntries, type DrawerDialogName } from './drawer-entries.ts';
import { ShiftReminder } from './shift-reminder.tsx';

/** The shifts of all drawers, the latest first. */
export function ShiftsScreen() {
  const pages = usePages();
  const list = useList(SHIFT_LIST, { sort: 'newest', direction: 'down', filter: '', find: '' });
  const standing = useLive(['drawer standing'], drawerStanding);
  const [dialog, setDialog] = useState<DrawerDialogName>();
  const columns = useMemo(() => shiftColumns(pages), [pages]);
  const actions = useMemo(() => ({ open: ({ id }: Shift) => pages.go(pages.shift(id)) }), [pages]);
  return (
    <Page
      title="Shifts"
      subtitle="The times between two counts of a drawer, each with its Z"
      actions={
        standing?.drawer.shifts &&
        drawerEntries(standing, setDialog)
          .filter(({ words }) => words.endsWith('Shift') || words === 'X Report')
          .map(({ words, onChoose }) => (
            <Button key={words} onClick={onChoose}>
              {words}
            </Button>
          ))
      }
    >
      <ShiftReminder shift={standing?.shift} />
      <RecordTable
        name="Shifts"
        list={list}
        columns={columns}
        actions={actions}
        toolbar={null}
        empty={<Empty>No shifts yet. Turn them on for a drawer in Settings › Counter.</Empty>}
      />
      {dialog && <DrawerDialog name={dialog} onClose={() => setDialog(undefined)} />}
    </Page>
  );
}

const DrawerDialog = lazyDialog(async () => (await import('./drawer-dialog.tsx')).DrawerDialog);

function shiftColumns(pages: BooksPages): readonly Column<Shift>[] {
  return [
    {
      title: 'Shift',
      onCard: 'name',
      cell: (shift) => <QuietLink to={pages.shift(shift.id)}>{titleOfShift(shift)}</QuietLink>,
    },
    { title: 'Drawer', onCard: 'detail', cell: ({ drawer }) => formatText(drawer.name) },
    { title: 'Opened', onCard: 'detail', cell: ({ openedAt }) => momentInWords(openedAt) },
    {
      title: 'Closed',
      onCard: 'status',
      cell: (shift) => (shift.z ? momentInWords(shift.z.closedAt) : <Badge tone="waiting">Open</Badge>),
    },
    figure('Net', 'amount', ({ z }) => z?.net),
    figure('Difference', 'nearStatus', ({ z }) => z?.difference),
  ];
}

function figure(
  title: string,
  onCard: 'amount' | 'nearStatus',
  of: (shift: Shift) => NonNullable<Shift['z']>['net'] | undefined,
): Column<Shift> {
  return {
    title,
    onCard,
    isFigure: true,
    paiseOf: (shift) => of(shift) ?? 0,
    isBlank: isOpen,
    cell: (shift) => {
      const amount = of(shift);
      return amount === undefined ? '' : <Figure>{formatRupees(amount)}</Figure>;
    },
  };
}
