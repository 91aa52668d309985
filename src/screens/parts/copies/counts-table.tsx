import { formatNumber } from '#domain/format.ts';

/** How many records of each table a file holds, and, with `hasNow`, how many stand here; those that differ are bold. */
export function CountsTable<Table extends string>({
  title,
  column,
  tables,
  counts,
  now,
  hasNow,
}: {
  title: string;
  /** The heading of the file's counts. */
  column: string;
  tables: readonly Readonly<{ key: Table; name: string }>[];
  counts: Readonly<Record<Table, number>>;
  now?: Readonly<Record<Table, number>> | undefined;
  hasNow: boolean;
}) {
  return (
    // A scrolling area must be reachable by keyboard, and the table has nothing that takes the focus.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div tabIndex={0} role="group" aria-label={title}>
      <table className="w-full text-table tabular-nums">
        <caption className="sr-only">{title}</caption>
        <thead>
          <tr className="border-b text-caption text-ink-2">
            <th scope="col" className="py-1.5 text-start font-medium">
              Records
            </th>
            <th scope="col" className="py-1.5 text-end font-medium">
              {column}
            </th>
            {hasNow && (
              <th scope="col" className="py-1.5 text-end font-medium">
                Now
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {tables.map(({ key, name }) => (
            <tr key={key} className="border-b last:border-b-0">
              <th scope="row" className="py-1 text-start font-normal">
                {name}
              </th>
              <td className={`py-1 text-end ${now && now[key] !== counts[key] ? 'font-semibold' : ''}`}>
                {formatNumber(counts[key] ?? 0)}
              </td>
              {hasNow && <td className="py-1 text-end text-ink-2">{now && formatNumber(now[key])}</td>}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
