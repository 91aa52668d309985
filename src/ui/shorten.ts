import type { ReactNode } from 'react';

/**
 * A text as a list, a question or a message shows it: cut where nobody reads on, and not in the middle of a letter. Ten thousand
 * letters without a space, or in many scripts, would hold the page up for seconds while the browser sets them in lines.
 */
export function shorten(text: string, most = 160): string {
  return text.length <= most ? text : `${text.slice(0, most).replace(/\p{Cs}$/u, '')}…`;
}

/** What a cell or an option shows, of a text no more than its room: the browser would set a megabyte that nobody sees. */
export function shortenText(content: ReactNode, most?: number): ReactNode {
  return typeof content === 'string' ? shorten(content, most) : content;
}
