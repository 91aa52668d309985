import { createLink } from '@tanstack/react-router';
import type { ComponentProps } from 'react';

/**
 * A name or number in a column that opens its page. It looks like the others until it is pointed at. It stays within its
 * line, so that a long one is cut like any other text; its padding makes it tall enough for a mouse, and for a finger its
 * line is as tall as itself and a short name reaches further.
 */
export const QuietLink = createLink(({ children, ...rest }: ComponentProps<'a'>) => (
  <a
    {...rest}
    className="rounded-tick py-1 hover:text-peacock hover:underline touch:inline-block touch:py-0 touch:pe-9 touch:leading-11"
  >
    {children}
  </a>
));
