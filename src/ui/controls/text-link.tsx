import { createLink } from '@tanstack/react-router';
import type { ComponentProps } from 'react';

/** A link by itself or in a sentence, tall enough for a mouse, or for a finger. */
export const TextLink = createLink(({ children, ...rest }: ComponentProps<'a'>) => (
  <a
    {...rest}
    className="inline-flex min-h-6 items-center rounded-tick font-medium text-peacock hover:underline touch:min-h-control touch:min-w-control"
  >
    {children}
  </a>
));
