import { type KeyboardEvent, useId, useState } from 'react';
import { favourites, itemsOnPage } from '#data/books/counter/favourites.ts';
import { useLive } from '#data/books/live.ts';
import type { FavouritePage } from '#domain/books/counter/favourites.ts';
import type { Item } from '#domain/books/masters/item.ts';
import { formatRate, type Rate } from '#domain/books/rate.ts';
import { useMayDo } from '#screens/books/parts/use-may.ts';
import { TextButton } from '#ui/controls/text-button.tsx';
import { shorten } from '#ui/layout/shorten.ts';

/** The pages of favourites: a press on a tile is a line. */
export function Favourites({
  rateOf,
  onItem,
  onEdit,
}: {
  rateOf: (item: Item) => Rate | null;
  onItem: (item: Item) => void;
  onEdit: () => void;
}) {
  const id = useId();
  const mayEdit = useMayDo('prices');
  const pages = useLive(['favourites'], favourites)?.pages;
  const [chosen, choose] = useState(0);
  if (!pages) return null;
  const at = Math.min(chosen, pages.length - 1);
  const page = pages[at];
  if (!page) {
    return (
      <section aria-label="Favourites" className="grid h-full place-content-center gap-1 p-6 text-center text-ink-2">
        <p>What is sold most stands here as tiles.</p>
        {mayEdit && (
          <p>
            <TextButton onClick={onEdit}>Edit Favourites</TextButton>
          </p>
        )}
      </section>
    );
  }

  function step({ key, currentTarget }: KeyboardEvent<HTMLElement>) {
    const by = key === 'ArrowRight' ? 1 : key === 'ArrowLeft' ? -1 : 0;
    const next = Math.min(Math.max(at + by, 0), (pages?.length ?? 1) - 1);
    if (by === 0 || next === at) return;
    choose(next);
    currentTarget.querySelectorAll<HTMLElement>('[role="tab"]')[next]?.focus();
  }

  return (
    <section aria-label="Favourites" className="flex h-full min-h-0 flex-col">
      {/* oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- its tabs have the focus */}
      <div
        role="tablist"
        aria-label="Favourites"
        onKeyDown={step}
        className="fades-sideways flex shrink-0 gap-1 overflow-x-auto px-3 [scrollbar-width:none] lg:px-4"
      >
        {pages.map(({ name }, place) => (
          <button
            key={name}
            type="button"
            role="tab"
            id={`${id}-tab-${place}`}
            aria-selected={place === at}
            aria-controls={`${id}-page`}
            tabIndex={place === at ? 0 : -1}
            onClick={() => choose(place)}
            className="control shrink-0 rounded-none! border-transparent border-b-2 px-4 font-medium text-ink-2 hover:text-ink focus-visible:-outline-offset-2 aria-selected:border-peacock aria-selected:text-peacock forced-colors:not-aria-selected:border-[Canvas] forced-colors:aria-selected:border-[Highlight] forced-colors:aria-selected:border-b-4"
          >
            {shorten(name, 40)}
          </button>
        ))}
      </div>
      <div
        role="tabpanel"
        id={`${id}-page`}
        aria-labelledby={`${id}-tab-${at}`}
        className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-3 py-2 lg:px-4"
      >
        <Tiles page={page} rateOf={rateOf} onItem={onItem} />
      </div>
    </section>
  );
}

function Tiles({
  page,
  rateOf,
  onItem,
}: {
  page: FavouritePage;
  rateOf: (item: Item) => Rate | null;
  onItem: (item: Item) => void;
}) {
  const items = useLive(['favourite items', page], () => itemsOnPage(page));
  return (
    <div className="grid grid-cols-3 gap-2 md:grid-cols-6 lg:grid-cols-5">
      {items?.map((item) => {
        const rate = rateOf(item);
        const price = rate === null ? '' : `₹${formatRate(rate)}`;
        return (
          <button
            key={item.id}
            type="button"
            aria-label={`${item.name} ${price}`.trim()}
            title={item.name}
            onClick={() => onItem(item)}
            className="flex min-h-18 min-w-0 select-none flex-col justify-between rounded-control border bg-sheet px-2.5 py-2 text-start hover:bg-wash active:bg-peacock-wash"
          >
            <span dir="auto" className="wrap-anywhere line-clamp-2 w-full font-medium leading-tight">
              {shorten(item.name, 60)}
            </span>
            <span className="text-ink-2 text-table tabular-nums">{price}</span>
          </button>
        );
      })}
    </div>
  );
}
