import type { ValuationMethod } from '#domain/books/stock/stock-cost.ts';
import { type Move, sourceOf } from '#domain/books/stock/stock-move.ts';

/**
 * A second engine of stock, written only to be compared with: every unit of goods is a thing of its own, with its cost in
 * paise. Costs are decimals here, so that where costs are shared out it is right to a paisa or two. It knows no transfers of
 * what is not there.
 */

type Thing = { godown: string; cost: number; from: string };
type Owed = { godown: string; line: string };

/** The value in each godown after some moves of whole units. */
export function naiveWorth(method: ValuationMethod, moves: readonly Move[]): Readonly<Record<string, number>> {
  const isAverage = method === 'Moving average';
  let things: Thing[] = [];
  let owed: Owed[] = [];
  const gone = new Map<string, number[]>();
  const at = (godown: string) => things.filter((thing) => thing.godown === godown);
  const worthAt = (godown: string) => at(godown).reduce((sum, { cost }) => sum + cost, 0);
  /** All things in a godown cost the same. */
  const share = (godown: string, worth: number) => {
    const each = worth / at(godown).length;
    things = things.map((thing) => (thing.godown === godown ? { ...thing, cost: each } : thing));
  };
  const goneOf = (line: string) => gone.get(line) ?? gone.set(line, []).get(line) ?? [];
  const arrive = (thing: Thing) => {
    const first = owed.find(({ godown }) => godown === thing.godown);
    if (!first) {
      things.push(thing);
      if (isAverage) share(thing.godown, worthAt(thing.godown));
      return;
    }
    owed = owed.filter((one) => one !== first);
    goneOf(first.line).push(thing.cost);
  };
  for (const move of moves) {
    const line = sourceOf(move);
    const units = move.quantity / 1000;
    for (let unit = 0; unit < units; unit++) {
      if (move.does === 'in') arrive({ godown: move.godown, cost: move.cost / units, from: line });
      else if (move.does === 'return') {
        const own = owed.find((one) => one.line === move.of && one.godown === move.godown);
        const costs = goneOf(move.of ?? '');
        // All that is left went at one cost, as nobody can tell which of them came back.
        const each = costs.length === 0 ? 0 : costs.reduce((sum, cost) => sum + cost, 0) / costs.length;
        if (own) owed = owed.filter((one) => one !== own);
        else {
          gone.set(
            move.of ?? '',
            costs.slice(1).map(() => each),
          );
          arrive({ godown: move.godown, cost: each, from: line });
        }
      } else {
        const here = at(move.godown);
        const own = move.does === 'send back' ? here.find(({ from }) => from === move.of) : undefined;
        const thing = own ?? here[0];
        things = things.filter((one) => one !== thing);
        if (thing === undefined) owed.push({ godown: move.godown, line });
        else if (move.does === 'transfer') arrive({ ...thing, godown: move.to ?? '' });
        else if (move.does === 'out') goneOf(line).push(thing.cost);
      }
    }
  }
  const values: Record<string, number> = {};
  for (const { godown, cost } of things) values[godown] = (values[godown] ?? 0) + cost;
  return values;
}
