import type { Page } from '@playwright/test';
import { expect } from './fixtures.ts';

/** After whatever was done the focus stands on something that is there and can be seen: never on nothing. */
export async function expectFocusKept(page: Page, after: string): Promise<void> {
  await expect.poll(() => page.evaluate(whereFocusIs), `the focus after: ${after}`).not.toMatch(/^lost/);
}

function whereFocusIs(): string {
  const part = document.activeElement;
  if (part === null || part === document.body) return 'lost: on the body';
  const { width, height } = part.getBoundingClientRect();
  const isSeen = part.checkVisibility({ visibilityProperty: true }) && width > 0 && height > 0;
  return `${isSeen ? 'on' : 'lost: hidden'} ${part.localName} ${part.getAttribute('aria-label') ?? part.id}`;
}
