import { createLink } from '@tanstack/react-router';
import type { ComponentProps } from 'react';

/** A link that looks like a button: it goes somewhere, and changes nothing. */
export const LinkButton = createLink(
  ({ look = 'plain', className = '', children, ...rest }: ComponentProps<'a'> & { look?: keyof typeof LOOKS }) => (
    <a
      {...rest}
      className={`control inline-flex items-center justify-center gap-2 whitespace-nowrap border px-4 font-medium transition-colors duration-150 ${LOOKS[look]} ${className}`}
    >
      {children}
    </a>
  ),
);

const LOOKS = {
  primary: 'border-transparent bg-peacock text-on-peacock hover:bg-peacock-deep',
  plain: 'bg-sheet hover:bg-wash',
} as const;
