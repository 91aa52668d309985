import { LowStock } from '#screens/books/parts/stock/low-stock.tsx';
import { StockSummary } from '#screens/books/parts/stock/stock-summary.tsx';
import { useMaySee } from '#screens/books/parts/use-may.ts';
import { AvailabilityPanel } from './availability-panel.tsx';
import type { GodownEditor } from './godown-editor.ts';
import { GodownsPanel } from './godowns-panel.tsx';
import { useToday } from '#screens/parts/use-today.ts';

/** Shows the items that run low, how much of each is there and promised, the stock of today, and its godowns. */
export function StockPanel({ open }: { open: GodownEditor['open'] }) {
  const today = useToday();
  const seesSummary = useMaySee('reports', 'cost');
  return (
    <div className="flex flex-col gap-6">
      <LowStock most={MOST_LOW} isOnlyIfAny />
      <AvailabilityPanel />
      {seesSummary && <StockSummary on={today} />}
      <GodownsPanel open={open} />
    </div>
  );
}

const MOST_LOW = 50;
