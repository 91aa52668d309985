import { Fragment, type ReactNode, useId } from 'react';

/**
 * Props of every field. `problem` marks the field as wrong and says why. `isLive` is for a problem that comes and goes
 * while the user types: a screen reader announces it.
 */
export type FieldProps = {
  label: string;
  isRequired?: boolean;
  problem?: string | undefined;
  isLive?: boolean;
  help?: ReactNode;
  /** Something that looks wrong and may be right: it is seen like a problem, and keeps nobody from saving. */
  warning?: string | undefined;
};

/** The attributes that name, mark and describe the control. */
export type ControlProps = {
  id: string;
  'aria-invalid': true | undefined;
  'aria-required': true | undefined;
  'aria-describedby': string | undefined;
};

/**
 * A label above its control, help or the problem below. Owns the ids, so that no field is ever without its name.
 * `aside` is for the eye only: a caption at the end of the label's line, outside the label so that it is not part of
 * the name. What stands before a comma in it is left out where the line is too short.
 */
export function Field({
  label,
  isRequired = false,
  problem,
  isLive = false,
  help,
  warning,
  aside,
  children,
}: FieldProps & { aside?: string | undefined; children: (control: ControlProps) => ReactNode }) {
  const id = useId();
  const note = problem ?? warning ?? help;
  const look = problem === undefined ? (warning === undefined ? 'text-ink-3' : 'text-waiting') : 'text-bad';
  return (
    <div className="flex min-w-0 flex-col gap-1">
      <div className="flex justify-between gap-2 text-caption">
        <label id={`${id}-label`} htmlFor={id} data-required={isRequired || undefined} className="text-ink-2">
          {label}
        </label>
        {aside !== undefined && (
          // One line high, and of what wraps the last line is seen. It gives way before the label does.
          <span aria-hidden className="flex h-[1lh] shrink-9999 items-end overflow-clip text-end text-ink-3">
            <span>
              {aside.split(/(?<=,) /).map((part, at) => (
                <Fragment key={part}>
                  {at > 0 && ' '}
                  <span className="whitespace-nowrap">{part}</span>
                </Fragment>
              ))}
            </span>
          </span>
        )}
      </div>
      {children({
        id,
        'aria-invalid': problem === undefined ? undefined : true,
        'aria-required': isRequired || undefined,
        'aria-describedby': note === undefined ? undefined : `${id}-note`,
      })}
      {(isLive || note !== undefined) && (
        <p
          id={`${id}-note`}
          aria-live={isLive ? 'polite' : undefined}
          className={`wrap-anywhere empty:-mt-1 ${problem === undefined && warning !== undefined ? 'font-medium text-table' : 'text-caption'} ${look}`}
        >
          {note}
        </p>
      )}
    </div>
  );
}
