import { everyGodown } from '#data/books/masters/godowns.ts';
import { MAIN_GODOWN_ID } from '#data/books/ids.ts';
import { useLive } from '#data/books/live.ts';
import type { Named } from '#domain/books/voucher-head.ts';
import { PickField } from '#ui/fields/pick-field.tsx';

/** Chooses an active godown by its name. `isMainAtFirst`: without a choice it is the first one. */
export function GodownPick({
  label,
  problem,
  value,
  isMainAtFirst,
  isRequired = false,
  others = NONE,
  onChange,
}: {
  label: string;
  problem: string | undefined;
  value: Named | null;
  isMainAtFirst: boolean;
  isRequired?: boolean;
  /** Places besides the godowns: with the parties that have goods. */
  others?: readonly Named[];
  onChange: (godown: Named) => void;
}) {
  const godowns = useLive(['godowns'], everyGodown) ?? [];
  const shown = value ?? (isMainAtFirst ? godowns.find(({ id }) => id === MAIN_GODOWN_ID) : undefined);
  const active: readonly Named[] = godowns.filter(({ isActive, id }) => isActive || id === value?.id);
  const places = [...active, ...others];
  return (
    <PickField
      label={label}
      isRequired={isRequired}
      problem={problem}
      value={shown?.name ?? ''}
      options={places.map(({ name }) => name)}
      onChange={(chosen) => {
        const own = places.find(({ name }) => name === chosen);
        if (own) onChange({ id: own.id, name: own.name });
      }}
    />
  );
}

const NONE: readonly Named[] = [];
