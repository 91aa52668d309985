import { inMs, inTurn, median } from '../numbers.mjs';
import { atMost } from '../table.mjs';

const ROUNDS = 3;
/** A name, a number, part of a number, two words, and a text without a match. */
const QUERIES = ['fernandes', 'inv-2024-5', '2024-01', 'gupta tr', 'mehta pune', 'zzz'];

/**
 * Typing into Find letter by letter: from each key press to the matching rows.
 *
 * @param {import('../lab.mjs').Lab} lab
 */
export async function find(lab) {
  const fewer = await lab.holding(1000);
  const many = await lab.holding(100_000);
  for (const page of [fewer, many]) await page.evaluate(() => window.bench.open('/invoices'));
  const rounds = await inTurn(ROUNDS, [fewer, many], typeAll);
  const [small = [], large = []] = rounds.map((runs) =>
    keys().map((_key, at) => median(runs.map((run) => run[at] ?? 0))),
  );
  const ratios = keys().map((typed, at) => {
    const [ofMany = 0, ofFewer = 0] = [large[at], small[at]];
    return { typed, ofMany, ofFewer, ratio: ofMany / ofFewer };
  });
  const worst = ratios.reduce((a, b) => (b.ratio > a.ratio ? b : a));
  return [
    atMost('A keystroke of find, 100,000 / 1,000: median', median(ratios.map(({ ratio }) => ratio)), 2, {
      beside: `${inMs(median(large))} / ${inMs(median(small))}, of ${ratios.length} keystrokes`,
    }),
    atMost('A keystroke of find, 100,000 / 1,000: worst', worst.ratio, 2, {
      beside: `“${worst.typed}”: ${inMs(worst.ofMany)} / ${inMs(worst.ofFewer)}; the longest takes ${inMs(Math.max(...large))}`,
    }),
  ];
}

/** The field's text after each keystroke. */
function keys() {
  return QUERIES.flatMap((query) => Array.from(query, (_letter, at) => query.slice(0, at + 1)));
}

/** @param {import('@playwright/test').Page} page */
async function typeAll(page) {
  const times = [];
  for (const query of QUERIES) {
    await page.evaluate(() => window.bench.forget());
    await page.getByRole('searchbox').focus();
    for (const letter of query) {
      await page.keyboard.press(letter === ' ' ? 'Space' : letter);
      times.push(await page.evaluate(() => window.bench.settledAfterKey()));
    }
    await page.keyboard.press('Escape');
    await page.evaluate(() => window.bench.settledAfterKey());
  }
  return times;
}
