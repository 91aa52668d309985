import { createLink } from '@tanstack/react-router';
import type { ComponentProps } from 'react';

/**
 * A name or number in a column that opens its page. It looks like the others until it is pointed at. It stays within its
 * line, so that a long one is cut like any other text. Its padding makes it tall enough for a mouse or a finger, and a
 * short one is as wide; the lines of a long one on a card stand no farther apart than those of others, and the padding moves
 * nothing.
 */
export const QuietLink = createLink(({ children, ...rest }: ComponentProps<'a'>) => (
  <a
    {...rest}
    className="rounded-tick py-1 hover:text-peacock hover:underline touch:inline-block touch:min-w-control touch:max-w-full touch:overflow-hidden touch:text-ellipsis touch:-my-3 touch:py-3 touch:align-middle"
  >
    {children}
  </a>
));
