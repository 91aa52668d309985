import { useState } from 'react';
import { itemChoices } from '#data/books/items.ts';
import { useLive, useLiveResult } from '#data/books/live.ts';
import { quantitiesOnHand } from '#data/books/on-hand.ts';
import type { Item } from '#domain/books/item.ts';
import type { Named } from '#domain/books/voucher-head.ts';
import { formatNumber } from '#domain/format.ts';
import { ComboboxField } from '#ui/choosing/combobox-field.tsx';

/** Chooses goods by the beginnings of words, SKU or barcode, and says how many there are. */
export function StockItemField({
  problem,
  value,
  unit,
  onItem,
}: {
  problem: string | undefined;
  value: Named | null;
  unit: string;
  onItem: (item: Item) => void;
}) {
  const [text, setText] = useState<string>();
  const { value: found, problem: unread } = useLiveResult(['goods', text], async () =>
    text === undefined ? NONE : { items: await goodsNamed(text), text },
  );
  const id = value?.id;
  const there = useLive(['on hand', id], async () =>
    id === undefined ? undefined : (await quantitiesOnHand([id]))[id],
  );
  const help = unread?.why ?? (there === undefined ? undefined : `${formatNumber(there)} ${unit} in stock`);

  function choose(chosen: string | null) {
    const item = found?.items.find((one) => one.id === chosen);
    if (item) onItem(item);
  }

  return (
    <ComboboxField
      label="Item"
      isRequired
      isForCodes
      {...(help !== undefined && { help })}
      problem={problem}
      value={value}
      text={text}
      options={(found?.items ?? []).map(({ id: of, name, sku }) => ({ id: of, name, detail: sku }))}
      isLoading={found?.text !== text}
      onType={setText}
      onChoose={choose}
      onAgain={choose}
      emptyWords="No goods are called so."
    />
  );
}

async function goodsNamed(text: string): Promise<readonly Item[]> {
  const { items } = await itemChoices(text);
  return items.filter(({ kind }) => kind === 'Goods');
}

const NONE: Readonly<{ items: readonly Item[]; text: string | undefined }> = { items: [], text: undefined };
