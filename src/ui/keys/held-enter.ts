/**
 * Ignores the repeats of a held Enter, which would confirm or close what the first press opened. In a multi-line text
 * they still insert lines. Importing this file starts it for the whole page.
 */
function ignoreHeldEnter(event: KeyboardEvent): void {
  if (event.key !== 'Enter' || !event.repeat || event.target instanceof HTMLTextAreaElement) return;
  event.preventDefault();
  event.stopImmediatePropagation();
}

addEventListener('keydown', ignoreHeldEnter, { capture: true });
