import type { IsoDate } from '#domain/calendar.ts';
import { formatNumber } from '#domain/format.ts';
import { fieldProblems, type VoucherProblems } from '#domain/books/field-problems.ts';
import { type Move, quantitiesOf, unitsOf } from './stock-move.ts';

/**
 * Returns how much of an item may leave a godown on a day without any day since ending below 0, in thousandths: `now` is
 * what there is after all moves, `moves` those of the item from that day on. Below 0 if it is missing already.
 */
export function mostThatMayLeave(now: number, moves: readonly Move[], godown: string, day: IsoDate): number {
  const byDay = new Map<string, number>();
  for (const move of moves) {
    for (const [where, by] of quantitiesOf(move)) {
      if (where === godown && move.date > day) byDay.set(move.date, (byDay.get(move.date) ?? 0) + by);
    }
  }
  let [least, there] = [now, now];
  for (const later of [...byDay.keys()].toSorted().toReversed()) {
    there -= byDay.get(later) ?? 0;
    least = Math.min(least, there);
  }
  return least;
}

/** The quantity of an item that leaves a godown by some moves of one voucher, in thousandths; below 0 if more comes. */
export function quantityLeaving(moves: readonly Move[], item: string, godown: string): number {
  const all = moves.filter((move) => move.item === item).flatMap(quantitiesOf);
  return all.reduce((sum, [where, by]) => (where === godown ? sum - by : sum), 0);
}

/** A line that takes more than there is. */
export type MissingGoods = Readonly<{ line: number; name: string; unit: string; most: number }>;

/** The problems at the quantities of lines that take more than there is on that day: few words, as the line says of what. */
export function problemsInGoods(missing: readonly MissingGoods[]): VoucherProblems {
  return fieldProblems(
    Object.fromEntries(
      missing.map(({ line, unit, most }) => [
        `lines.${line}.quantity`,
        most > 0 ? `Only ${quantityOf(most)} ${unit} in stock.` : 'None in stock.',
      ]),
    ),
  );
}

/** Says why a document is refused whose line takes more than there is. */
export function whyGoodsAreMissing({ name, unit, most }: MissingGoods): string {
  const there =
    most > 0
      ? `Only ${quantityOf(most)} ${unit} of ${name} are in stock on that day.`
      : `No ${name} is in stock on that day.`;
  return `${there} Enter less, or record first what came.`;
}

function quantityOf(most: number): string {
  return formatNumber(unitsOf(most));
}
