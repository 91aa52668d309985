import { formatNumber } from '#domain/format.ts';
import type { Product } from '#domain/product.ts';

/** How many there are. A card has no head to say what the figure is. */
export function StockLeft({ of }: { of: Product }) {
  return (
    <span className="after:content-['_left'] @min-cards:after:content-none print:after:content-none">
      {formatNumber(of.currentStock)}
    </span>
  );
}
