import { type ComponentProps, type ReactNode, useId } from 'react';

/** A checkbox and its sentence, which may contain links. */
export function CheckField({
  label,
  value,
  onChange,
  help,
  ...native
}: Pick<ComponentProps<'input'>, 'name' | 'required'> & {
  label: ReactNode;
  value: boolean;
  onChange: (value: boolean) => void;
  help?: ReactNode;
}) {
  const id = useId();
  return (
    <div className="flex flex-col">
      <label className="flex min-h-control cursor-pointer items-center gap-2.5">
        <input
          {...native}
          type="checkbox"
          checked={value}
          aria-describedby={help === undefined ? undefined : `${id}-note`}
          onChange={(event) => onChange(event.target.checked)}
          className="size-4.5 shrink-0 cursor-pointer accent-peacock"
        />
        <span data-required={native.required || undefined}>{label}</span>
      </label>
      {help !== undefined && (
        <p id={`${id}-note`} className="ps-7 text-caption text-ink-3">
          {help}
        </p>
      )}
    </div>
  );
}
