import { formatNumber } from '#domain/format.ts';
import type { Product } from '#domain/product.ts';

/** How many there are. A card has no head to say what the figure is. */
export function StockLeft({ of }: { of: Product }) {
  return (
    <>
      {formatNumber(of.currentStock)}
      <span className="@min-[57rem]:hidden print:hidden"> left</span>
    </>
  );
}
