import { createLink } from '@tanstack/react-router';
import type { ComponentProps } from 'react';
import { clothesOf, type Look } from './button.tsx';

/** A link that looks like a button: it goes somewhere, and changes nothing. */
export const LinkButton = createLink(
  ({ look = 'plain', className = '', children, ...rest }: ComponentProps<'a'> & { look?: Look }) => (
    <a {...rest} className={`${clothesOf(look)} ${className}`}>
      {children}
    </a>
  ),
);
