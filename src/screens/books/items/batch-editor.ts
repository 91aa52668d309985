import { deleteBatch, refuseDeletingBatch } from '#data/books/batches/delete-batch.ts';
import { type BatchOnHand, updateBatch } from '#data/books/batches/batches.ts';
import type { BatchInput } from '#domain/books/batch.ts';
import { batchInput } from '#domain/books/batches/batch-input.ts';
import { problemsInBatch } from '#domain/books/batches/batch-problems.ts';
import { problemsIn } from '#domain/books/problems.ts';
import { missingIn } from '#domain/required-fields.ts';
import { type RecordEditor, type RecordKind, successMessage } from '#ui/records/use-record-editor.ts';

/** A batch as it is corrected, and the state of it that was opened. */
type BatchDraft = BatchInput & Readonly<{ id: string; rev: number }>;

/**
 * How a batch is corrected, and deleted where no voucher names it. None is made by hand: purchases bring them in, and documents that
 * name one stay as they are.
 */
export const BATCH_EDITOR: RecordKind<BatchOnHand, BatchDraft, 'number'> = {
  blank: () => ({ id: '', rev: 0, number: '' }),
  missing: (input) => missingIn(input, ['number']),
  problems: (input) => {
    const { batch, made, expiry, mrp } = problemsInBatch(input);
    return problemsIn<BatchDraft>({ number: batch, made, expiry, mrp });
  },
  create: correct,
  created: successMessage('Batch', 'updated'),
  existing: {
    draftOf: (batch) => ({ ...batchInput(batch), id: batch.id, rev: batch.rev }),
    update: (_, draft) => correct(draft),
    updated: successMessage('Batch', 'updated'),
    remove: ({ id }) => deleteBatch(id),
    refuseRemoving: refuseDeletingBatch,
    deleted: successMessage('Batch', 'deleted'),
  },
};

export type BatchEditor = RecordEditor<BatchOnHand, BatchDraft, 'number'>;

function correct({ id, rev, ...input }: BatchDraft): Promise<void> {
  return updateBatch(id, rev, input);
}
