import type { PointerEvent } from 'react';

/** A cell that has no room for its whole text tells it as a tooltip. For a table, so that no cell listens. */
export function showClippedText({ target, currentTarget }: PointerEvent<HTMLTableElement>) {
  // What a pick list opens stands elsewhere in the page, and its events still come by here.
  if (!currentTarget.contains(target as Element)) return;
  const cell = (target as Element).closest('td');
  if (!cell || cell.querySelector('button')) return;
  if (isCut(cell)) cell.title = textOf(cell);
  else cell.removeAttribute('title');
}

/** By its text: what a cell scrolls leaves its padding out. */
function isCut(cell: HTMLTableCellElement): boolean {
  const text = document.createRange();
  text.selectNodeContents(cell);
  const { paddingLeft, paddingRight } = getComputedStyle(cell);
  const room = cell.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight);
  return text.getBoundingClientRect().width > room + 0.5 || cell.scrollHeight > cell.clientHeight;
}

/** What is read of it, without the word for a selected row that is only heard. */
function textOf(cell: HTMLTableCellElement): string {
  const heard = cell.querySelector<HTMLElement>(':scope > .sr-only')?.innerText ?? '';
  return cell.innerText.replace(heard, '').trim();
}
