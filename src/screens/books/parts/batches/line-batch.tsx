import { use } from 'react';
import type { BatchInput } from '#domain/books/batch.ts';
import type { LineItem } from '#domain/books/documents/document.ts';
import { BatchChoiceField } from './batch-choice-field.tsx';
import { BatchFields } from './batch-fields.tsx';
import type { BatchMessages } from './batch-messages.ts';
import { BatchPlaces } from './batch-place.tsx';

/**
 * The batch of a line of goods that are kept by batch, over its whole width: the fields of the one that it brings in, or the choice of
 * the one that it takes. A line of other goods has none, and reads nothing. `place` is where its goods are, if the form does not say.
 */
export function LineBatch({
  item,
  batch,
  place,
  messages,
  onChange,
}: {
  item: LineItem | null;
  batch: BatchInput | undefined;
  place?: string | undefined;
  messages: BatchMessages;
  onChange: (batch: BatchInput) => void;
}) {
  const at = use(BatchPlaces);
  if (!item?.batches || at.does === 'none') return null;
  return (
    <div className="col-span-full grid min-w-0 grid-cols-2 items-start gap-x-3 gap-y-2 @2xl:grid-cols-4 @4xl:gap-x-1.5">
      {at.does === 'bring' ? (
        <BatchFields batch={batch ?? NONE} messages={messages} onChange={onChange} />
      ) : (
        <BatchChoiceField
          item={item.id}
          place={place ?? at.place}
          batch={batch?.number ?? ''}
          problem={messages.batch}
          onChange={(number) => onChange({ number })}
        />
      )}
    </div>
  );
}

const NONE: BatchInput = { number: '' };
