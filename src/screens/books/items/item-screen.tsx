import { useParams } from '@tanstack/react-router';
import { item } from '#data/books/masters/items.ts';
import { useLiveResult } from '#data/books/live.ts';
import { availabilityOf } from '#data/books/stock/availability.ts';
import type { Item } from '#domain/books/masters/item.ts';
import { rowInWords } from '#domain/books/masters/item-row.ts';
import { formatName, formatNumber, formatRupees } from '#domain/format.ts';
import { ITEM_EDITOR } from '#screens/books/parts/masters/item-editor.ts';
import { useMayDo, useMaySee } from '#screens/books/parts/use-may.ts';
import { RecordNotFound } from '#screens/books/parts/record-not-found.tsx';
import { usePeriod } from '#screens/books/parts/reports/use-period.ts';
import { useAddressChoice } from '#screens/books/parts/statement/use-address-choice.ts';
import { StockLedger, StockLedgerFiles, useGodown } from '#screens/books/parts/stock/stock-ledger.tsx';
import { lazyPart } from '#ui/lazy-part.tsx';
import { Button } from '#ui/controls/button.tsx';
import { lazyDialog } from '#ui/overlays/lazy-dialog.tsx';
import { Badge } from '#ui/layout/badge.tsx';
import { Page } from '#ui/layout/page.tsx';
import { ListProblem } from '#ui/records/list-problem.tsx';
import { useRecordEditor } from '#ui/records/use-record-editor.ts';
import { AvailabilityFacts } from './availability-facts.tsx';

/** Goods with what is there of them and their movements, or a service. */
export function ItemScreen() {
  const { id } = useParams({ from: '/books/$key/items/$id' });
  const asked = useAddressChoice();
  return <ItemPage key={`${id} ${asked}`} id={id} />;
}

function ItemPage({ id }: { id: string }) {
  const { value: read, problem } = useLiveResult(['item', id], async () => {
    const [row, there] = await Promise.all([item(id), availabilityOf([id])]);
    return { row, there: there[id] };
  });
  const period = usePeriod('Item');
  const [godown, setGodown] = useGodown('Item');
  const editor = useRecordEditor(ITEM_EDITOR);
  const seesStock = useMaySee('reports', 'cost');
  const mayChange = useMayDo('masters');
  if (problem) {
    return (
      <Page title="Item">
        <ListProblem problem={problem} />
      </Page>
    );
  }
  if (!read) return null;
  const { row } = read;
  if (!row)
    return <RecordNotFound title="No such item">This item is not there. It may have been deleted.</RecordNotFound>;
  const named = { id, name: formatName(row.name, 'Unnamed item') };
  const isGoods = row.kind === 'Goods';
  return (
    <Page
      title={named.name}
      mark={!row.isActive && <Badge tone="quiet">Inactive</Badge>}
      subtitle={aboutOf(row, read.there?.inStock ?? 0)}
      actions={
        <>
          {mayChange && <Button onClick={() => editor.open.edit(row)}>Edit</Button>}
          {isGoods && seesStock && <StockLedgerFiles item={named} period={period} godown={godown} />}
        </>
      }
    >
      {isGoods && read.there && <AvailabilityFacts there={read.there} unit={row.unit} />}
      {row.batches && <ItemBatches item={row} />}
      {isGoods && seesStock && <StockLedger item={named} period={period} godown={godown} onGodown={setGodown} />}
      {isGoods && !seesStock && (
        <p className="text-ink-2">Its movements are shown to those who may see reports and cost.</p>
      )}
      {!isGoods && <p className="text-ink-2">A service has no stock, so nothing moves here.</p>}
      {editor.state.name !== 'closed' && <ItemDialogs editor={editor} />}
    </Page>
  );
}

/** "8 NOS in stock · SKU S-1 · HSN 3401 · MRP ₹110 · BOX of 12". */
function aboutOf(of: Item, quantity: number): string {
  const { kind, unit, sku, hsn, mrp, scaleCode, packs = [] } = of;
  const code = hsn && `${kind === 'Goods' ? 'HSN' : 'SAC'} ${hsn}`;
  const stock = kind === 'Goods' ? `${formatNumber(quantity)} ${unit} in stock` : 'Service';
  const printed = mrp === undefined ? '' : `MRP ${formatRupees(mrp)}`;
  const onScales = scaleCode === undefined ? '' : `Scale Code ${scaleCode}`;
  const others = packs.map((pack) => rowInWords({ item: of, pack }));
  return [stock, sku && `SKU ${sku}`, code, printed, onScales, ...others].filter((part) => part !== '').join(' · ');
}

const ItemBatches = lazyPart(async () => (await import('./item-batches.tsx')).ItemBatches);
const ItemDialogs = lazyDialog(async () => (await import('./item-dialogs.tsx')).ItemDialogs);
