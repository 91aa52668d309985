import type { Page } from '@playwright/test';
import axe from 'axe-core';
import { expect, test } from './fixtures.ts';
import { untilStill } from './standing.ts';

/**
 * Checks the current page in one theme or both: axe finds nothing, the page does not scroll sideways, and no target
 * is too small to press. Records each state, so that they can be counted.
 */
export async function expectSound(page: Page, where: string, themes: readonly Theme[]): Promise<void> {
  const { width } = page.viewportSize() ?? { width: 0 };
  for (const theme of themes) {
    await show(page, theme);
    const state = `${where}, ${theme}, ${width}`;
    expect.soft(await violations(page), state).toEqual([]);
    test.info().annotations.push({ type: 'state', description: state });
  }
  expect.soft(await spilled(page), `what reaches out of the page: ${where}`).toEqual([]);
  expect.soft(await smallTargets(page), `too small to press: ${where}`).toEqual([]);
}

export type Theme = 'light' | 'dark';

/** Sets the theme as the header's toggle does; a click on it would close open panels. Waits for transitions, which mix colours. */
async function show(page: Page, theme: Theme): Promise<void> {
  await page.evaluate((isDark) => document.documentElement.classList.toggle('dark', isDark), theme === 'dark');
  await untilStill(page);
}

/** Loads axe into a page once; the page's policy does not apply to code that a test evaluates. */
async function violations(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  return page.evaluate(async () => {
    const { run } = (window as unknown as { axe: typeof axe }).axe;
    const { violations: found } = await run(document, { resultTypes: ['violations'] });
    return found.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`);
  });
}

/** Elements that make the page overflow its window: only the content scrolls, and only vertically. */
export function spilled(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const whole = document.documentElement;
    const found = whole.scrollHeight > whole.clientHeight ? [`html is ${whole.scrollHeight} high`] : [];
    for (const part of [whole, document.querySelector('main')]) {
      if (part && part.scrollWidth > part.clientWidth) found.push(`${part.localName} is ${part.scrollWidth} wide`);
    }
    return found;
  });
}

/**
 * Targets smaller than 44 × 44 px under a finger or 24 × 24 px with a mouse, their label included. A link within a sentence may
 * be as high as its line (the exception of WCAG 2.5.8).
 */
export function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const least = matchMedia('(any-pointer: coarse)').matches ? 44 : 24;
    const pressed =
      'a[href], button, input:not([type=hidden]), select, textarea, summary, [role=button], [role=tab], [role=option], [role=menuitem]';
    return [...document.querySelectorAll<HTMLElement>(pressed)].flatMap((part) => {
      const isSeen =
        part.checkVisibility({ visibilityProperty: true }) &&
        part.closest(
          '[inert], [aria-hidden=true], .sr-only, :read-only:is(input, textarea):not([type=checkbox], [type=radio], [type=file])',
        ) === null;
      const sentence = part.localName === 'a' ? part.closest('p, label, dd') : null;
      const isInSentence = sentence !== null && sentence.textContent.trim() !== part.textContent.trim();
      if (!isSeen || isInSentence) return [];
      // A link stretched over its card is a target as large as the card.
      const isPlaced = getComputedStyle(part).position !== 'static';
      const isSpread = !isPlaced && getComputedStyle(part, '::after').position === 'absolute';
      // Not its offsetParent, which a static cell of a table is, too.
      let card = isSpread ? part.parentElement : null;
      while (card && getComputedStyle(card).position === 'static') card = card.parentElement;
      const boxes = [part, part.closest('label'), card].flatMap((box) => (box ? [box.getBoundingClientRect()] : []));
      const width = Math.max(...boxes.map((box) => box.width));
      const height = Math.max(...boxes.map((box) => box.height));
      // Allows half a pixel for the rounding of grid columns.
      if (width >= least - 0.5 && height >= least - 0.5) return [];
      const name = part.getAttribute('aria-label') ?? part.textContent;
      return [`${part.localName} "${name.trim() || part.id}" ${Math.round(width)} × ${Math.round(height)}`];
    });
  });
}
