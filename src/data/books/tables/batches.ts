import { describe } from '#data/store/table.ts';
import { type Batch, batchKey, rankOf } from '#domain/books/batch.ts';
import type { Versioned } from '#data/books/versioned.ts';

export const batches = describe<Versioned<Batch>>({
  name: 'Batches',
  // A number is given once to an item; the batches of one on its page, by expiry.
  indexes: 'id,keys.serial,keys.unique,[item.id+keys.expiry]',
  keys: (batch) => ({ unique: batchKey(batch.item.id, batch.number), expiry: rankOf(batch) }),
  called: 'This batch',
  file: async () => (await import('#data/books/files/batches.ts')).file,
});
