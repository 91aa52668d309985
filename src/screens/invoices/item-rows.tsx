import { Plus, Trash2 } from 'lucide';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { productChoices } from '#data/products.ts';
import { useSuggestions } from '#data/use-suggestions.ts';
import { BLANK, formatRupees } from '#domain/format.ts';
import { BLANK_ITEM, type InvoiceFigures, type ItemEntry } from '#domain/invoice.ts';
import type { Product } from '#domain/product.ts';
import { Button } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { ItemRow } from './item-row.tsx';

/** The items of the invoice, one row each. At least one row always stays. */
export function ItemRows({
  items,
  figures,
  isAmountMissing,
  onChange,
}: {
  items: readonly ItemEntry[];
  figures: InvoiceFigures | undefined;
  isAmountMissing: boolean;
  onChange: (items: readonly ItemEntry[]) => void;
}) {
  // Items have no id, but a removed row must not leave its half-typed text to its neighbour.
  const [keys, setKeys] = useState(() => items.map((_, at) => at));
  const rows = useRef<HTMLDivElement>(null);
  useFocusOnChange(rows, keys.length);
  // The row whose name is being typed: sixty suggestions in each would slow every change in the form.
  const [named, setNamed] = useState<number>();
  const find = named === undefined ? undefined : items[named]?.name;
  const products = useSuggestions(['products', 'suggestions', find], async () =>
    find === undefined ? NONE : (await productChoices(find)).products,
  );

  function change(at: number, item: ItemEntry) {
    if (item.name !== items[at]?.name) setNamed(at);
    onChange(items.with(at, item));
  }

  function add() {
    setKeys([...keys, Math.max(-1, ...keys) + 1]);
    setNamed(undefined);
    onChange([...items, BLANK_ITEM]);
  }

  function remove(at: number) {
    setKeys(keys.toSpliced(at, 1));
    setNamed(undefined);
    onChange(items.toSpliced(at, 1));
  }

  return (
    <div ref={rows} className="flex flex-col gap-3">
      {items.map((item, at) => (
        <ItemRow
          key={keys[at]}
          number={at + 1}
          item={item}
          amount={amountShown(figures, at)}
          isAmountMissing={isAmountMissing && at === 0}
          products={named === at ? products : NONE}
          onChange={(patch) => change(at, { ...item, ...patch })}
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

/** A new row takes the focus; after a removal the Add Item button takes it. */
function useFocusOnChange(rows: RefObject<HTMLElement | null>, count: number): void {
  const before = useRef(count);
  useEffect(() => {
    const wanted = count > before.current ? '[role="group"]:last-of-type input' : '[data-add]';
    if (count !== before.current) rows.current?.querySelector<HTMLElement>(wanted)?.focus();
    before.current = count;
  }, [rows, count]);
}
