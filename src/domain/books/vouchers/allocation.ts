import type { IsoDate, MaybeDate } from '#domain/calendar.ts';
import { formatRupees } from '#domain/format.ts';
import { asPaise, exactOrUndefined, negative, type Paise, sumOf, ZERO } from '#domain/money.ts';
import { fieldProblems, NO_MINUS, TOO_LARGE, type VoucherProblems } from '#domain/books/field-problems.ts';
import type { Allocation } from '#domain/books/voucher-head.ts';

/** A document that something is still owed on. `balance` is without what its settler is set against it now. */
export type OpenDocument = Readonly<{ id: string; number: string; date: IsoDate; dueDate: MaybeDate; balance: Paise }>;

/** The balance still owed on a document, in paise: its total less all that is allocated to it. */
export function balanceOf(total: Paise, allocated: readonly Pick<Allocation, 'amount'>[]): Paise {
  return sumOf([total, negative(sumOf(allocated.map(({ amount }) => amount)))]);
}

/** The part of an amount that is set against no document. */
export function onAccount(amount: Paise, allocations: readonly Pick<Allocation, 'amount'>[]): Paise {
  return balanceOf(amount, allocations);
}

/** Sets an amount from 0 against documents, the oldest first, none beyond its balance; what is left stays on account. */
export function oldestFirst(amount: Paise, open: readonly OpenDocument[]): readonly Allocation[] {
  const allocations: Allocation[] = [];
  let left = amount;
  for (const { id, balance } of open.toSorted(byAge)) {
    const part = asPaise(Math.min(left, balance));
    if (part <= 0) continue;
    allocations.push({ document: id, amount: part });
    left = asPaise(left - part);
  }
  return allocations;
}

/**
 * Returns the allocations once `before` is settled no more but `after`. Where one document took all that it could, it
 * does so still; amounts that were chosen otherwise stay. From 0.
 */
export function allocationsAfterChange(
  allocations: readonly Allocation[],
  [before, after]: readonly [before: Paise, after: Paise],
  open: readonly OpenDocument[],
): readonly Allocation[] {
  const [only, ...others] = allocations;
  // As long as it is not read, nothing is known to be too much.
  const balance = open.find(({ id }) => id === only?.document)?.balance ?? Number.POSITIVE_INFINITY;
  if (!only || others.length > 0) return allocations;
  if (only.amount !== Math.min(before, balance)) return allocations;
  return [{ ...only, amount: asPaise(Math.min(after, balance)) }];
}

/**
 * The part of a note that its own document does not take, as less than the note comes to is owed there without it: it may be
 * set against others. From 0, in paise.
 */
export function leftOfNote(total: Paise, owed: Paise): Paise {
  return asPaise(Math.max(0, total - owed));
}

/**
 * Returns the problems of allocations that were chosen: at `allocations.{document}` more than is owed there, or at
 * `allocations` more than there is. `amount` is what is settled; no sentence says how much goes on account.
 */
export function problemsInAllocations(
  amount: Paise,
  allocations: readonly Allocation[],
  open: readonly OpenDocument[],
): VoucherProblems {
  const known = new Map(open.map((document) => [document.id, document]));
  const asked = new Map<string, Paise | undefined>();
  for (const { document, amount: part } of allocations) {
    asked.set(
      document,
      exactOrUndefined(() => sumOf([asked.get(document) ?? ZERO, part])),
    );
  }
  const each = allocations.map(({ document, amount: part }) => [
    `allocations.${document}`,
    part < 0 ? NO_MINUS : problemInPart(known.get(document), asked.get(document)),
  ]);
  return fieldProblems({ ...Object.fromEntries(each), allocations: problemInSum(amount, allocations) });
}

function problemInPart(open: OpenDocument | undefined, part: Paise | undefined): string | undefined {
  if (!open) return 'Nothing is owed on this document any more. Clear the amount.';
  if (part !== undefined && part <= open.balance) return undefined;
  return `${formatRupees(open.balance)} is owed on ${open.number}. Enter at most that.`;
}

function problemInSum(amount: Paise, allocations: readonly Allocation[]): string | undefined {
  const sum = exactOrUndefined(() => sumOf(allocations.map(({ amount: part }) => part)));
  if (sum === undefined) return TOO_LARGE;
  if (sum <= amount) return undefined;
  return `${formatRupees(sum)} is set against documents, and only ${formatRupees(amount)} is settled. Lower the amounts.`;
}

function byAge(one: OpenDocument, other: OpenDocument): number {
  const [a, b] = [`${one.date}/${one.id}`, `${other.date}/${other.id}`];
  return a === b ? 0 : a < b ? -1 : 1;
}
