import { type ReactNode, type RefObject, useState } from 'react';
import { findCode } from '#data/books/counter/find-code.ts';
import type { Scanned } from '#domain/books/counter/code-outcome.ts';
import { type ItemRow, rowInWords } from '#domain/books/masters/item-row.ts';
import { formatText } from '#domain/format.ts';
import { bareCode } from '#domain/item-code.ts';
import { Button } from '#ui/controls/button.tsx';
import { sayFailure } from '#ui/feedback/outcome-toasts.ts';
import { toastError } from '#ui/feedback/toast.tsx';
import { shorten } from '#ui/layout/shorten.ts';
import { useScans } from '#ui/scans/use-scans.ts';
import { Dialog, DialogBody, DialogButtons } from '#ui/overlays/dialog.tsx';

/**
 * Calls `onScan` with what each code says that is scanned on the page of `place`, wherever the focus is. A code that no item
 * has is told; of several rows or items with one code the user chooses: `question` is to be drawn. `look` looks a typed code
 * up as a scanned one is; it does `otherwise` for an unknown one.
 */
export function useScannedItems(
  place: RefObject<Element | null>,
  { isGoods = false, refusal = 'Not added', onScan }: Terms,
): Readonly<{ question: ReactNode; look: (code: string, otherwise: () => void) => Promise<void> }> {
  const [asked, setAsked] = useState<readonly Asked[]>([]);
  const [first, ...others] = asked;

  async function look(code: string, otherwise: () => void) {
    try {
      const found = await findCode(code);
      const isFit = ({ item }: ItemRow) => !isGoods || item.kind === 'Goods';
      const rows = 'rows' in found ? found.rows.filter(isFit) : 'row' in found && isFit(found.row) ? [found.row] : [];
      const [row] = rows;
      if (found.kind === 'refused') toastError(refusal, found.sentence);
      else if (found.kind === 'invoice')
        toastError(refusal, `${found.number} is the number of an invoice, not an item.`);
      else if (!row) otherwise();
      else if (rows.length > 1) setAsked((before) => [...before, { code, rows }]);
      else onScan('row' in found ? found : { kind: 'row', row });
    } catch (error) {
      sayFailure(error);
    }
  }

  useScans(place, (code) => {
    const sentence = `No ${isGoods ? 'goods have' : 'item has'} the code ${shorten(bareCode(code))}.`;
    void look(code, () => toastError(refusal, sentence));
  });

  const question = first && (
    <WhichRow
      {...first}
      onChoose={(row) => {
        setAsked(others);
        if (row) onScan({ kind: 'row', row });
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
  onScan: (scanned: Scanned) => void;
}>;
type Asked = Readonly<{ code: string; rows: readonly ItemRow[] }>;

function WhichRow({ code, rows, onChoose }: Asked & { onChoose: (row: ItemRow | undefined) => void }) {
  const isOfOne = rows.every(({ item }) => item.id === rows[0]?.item.id);
  return (
    <Dialog title={isOfOne ? 'Which One?' : 'Which item?'} onDismiss={() => onChoose(undefined)}>
      <DialogBody>
        <p>
          {isOfOne ? 'Several packs have' : 'Several items have'} the code {formatText(bareCode(code))}.
        </p>
        <div className="mt-3 flex flex-col gap-2">
          {rows.map((row, at) => (
            // Rows of an item have no id, and the list stays as it is.
            <Button key={at} className="justify-start!" onClick={() => onChoose(row)}>
              {[row.item.name, row.item.sku, isOfOne ? rowInWords(row) : '']
                .filter(Boolean)
                .map(formatText)
                .join(' · ')}
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
