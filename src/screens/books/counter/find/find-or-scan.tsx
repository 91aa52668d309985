import { Search, X } from 'lucide';
import { type KeyboardEvent, useEffect, useEffectEvent, useId, useState, useSyncExternalStore } from 'react';
import { itemChoices } from '#data/books/masters/items.ts';
import { useLiveResult } from '#data/books/live.ts';
import { readLineEntry } from '#domain/books/counter/line-entry.ts';
import { rowsWithCode } from '#domain/books/masters/item-row.ts';
import type { Item } from '#domain/books/masters/item.ts';
import { formatRate, type Rate } from '#domain/books/rate.ts';
import { formatNumber } from '#domain/format.ts';
import type { Quantity } from '#domain/quantity.ts';
import { isLastOfComposition, stepOf } from '#ui/combobox/combobox-keys.ts';
import { ComboboxList, rowId } from '#ui/combobox/combobox-list.tsx';
import { Icon } from '#ui/controls/icon.tsx';
import { useDebounced } from '#ui/fields/use-debounced.ts';
import { isLikeCode } from '#ui/scans/scan.ts';
import type { Find } from './use-find.ts';

/**
 * The field that finds items by the beginnings of words, SKU, barcode or HSN. Enter adds the marked one once the results fit
 * the whole text. `3*` before it is how many; `*3` and `@95` change the selected line.
 */
export function FindOrScan({
  find,
  rateOf,
  onItem,
  onCode,
  onQuantity,
  onRate,
  onWrong,
}: {
  find: Find;
  /** What one of an item costs here. */
  rateOf: (item: Item) => Rate | null;
  onItem: (item: Item, quantity: Quantity | undefined) => void;
  onCode: (code: string, quantity: Quantity | undefined) => void;
  onQuantity: (quantity: Quantity) => void;
  onRate: (rate: Rate) => void;
  onWrong: (sentence: string) => void;
}) {
  const listId = useId();
  const { field } = find;
  const { text, waiting } = useSyncExternalStore(find.subscribe, find.now);
  const entry = readLineEntry(text);
  const wanted = entry.kind === 'find' ? entry.find : '';
  // A scanner types its code into the field that has the focus: nothing is looked for until it is through.
  const query = useDebounced(wanted, AFTER_MS);
  const { value: found } = useLiveResult(['counter find', query], async () => ({
    query,
    ...(query === '' ? NOTHING : await itemChoices(query)),
  }));
  const [pointed, setPointed] = useState<string>();
  const [isPending, setPending] = useState(false);
  /** The text whose list was closed; another one opens it again. */
  const [closedFor, setClosedFor] = useState<string>();
  const isAnswered = found?.query === wanted;
  const items = wanted === '' ? NONE : (found?.items ?? NONE);
  const rows = items.map((item) => optionOf(item, rateOf(item)));
  const active = rows.find(({ id }) => id === pointed) ?? rows[0];
  // While a scanner types, there is no list yet to be placed anew with each of its keys.
  const isOpen = wanted !== '' && query !== '' && closedFor !== text;
  const host = isOpen ? (document.querySelector('main') ?? document.body) : undefined;
  const isListed = host !== undefined && rows.length > 0;

  function type(next: string) {
    find.type(next);
    setPointed(undefined);
    setPending(false);
  }

  function take(id: string) {
    const item = items.find((one) => one.id === id);
    if (!item || entry.kind !== 'find') return;
    type('');
    // A whole code may be that of a pack, or of several items.
    if (rowsWithCode(item, wanted).length > 0) onCode(wanted, entry.quantity);
    else onItem(item, entry.quantity);
  }

  function enter() {
    if (entry.kind === 'wrong') return onWrong(entry.sentence);
    if (entry.kind !== 'find') {
      type('');
      if (entry.kind === 'wait') find.wait(entry.quantity);
      else if (entry.kind === 'rate') onRate(entry.rate);
      else onQuantity(entry.quantity);
      return;
    }
    if (!isAnswered) setPending(true);
    else if (active) take(active.id);
    else if (isLikeCode(wanted)) {
      type('');
      onCode(wanted, entry.quantity);
    } else onWrong(`No item is called “${wanted}”.`);
  }

  const answer = useEffectEvent(() => {
    setPending(false);
    enter();
  });
  useEffect(() => {
    // oxlint-disable-next-line react/set-state-in-effect -- the answer comes from outside, and to choose is an action
    if (isPending && isAnswered) answer();
  }, [isPending, isAnswered]);

  function press(event: KeyboardEvent) {
    const { key, ctrlKey, metaKey, altKey } = event;
    // With nothing in the field the keys are those of the lines.
    if (text === '' || isLastOfComposition(event) || ctrlKey || metaKey || altKey) return;
    const next = isListed ? stepOf(key, rows, active) : undefined;
    if (key === 'Enter') enter();
    else if (key === 'Escape') type('');
    else if (next && key !== 'Home' && key !== 'End') setPointed(next.id);
    else return;
    event.preventDefault();
    event.stopPropagation();
  }

  return (
    <div className="relative min-w-0 flex-1">
      <Icon of={Search} className="pointer-events-none absolute inset-y-0 start-3.5 my-auto text-ink-3" />
      {/* Outside of the field's text: a scan would take it for a part of its code. */}
      {waiting !== undefined && (
        <span className="absolute inset-y-0 end-14 my-auto h-7 rounded-full bg-peacock-wash px-2.5 font-medium text-peacock leading-7">
          {formatNumber(waiting)} ×
        </span>
      )}
      <input
        ref={field}
        type="text"
        role="combobox"
        aria-label="Find or Scan"
        aria-autocomplete="list"
        aria-haspopup="listbox"
        aria-expanded={isListed}
        aria-controls={isListed ? listId : undefined}
        aria-activedescendant={isListed && active ? rowId(listId, active) : undefined}
        placeholder="Find or Scan"
        dir="auto"
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        enterKeyHint="done"
        value={text}
        onChange={(event) => type(event.target.value)}
        onKeyDown={press}
        className="field-box h-13 truncate ps-11 pe-12 text-title"
      />
      {text !== '' && (
        <button
          type="button"
          aria-label="Clear"
          onClick={() => {
            type('');
            field.current?.focus();
          }}
          className="absolute inset-y-0 end-0 grid w-12 place-items-center rounded-control text-ink-2 hover:text-ink"
        >
          <Icon of={X} />
        </button>
      )}
      {host && (
        <ComboboxList
          id={listId}
          name="Find or Scan"
          field={field}
          host={host}
          rows={rows}
          active={active}
          chosen={undefined}
          adding=""
          hasMore={found?.hasMore ?? false}
          emptyWords={isAnswered ? 'No item is called so.' : LOOKING}
          onPoint={(row) => row !== 'add' && setPointed(row.id)}
          onTake={(row) => row !== 'add' && take(row.id)}
          onAway={() => setClosedFor(text)}
        />
      )}
    </div>
  );
}

/** "SALT-1 · ₹105" */
function optionOf({ id, name, sku }: Item, rate: Rate | null) {
  const price = rate === null ? '' : `₹${formatRate(rate)}`;
  return { id, name, detail: [sku, price].filter(Boolean).join(' · ') };
}

const NONE: readonly never[] = [];
const NOTHING = { items: NONE, hasMore: false } as const;
const AFTER_MS = 60;
/** Invisible at first, so that nothing flashes when the answer comes at once. */
const LOOKING = <span className="animate-late">Looking …</span>;
