import { useState } from 'react';
import { itemChoices } from '#data/books/masters/items.ts';
import { useLiveResult } from '#data/books/live.ts';
import type { Item } from '#domain/books/masters/item.ts';
import { formatText } from '#domain/format.ts';
import { ComboboxField } from '#ui/combobox/combobox-field.tsx';
import { useLastFound } from '#ui/combobox/use-last-found.ts';
import { Button } from '#ui/controls/button.tsx';
import { shorten } from '#ui/layout/shorten.ts';
import { Dialog, DialogBody, DialogButtons } from '#ui/overlays/dialog.tsx';
import { TakesScans } from './takes-scans.tsx';

/** Chooses the item that gets an unknown code as its barcode. */
export function GiveCode({
  code,
  waiting,
  onScan,
  onGive,
  onClose,
}: {
  code: string;
  waiting: number;
  onScan: (code: string) => void;
  onGive: (item: Item) => void;
  onClose: () => void;
}) {
  const [text, setText] = useState<string>();
  const [chosen, setChosen] = useState<Item>();
  const { value: read, problem } = useLiveResult(['item for a code', text], async () => ({
    text,
    ...(text === undefined ? NONE : await itemChoices(text)),
  }));
  const found = useLastFound(read);
  return (
    <Dialog title="Give to an Item" onDismiss={onClose}>
      <DialogBody>
        <TakesScans waiting={waiting} onScan={onScan}>
          <p>The item gets the barcode {shorten(formatText(code), 40)}.</p>
          <ComboboxField
            label="Item"
            isRequired
            help={problem?.why}
            value={chosen ?? null}
            text={text}
            options={(found?.items ?? []).map(({ id, name, sku }) => ({ id, name, detail: sku }))}
            isLoading={found?.text !== text}
            hasMore={found?.hasMore ?? false}
            onType={setText}
            onChoose={(id) => setChosen(found?.items.find((one) => one.id === id))}
            emptyWords="No item is called so."
          />
        </TakesScans>
      </DialogBody>
      <DialogButtons>
        <Button onClick={onClose}>Cancel</Button>
        <Button look="primary" disabled={!chosen} onClick={() => chosen && onGive(chosen)}>
          Give Code
        </Button>
      </DialogButtons>
    </Dialog>
  );
}

const NONE = { items: [], hasMore: false } as const;
