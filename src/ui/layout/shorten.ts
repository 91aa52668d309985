import type { ReactNode } from 'react';

/**
 * Cuts a text for a list, a question or a message, never inside a surrogate pair. Ten thousand letters without a space,
 * or in many scripts, would block the page for seconds while the browser breaks them into lines.
 */
export function shorten(text: string, most = 160): string {
  return text.length <= most ? text : `${text.slice(0, most).replace(/\p{Cs}$/u, '')}…`;
}

/** The same for the content of a cell or an option, which may be an element: only a text is cut. */
export function shortenText(content: ReactNode, most?: number): ReactNode {
  return typeof content === 'string' ? shorten(content, most) : content;
}
