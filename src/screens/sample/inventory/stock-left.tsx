import { formatNumber } from '#domain/format.ts';
import type { Product } from '#domain/sample/product.ts';

/** The current stock. A card shows no column heading, so it has "left" after the figure. */
export function StockLeft({ of }: { of: Product }) {
  return (
    <span className="cards:after:content-['_left'] print:after:content-none">{formatNumber(of.currentStock)}</span>
  );
}
