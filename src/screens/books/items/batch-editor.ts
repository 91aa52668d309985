import { type BatchOnHand, updateBatch } from '#data/books/batches/batches.ts';
import type { BatchInput } from '#domain/books/batch.ts';
import { batchInput } from '#domain/books/batches/batch-input.ts';
import { problemsInBatch } from '#domain/books/batches/batch-problems.ts';
import { problemsIn } from '#domain/books/problems.ts';
import { missingIn } from '#domain/required-fields.ts';
import type { RecordEditor, RecordKind } from '#ui/records/use-record-editor.ts';

/** A batch as it is corrected, and the state of it that was opened. */
export type BatchDraft = BatchInput & Readonly<{ id: string; rev: number }>;

/** How a batch is corrected: purchases bring them in, and documents that name one stay as they are. */
export const BATCH_EDITOR: RecordKind<never, BatchDraft, 'number'> = {
  blank: () => ({ id: '', rev: 0, number: '' }),
  missing: (input) => missingIn(input, ['number']),
  problems: (input) => {
    const { batch, made, expiry, mrp } = problemsInBatch(input);
    return problemsIn<BatchDraft>({ number: batch, made, expiry, mrp });
  },
  create: ({ id, rev, ...input }) => updateBatch(id, rev, input),
  created: ['Success', 'Batch updated successfully'],
};

export type BatchEditor = RecordEditor<never, BatchDraft, 'number'>;

/** Returns the form of a batch. */
export function batchDraft(batch: BatchOnHand): BatchDraft {
  return { ...batchInput(batch), id: batch.id, rev: batch.rev };
}
