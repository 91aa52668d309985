import { formatNumber, formatRupees } from '#domain/format.ts';
import { asPaise } from '#domain/money.ts';
import { addQuantities, asQuantity, type Quantity } from '#domain/quantity.ts';
import type { CreditNoteInput, DebitNoteInput, NoteLine } from './document.ts';
import { asRate, formatRate, type Rate } from '#domain/books/rate.ts';

type NoteInput = CreditNoteInput | DebitNoteInput;
type Counted = Readonly<{ quantity: Quantity | null; rate: Rate | null }>;

/**
 * What of a line no note took back yet. `worth` is quantity × rate before all discounts, exact: in ten-millionths of a
 * rupee, as it is compared with what is asked for, and rounding would let a paisa too much or too little through.
 */
export type LineLeft = Readonly<{ quantity: Quantity; worth: bigint }>;

/** Whether goods come back with a note. For any other reason only value does, and the quantity stays where it is. */
export function takesGoodsBack({ reason }: Pick<NoteInput, 'reason'>): boolean {
  return reason === 'Sales return' || reason === 'Purchase return';
}

/**
 * What is left of each line of an invoice or purchase after its issued notes, in the order of its lines, whatever the order
 * of the notes.
 */
export function leftOfLines(
  lines: readonly Counted[],
  notes: readonly Pick<NoteInput, 'reason' | 'lines'>[],
): readonly LineLeft[] {
  return lines.map((line, at) => {
    const taken = notes.flatMap((note) =>
      note.lines.filter((own) => own.at === at).map((own) => ({ own, isBack: takesGoodsBack(note) })),
    );
    const back = taken.map(({ own, isBack }) => (isBack ? minus(own.quantity) : asQuantity(0)));
    return {
      quantity: back.reduce(addQuantities, line.quantity ?? asQuantity(0)),
      worth: taken.reduce((left, { own }) => left - worthOf(own), worthOf(line)),
    };
  });
}

/** The rate at which a quantity takes back all that is left, or as much of it as four decimals let. */
export function rateLeft({ worth }: Pick<LineLeft, 'worth'>, quantity: Quantity): Rate {
  const units = thousandths(quantity);
  return units <= 0n || worth <= 0n ? asRate(0) : asRate(Number(worth / units));
}

/** The most of a line that a note can take back. What lowers the value alone is for goods that stay, however many came back. */
export function mostOf(note: Pick<NoteInput, 'reason'>, { of }: Pick<NoteLine, 'of'>, left: LineLeft): Quantity {
  return takesGoodsBack(note) ? left.quantity : of.quantity;
}

/** What is wrong with the quantity and rate that a line of a note takes back: more than is left, or what none can be. */
export function problemsInTaking(
  note: Pick<NoteInput, 'reason'>,
  line: NoteLine,
  left: LineLeft,
): Readonly<{ quantity?: string | undefined; rate?: string | undefined }> {
  const { quantity, rate } = line;
  if (quantity === null || quantity === 0) return {};
  const most = mostOf(note, line, left);
  if (quantity < 0) return { quantity: 'Enter the quantity without a minus.' };
  if (quantity > most) return { quantity: `At most ${formatNumber(most)} of this line can be taken back.` };
  if (rate === null) return { rate: 'Enter the rate.' };
  if (rate < 0) return { rate: 'Enter the rate without a minus.' };
  if (worthOf(line) <= left.worth) return {};
  const highest = formatRate(rateLeft(left, quantity));
  return { rate: `Of this line ${formatRupees(inPaise(left.worth))} is left. Enter a rate of at most ${highest}.` };
}

function worthOf({ quantity, rate }: Counted): bigint {
  return thousandths(quantity ?? asQuantity(0)) * BigInt(rate ?? 0);
}

function thousandths(quantity: Quantity): bigint {
  return BigInt(Math.round(quantity * 1000));
}

function minus(quantity: Quantity | null): Quantity {
  return asQuantity(0 - (quantity ?? 0));
}

/** Ten-millionths of a rupee in paise, without those of a paisa. */
function inPaise(worth: bigint) {
  return asPaise(Number(worth / 100_000n));
}
