import type { ReactNode } from 'react';

/** A column. `onCard` is the place of its cell when rows are cards; without it, the cell is for screen readers only. */
export type Column<Row> = Readonly<{
  title: string;
  /** The sort that a press on the heading asks for. */
  sort?: string;
  isFigure?: boolean;
  /** The amount of a money column in paise, so that the table knows whether any row shown has paise. */
  paiseOf?: (row: Row) => number;
  /** Shown only where there is more room than the other columns need. */
  isForWide?: boolean;
  /** `nearStatus`: next to the status, or among the details where there is no room next to the status. */
  onCard?: 'name' | 'amount' | 'detail' | 'nearStatus' | 'status' | 'actions';
  /** Whether the field is empty: a dash in the table, hidden on the card. */
  isBlank?: (row: Row) => boolean;
  cell: (row: Row) => ReactNode;
}>;
