import { formatDay } from '#domain/format.ts';
import type { MaybeDate } from '#domain/calendar.ts';
import { fieldProblems, type FieldChecks, type VoucherProblems } from '#domain/books/field-problems.ts';
import { type Batch, type BatchInput, batchNumber, LONGEST_BATCH } from '#domain/books/batch.ts';
import { dayRead, expiryInWords, readExpiry, readMade } from './batch-days.ts';

/** Returns the problems of a batch as it is typed, by its fields. */
export function problemsInBatch({ number, made = '', expiry = '', mrp }: BatchInput): FieldChecks {
  const [from, to] = [readMade(made), readExpiry(expiry)];
  const isUpsideDown = from.kind === 'value' && to.kind === 'value' && to.value < from.value;
  const late = isUpsideDown ? `It was made on ${formatDay(from.value)}. Enter a later day.` : undefined;
  return {
    batch: problemInNumberOf(number),
    made: from.kind === 'unreadable' ? from.why : undefined,
    expiry: to.kind === 'unreadable' ? to.why : late,
    mrp: mrp !== undefined && mrp < 0 ? 'Enter the MRP without a minus.' : undefined,
  };
}

function problemInNumberOf(number: string): string | undefined {
  const { length } = batchNumber(number);
  if (length === 0) return 'Enter the number of the batch.';
  return length > LONGEST_BATCH
    ? `A batch number has at most ${LONGEST_BATCH} characters; this has ${length}.`
    : undefined;
}

/** Returns the problems of the batches that lines bring in: a count brings goods without one. */
export function problemsInBatches(lines: readonly Line[]): VoucherProblems {
  return fieldProblems(
    Object.fromEntries(
      lines.flatMap(({ item, quantity, batch, counted }, at) => {
        if (!item?.batches || (quantity ?? 0) <= 0 || (counted !== undefined && !batch)) return [];
        const problems = Object.entries(problemsInBatch(batch ?? { number: '' }));
        return problems.map(([field, sentence]) => [`lines.${at}.${BATCH_FIELDS[field] ?? field}`, sentence] as const);
      }),
    ),
  );
}

type Line = Readonly<{
  item: Readonly<{ batches?: true }> | null;
  quantity: number | null;
  batch?: BatchInput;
  counted?: number | undefined;
}>;

/** The MRP of a line's goods is another field. */
const BATCH_FIELDS: Readonly<Record<string, string>> = { mrp: 'batchMrp' };

/** Says that a batch is known with other days than are typed; undefined where it is not, or nothing is typed. */
export function otherThanKnown(known: Pick<Batch, 'number' | 'made' | 'expiry'>, typed: BatchInput) {
  const [made, expiry] = [dayRead(readMade(typed.made ?? '')), dayRead(readExpiry(typed.expiry ?? ''))];
  if (isOther(known.expiry, expiry))
    return `Batch ${known.number} ${known.expiry === '' ? 'has no expiry' : `expires ${expiryInWords(known.expiry)}`}. Enter that, or correct the batch on the page of its item.`;
  if (isOther(known.made, made))
    return `Batch ${known.number} ${known.made === '' ? 'has no day on which it was made' : `was made on ${formatDay(known.made)}`}. Enter that, or correct the batch on the page of its item.`;
  return undefined;
}

function isOther(known: MaybeDate, typed: MaybeDate): boolean {
  return typed !== '' && typed !== known;
}
