import type { IconNode } from 'lucide';
import type { ComponentProps } from 'react';
import { Icon } from './icon.tsx';

export type ButtonLook = 'primary' | 'plain' | 'danger';

/** A labelled button, not printed. Use `primary` once per view, `danger` for what cannot be undone. */
export function Button({
  look = 'plain',
  type = 'button',
  className = '',
  ...rest
}: ComponentProps<'button'> & { look?: ButtonLook }) {
  return (
    <button
      // oxlint-disable-next-line react/button-has-type -- the type is passed on, "button" unless a form says otherwise
      type={type}
      className={`${buttonClasses(look)} select-none aria-disabled:opacity-50 disabled:opacity-50 ${className}`}
      {...rest}
    />
  );
}

/** A square button that shows only an icon; `name` is its accessible name and its tooltip. */
export function IconButton({
  name,
  icon,
  className = '',
  ...rest
}: Omit<ComponentProps<'button'>, 'name'> & { name: string; icon: IconNode }) {
  return (
    <button
      type="button"
      aria-label={name}
      title={name}
      className={`inline-flex size-control shrink-0 items-center print:hidden justify-center rounded-control text-ink-2 hover:bg-wash hover:text-ink disabled:opacity-40 aria-disabled:opacity-40 ${className}`}
      {...rest}
    >
      <Icon of={icon} />
    </button>
  );
}

/** The classes of a button, also for a link that looks like one. */
export function buttonClasses(look: ButtonLook): string {
  return `${BASE} ${LOOKS[look]}`;
}

const BASE =
  'control inline-flex items-center justify-center gap-2 whitespace-nowrap max-[16rem]:whitespace-normal border px-4 font-medium print:hidden [&>svg]:shrink-0';
const LOOKS = {
  primary: 'border-transparent bg-peacock text-on-peacock hover:bg-peacock-deep',
  plain: 'border-rule bg-sheet text-ink hover:bg-wash',
  danger: 'border-transparent bg-bad text-sheet hover:opacity-90',
} as const satisfies Record<ButtonLook, string>;
