import { useState } from 'react';
import { closeLines } from '#data/books/vouchers/close-lines.ts';
import { Refusal } from '#data/store/refusal.ts';
import type { PricedOrderInput } from '#domain/books/orders/order.ts';
import { titleOf, type Voucher } from '#domain/books/vouchers/voucher.ts';
import { formatText } from '#domain/format.ts';
import { oncePressed } from '#ui/controls/once-pressed.ts';
import { sayFailure } from '#ui/feedback/outcome-toasts.ts';
import { toastSuccess } from '#ui/feedback/toast.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { Quoted } from '#ui/layout/quoted.tsx';
import { Confirmation } from '#ui/overlays/dialog.tsx';
import { closeInWords } from './close-words.ts';

/** Asks why an order, or one line of it by its place, is closed. */
export function CloseQuestion({
  order,
  line: at,
  onClose,
}: {
  order: Voucher<PricedOrderInput>;
  line?: number;
  onClose: () => void;
}) {
  const [reason, setReason] = useState('');
  const [problem, setProblem] = useState<string>();
  const line = at === undefined ? undefined : order.lines[at];
  const what = at === undefined ? titleOf(order) : `line ${at + 1} of ${titleOf(order)}`;

  async function close() {
    try {
      await oncePressed('close', () => closeLines(order.id, order.rev, line ? (line.key ?? 0) : 'all', reason));
      toastSuccess(
        'Success',
        at === undefined ? `${titleOf(order)} closed` : `Line ${at + 1} of ${titleOf(order)} closed`,
      );
      onClose();
    } catch (error) {
      const why = error instanceof Refusal ? error.fields['reason'] : undefined;
      if (why !== undefined) return setProblem(why);
      onClose();
      sayFailure(error);
    }
  }

  return (
    <Confirmation
      title={`Close ${what}?`}
      verb={at === undefined ? closeInWords(order) : 'Close Line'}
      onRefuse={onClose}
      onConfirm={() => void close()}
    >
      {line?.item && (
        <p>
          <Quoted>{formatText(line.item.name)}</Quoted>
        </p>
      )}
      <p>{WHAT_CLOSING_DOES[order.kind]} It can be reopened.</p>
      <TextField
        label="Reason"
        isRequired
        problem={problem}
        value={reason}
        onChange={(typed) => {
          setReason(typed);
          setProblem(undefined);
        }}
      />
    </Confirmation>
  );
}

const WHAT_CLOSING_DOES = {
  Quotation: 'Nothing more is taken of it.',
  'Sales Order': 'Nothing more is delivered, and only what was delivered is left to bill.',
  'Delivery Challan': 'Nothing more of it is awaited back or billed.',
  'Purchase Order': 'Nothing more of it is awaited.',
} as const satisfies Record<PricedOrderInput['kind'], string>;
