import { useState } from 'react';
import { itemChoices } from '#data/books/masters/items.ts';
import { useLiveResult } from '#data/books/live.ts';
import { type ItemRow, rowInWords, rowsOfItem } from '#domain/books/masters/item-row.ts';
import { ComboboxField } from '#ui/combobox/combobox-field.tsx';

/** Chooses an item, or a pack of it, by the beginnings of words, SKU, barcode or HSN; it is empty again then. */
export function LabelItemField({ onChoose }: { onChoose: (row: ItemRow) => void }) {
  const [text, setText] = useState<string>();
  const { value: found, problem } = useLiveResult(['labelled items', text], async () => {
    if (text === undefined) return NONE;
    const { items, hasMore } = await itemChoices(text);
    return { rows: items.flatMap((item) => rowsOfItem(item)), hasMore, text };
  });
  const rows = found?.rows ?? [];
  return (
    <ComboboxField
      label="Add an Item"
      isForCodes
      help={problem?.why ?? 'Type its name, or scan it.'}
      value={null}
      text={text}
      options={rows.map((row) => ({
        id: idOf(row),
        name: row.item.name,
        detail: row.pack || row.item.packs ? rowInWords(row) : row.item.sku,
      }))}
      isLoading={found?.text !== text}
      hasMore={found?.hasMore ?? false}
      onType={setText}
      onChoose={(id) => {
        const row = rows.find((one) => idOf(one) === id);
        if (row) onChoose(row);
      }}
      emptyWords="No item is called so."
    />
  );
}

function idOf({ item, pack }: ItemRow): string {
  return `${item.id}/${pack?.code ?? ''}`;
}

const NONE: Readonly<{ rows: readonly ItemRow[]; hasMore: boolean; text: string | undefined }> = {
  rows: [],
  hasMore: false,
  text: undefined,
};
