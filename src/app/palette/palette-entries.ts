import type { LinkProps } from '@tanstack/react-router';
import type { IconNode } from 'lucide';
import type { FoundRecord } from '#data/lists/find-anything.ts';
import type { Store } from '#data/store/store.ts';
import type { AnyRows, Findable } from '#data/store/table.ts';
import { formatName } from '#domain/format.ts';
import type { KeyName } from '#ui/keys/keys.ts';
import type { Group } from './ranking.ts';

/** A line of the palette: its name, other words that find it, and where it leads. */
export type PaletteEntry = Readonly<{
  id: string;
  name: string;
  code?: string;
  /** Tells a record apart from others of the same name. */
  detail?: string;
  also?: string;
  icon: IconNode;
  /** The key that does the same: on the target screen, or, for an action of the frame and where it is said, anywhere. */
  key?: KeyName;
  isKeyOfAll?: boolean;
  record?: Pick<FoundRecord, 'table' | 'id'>;
  goes: Target;
}>;

/** A route, or an action of the frame. */
type Target =
  | Readonly<{ to: Path; search?: Readonly<Record<string, string>> }>
  | Readonly<{
      action: 'toggle sidebar' | 'go to notifications' | 'show keys' | 'show today' | 'replay tour' | 'sign out';
    }>;

/** An address as it stands in the address bar. */
export type Path = NonNullable<LinkProps['to']>;

/** All that the palette finds in a workspace. */
export type Places<Rows extends AnyRows> = Readonly<{
  /** Each workspace has its own recent entries. */
  name: string;
  /** Where records are looked for; nowhere on the shelf, as no set of books is open there. */
  store: Store<Rows>;
  hasRecords: boolean;
  /** Found without reading records: every screen, then every action. */
  screensAndActions: readonly Group<PaletteEntry>[];
  /** The whole address of a list that has such records, or of a page, and its icon. */
  listOf: (found: Where) => Readonly<{ to: Path; icon: IconNode }>;
}>;

type Where = Pick<Findable<never>, 'to' | 'search'>;

/** A record as a line that leads to its page, or to its row; nothing if nobody finds such records any more. */
export function recordEntry<Rows extends AnyRows>(
  { store, listOf }: Places<Rows>,
  { table, id, code, name, detail }: FoundRecord,
): PaletteEntry | [] {
  const known = store.tableNames.find((one) => one === table);
  const found = known && store.tables[known].found;
  if (!found) return [];
  const { to, icon } = listOf(found);
  return {
    id: `${table}/${id}`,
    name: formatName(name, `unnamed ${found.of}`),
    code,
    ...(detail !== '' && { detail }),
    icon,
    record: { table, id },
    goes: found.page ? { to: listOf({ to: found.page(id) }).to } : { to, search: { ...found.search, show: id } },
  };
}

/** The found records, grouped by table. */
export function recordGroups<Rows extends AnyRows>(
  places: Places<Rows>,
  found: readonly FoundRecord[],
): readonly Group<PaletteEntry>[] {
  return places.store.tableNames.map((table) => ({
    title: places.store.tables[table].name,
    entries: found.filter((record) => record.table === table).flatMap((record) => recordEntry(places, record)),
  }));
}
