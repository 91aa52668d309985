import type { Page } from '@playwright/test';
import { expect } from './fixtures.ts';

/** Expects a visible element to have the focus: it must never be lost. */
export async function expectFocusNotLost(page: Page, after: string): Promise<void> {
  await expect.poll(() => page.evaluate(whereFocusIs), `the focus after: ${after}`).not.toMatch(/^lost/);
}

/** Resolves once pending renders are painted and all animations have ended. */
export async function untilStill(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let frames = 0; frames < 2; frames++) await new Promise(requestAnimationFrame);
    // Leaves out scroll-driven animations, which never end.
    const moving = document.getAnimations().filter(({ timeline }) => timeline === document.timeline);
    await Promise.all(moving.map((animation) => animation.finished.catch(() => {})));
  });
}

function whereFocusIs(): string {
  const part = document.activeElement;
  if (part === null || part === document.body) return 'lost: on the body';
  // The list of toasts has no height of its own; its children have.
  const isSeen = [part, ...part.children].some((box) => {
    const { width, height } = box.getBoundingClientRect();
    return box.checkVisibility({ visibilityProperty: true }) && width > 0 && height > 0;
  });
  return `${isSeen ? 'on' : 'lost: hidden'} ${part.localName} ${part.getAttribute('aria-label') ?? part.id}`;
}
