import { type ReactNode, type RefObject, useState } from 'react';
import { itemsByCode } from '#data/books/masters/items.ts';
import type { Item } from '#domain/books/masters/item.ts';
import { formatText } from '#domain/format.ts';
import { bareCode } from '#domain/item-code.ts';
import { Button } from '#ui/controls/button.tsx';
import { sayFailure } from '#ui/feedback/outcome-toasts.ts';
import { toastError } from '#ui/feedback/toast.tsx';
import { useScans } from '#ui/scans/use-scans.ts';
import { Dialog, DialogBody, DialogButtons } from '#ui/overlays/dialog.tsx';

/**
 * Calls `onItem` with the item of each code that is scanned on the page of `place`, wherever the focus is. A code that no
 * item has is told; of several items with one code the user chooses: `question` is to be drawn. `look` looks a typed code
 * up as a scanned one is; it does `otherwise` for an unknown one.
 */
export function useScannedItems(
  place: RefObject<Element | null>,
  { isGoods = false, refusal = 'Not added', onItem }: Terms,
): Readonly<{ question: ReactNode; look: (code: string, otherwise: () => void) => Promise<void> }> {
  const [asked, setAsked] = useState<readonly Asked[]>([]);
  const [first, ...others] = asked;

  async function look(code: string, otherwise: () => void) {
    try {
      const found = await itemsByCode(code);
      const items = found.filter(({ kind }) => !isGoods || kind === 'Goods');
      const [item] = items;
      if (!item) otherwise();
      else if (items.length === 1) onItem(item);
      else setAsked((before) => [...before, { code, items }]);
    } catch (error) {
      sayFailure(error);
    }
  }

  useScans(place, (code) => {
    const sentence = `No ${isGoods ? 'goods have' : 'item has'} the code ${formatText(bareCode(code))}.`;
    void look(code, () => toastError(refusal, sentence));
  });

  const question = first && (
    <WhichItem
      {...first}
      onChoose={(item) => {
        setAsked(others);
        if (item) onItem(item);
      }}
    />
  );
  return { question, look };
}

type Terms = Readonly<{
  /** A service is none of them. */
  isGoods?: boolean;
  /** The title of the words for a code that none has. */
  refusal?: string;
  onItem: (item: Item) => void;
}>;
type Asked = Readonly<{ code: string; items: readonly Item[] }>;

function WhichItem({ code, items, onChoose }: Asked & { onChoose: (item: Item | undefined) => void }) {
  return (
    <Dialog title="Which item?" onDismiss={() => onChoose(undefined)}>
      <DialogBody>
        <p>Several items have the code {formatText(bareCode(code))}.</p>
        <div className="mt-3 flex flex-col gap-2">
          {items.map((item) => (
            <Button key={item.id} className="justify-start!" onClick={() => onChoose(item)}>
              {[item.name, item.sku].filter(Boolean).map(formatText).join(' · ')}
            </Button>
          ))}
        </div>
      </DialogBody>
      <DialogButtons>
        <Button onClick={() => onChoose(undefined)}>Cancel</Button>
      </DialogButtons>
    </Dialog>
  );
}
