import { GODOWN_PREFIX } from '#data/books/ids.ts';
import { usePages } from '#screens/books/parts/use-pages.ts';
import { useMayDo, useMaySee } from '#screens/books/parts/use-may.ts';
import { useBooksKey } from '#screens/books/parts/use-books-key.ts';
import { useTab } from '#screens/books/parts/use-tab.ts';
import { LinkButton } from '#ui/controls/link-button.tsx';
import { Button } from '#ui/controls/button.tsx';
import { Tabs } from '#ui/controls/tabs.tsx';
import { lazyDialog } from '#ui/overlays/lazy-dialog.tsx';
import { Page } from '#ui/layout/page.tsx';
import { CreateButton } from '#ui/records/create-button.tsx';
import { useAddressRequest } from '#ui/records/use-address-request.ts';
import { useRecordEditor } from '#ui/records/use-record-editor.ts';
import { AdjustmentsPanel } from './adjustments-panel.tsx';
import { GODOWN_EDITOR } from './godown-editor.ts';
import { ITEM_EDITOR } from '#screens/books/parts/masters/item-editor.ts';
import { ItemsPanel } from './items-panel.tsx';
import { StockPanel } from './stock-panel.tsx';

export function ItemsScreen() {
  const items = useRecordEditor(ITEM_EDITOR);
  const godowns = useRecordEditor(GODOWN_EDITOR);
  const pages = usePages();
  const key = useBooksKey();
  const mayChange = useMayDo('masters');
  const mayStock = useMayDo('stock');
  const seesStock = useMaySee('reports') || mayStock;
  const { tab, turnTo } = useTab(seesStock ? TABS : ONLY_ITEMS, 'Items');
  useAddressRequest({
    show(id) {
      // The panel brings the row into view.
      turnTo(id.startsWith(GODOWN_PREFIX) ? 'Stock' : 'Items');
      return false;
    },
    begin(what) {
      if (what === 'godown' ? !mayStock : !mayChange) return;
      turnTo(what === 'godown' ? 'Stock' : 'Items');
      (what === 'godown' ? godowns : items).open.create();
    },
  });

  return (
    <Page
      title="Items"
      subtitle="Goods and services, and the places where goods are kept"
      actions={
        <>
          {/* React keeps one button and changes its label, so that it keeps the focus when the tab changes. */}
          {(tab === 'Items' && mayChange && <CreateButton onPress={items.open.create}>New Item</CreateButton>) ||
            (tab === 'Stock' && mayStock && <CreateButton onPress={godowns.open.create}>New Godown</CreateButton>)}
          {mayStock && (
            <>
              <LinkButton to="/books/$key/stock-count" params={{ key }}>
                Stock Count
              </LinkButton>
              <LinkButton to="/books/$key/labels" params={{ key }}>
                Labels
              </LinkButton>
              <Button onClick={() => pages.go(pages.newVoucher('Stock Adjustment'))}>Stock Adjustment</Button>
              <Button onClick={() => pages.go(pages.newVoucher('Stock Transfer'))}>Stock Transfer</Button>
            </>
          )}
        </>
      }
    >
      <Tabs
        name="Items"
        chosen={tab}
        onTurn={turnTo}
        tabs={[
          { title: 'Items' as const, panel: <ItemsPanel open={items.open} /> },
          { title: 'Stock' as const, panel: <StockPanel open={godowns.open} /> },
          { title: 'Adjustments' as const, panel: <AdjustmentsPanel /> },
        ].slice(0, seesStock ? undefined : 1)}
      />

      {items.state.name !== 'closed' && <ItemDialogs editor={items} />}
      {godowns.state.name !== 'closed' && <GodownDialogs editor={godowns} />}
    </Page>
  );
}

const ItemDialogs = lazyDialog(async () => (await import('./item-dialogs.tsx')).ItemDialogs);
const GodownDialogs = lazyDialog(async () => (await import('./godown-dialogs.tsx')).GodownDialogs);
const TABS = ['Items', 'Stock', 'Adjustments'] as const;
const ONLY_ITEMS: readonly (typeof TABS)[number][] = ['Items'];
