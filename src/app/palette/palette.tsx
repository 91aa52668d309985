import { Dialog, DialogBackdrop, DialogPanel } from '@headlessui/react';
import { Search, X } from 'lucide';
import { type KeyboardEvent, startTransition, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import type { AnyRows } from '#data/store/table.ts';
import { IconButton } from '#ui/controls/button.tsx';
import { Icon } from '#ui/controls/icon.tsx';
import { useRestoreFocus } from '#ui/navigation/focus.ts';
import { shorten } from '#ui/layout/shorten.ts';
import { useModalLayer } from '#ui/overlays/opening.ts';
import type { PaletteEntry, Places } from './palette-entries.ts';
import { PALETTE_DIALOGS } from './palette-dialogs.ts';
import { PaletteList } from './palette-list.tsx';
import { noteRecent } from './recent-entries.ts';
import { releaseKeys } from './key-buffer.ts';
import { useAnswers } from './use-answers.ts';

export type PaletteProps = { onChoose: (entry: PaletteEntry) => void; onClose: () => void };

/** One field that finds everything. The focus stays in it; the arrow keys move through the results, Enter opens one. */
export function Palette<Rows extends AnyRows>({
  places,
  onChoose,
  onClose,
}: PaletteProps & {
  /** All that it can find. */
  places: Places<Rows>;
}) {
  const [typed, setTyped] = useState('');
  const [activeId, setActiveId] = useState<string>();
  const [isEnterPending, setEnterPending] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const listId = useId();
  const { groups, isUpToDate } = useAnswers(places, typed);
  useModalLayer(PALETTE_DIALOGS.palette);
  useRestoreFocus();
  const entries = groups.flatMap((group) => group.entries);
  // Until the user moves, the best result is active, even when a better one arrives.
  const active = entries.find(({ id }) => id === activeId) ?? entries[0];

  function choose(entry: PaletteEntry) {
    noteRecent(places.name, entry);
    onChoose(entry);
  }

  // On touch screens Headless UI moves the focus out of the field so that no keyboard covers the page. Here the user wants
  // the keyboard, so the field is focused again afterwards.
  useEffect(() => {
    const timer = setTimeout(() => {
      field.current?.focus();
      const { letters, isEntered } = releaseKeys();
      if (letters !== '' && field.current) {
        // Before what was pasted meanwhile, if anything was.
        field.current.value = letters + field.current.value;
        setTyped(field.current.value);
      }
      if (isEntered) setEnterPending(true);
    }, 50);
    return () => {
      clearTimeout(timer);
      releaseKeys();
    };
  }, []);

  // Whatever has the focus in the palette, letters are meant for the field: Headless UI also moves the focus once it is there.
  useEffect(() => {
    const toField = ({ key, ctrlKey, altKey, metaKey }: globalThis.KeyboardEvent) => {
      // Browser autofill dispatches keydown events without a key; a space presses the button that has the focus.
      if (key?.length === 1 && key !== ' ' && !ctrlKey && !altKey && !metaKey) field.current?.focus();
    };
    window.addEventListener('keydown', toField, true);
    return () => window.removeEventListener('keydown', toField, true);
  }, []);

  /** The text whose results are complete. The field may already hold letters that have not been rendered yet. */
  const answered = isUpToDate ? typed : undefined;

  const openActive = useEffectEvent(() => active && choose(active));
  useEffect(() => {
    if (isEnterPending && field.current?.value === answered) openActive();
  }, [isEnterPending, answered]);

  function onKey(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter') {
      event.preventDefault();
      // Enter right after the last letter opens the result of the full text, so it waits for that result.
      if (field.current?.value !== answered) setEnterPending(true);
      else if (active) choose(active);
    }
    const by = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (by === 0 || !active) return;
    event.preventDefault();
    const next = entries.at((entries.indexOf(active) + by) % entries.length);
    setActiveId(next?.id);
    if (next) list.current?.querySelector(`[id="${CSS.escape(optionId(next))}"]`)?.scrollIntoView({ block: 'nearest' });
  }

  const optionId = ({ id }: PaletteEntry) => listId + id.replaceAll(' ', '-');
  return (
    <Dialog open onClose={onClose} aria-label="Find anything" className="fixed inset-0 z-60">
      <DialogBackdrop className="fixed inset-0 bg-veil" />
      <div className="fixed inset-0 flex items-start justify-center sm:p-6 sm:pt-[8vh]">
        <DialogPanel className={PANEL}>
          <div className="relative flex shrink-0 items-center gap-1 border-b pe-2">
            <Icon of={Search} className="pointer-events-none absolute start-4 text-ink-3" />
            <input
              ref={field}
              autoFocus
              role="combobox"
              dir="auto"
              aria-label="Find anything"
              aria-autocomplete="list"
              aria-haspopup="listbox"
              aria-expanded={entries.length > 0}
              aria-controls={entries.length > 0 ? listId : undefined}
              aria-activedescendant={active && optionId(active)}
              placeholder="A screen, an action, a name or a number"
              autoComplete="off"
              autoCapitalize="off"
              spellCheck={false}
              enterKeyHint="go"
              // The field is uncontrolled, so that letters show at once; their results render in a transition.
              onChange={({ target: { value } }) =>
                startTransition(() => {
                  setTyped(value);
                  setActiveId(undefined);
                  setEnterPending(false);
                })
              }
              onKeyDown={onKey}
              className="h-12 min-w-0 grow bg-transparent pl-11 text-title outline-none"
            />
            <IconButton name="Close" icon={X} onClick={onClose} />
          </div>
          <PaletteList
            ref={list}
            id={listId}
            groups={groups}
            active={active}
            optionId={optionId}
            onPoint={(entry) => setActiveId(entry.id)}
            onChoose={choose}
          />
          <p role="status" className={entries.length > 0 ? 'sr-only' : 'wrap-anywhere px-4 py-6 text-ink-2'}>
            {isUpToDate && wordsFor(typed, entries.length)}
          </p>
        </DialogPanel>
      </div>
    </Dialog>
  );
}

function wordsFor(typed: string, count: number): string {
  if (count === 0)
    return `Nothing was found for “${shorten(typed.trim())}”. Try the beginning of a name or of a number.`;
  return typed.trim() === '' ? '' : `${count} ${count === 1 ? 'answer' : 'answers'}`;
}

const PANEL =
  'flex h-full w-full max-w-[40rem] animate-appear flex-col overflow-hidden bg-sheet shadow-float sm:h-auto sm:max-h-[min(34rem,100%)] sm:rounded-sheet';
