import type { ReactNode } from 'react';
import { EmptyList } from './empty-list.tsx';
import { type ListFilter, ListTools } from './list-tools.tsx';
import type { LongList } from './long-list.ts';
import type { Column } from './column.ts';
import { RecordTable } from './record-table.tsx';
import type { ListFormat } from './save-list.ts';
import type { BulkActions } from './bulk-actions.ts';
import type { RowActions, RowOpens } from './use-row-keys.ts';

/** A long list with its tools: find, filter, sort, pages, files. `of` names the records: "invoices". */
export function RecordList<Row extends { readonly id: string }, Filter extends string = never>({
  name,
  of,
  list,
  columns,
  filter,
  tools,
  actions,
  bulkActions,
  onSave,
  onCreate,
}: {
  name: string;
  of: string;
  list: LongList<Row>;
  columns: readonly Column<Row>[];
  filter?: ListFilter<Filter>;
  /** More to choose by. */
  tools?: ReactNode;
  /** The actions of Enter and Delete on a row. */
  actions?: RowActions<Row> | RowOpens<Row>;
  /** The actions for several selected rows, and their words. */
  bulkActions: BulkActions<Row>;
  /** Missing where the list is not saved as a file. */
  onSave?: ((format: ListFormat) => void) | undefined;
  /** Begins the first record of an empty list; missing where none may be made. */
  onCreate?: (() => void) | undefined;
}) {
  return (
    <RecordTable
      name={name}
      toolbar={
        <ListTools of={of} view={list.view} filter={filter} setView={list.changeView} {...(onSave && { onSave })}>
          {tools}
        </ListTools>
      }
      columns={columns}
      list={list}
      actions={actions}
      bulkActions={bulkActions}
      marks={list.marks}
      empty={<EmptyList of={of} list={list} onCreate={onCreate} />}
    />
  );
}
