import type { ReactNode } from 'react';

/**
 * Cuts a text for a list, a question or a message, never inside a surrogate pair. Ten thousand letters without a space,
 * or in many scripts, would block the page for seconds while the browser breaks them into lines.
 */
export function shorten(text: string, most = 160): string {
  return text.length <= most ? text : `${text.slice(0, most).replace(/\p{Cs}$/u, '')}…`;
}

/** Cuts the content of a cell or an option as `shorten` does, but only a text: an element stays as it is. */
export function shortenText(content: ReactNode, most?: number): ReactNode {
  return typeof content === 'string' ? shorten(content, most) : content;
}
