import { formatNumber } from '#domain/format.ts';
import type { Product } from '#domain/sample/product.ts';

/** The current stock. A card shows no column heading, so it has "left" after the figure. */
export function StockLeft({ of }: { of: Product }) {
  return (
    <span className="after:content-['_left'] @min-cards:after:content-none print:after:content-none">
      {formatNumber(of.currentStock)}
    </span>
  );
}
