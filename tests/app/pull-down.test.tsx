import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { openApp } from './open-app.tsx';

/** Whether the browser may refresh the page when a finger pulls this element beyond its edge. */
const overscroll = (element: Element) => getComputedStyle(element).overscrollBehaviorY;

test('pulling a page or a form down does not reload the page, which would lose its records', async () => {
  await page.viewport(1280, 900);
  await openApp('/locations');
  await page.getByRole('button', { name: 'Add Location' }).first().click();
  await expect.element(page.getByRole('dialog')).toBeVisible();
  // Chromium reads the value of the root element alone, and none if the pulled element contains the gesture itself.
  expect(overscroll(document.documentElement)).toBe('none');
  expect(overscroll(page.getByRole('main', { includeHidden: true }).element())).toBe('auto');
  expect([...document.querySelectorAll('[data-scrolls]')].map(overscroll)).toEqual(['auto']);
});
