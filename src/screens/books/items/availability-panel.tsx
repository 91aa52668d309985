import { useMemo } from 'react';
import {
  ALL_GOODS,
  AVAILABILITIES,
  AVAILABILITY_LIST,
  wholeAvailability,
} from '#data/books/orders/availability-list.ts';
import { readForFile } from '#data/store/refusal.ts';
import { useList } from '#data/views/use-list.ts';
import { AVAILABILITY_TITLES } from '#domain/books/reports/availability-report.ts';
import { linkedName } from '#screens/books/parts/master-name.tsx';
import type { VersionedItem } from '#screens/books/parts/masters/item-editor.ts';
import { saveReport } from '#screens/books/parts/reports/save-report.ts';
import { useMaySee } from '#screens/books/parts/use-may.ts';
import { type BooksPages, usePages } from '#screens/books/parts/use-pages.ts';
import { useToday } from '#screens/parts/use-today.ts';
import { sayFailure } from '#ui/feedback/outcome-toasts.ts';
import type { Column } from '#ui/records/column.ts';
import { EmptyList } from '#ui/records/empty-list.tsx';
import { ListTools } from '#ui/records/list-tools.tsx';
import { RecordTable } from '#ui/records/record-table.tsx';
import type { ListFormat } from '#ui/records/save-list.ts';
import { Available, AvailabilityCell } from './availability-cells.tsx';

/** Goods by name, with what is in stock, with parties, reserved, on order and available of each. */
export function AvailabilityPanel() {
  const pages = usePages();
  const day = useToday();
  const maySave = useMaySee('files');
  const list = useGoods();
  const columns = useMemo(() => availabilityColumns(pages), [pages]);
  const actions = useMemo(() => ({ open: ({ id }: VersionedItem) => pages.go(pages.item(id)) }), [pages]);

  async function save(format: ListFormat) {
    try {
      const { filter, find } = list.view;
      const report = await readForFile(() => wholeAvailability(day, filter || ALL_GOODS, find));
      await saveReport(report, format);
    } catch (error) {
      sayFailure(error);
    }
  }

  return (
    <Available rows={list.rows}>
      <RecordTable
        name="Availability"
        toolbar={
          <ListTools
            of="goods"
            view={list.view}
            filter={{ name: 'Availability', all: ALL_GOODS, options: AVAILABILITIES }}
            setView={list.changeView}
            {...(maySave && { onSave: (format: ListFormat) => void save(format) })}
          />
        }
        columns={columns}
        list={list}
        actions={actions}
        marks={list.marks}
        empty={<EmptyList of="goods" list={list} />}
      />
    </Available>
  );
}

/** The list, whose filter is never none: all goods are one, which stands for all. */
function useGoods() {
  const all = useList(AVAILABILITY_LIST, { sort: 'item', direction: 'up', filter: ALL_GOODS, find: '' });
  const filter = all.view.filter === ALL_GOODS ? '' : all.view.filter;
  // What a filter finds is not counted, but on one page it can be.
  const isOnePage = (all.rows?.length ?? 0) > 0 && !all.pages.next && !all.pages.previous;
  return {
    ...all,
    pages: { ...all.pages, label: isOnePage ? countOf(all.rows ?? []) : all.pages.label },
    view: { ...all.view, filter },
    isFiltered: filter !== '' || all.view.find.trim() !== '',
    changeView: (change: Parameters<typeof all.changeView>[0]) =>
      all.changeView(change.filter === '' ? { ...change, filter: ALL_GOODS } : change),
  };
}

function countOf(rows: readonly unknown[]): string {
  return `${rows.length === 1 ? '1' : `1–${rows.length}`} of ${rows.length}`;
}

function availabilityColumns(pages: BooksPages): readonly Column<VersionedItem>[] {
  return [
    {
      title: 'Item',
      sort: 'item',
      onCard: 'name',
      cell: (item) => (
        <>
          {linkedName(item, pages.item)} <span className="font-normal text-caption text-ink-2">{item.unit}</span>
        </>
      ),
    },
    ...AVAILABILITY_TITLES.map(
      ([figure, title]): Column<VersionedItem> => ({
        title,
        isFigure: true,
        onCard: figure === 'available' ? 'amount' : 'detail',
        cell: ({ id }) => <AvailabilityCell of={id} figure={figure} title={title} />,
      }),
    ),
  ];
}
