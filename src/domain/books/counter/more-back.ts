import { formatNumber } from '#domain/format.ts';
import { addQuantities, asQuantity } from '#domain/quantity.ts';
import type { BillReturn, TakenLine } from './bill-return.ts';
import { type SoldLine, takenOf } from './take-back.ts';

/** Goods that come back in turn, with one bill in the making: more of one invoice, or more without any, as one note takes them back. */

/** Says why more goods cannot come back with a bill; a bill has one note, and that takes back from one invoice. */
export function problemInMoreBack(before: BillReturn | undefined, more: BillReturn): string | undefined {
  if (!before || isOfOne(before, more)) return undefined;
  const whose = 'invoice' in before ? `Goods of ${before.invoice.number}` : 'Goods without a bill';
  return `${whose} come back with this bill. Save it first, or remove them.`;
}

/** Returns what comes back with a bill, once more of one invoice does, or more without any. */
export function withMoreBack(before: BillReturn | undefined, more: BillReturn): BillReturn {
  if (!before) return more;
  if ('invoice' in before) return 'invoice' in more ? { ...before, lines: [...before.lines, ...more.lines] } : more;
  if ('invoice' in more) return more;
  const reason = before.reason === more.reason ? before.reason : `${before.reason}; ${more.reason}`;
  return { reason, lines: [...before.lines, ...more.lines] };
}

/** Returns the lines of an invoice with what is left of them once those of a bill in the making have come back. */
export function leftAfter(lines: readonly SoldLine[], taken: readonly TakenLine[]): readonly SoldLine[] {
  return lines.map((line) => ({ ...line, left: addQuantities(line.left, asQuantity(0 - takenOf(line.at, taken))) }));
}

/** Adds to each sentence, by the place of its line, how much of that comes back with the bill already. */
export function withAlreadyBack(
  problems: Readonly<Record<string, string>>,
  already: readonly TakenLine[],
): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(problems).map(([at, sentence]) => {
      const inBill = at === '' ? 0 : takenOf(Number(at), already);
      return [at, inBill === 0 ? sentence : `${sentence} ${formatNumber(inBill)} of it is in this bill already.`];
    }),
  );
}

function isOfOne(before: BillReturn, more: BillReturn): boolean {
  if ('invoice' in before) return 'invoice' in more && before.invoice.id === more.invoice.id;
  return !('invoice' in more);
}
