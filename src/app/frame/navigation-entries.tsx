import { Link, useMatches } from '@tanstack/react-router';
import type { NavigationEntry } from '#app/workspaces/navigation-entry.ts';
import { Icon } from '#ui/controls/icon.tsx';
import { Tooltip } from '#ui/overlays/tooltip.tsx';

/** How the entries look: as a strip they keep their icons and hide their `words`. */
export type NavigationLook = { isStrip: boolean; words: string; onFollow?: () => void };

/** The entries of a workspace, the first of which is its home; that of the current page, or that it lies under, is marked. */
export function NavigationEntries({
  entries,
  isStrip,
  words,
  onFollow,
}: NavigationLook & { entries: readonly NavigationEntry[] }) {
  // The router matches as much of an address as it knows: `/invoices/x` leads to no screen, and lies under no entry.
  const isUnknown = useMatches({ select: (matches) => matches.some(({ _notFound }) => _notFound) });
  return (
    <ul className={`flex flex-col gap-0.5 ${isStrip ? 'pr-1.5 touch:pr-0.5' : 'pr-1.5'}`}>
      {entries.map(({ to, params, label, icon }) => (
        <li key={to}>
          <Tooltip text={isStrip ? label : undefined}>
            <Link
              to={to}
              {...(params && { params })}
              activeOptions={isUnknown || to === entries[0]?.to ? EXACTLY : WITH_ALL_BELOW}
              activeProps={CURRENT}
              inactiveProps={OTHER}
              {...(onFollow && { onClick: onFollow })}
              className={ENTRY}
            >
              <Icon of={icon} className="shrink-0" />
              <span className={words}>{label}</span>
            </Link>
          </Tooltip>
        </li>
      ))}
    </ul>
  );
}

const EXACTLY = { exact: true, includeSearch: false } as const;
const WITH_ALL_BELOW = { exact: false, includeSearch: false } as const;
const ENTRY =
  'relative flex h-control items-center gap-3 overflow-hidden rounded-r-control pl-[0.9375rem] focus-visible:-outline-offset-2';
const CURRENT = {
  className:
    'bg-peacock-wash font-medium text-peacock before:absolute before:inset-y-0 before:left-0 before:w-[3px] before:bg-peacock forced-colors:before:bg-[Highlight]',
};
const OTHER = { className: 'text-ink-2 hover:bg-wash hover:text-ink' };
