import { useState } from 'react';
import { ITEM_PREFIX } from '#data/books/ids.ts';
import { item as itemOfId, itemChoices } from '#data/books/masters/items.ts';
import { ledgerChoices } from '#data/books/masters/ledgers.ts';
import { useLiveResult } from '#data/books/live.ts';
import type { Scanned } from '#domain/books/counter/code-outcome.ts';
import type { Item } from '#domain/books/masters/item.ts';
import { barcodeOf, type ItemRow, rowInWords, rowsWithCode, termsOfRow } from '#domain/books/masters/item-row.ts';
import { codeKey } from '#domain/item-code.ts';
import { formatRate } from '#domain/books/rate.ts';
import type { Named } from '#domain/books/voucher-head.ts';
import { ComboboxField } from '#ui/combobox/combobox-field.tsx';
import { useLastFound } from '#ui/combobox/use-last-found.ts';
import { useNewMaster } from '#screens/books/parts/masters/new-masters.tsx';
import type { LinesOf } from './document-line-changes.ts';

/**
 * Chooses an item, on a purchase also a ledger, by the beginnings of words, SKU, barcode or HSN. A whole barcode that
 * is typed counts as a scan does: it is handed on, as it may belong to another line.
 */
export function ItemField({
  kind,
  problem,
  value,
  onItem,
  onLedger,
  onScan,
}: {
  kind: LinesOf;
  problem: string | undefined;
  value: Named | null;
  onItem: (row: ItemRow) => void;
  onLedger: (ledger: Named) => void;
  onScan: (scanned: Scanned) => void;
}) {
  const [text, setText] = useState<string>();
  const make = useNewMaster('item');
  const isSold = kind === 'Invoice';
  const isOnlyItem = kind !== 'Purchase';
  const { value: read, problem: unread } = useLiveResult(['items and ledgers', kind, text], async () =>
    text === undefined ? NONE : { ...(await choicesFor(text, isOnlyItem)), text },
  );
  const found = useLastFound(read);

  const rows = found ? rowsOf(found.items, found.text) : [];

  function choose(id: string | null) {
    const row = rows.find((one) => idOf(one) === id);
    const ledger = found?.ledgers.find((one) => one.id === id);
    const typed = codeKey(found?.text ?? '');
    if (row && typed !== '' && codeKey(barcodeOf(row)) === typed) onScan({ kind: 'row', row });
    else if (row) onItem(row);
    else if (ledger) onLedger({ id: ledger.id, name: ledger.name });
  }

  async function takeMade(made: Named) {
    const item = made.id.startsWith(ITEM_PREFIX) ? await itemOfId(made.id) : undefined;
    if (item) onItem({ item });
    else onLedger(made);
  }

  return (
    <ComboboxField
      label={isOnlyItem ? 'Item' : 'Item or Ledger'}
      isRequired
      help={unread?.why}
      problem={problem}
      value={value}
      text={text}
      options={found ? [...rows.map((row) => optionOf(row, isSold)), ...found.ledgers] : NONE.ledgers}
      isLoading={found?.text !== text}
      hasMore={found?.hasMore ?? false}
      onType={setText}
      onChoose={choose}
      onAgain={choose}
      {...(make && {
        onAdd: (name: string) => make({ of: 'item', isOnly: isOnlyItem, name, onMade: takeMade }),
      })}
      emptyWords={isOnlyItem ? 'No item is called so.' : 'No item or ledger is called so.'}
    />
  );
}

async function choicesFor(text: string, isOnlyItem: boolean) {
  const [{ items, ...some }, { ledgers, ...others }] = await Promise.all([
    itemChoices(text),
    isOnlyItem ? NO_LEDGERS : ledgerChoices(text),
  ]);
  return {
    items,
    ledgers: ledgers.map(({ id, name, group }) => ({ id, name, detail: group ?? '' })),
    hasMore: some.hasMore || others.hasMore,
  };
}

/** Each item, but by its packs where their code was typed. */
function rowsOf(items: readonly Item[], text = ''): readonly ItemRow[] {
  return items.flatMap((item) => {
    const coded = rowsWithCode(item, text);
    return coded.length > 0 ? coded : [{ item }];
  });
}

function idOf({ item, pack }: ItemRow): string {
  return pack ? `${item.id}/${item.packs?.indexOf(pack)}` : item.id;
}

/** "SKU · ₹125.50", "BOX of 12 · MRP ₹1,320 · ₹1,200" */
function optionOf(row: ItemRow, isSold: boolean) {
  const { sellingPrice, purchasePrice } = termsOfRow(row);
  const price = isSold ? sellingPrice : purchasePrice;
  const about = row.pack ? rowInWords(row) : row.item.sku;
  const detail = [about, price === null ? '' : `₹${formatRate(price)}`].filter(Boolean).join(' · ');
  return { id: idOf(row), name: row.item.name, detail };
}

const NO_LEDGERS = { ledgers: [], hasMore: false } as const;
const NONE = { items: [], ledgers: [], hasMore: false, text: undefined } as const;
