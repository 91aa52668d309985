import type { Page } from '@playwright/test';

/** Text that is outside the window or hidden by its box, and cannot be scrolled to. */
export function cutOff(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    await new Promise(requestAnimationFrame);
    const letters = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found = new Set<string>();
    for (let text = letters.nextNode(); text; text = letters.nextNode()) {
      const part = text.parentElement;
      const words = text.textContent?.trim() ?? '';
      if (words === '' || !part?.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
      if (part.closest('.sr-only, script, style, [data-chart], option, datalist, [inert]')) continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      const { left, right } = range.getBoundingClientRect();
      let isScrolled = false;
      for (let box: HTMLElement | null = part; box && !isScrolled; box = box.parentElement) {
        const look = getComputedStyle(box);
        isScrolled = /auto|scroll/.test(look.overflowX + look.overflowY) && box.localName !== 'main';
        // An ellipsis is intended; the full text can be read elsewhere.
        const isShortened = look.textOverflow === 'ellipsis' || look.webkitLineClamp !== 'none';
        if (box.clientWidth <= 1 || look.clipPath !== 'none') isScrolled = true;
        const isHidden = /hidden|clip/.test(look.overflowY) && box.scrollHeight > box.clientHeight + 2;
        if (
          isHidden &&
          !isScrolled &&
          !isShortened &&
          !box.matches('.sr-only, #root *:has(> main), #root > div, nav, nav *')
        ) {
          found.add(`"${words.slice(0, 40)}" is taller than its box: ${box.className.slice(0, 60)}`);
        }
        if (isShortened) isScrolled = true;
      }
      if (!isScrolled && (left < -1 || right > innerWidth + 1)) found.add(`"${words.slice(0, 40)}" ends at ${right}`);
    }
    return [...found].slice(0, 12);
  });
}
