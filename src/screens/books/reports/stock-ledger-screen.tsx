import { useVisitState } from '#data/store/visit-state.ts';
import type { Named } from '#domain/books/voucher-head.ts';
import { usePeriod } from '#screens/books/parts/reports/use-period.ts';
import { GoodsField } from '#screens/books/parts/stock/goods-field.tsx';
import { StockLedger, StockLedgerFiles, useGodown } from '#screens/books/parts/stock/stock-ledger.tsx';
import { Empty } from '#ui/layout/empty.tsx';
import { Page } from '#ui/layout/page.tsx';

/** The movements of whichever item is chosen. */
export function StockLedgerScreen() {
  const [item, setItem] = useVisitState<Named | null>('stock ledger: item', null);
  const [godown, setGodown] = useGodown('Stock Ledger');
  const period = usePeriod('Stock Ledger');
  return (
    <Page title="Stock Ledger" actions={item && <StockLedgerFiles {...{ item, period, godown }} />}>
      <div data-unprinted className="max-w-sm">
        <GoodsField value={item} onChoose={({ id, name }) => setItem({ id, name })} />
      </div>
      {!item && <Empty>Choose an item to see what came, what went, and what is left of it.</Empty>}
      {item && <StockLedger {...{ item, period, godown }} onGodown={setGodown} />}
    </Page>
  );
}
