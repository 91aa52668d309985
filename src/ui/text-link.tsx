import { createLink } from '@tanstack/react-router';
import type { ComponentProps } from 'react';

/** A link that stands by itself or in a sentence, and is as tall as a finger needs. */
export const TextLink = createLink(({ children, ...rest }: ComponentProps<'a'>) => (
  <a
    {...rest}
    className="inline-flex items-center rounded-tick font-medium text-peacock hover:underline touch:min-h-control"
  >
    {children}
  </a>
));
