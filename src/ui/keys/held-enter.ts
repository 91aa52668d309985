/**
 * Enter presses once, however long it is held: what it opened shall not be answered by it, nor shut again. In text of several
 * lines it goes on making them. Heard on the whole page from the first import on.
 */
function ignoreHeldEnter(event: KeyboardEvent): void {
  if (event.key !== 'Enter' || !event.repeat || event.target instanceof HTMLTextAreaElement) return;
  event.preventDefault();
  event.stopImmediatePropagation();
}

addEventListener('keydown', ignoreHeldEnter, { capture: true });
