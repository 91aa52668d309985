import { createLink } from '@tanstack/react-router';
import type { ComponentProps } from 'react';

/** A link that looks like a button: it goes somewhere, and changes nothing. */
export const LinkButton = createLink(({ className = '', children, ...rest }: ComponentProps<'a'>) => (
  <a
    {...rest}
    className={`control inline-flex items-center justify-center gap-2 whitespace-nowrap border bg-sheet px-4 font-medium transition-colors duration-150 hover:bg-wash ${className}`}
  >
    {children}
  </a>
));
