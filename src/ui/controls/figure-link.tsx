import { createLink } from '@tanstack/react-router';
import type { ComponentProps } from 'react';

/**
 * A figure in a column that opens what it is made of. It looks like the other figures until it is pointed at or has the
 * focus: a page of underlined figures is hard to read. A single digit is as wide to press as the rules of access ask; where lines
 * are folded it is as tall for a finger, and the lines stand no farther apart than those without a link. `of` names what the figure is the figure of.
 */
export const FigureLink = createLink(
  ({ of, children, ...rest }: ComponentProps<'a'> & { of: string; children: string }) => (
    <a
      {...rest}
      aria-label={`${of} ${children}`}
      className="inline-flex min-h-6 min-w-6 items-center justify-end rounded-tick underline-offset-4 hover:text-peacock hover:underline focus-visible:text-peacock touch:min-h-control touch:min-w-control touch:folded:-my-3"
    >
      {children}
    </a>
  ),
);
