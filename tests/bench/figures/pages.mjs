import { inMs, inTurn, median } from '../numbers.mjs';
import { atMost } from '../table.mjs';

const WARM_UPS = 2;
const ROUNDS = 15;
const SIZE = 50;

/**
 * A page of fifty in every sort, direction, filter and depth. No status has fifty of a hundred invoices, so a filtered
 * page of many is compared with the unfiltered page of few in the same sort, direction and depth: fifty rows with
 * fifty.
 *
 * @param {import('../lab.mjs').Lab} lab
 */
export async function pages(lab) {
  const few = await lab.holding(100);
  const many = await lab.holding(100_000);
  const ways = await many.evaluate(() => window.bench.preparePages());
  await few.evaluate(() => window.bench.preparePages());
  const results = await inTurn(WARM_UPS + ROUNDS, [few, many], (page) => page.evaluate(() => window.bench.readPages()));
  const [small = [], large = []] = results.map((rounds) => mediansOf(rounds.slice(WARM_UPS)));
  const ratios = ways.map((way, at) => {
    const base = ways.findIndex((other) => other.filter === '' && isAlike(way, other));
    const [ofMany, ofFew] = [large[at], small[base]];
    if (ofMany?.rows !== SIZE || ofFew?.rows !== SIZE) throw new Error(`No whole page: ${JSON.stringify(way)}`);
    const name = [`by ${way.sort} ${way.direction}`, way.filter, way.depth].filter(Boolean).join(', ');
    return { name, ratio: ofMany.ms / ofFew.ms, ofMany: ofMany.ms, ofFew: ofFew.ms };
  });
  const worst = ratios.reduce((a, b) => (b.ratio > a.ratio ? b : a));
  const typical = median(ratios.map(({ ratio }) => ratio));
  return [
    atMost('A page of 50, 100,000 / 100: worst', worst.ratio, 2.5, {
      beside: `${worst.name}: ${inMs(worst.ofMany)} / ${inMs(worst.ofFew)}`,
    }),
    atMost('A page of 50, 100,000 / 100: median', typical, 2.5, {
      beside: `of ${ways.length} ways to look at the list`,
    }),
  ];
}

/** @param {readonly (readonly { ms: number, rows: number }[])[]} rounds */
function mediansOf(rounds) {
  return (rounds[0] ?? []).map(({ rows }, at) => ({ rows, ms: median(rounds.map((round) => round[at]?.ms ?? 0)) }));
}

/** @typedef {Awaited<ReturnType<Window['bench']['preparePages']>>[number]} Way
 * @param {Way} a
 * @param {Way} b
 */
function isAlike(a, b) {
  return a.sort === b.sort && a.direction === b.direction && a.depth === b.depth;
}
