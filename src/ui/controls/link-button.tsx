import { createLink } from '@tanstack/react-router';
import type { ComponentProps } from 'react';
import { buttonClasses, type ButtonLook } from './button.tsx';

/** A link that looks like a button: it navigates, and changes nothing. */
export const LinkButton = createLink(
  ({ look = 'plain', className = '', children, ...rest }: ComponentProps<'a'> & { look?: ButtonLook }) => (
    <a {...rest} className={`${buttonClasses(look)} ${className}`}>
      {children}
    </a>
  ),
);
