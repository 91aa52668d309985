import type { PointerEvent } from 'react';

/** Shows the whole text of a clipped cell as a tooltip. One handler on the table, so that no cell needs a listener. */
export function showClippedText({ target, currentTarget }: PointerEvent<HTMLTableElement>) {
  // React events of a pick list's options bubble up to here, though the options are rendered outside the table.
  if (!currentTarget.contains(target as Element)) return;
  const cell = (target as Element).closest('td');
  if (!cell || cell.querySelector('button')) return;
  if (isCut(cell.querySelector<HTMLElement>('[data-name]') ?? cell)) cell.title = textOf(cell);
  else cell.removeAttribute('title');
}

/** Measures the text of a cell, or of a name in it: its scrollWidth leaves out its padding. */
function isCut(cell: HTMLElement): boolean {
  const text = document.createRange();
  text.selectNodeContents(cell);
  const { paddingLeft, paddingRight } = getComputedStyle(cell);
  const room = cell.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight);
  return text.getBoundingClientRect().width > room + 0.5 || cell.scrollHeight > cell.clientHeight;
}

/** The visible text, without the word for screen readers that marks a selected row. */
function textOf(cell: HTMLTableCellElement): string {
  const hidden = cell.querySelector<HTMLElement>(':scope > .sr-only')?.innerText ?? '';
  return cell.innerText.replace(hidden, '').trim();
}
