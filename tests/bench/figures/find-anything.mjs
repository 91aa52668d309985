import { inMs, median } from '../numbers.mjs';
import { atMost } from '../table.mjs';

const ROUNDS = 7;
const FRAME_MS = 16.7;
/** Names and numbers, common and rare, one word and two, a single letter, and a text without a match. */
const QUERIES = [
  'inv',
  'fernandes',
  'gupta tr',
  '2024-01',
  'so-2024-5',
  'customer 17',
  'product 9',
  'vendor',
  'p',
  'zzz',
];

/**
 * The palette's search for records, among 100,000 invoices, and among as many orders and products.
 *
 * @param {import('../lab.mjs').Lab} lab
 */
export async function findAnything(lab) {
  const times = [];
  for (const of of /** @type {const} */ (['invoices', 'trade'])) {
    const page = await lab.holding(100_000, of);
    /** @type {(readonly number[])[]} */
    const rounds = [];
    for (let round = 0; round <= ROUNDS; round++)
      rounds.push(await page.evaluate((queries) => window.bench.findAnything(queries), QUERIES));
    times.push(
      ...QUERIES.map((query, at) => ({
        name: `“${query}” among ${of}`,
        ms: median(rounds.slice(1).map((round) => round[at] ?? 0)),
      })),
    );
  }
  const worst = times.reduce((a, b) => (b.ms > a.ms ? b : a));
  return [
    atMost('Records for the palette, 100,000 of a kind: median', median(times.map(({ ms }) => ms)), FRAME_MS, {
      shown: inMs,
    }),
    atMost('Records for the palette, 100,000 of a kind: worst', worst.ms, FRAME_MS, {
      shown: inMs,
      beside: worst.name,
    }),
  ];
}
