import type { IconNode } from 'lucide';
import type { ComponentProps } from 'react';
import { Icon } from './icon.tsx';

export type ButtonLook = 'primary' | 'plain' | 'danger';

/** A labelled button, on the screen only. `primary` once a view, `danger` for what cannot be undone. */
export function Button({
  look = 'plain',
  type = 'button',
  className = '',
  ...rest
}: ComponentProps<'button'> & { look?: ButtonLook }) {
  return (
    <button
      // oxlint-disable-next-line react/button-has-type -- the type is handed on, "button" unless a form says otherwise
      type={type}
      className={`${buttonClasses(look)} select-none aria-disabled:opacity-50 disabled:opacity-50 ${className}`}
      {...rest}
    />
  );
}

/** A quiet square button that shows only an icon; its name is heard, and seen as a tooltip. */
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

/** What a button wears, for a link that looks like one, too. */
export function buttonClasses(look: ButtonLook): string {
  return `${CLOTHES} ${LOOKS[look]}`;
}

const CLOTHES =
  'control inline-flex items-center justify-center gap-2 whitespace-nowrap max-[16rem]:whitespace-normal border px-4 font-medium print:hidden [&>svg]:shrink-0';
const LOOKS = {
  primary: 'border-transparent bg-peacock text-on-peacock hover:bg-peacock-deep',
  plain: 'border-rule bg-sheet text-ink hover:bg-wash',
  danger: 'border-transparent bg-bad text-sheet hover:opacity-90',
} as const satisfies Record<ButtonLook, string>;
