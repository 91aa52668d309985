import { createLink } from '@tanstack/react-router';
import type { ComponentProps } from 'react';

/** A link by itself or in a sentence; on a touch screen it is tall enough for a finger. */
export const TextLink = createLink(({ children, ...rest }: ComponentProps<'a'>) => (
  <a
    {...rest}
    className="inline-flex items-center rounded-tick font-medium text-peacock hover:underline touch:min-h-control"
  >
    {children}
  </a>
));
