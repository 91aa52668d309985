import type { Batch, BatchInput } from '#domain/books/batch.ts';
import { expiryInWords, madeInWords } from './batch-days.ts';

/** Returns the form of a batch that is kept. */
export function batchInput({ number, made, expiry, mrp }: Batch): BatchInput {
  return {
    number,
    made: made === '' ? '' : madeInWords(made),
    expiry: expiry === '' ? '' : expiryInWords(expiry),
    ...(mrp !== undefined && { mrp }),
  };
}
