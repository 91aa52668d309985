import type { BatchInput } from '#domain/books/batch.ts';
import { readRupees } from '#domain/amount-reading.ts';
import { formatPlainRupees } from '#domain/format.ts';
import { FigureField } from '#ui/fields/figure-field.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import type { BatchMessages } from './batch-messages.ts';

/** The fields of a batch: its number, when it was made, when it expires, and its MRP. */
export function BatchFields({
  batch,
  messages,
  onChange,
}: {
  batch: BatchInput;
  messages: BatchMessages;
  onChange: (batch: BatchInput) => void;
}) {
  return (
    <>
      <TextField
        label="Batch"
        isRequired
        isForCodes
        autoCapitalize="characters"
        problem={messages.batch}
        value={batch.number}
        onChange={(number) => onChange({ ...batch, number })}
      />
      <TextField
        label="Made"
        inputMode="text"
        help="04/26"
        problem={messages.made}
        value={batch.made ?? ''}
        onChange={(made) => onChange({ ...batch, made })}
      />
      <TextField
        label="Expiry"
        help="09/26 or 30/09/2026"
        problem={messages.expiry}
        value={batch.expiry ?? ''}
        onChange={(expiry) => onChange({ ...batch, expiry })}
      />
      <FigureField
        label="MRP"
        problem={messages.batchMrp}
        value={batch.mrp ?? null}
        read={readRupees}
        show={formatPlainRupees}
        onChange={(typed) => {
          const { mrp: _, ...others } = batch;
          onChange(typed === null ? others : { ...others, mrp: typed });
        }}
      />
    </>
  );
}
