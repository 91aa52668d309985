import { Plus, Trash2 } from 'lucide';
import { useRef, useState } from 'react';
import { productChoices } from '#data/sample/products.ts';
import { useSuggestions } from '#data/sample/live.ts';
import { BLANK, formatRupees } from '#domain/format.ts';
import { BLANK_ITEM, type InvoiceFigures, type ItemInput } from '#domain/sample/invoice.ts';
import type { Product } from '#domain/sample/product.ts';
import { useFocusOnChange } from '#screens/parts/use-focus-on-change.ts';
import { useLineKeys } from '#screens/parts/use-line-keys.ts';
import { Button } from '#ui/controls/button.tsx';
import { Icon } from '#ui/controls/icon.tsx';
import { useScans } from '#ui/scans/use-scans.ts';
import { goOnByEnter, placeOfScan } from './item-keys.ts';
import { ItemRow } from './item-row.tsx';

/**
 * The items of the invoice, one row each, with a button that adds one. At least one row always stays. A code that is
 * scanned fills the first empty one.
 */
export function ItemRows({
  items,
  figures,
  isAmountMissing,
  onChange,
}: {
  items: readonly ItemInput[];
  figures: InvoiceFigures | undefined;
  isAmountMissing: boolean;
  onChange: (change: (items: readonly ItemInput[]) => readonly ItemInput[]) => void;
}) {
  const { keys, forget } = useLineKeys(items.length);
  // The row whose name is being typed: sixty suggestions in each would slow every change in the form.
  const [named, setNamed] = useState<number>();
  const [scanned, setScanned] = useState<ReadonlySet<string>>(new Set());
  const find = named === undefined ? undefined : items[named]?.name;
  const products = useSuggestions(['products', 'suggestions', find], async () =>
    find === undefined ? NONE : (await productChoices(find)).products,
  );
  const rows = useRef<HTMLDivElement>(null);
  useFocusOnChange(rows, items.length);
  useScans(rows, (code) => {
    const at = placeOfScan(rows.current);
    setScanned(new Set([...scanned, code]));
    onChange((before) => {
      const place = at === -1 ? before.length : at;
      const after = before.toSpliced(place, 1, { ...(before[place] ?? BLANK_ITEM), name: code });
      return after.some(({ name }) => name === '') ? after : [...after, BLANK_ITEM];
    });
  });

  function add() {
    setNamed(undefined);
    onChange((before) => [...before, BLANK_ITEM]);
  }

  function change(at: number, patch: Partial<ItemInput>) {
    if (patch.name !== undefined) setNamed(at);
    onChange((before) => before.map((other, place) => (place === at ? { ...other, ...patch } : other)));
  }

  function remove(at: number) {
    forget(at);
    setNamed(undefined);
    onChange((before) => before.toSpliced(at, 1));
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the keys are those of the fields inside
    <div ref={rows} onKeyDown={goOnByEnter} className="flex flex-col gap-3">
      {items.map((item, at) => (
        <ItemRow
          key={keys[at]}
          number={at + 1}
          item={item}
          isScanned={scanned.has(item.name)}
          amount={amountShown(figures, at)}
          isAmountMissing={isAmountMissing && at === 0}
          products={named === at ? products : NONE}
          onChange={(patch) => change(at, patch)}
          removal={
            items.length > 1 && (
              <Button aria-label={`Remove item ${at + 1}`} className="px-0! w-control" onClick={() => remove(at)}>
                <Icon of={Trash2} />
              </Button>
            )
          }
        />
      ))}
      <Button data-add className="self-start" onClick={add}>
        <Icon of={Plus} />
        Add Item
      </Button>
    </div>
  );
}

const NONE: readonly Product[] = [];

function amountShown(figures: InvoiceFigures | undefined, at: number): string {
  const amount = figures?.items[at]?.amount;
  return amount === undefined ? BLANK : formatRupees(amount);
}
