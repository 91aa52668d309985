import { useState } from 'react';
import { type ItemInput, openingValue } from '#domain/books/masters/item.ts';
import { formatRate, readRate } from '#domain/books/rate.ts';
import { formatNumber, formatRupees } from '#domain/format.ts';
import { exactOrUndefined } from '#domain/money.ts';
import { readQuantity } from '#domain/amount-reading.ts';
import { FigureField } from '#ui/fields/figure-field.tsx';
import { useMaySee } from '#screens/books/parts/use-may.ts';
import type { PartOfItem } from './item-editor.ts';

/**
 * The stock when the books began. A service has none: only fields that hold something are shown, to be cleared, and they
 * stay while they are being cleared. Its owner gives it another key when the kind changes.
 */
export function StockFields({ draft, problems, onChange }: PartOfItem) {
  const [shown] = useState(() => FIELDS.filter((field) => draft.kind === 'Goods' || draft[field] !== null));
  const seesCost = useMaySee('cost');
  if (shown.length === 0) return null;
  return (
    <div className="grid gap-4 border-t pt-4 sm:grid-cols-3">
      {shown.includes('reorderLevel') && (
        <FigureField
          label="Reorder Level"
          problem={problems.reorderLevel}
          value={draft.reorderLevel}
          read={readQuantity}
          show={formatNumber}
          onChange={(reorderLevel) => onChange({ reorderLevel })}
        />
      )}
      {shown.includes('openingQuantity') && (
        <FigureField
          label="Opening Quantity"
          problem={problems.openingQuantity}
          value={draft.openingQuantity}
          read={readQuantity}
          show={formatNumber}
          onChange={(openingQuantity) => onChange({ openingQuantity })}
        />
      )}
      {seesCost && shown.includes('openingRate') && (
        <FigureField
          label="Opening Rate"
          help={stockValueInWords(draft)}
          problem={problems.openingRate}
          value={draft.openingRate}
          read={readRate}
          show={formatRate}
          onChange={(openingRate) => onChange({ openingRate })}
        />
      )}
    </div>
  );
}

/** "₹12,000 in stock". */
function stockValueInWords({ openingQuantity, openingRate }: ItemInput): string | undefined {
  if (openingQuantity === null || openingRate === null) return 'What one of them cost.';
  const value = exactOrUndefined(() => openingValue({ openingQuantity, openingRate }));
  return value === undefined ? undefined : `${formatRupees(value)} in stock.`;
}

const FIELDS = ['reorderLevel', 'openingQuantity', 'openingRate'] as const;
