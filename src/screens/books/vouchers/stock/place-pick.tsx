import { placesWithParties } from '#data/books/stock/quantity-on-hand.ts';
import { isPartyId } from '#data/books/ids.ts';
import { useLive } from '#data/books/live.ts';
import type { Named } from '#domain/books/voucher-head.ts';
import { GodownPick } from '#screens/books/parts/stock/godown-pick.tsx';

/** Chooses where the goods of a line are: in a godown, or with a party that has them of challans. */
export function PlacePick({
  item,
  problem,
  value,
  onChange,
}: {
  item: string | undefined;
  problem: string | undefined;
  value: Named | null;
  onChange: (place: Named) => void;
}) {
  const places = useLive(['places with parties', item], async () =>
    item === undefined ? [] : placesWithParties(item),
  );
  const own =
    (places ?? []).some(({ id }) => id === value?.id) || value === null || !isPartyId(value.id) ? [] : [value];
  return (
    <GodownPick
      label="Godown"
      isMainAtFirst
      problem={problem}
      value={value}
      others={[...(places ?? []), ...own]}
      onChange={onChange}
    />
  );
}
