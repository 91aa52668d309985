import { formatRupees } from '#domain/format.ts';
import type { Paise } from '#domain/money.ts';
import { Figure } from '#ui/layout/figure.tsx';
import type { Column } from '#ui/records/column.ts';

/** A column of amounts in rupees. */
export function moneyColumn<Row>(
  title: string,
  amountOf: (row: Row) => Paise,
  more: Pick<Column<Row>, 'sort' | 'onCard'> = {},
): Column<Row> {
  return {
    title,
    isFigure: true,
    paiseOf: amountOf,
    cell: (row) => <Figure>{formatRupees(amountOf(row))}</Figure>,
    ...more,
  };
}
