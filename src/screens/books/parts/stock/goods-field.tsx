import { useState } from 'react';
import { itemChoices } from '#data/books/masters/items.ts';
import { useLiveResult } from '#data/books/live.ts';
import type { Item } from '#domain/books/masters/item.ts';
import type { Named } from '#domain/books/voucher-head.ts';
import { ComboboxField } from '#ui/combobox/combobox-field.tsx';
import { useLastFound } from '#ui/combobox/use-last-found.ts';

/** Chooses goods by the beginnings of words, SKU, barcode or HSN. */
export function GoodsField({
  label = 'Item',
  problem,
  help,
  value,
  onChoose,
}: {
  label?: string;
  problem?: string | undefined;
  help?: string | undefined;
  value: Named | null;
  onChoose: (item: Item) => void;
}) {
  const [text, setText] = useState<string>();
  const { value: read, problem: unread } = useLiveResult(['goods', text], async () => {
    if (text === undefined) return NONE;
    const { items, hasMore } = await itemChoices(text);
    return { items: items.filter(({ kind }) => kind === 'Goods'), hasMore, text };
  });
  const found = useLastFound(read);
  return (
    <ComboboxField
      label={label}
      isRequired
      isForCodes
      help={unread?.why ?? help}
      problem={problem}
      value={value}
      text={text}
      options={(found?.items ?? []).map(({ id, name, sku }) => ({ id, name, detail: sku }))}
      isLoading={found?.text !== text}
      hasMore={found?.hasMore ?? false}
      onType={setText}
      onChoose={(id) => {
        const item = found?.items.find((one) => one.id === id);
        if (item) onChoose(item);
      }}
      emptyWords="No goods are called so."
    />
  );
}

const NONE: Readonly<{ items: readonly Item[]; hasMore: boolean; text: string | undefined }> = {
  items: [],
  hasMore: false,
  text: undefined,
};
