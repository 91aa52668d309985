import { expect, test } from './fixtures.ts';
import { expectSound, type Theme } from './judge.ts';
import { OPENED } from './opened.ts';
import { ROUTES } from './routes.ts';
import { expectFocusNotLost } from './standing.ts';
import { someOf } from '../support/some-of.ts';

/**
 * `npm run accessible` checks everything in every size and theme. `npm test` checks each route in one size, and every sixteenth
 * of the states that open over every second of them, rotating through sizes and themes.
 */
const IS_WHOLE = process.env['ACCESSIBLE'] === 'whole';
/** Dozens of states in one test, each begun anew and in both themes. */
const WHOLE_MS = 3_600_000;
const THEMES = ['light', 'dark'] as const satisfies readonly Theme[];
const SIZES = [
  { width: 1280, height: 800 },
  { width: 820, height: 1180 },
  { width: 390, height: 844 },
];

for (const [turn, viewport] of SIZES.entries()) {
  test.describe(`${viewport.width} × ${viewport.height}`, () => {
    // Reduced motion, so that no colour is measured in the middle of a transition.
    test.use({ viewport, hasTouch: viewport.width < 1000, contextOptions: { reducedMotion: 'reduce' } });

    test('axe finds nothing on any route', async ({ page }) => {
      test.slow();
      for (const [at, route] of ROUTES.entries()) {
        if (!IS_WHOLE && at % SIZES.length !== turn) continue;
        await page.goto(route);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expectSound(page, route, themesOf(at + turn));
      }
    });

    const opened = OPENED.filter(({ widths }) => widths?.includes(viewport.width) ?? true).map((over) => ({
      ...over,
      isItsTurn: sizesOf(over)[OPENED.indexOf(over) % sizesOf(over).length] === SIZES[turn],
    }));
    for (const { path, there, states, isItsTurn } of someOf(3, opened)) {
      if (!IS_WHOLE && !isItsTurn) continue;
      test(`axe finds nothing in what opens over ${path}: ${Object.keys(states)[0]} …`, async ({ page }) => {
        if (IS_WHOLE) test.setTimeout(WHOLE_MS);
        for (const [at, [name, open]] of everySixteenth(Object.entries(states)).entries()) {
          await page.goto(path);
          await expect(page.getByText(there).first()).toBeVisible();
          // Focuses something first: a state that does not move the focus must not lose it either.
          await page.getByRole('main').focus();
          await open(page);
          await expectFocusNotLost(page, name);
          await expectSound(page, `${path}: ${name}`, themesOf(at));
        }
      });
    }
  });
}

function everySixteenth<T>(all: readonly T[]): readonly T[] {
  return IS_WHOLE ? all : all.filter((_, at) => at % 16 === 0);
}

/** Both themes, or the one whose turn it is. */
function themesOf(at: number): readonly Theme[] {
  return IS_WHOLE ? THEMES : THEMES.slice(at % 2, (at % 2) + 1);
}

/** The sizes at which something can be opened. */
function sizesOf({ widths }: (typeof OPENED)[number]) {
  return SIZES.filter(({ width }) => widths?.includes(width) ?? true);
}
