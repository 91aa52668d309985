import { formatNumber, formatRupees } from '#domain/format.ts';
import { asPaise } from '#domain/money.ts';
import { addQuantities, asQuantity, type Quantity } from '#domain/quantity.ts';
import type { NoteInput, NoteLine } from './document.ts';
import { asRate, formatRate, type Rate } from '#domain/books/rate.ts';

type QuantityAndRate = Readonly<{ quantity: Quantity | null; rate: Rate | null }>;

/**
 * The part of a line that no note took back yet. `value` is quantity × rate before all discounts, exact: in
 * ten-millionths of a rupee, as it is compared with what is asked for, and rounding would let a paisa too much or too
 * little through.
 */
export type LineBalance = Readonly<{ quantity: Quantity; value: bigint }>;

/** Whether goods come back with a note. For any other reason only value does, and the quantity stays where it is. */
export function takesGoodsBack({ reason }: Pick<NoteInput, 'reason'>): boolean {
  return reason === 'Sales return' || reason === 'Purchase return';
}

/**
 * Returns what is left of each line of an invoice or purchase after its issued notes, in the order of its lines, whatever
 * the order of the notes.
 */
export function lineBalances(
  lines: readonly QuantityAndRate[],
  notes: readonly Pick<NoteInput, 'reason' | 'lines'>[],
): readonly LineBalance[] {
  return lines.map((line, at) => {
    const taken = notes.flatMap((note) =>
      note.lines.filter((own) => own.at === at).map((own) => ({ own, isBack: takesGoodsBack(note) })),
    );
    const back = taken.map(({ own, isBack }) => (isBack ? minus(own.quantity) : asQuantity(0)));
    return {
      quantity: back.reduce(addQuantities, line.quantity ?? asQuantity(0)),
      value: taken.reduce((left, { own }) => left - exactValueOf(own), exactValueOf(line)),
    };
  });
}

/** The rate at which a quantity takes back all that is left, or as much of it as four decimals let. */
export function rateOfBalance({ value }: Pick<LineBalance, 'value'>, quantity: Quantity): Rate {
  const units = exactThousandths(quantity);
  return units <= 0n || value <= 0n ? asRate(0) : asRate(Number(value / units));
}

/** The most of a line that a note can take back. What lowers the value alone is for goods that stay, however many came back. */
export function mostOf(note: Pick<NoteInput, 'reason'>, { of }: Pick<NoteLine, 'of'>, left: LineBalance): Quantity {
  return takesGoodsBack(note) ? left.quantity : of.quantity;
}

/** Whether a line of a note takes the last of its line: no higher rate could take more. Of what was free, the last of the goods. */
export function isLastOf(
  note: Pick<NoteInput, 'reason'>,
  line: Pick<NoteLine, 'quantity' | 'rate' | 'of'>,
  left: LineBalance,
): boolean {
  const quantity = line.quantity ?? asQuantity(0);
  if (line.of.rate === 0) return takesGoodsBack(note) && quantity >= left.quantity;
  return left.value - exactValueOf(line) < exactThousandths(quantity);
}

/** Checks the quantity and rate that a line of a note takes back: not more than is left, and neither below 0. */
export function problemsInTaking(
  note: Pick<NoteInput, 'reason'>,
  line: NoteLine,
  left: LineBalance,
): Readonly<{ quantity?: string | undefined; rate?: string | undefined }> {
  const { quantity, rate } = line;
  if (quantity === null || quantity === 0) return {};
  const most = mostOf(note, line, left);
  if (quantity < 0) return { quantity: 'Enter the quantity without a minus.' };
  if (quantity > most) return { quantity: `At most ${formatNumber(most)} of this line can be taken back.` };
  if (rate === null) return { rate: 'Enter the rate.' };
  if (rate < 0) return { rate: 'Enter the rate without a minus.' };
  if (exactValueOf(line) <= left.value) return {};
  const highest = formatRate(rateOfBalance(left, quantity));
  return { rate: `Of this line ${formatRupees(inPaise(left.value))} is left. Enter a rate of at most ${highest}.` };
}

function exactValueOf({ quantity, rate }: QuantityAndRate): bigint {
  return exactThousandths(quantity ?? asQuantity(0)) * BigInt(rate ?? 0);
}

function exactThousandths(quantity: Quantity): bigint {
  return BigInt(Math.round(quantity * 1000));
}

function minus(quantity: Quantity | null): Quantity {
  return asQuantity(0 - (quantity ?? 0));
}

/** Ten-millionths of a rupee in paise, without those of a paisa. */
function inPaise(value: bigint) {
  return asPaise(Number(value / 100_000n));
}
