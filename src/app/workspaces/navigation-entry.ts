import type { LinkProps } from '@tanstack/react-router';
import type { IconNode } from 'lucide';

/** An entry of the sidebar. */
export type NavigationEntry = Readonly<{
  to: NonNullable<LinkProps['to']>;
  params?: Readonly<{ key: string }>;
  label: string;
  icon: IconNode;
}>;
