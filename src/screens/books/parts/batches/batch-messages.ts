import type { VoucherProblems } from '#domain/books/field-problems.ts';

/** The sentences at the fields of a line's batch. */
export type BatchMessages = Readonly<{
  batch?: string | undefined;
  made?: string | undefined;
  expiry?: string | undefined;
  batchMrp?: string | undefined;
}>;

/** Returns the sentences at the batch of a line, by its place from 0. */
export function batchMessages(problems: VoucherProblems, at: number): BatchMessages {
  const of = (field: string) => problems[`lines.${at}.${field}`];
  return { batch: of('batch'), made: of('made'), expiry: of('expiry'), batchMrp: of('batchMrp') };
}
