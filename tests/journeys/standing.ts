import type { Page } from '@playwright/test';
import { expect } from './fixtures.ts';

/** After whatever was done the focus stands on something that is there and can be seen: never on nothing. */
export async function expectFocusKept(page: Page, after: string): Promise<void> {
  await expect.poll(() => page.evaluate(whereFocusIs), `the focus after: ${after}`).not.toMatch(/^lost/);
}

/** Once whatever was begun is drawn, and nothing moves any more. */
export async function untilStill(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let frames = 0; frames < 2; frames++) await new Promise(requestAnimationFrame);
    // What goes by how far something is scrolled has no end.
    const moving = document.getAnimations().filter(({ timeline }) => timeline === document.timeline);
    await Promise.all(moving.map((animation) => animation.finished.catch(() => {})));
  });
}

function whereFocusIs(): string {
  const part = document.activeElement;
  if (part === null || part === document.body) return 'lost: on the body';
  // The list of toasts has no height of its own, and theirs is seen.
  const isSeen = [part, ...part.children].some((box) => {
    const { width, height } = box.getBoundingClientRect();
    return box.checkVisibility({ visibilityProperty: true }) && width > 0 && height > 0;
  });
  return `${isSeen ? 'on' : 'lost: hidden'} ${part.localName} ${part.getAttribute('aria-label') ?? part.id}`;
}
