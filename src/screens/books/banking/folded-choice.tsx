import type { ReactNode } from 'react';
import { CheckField } from '#ui/fields/check-field.tsx';

/** Folded away until it is asked for: some of many to choose, and below them what the chosen ones come to. */
export function FoldedChoice({
  title,
  name,
  options,
  hasMore,
  chosen,
  onChange,
  children,
}: {
  title: string;
  name: string;
  options: readonly Readonly<{ id: string; label: string; help: string }>[];
  /** Whether there are more, farther from the day. */
  hasMore: boolean;
  chosen: readonly string[];
  onChange: (chosen: readonly string[]) => void;
  children: ReactNode;
}) {
  return (
    <details className="border-b pb-3">
      <summary className="flex min-h-control w-fit cursor-pointer items-center rounded-control font-medium text-peacock">
        {title}
      </summary>
      <fieldset className="flex max-h-64 flex-col overflow-y-auto" aria-label={name}>
        {options.map(({ id, label, help }) => (
          <CheckField
            key={id}
            label={label}
            help={help}
            value={chosen.includes(id)}
            onChange={(is) => onChange(is ? [...chosen, id] : chosen.filter((one) => one !== id))}
          />
        ))}
      </fieldset>
      {hasMore && (
        <p className="pt-2 text-ink-2 text-table">
          The {options.length} nearest to its day are shown. The others come up as these are matched.
        </p>
      )}
      {children}
    </details>
  );
}
