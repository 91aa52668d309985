import { formatText } from '#domain/format.ts';
import { Button } from '#ui/controls/button.tsx';
import { shorten } from '#ui/layout/shorten.ts';
import { Dialog, DialogBody, DialogButtons } from '#ui/overlays/dialog.tsx';
import type { CodeRow, RowToChoose } from './code-row.ts';
import { TakesScans } from './takes-scans.tsx';

/** Asks which of several rows a code stands for. What is scanned meanwhile waits. */
export function WhichOne({
  code,
  rows,
  waiting,
  onScan,
  onAnswer,
}: {
  code: string;
  rows: readonly RowToChoose[];
  waiting: number;
  onScan: (code: string) => void;
  onAnswer: (row: CodeRow | undefined) => void;
}) {
  return (
    <Dialog title="Which One?" onDismiss={() => onAnswer(undefined)}>
      <DialogBody>
        <TakesScans waiting={waiting} onScan={onScan}>
          <p>Several have the code {shorten(formatText(code), 40)}.</p>
          {rows.map((row) => (
            <Button
              key={`${row.item.id} ${row.words}`}
              className="min-h-14! justify-between! whitespace-normal!"
              onClick={() => onAnswer(row)}
            >
              <span className="wrap-anywhere text-start">{shorten(row.item.name)}</span>
              <span className="text-ink-2 tabular-nums">{row.words}</span>
            </Button>
          ))}
        </TakesScans>
      </DialogBody>
      <DialogButtons>
        <Button onClick={() => onAnswer(undefined)}>Skip</Button>
      </DialogButtons>
    </Dialog>
  );
}
