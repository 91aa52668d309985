import type { ToCount } from '#domain/books/stock/count-sheet.ts';
import { formatNumber, formatText } from '#domain/format.ts';
import { Button } from '#ui/controls/button.tsx';
import { Quoted } from '#ui/layout/quoted.tsx';
import { Dialog, DialogBody, DialogButtons } from '#ui/overlays/dialog.tsx';
import { batchAndExpiry } from './batch-and-expiry.ts';

/** Asks of which batch goods are that were scanned: their code is that of the item. */
export function WhichBatch({
  rows,
  onChoose,
}: {
  rows: readonly ToCount[];
  onChoose: (row: ToCount | undefined) => void;
}) {
  return (
    <Dialog title="Which Batch?" onDismiss={() => onChoose(undefined)}>
      <DialogBody>
        <p>
          <Quoted>{formatText(rows[0]?.name ?? '')}</Quoted>
        </p>
        <div className="mt-3 flex flex-col gap-2">
          {rows.map((row) => (
            <Button key={row.key} className="justify-start!" onClick={() => onChoose(row)}>
              {row.batch && batchAndExpiry(row.batch)} · {formatNumber(row.there)} {row.unit}
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
