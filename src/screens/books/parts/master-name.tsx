import type { ReactNode } from 'react';
import { formatText } from '#domain/format.ts';
import { QuietLink } from '#ui/controls/quiet-link.tsx';
import { Badge } from '#ui/layout/badge.tsx';
import { Quoted } from '#ui/layout/quoted.tsx';
import { NameInCell } from '#ui/records/name-in-cell.tsx';
import type { Address, Search } from './use-pages.ts';

/** The name of a master as a cell: one that is no longer offered says so. */
export function masterName({ name, isActive }: Readonly<{ name: string; isActive: boolean }>): ReactNode {
  if (isActive) return formatText(name);
  return (
    <span className="flex items-center gap-2">
      <span className="min-w-0">
        <NameInCell>
          <Quoted>{formatText(name)}</Quoted>
        </NameInCell>
      </span>
      <Badge tone="quiet">Inactive</Badge>
    </span>
  );
}

/** Returns the name of a master as a link to its page, with as many lines as one that is no link; see `masterName`. */
export function linkedName(
  master: Readonly<{ id: string; name: string; isActive: boolean }>,
  pageOf: (id: string) => Address,
  search: Search = {},
): ReactNode {
  return (
    <QuietLink to={pageOf(master.id)} search={search}>
      {/* As wide as its text: what is pressed next to it is the row. As high as a mouse needs, which a block within a link says itself. */}
      <span className="-my-0.5 block w-fit max-w-full py-0.5">
        {master.isActive ? <NameInCell>{masterName(master)}</NameInCell> : masterName(master)}
      </span>
    </QuietLink>
  );
}
