import { useLive } from '#data/sample/live.ts';
import { lowStock, productTotals } from '#data/sample/products.ts';
import { formatName, formatNumber, formatText } from '#domain/format.ts';
import { Button } from '#ui/controls/button.tsx';
import { Empty } from '#ui/layout/empty.tsx';
import { Quoted } from '#ui/layout/quoted.tsx';
import { TextLink } from '#ui/controls/text-link.tsx';
import { useReorder } from '#screens/sample/parts/use-reorder.ts';
import { Block } from './block.tsx';

/** The products that run low, the emptiest first, each with the order that would fill its stock. */
export function InventoryAlerts() {
  const low = useLive(['products', 'low', SHOWN], () => lowStock(SHOWN));
  const totals = useLive(['products', 'totals'], productTotals);
  const more = low && totals ? totals['Low Stock'].count - low.length : 0;
  const reorder = useReorder();
  return (
    <Block title="Inventory Alerts" aside={<p className="text-caption text-ink-3">At or below reorder level</p>}>
      <ul role="list" aria-label="Inventory Alerts" className="min-h-56">
        {low?.map((product) => (
          <li key={product.id} className="flex h-14 items-center gap-3 border-t px-4">
            <div className="me-auto min-w-0">
              <p className="truncate font-medium">
                <Quoted>{formatText(product.name)}</Quoted>
              </p>
              <p className="truncate text-caption text-ink-3">
                <span className="font-medium text-bad">{formatNumber(product.currentStock)} left</span>, reorder at{' '}
                {formatNumber(product.reorderLevel)}
              </p>
            </div>
            <Button
              className="px-3!"
              aria-label={`Reorder ${formatName(product.name, product.id)}`}
              onClick={() => void reorder(product)}
            >
              Reorder
            </Button>
          </li>
        ))}
        {more > 0 && (
          <li className="border-t px-4 py-2.5">
            <TextLink to="/inventory" search={{ tab: 'alerts' }}>
              and {formatNumber(more)} more
            </TextLink>
          </li>
        )}
        {low?.length === 0 && totals && (
          <li className="border-t">
            <Empty>{totals.all.count === 0 ? 'No products yet.' : NONE_LOW}</Empty>
          </li>
        )}
      </ul>
    </Block>
  );
}

const SHOWN = 5;
const NONE_LOW = 'Nothing is low: every product stands above its reorder level.';
