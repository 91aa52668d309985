import { asPaise } from '#domain/money.ts';
import { isDocument } from '#domain/books/documents/document.ts';
import { taxOf } from '#domain/books/documents/line-tax.ts';
import type { SummedDocument } from '#domain/books/documents/document-sums.ts';
import { type PaymentMode, isMoney, type Voucher } from '#domain/books/vouchers/voucher.ts';

/**
 * The sums that are stored of the vouchers of a shift, so that its X is one row, however many bills it has. A figure is there
 * with what came in on the debit side and what went out on the credit side; counts are there as they are.
 */
export type ShiftFigure =
  | 'bills'
  | 'items'
  | 'gross'
  | 'discount'
  | 'roundOff'
  | 'returns'
  | 'dues'
  | 'paidIn'
  | 'paidOut'
  | `tender ${PaymentMode}`
  | `taxable ${number}`
  | `tax ${number}`;

/** The key of a figure of a shift among the kept sums. All of one stand in a row. */
export function shiftSumKey(shift: string, figure: ShiftFigure): string {
  return `${shiftSumRow(shift)}/${figure}`;
}

/** The row of a shift among the kept sums. */
export function shiftSumRow(shift: string): string {
  return `S/${shift}`;
}

/**
 * Returns what a voucher counts for in its shift: nothing without one, of a draft, and of what is cancelled. An amount below 0
 * went out. `isParty` says whether money is from or for a party.
 */
export function shiftFiguresOf(
  voucher: Voucher,
  isParty: (id: string) => boolean,
): readonly (readonly [figure: ShiftFigure, amount: number])[] {
  if (!voucher.shift || voucher.state !== 'Issued') return [];
  const { as } = voucher.shift;
  if (isDocument(voucher)) return figuresOfDocument(voucher);
  if (isMoney(voucher) && as === 'Sale') {
    return [[`tender ${voucher.mode}`, (voucher.kind === 'Receipt' ? 1 : -1) * (voucher.amount ?? 0)]];
  }
  if (!('amount' in voucher)) return [];
  const amount = voucher.amount ?? 0;
  if (as === 'Paid Out') return [['paidOut', amount]];
  if (as !== 'Paid In') return [];
  return [[voucher.kind === 'Receipt' && isParty(voucher.against?.id ?? '') ? 'dues' : 'paidIn', amount]];
}

function figuresOfDocument(document: SummedDocument): readonly (readonly [ShiftFigure, number])[] {
  const { lines, total, discount, roundOff } = document.sums;
  const isReturn = document.kind === 'Credit Note';
  const sign = isReturn ? -1 : 1;
  const taxes = lines.flatMap((line): readonly (readonly [ShiftFigure, number])[] => [
    [`taxable ${line.percent}`, sign * line.taxable],
    [`tax ${line.percent}`, sign * taxOf(line)],
  ]);
  if (isReturn) return [['returns', total], ...taxes];
  return [
    ['bills', 1],
    ['items', document.lines.filter(({ item }) => item !== null).length],
    ['gross', asPaise(total - roundOff + discount)],
    ['discount', discount],
    ['roundOff', roundOff],
    ...taxes,
  ];
}
