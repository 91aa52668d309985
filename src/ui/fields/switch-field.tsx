import { type ReactNode, useId } from 'react';

/** A switch that takes effect at once. The whole line can be pressed. */
export function SwitchField({
  label,
  isOn,
  onChange,
  help,
}: {
  label: string;
  isOn: boolean;
  onChange: (isOn: boolean) => void;
  help?: ReactNode;
}) {
  const id = useId();
  return (
    <div className="flex min-w-0 items-center justify-between gap-4">
      <label htmlFor={id} className="flex min-h-control min-w-0 grow cursor-pointer flex-col justify-center">
        {label}
        {help !== undefined && (
          <span id={`${id}-note`} aria-hidden className="text-caption text-ink-3">
            {help}
          </span>
        )}
      </label>
      <input
        id={id}
        type="checkbox"
        // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- a native checkbox reports its own state
        role="switch"
        checked={isOn}
        aria-describedby={help === undefined ? undefined : `${id}-note`}
        onChange={(event) => onChange(event.target.checked)}
        className={`${SWITCH} ${TRACK} ${KNOB}`}
      />
    </div>
  );
}

const SWITCH =
  'relative h-control w-11 shrink-0 cursor-pointer appearance-none rounded-control forced-colors:h-5 forced-colors:appearance-auto forced-colors:before:hidden forced-colors:after:hidden';
const TRACK =
  'before:absolute before:inset-x-0 before:top-1/2 before:h-6 before:-translate-y-1/2 before:rounded-full before:bg-edge checked:before:bg-peacock';
const KNOB =
  'after:absolute after:start-0.5 after:top-1/2 after:size-5 after:-translate-y-1/2 after:rounded-full after:bg-sheet after:transition-transform after:duration-150 checked:after:translate-x-5';
