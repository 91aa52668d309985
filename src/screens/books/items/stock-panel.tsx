import { LowStock } from '#screens/books/parts/stock/low-stock.tsx';
import { StockSummary } from '#screens/books/parts/stock/stock-summary.tsx';
import type { GodownEditor } from './godown-editor.ts';
import { GodownsPanel } from './godowns-panel.tsx';
import { useToday } from '#screens/parts/use-today.ts';

/** The stock of today, and the godowns that it lies in. */
export function StockPanel({ open }: { open: GodownEditor['open'] }) {
  return (
    <div className="flex flex-col gap-6">
      <LowStock most={MOST_LOW} isOnlyIfAny />
      <StockSummary on={useToday()} />
      <GodownsPanel open={open} />
    </div>
  );
}

const MOST_LOW = 50;
