/**
 * Makes the printed page of a roll as long as what stands on the sheet, so that no paper runs on. Returns how to undo it. A
 * sheet without a roll keeps its page.
 */
export function cutRollPage(sheet: HTMLElement): () => void {
  const roll = sheet.querySelector<HTMLElement>('[data-roll]');
  if (!roll) return () => {};
  const { width, margin } = PAGES[roll.dataset['roll'] === 'narrow roll' ? 'narrow' : 'usual'];
  // The sheet is not laid out on the screen: it is measured out of sight, as wide as it prints.
  Object.assign(sheet.style, { ...OUT_OF_SIGHT, width: `${width - 2 * margin}mm` });
  const length = Math.ceil(roll.getBoundingClientRect().height / PIXELS_A_MM) + 2 * margin + SPARE;
  sheet.removeAttribute('style');
  const rules = new CSSStyleSheet();
  rules.replaceSync(`@media print { @page roll { size: ${width}mm ${length}mm; margin: ${margin}mm } }`);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, rules];
  return () => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== rules);
  };
}

/** In millimetres: of the roll, and what its printer does not reach at each side. */
const PAGES = { usual: { width: 80, margin: 4 }, narrow: { width: 58, margin: 5 } } as const;
const OUT_OF_SIGHT = { display: 'block', position: 'fixed', inset: '0 auto auto 0', visibility: 'hidden' } as const;
/** What the rounding of lines may add: the last one must not turn the page. */
const SPARE = 2;
const PIXELS_A_MM = 96 / 25.4;
