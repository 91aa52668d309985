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
  onChange,
}: {
  label: string;
  problem: string | undefined;
  value: Named | null;
  isMainAtFirst: boolean;
  onChange: (godown: Named) => void;
}) {
  const godowns = useLive(['godowns'], everyGodown) ?? [];
  const shown = value ?? (isMainAtFirst ? godowns.find(({ id }) => id === MAIN_GODOWN_ID) : undefined);
  const names = godowns.filter(({ isActive, id }) => isActive || id === value?.id).map(({ name }) => name);
  return (
    <PickField
      label={label}
      problem={problem}
      value={shown?.name ?? ''}
      options={names}
      onChange={(chosen) => {
        const own = godowns.find(({ name }) => name === chosen);
        if (own) onChange({ id: own.id, name: own.name });
      }}
    />
  );
}
