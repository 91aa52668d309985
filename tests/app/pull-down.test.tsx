import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { openApp } from './open-app.tsx';

/** What an element lets the browser do with a finger that pulls it beyond its edge. */
const overscroll = (element: Element) => getComputedStyle(element).overscrollBehaviorY;

test('a finger that pulls a page or a form down does not load the page anew, which would take its records', async () => {
  await page.viewport(1280, 900);
  await openApp('/locations');
  await page.getByRole('button', { name: 'Add Location' }).first().click();
  await expect.element(page.getByRole('dialog')).toBeVisible();
  // Chromium asks the root alone, and nobody where what was pulled keeps the gesture to itself.
  expect(overscroll(document.documentElement)).toBe('none');
  expect(overscroll(page.getByRole('main', { includeHidden: true }).element())).toBe('auto');
  expect([...document.querySelectorAll('[data-scrolls]')].map(overscroll)).toEqual(['auto']);
});
