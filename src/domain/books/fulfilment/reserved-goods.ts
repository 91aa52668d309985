import { formatNumber } from '#domain/format.ts';
import { unitsOf } from '#domain/books/stock/stock-move.ts';

/** The goods of an item that a document takes, and that there are, in thousandths. */
export type ReservedGoods = Readonly<{
  unit: string;
  leaving: number;
  inStock: number;
  /** Left to deliver of all sales orders, and of the lines that the document itself delivers. */
  reserved: number;
  ownReserved: number;
}>;

/** Says that a document takes goods that orders of others reserve: "7 NOS are reserved"; undefined where enough is left for them. */
export function warningOfReserved(goods: ReservedGoods): string | undefined {
  const { unit, leaving, inStock, reserved, ownReserved } = goods;
  const others = Math.max(0, reserved - ownReserved);
  if (others === 0 || leaving <= 0 || leaving <= inStock - others) return undefined;
  return `${formatNumber(unitsOf(others))} ${unit} are reserved`;
}
