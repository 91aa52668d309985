import type { MaybeDate } from '#domain/calendar.ts';
import { formatDay, formatNumber } from '#domain/format.ts';
import { fieldProblems, type VoucherProblems } from '#domain/books/field-problems.ts';
import { type Move, quantitiesOf, unitsOf } from './stock-move.ts';

/** A change of a voucher or opening, as the moves that it had and will have. */
export type MovesChange = Readonly<{ was: readonly Move[]; is: readonly Move[] }>;

/** The goods that are short at the end of a day, in thousandths, and the voucher that takes the last of them then, if any. */
export type Shortage = Readonly<{ short: number; day: MaybeDate; voucher: string | undefined }>;

/**
 * Returns the worst shortage of an item in a godown that a change brings about: a day that was short before and gets no worse is
 * no reason to refuse it. `now` is what there is before the change after all moves; `others` are those of all other vouchers
 * from the first day of the change on, in order. All moves are of that item.
 */
export function shortageAfter(
  now: number,
  godown: string,
  others: readonly Move[],
  { was, is }: MovesChange,
): Shortage | undefined {
  const [before, after] = [byDay(godown, [...others, ...was]), byDay(godown, [...others, ...is])];
  let had = now - [...before.values()].reduce((sum, by) => sum + by, 0);
  let has = had;
  let worst: Readonly<{ short: number; day: MaybeDate }> | undefined;
  for (const day of [...new Set([...before.keys(), ...after.keys()])].toSorted()) {
    had += before.get(day) ?? 0;
    has += after.get(day) ?? 0;
    if (has < Math.min(had, 0) && -has > (worst?.short ?? 0)) worst = { short: -has, day };
  }
  const takes = (move: Move) => move.date === worst?.day && quantityLeaving([move], move.item, godown) > 0;
  return worst && { ...worst, voucher: others.findLast(takes)?.voucher };
}

/** The quantity of an item that leaves a godown by some moves of one voucher, in thousandths; below 0 if more comes. */
export function quantityLeaving(moves: readonly Move[], item: string, godown: string): number {
  const all = moves.filter((move) => move.item === item).flatMap(quantitiesOf);
  return all.reduce((sum, [where, by]) => (where === godown ? sum - by : sum), 0);
}

/** Goods that a change leaves short, with the field that says so. */
export type MissingGoods = Readonly<{
  field: string;
  name: string;
  unit: string;
  short: number;
  day: MaybeDate;
  /** The voucher that then has not enough, if one is known. */
  voucher: string | undefined;
  /** Where they are short: "in Shed", of several godowns, or "with Ravi". */
  place: string | undefined;
  /** How much may leave at most, where the line takes them; undefined where they are short because less comes. */
  most: number | undefined;
}>;

/** The problems at the fields that leave goods short: few words, as the line says of what. */
export function problemsInGoods(missing: readonly MissingGoods[]): VoucherProblems {
  return fieldProblems(Object.fromEntries(missing.map((goods) => [goods.field, inFewWords(goods)])));
}

/** Says why a change is refused that leaves goods short. */
export function whyGoodsAreMissing({ name, unit, short, day, voucher, place, most }: MissingGoods): string {
  if (most === undefined) {
    const where = place === undefined ? '' : ` ${place}`;
    const [of, first] =
      voucher === undefined ? ['', 'Record'] : [`, for ${voucher}`, 'Change or cancel that first, or record'];
    return `It would leave ${quantityOf(short)} ${unit} of ${name} short on ${formatDay(day)}${where}${of}. ${first} first what else came.`;
  }
  const there =
    most > 0
      ? `Only ${quantityOf(most)} ${unit} of ${name} are ${place ?? 'in stock'} on that day.`
      : `No ${name} is ${place ?? 'in stock'} on that day.`;
  return `${there} Enter less, or record first what came.`;
}

function inFewWords({ unit, short, day, place, most }: MissingGoods): string {
  if (most === undefined)
    return `Leaves ${quantityOf(short)} ${unit} short on ${formatDay(day)}${place === undefined ? '' : ` ${place}`}.`;
  return most > 0 ? `Only ${quantityOf(most)} ${unit} ${place ?? 'in stock'}.` : `None ${place ?? 'in stock'}.`;
}

function byDay(godown: string, moves: readonly Move[]): ReadonlyMap<MaybeDate, number> {
  const days = new Map<MaybeDate, number>();
  for (const move of moves) {
    for (const [where, by] of quantitiesOf(move)) {
      if (where === godown) days.set(move.date, (days.get(move.date) ?? 0) + by);
    }
  }
  return days;
}

function quantityOf(count: number): string {
  return formatNumber(unitsOf(count));
}
