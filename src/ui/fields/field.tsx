import { type ReactNode, useId } from 'react';

/**
 * What every field can be told. `problem` marks it as wrong and says why; one that comes and goes while one types in
 * several fields `isLive`, and is said aloud.
 */
export type FieldProps = {
  label: string;
  isRequired?: boolean;
  problem?: string | undefined;
  isLive?: boolean;
  help?: ReactNode;
};

/** What a control needs to be named, marked and described. */
export type ControlProps = {
  id: string;
  'aria-invalid': true | undefined;
  'aria-required': true | undefined;
  'aria-describedby': string | undefined;
};

/** A label above its control, help or the problem below. Owns the ids, so that no field is ever without its name. */
export function Field({
  label,
  isRequired = false,
  problem,
  isLive = false,
  help,
  children,
}: FieldProps & { children: (control: ControlProps) => ReactNode }) {
  const id = useId();
  const note = problem ?? help;
  return (
    <div className="flex min-w-0 flex-col gap-1">
      <label
        id={`${id}-label`}
        htmlFor={id}
        data-required={isRequired || undefined}
        className="text-caption text-ink-2"
      >
        {label}
      </label>
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
          className={`wrap-anywhere text-caption empty:-mt-1 ${problem === undefined ? 'text-ink-3' : 'text-bad'}`}
        >
          {note}
        </p>
      )}
    </div>
  );
}
