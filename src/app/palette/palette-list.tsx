import { trimPathRight, useLocation } from '@tanstack/react-router';
import { memo, type Ref } from 'react';
import { Icon } from '#ui/controls/icon.tsx';
import { KeyCaps } from '#ui/keys/key-caps.tsx';
import { KEYS } from '#ui/keys/keys.ts';
import { shorten } from '#ui/layout/shorten.ts';
import type { PaletteEntry } from './palette-entries.ts';
import type { Group } from './ranking.ts';

/** The results by group: a listbox that is driven from the field above it. */
export function PaletteList({
  ref,
  id,
  groups,
  active,
  optionId,
  onPoint,
  onChoose,
}: {
  ref: Ref<HTMLDivElement>;
  id: string;
  groups: readonly Group<PaletteEntry>[];
  active: PaletteEntry | undefined;
  optionId: (entry: PaletteEntry) => string;
  onPoint: (entry: PaletteEntry) => void;
  onChoose: (entry: PaletteEntry) => void;
}) {
  const path = useLocation({ select: ({ pathname }) => trimPathRight(pathname) });
  if (groups.length === 0) return null;
  return (
    <div ref={ref} id={id} role="listbox" aria-label="Found" className={LIST}>
      {groups.map(({ title, entries }) => (
        <div key={title} role="group" aria-label={title} className="pb-1">
          <p aria-hidden className="px-3 pt-2 pb-1 text-caption text-ink-3">
            {title}
          </p>
          {entries.map((entry) => (
            // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus -- the field handles the keys
            <div
              key={entry.id}
              id={optionId(entry)}
              role="option"
              aria-selected={entry === active}
              onMouseDown={(event) => event.preventDefault()}
              onPointerMove={() => entry !== active && onPoint(entry)}
              onClick={() => onChoose(entry)}
              className={`flex min-h-control cursor-pointer items-center gap-3 rounded-control px-3 ${entry === active ? 'bg-peacock-wash text-peacock forced-colors:outline-2 forced-colors:-outline-offset-2' : ''}`}
            >
              <Line entry={entry} isHere={'to' in entry.goes && entry.goes.to === path} />
            </div>
          ))}
        </div>
      ))}
    </div>
  );
}

/** Memoised: an arrow key changes two of forty lines. */
const Line = memo(function Line({ entry, isHere }: { entry: PaletteEntry; isHere: boolean }) {
  const { icon, name, code, detail, key, isKeyOfAll = false, goes } = entry;
  return (
    <>
      <Icon of={icon} className="shrink-0 text-ink-3" />
      <span className={WORDS}>
        <span className="truncate">{name}</span>
        {code !== undefined && <span className={CODE}>{code}</span>}
        {detail !== undefined && <span className={DETAIL}>{shorten(detail)}</span>}
      </span>
      {key && (isHere || isKeyOfAll || 'action' in goes) && (
        <span className="touch:hidden">
          <KeyCaps chord={KEYS[key].chords[0]} />
        </span>
      )}
    </>
  );
});

/** On one line: the name, which is truncated first, then the detail and the code. On a phone the detail has its own line. */
const WORDS =
  'grid min-w-0 grow grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-3 py-1 sm:grid-cols-[minmax(0,1fr)_auto_auto]';
const CODE = 'max-w-44 truncate text-caption text-ink-2 sm:col-start-3 sm:row-start-1';
const DETAIL =
  'col-span-2 truncate text-caption text-ink-3 tabular-nums sm:col-span-1 sm:col-start-2 sm:row-start-1 sm:max-w-80';
const LIST = 'min-h-0 flex-1 overflow-y-auto overscroll-contain p-1.5 pb-[max(0.375rem,env(safe-area-inset-bottom))]';
