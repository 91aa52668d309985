import { type LawTable, LAW_TABLES } from '#domain/books/law/law-tables.ts';
import { formatDay } from '#domain/format.ts';

/** The dated rules that documents and returns go by, each with its source. */
export function LawPanel() {
  return (
    <div className="flex max-w-5xl flex-col gap-6">
      <p className="max-w-prose text-ink-2">
        Documents and returns go by the rule in force on their date. This is what was known in November 2026; what the
        GST Council recommends is no law until it is notified.
      </p>
      {LAW_TABLES.map((table) => (
        <Law key={table.name} table={table} />
      ))}
    </div>
  );
}

function Law({ table: { name, rows } }: { table: LawTable }) {
  return (
    <section className="@container overflow-hidden rounded-sheet border bg-sheet">
      <h2 className="px-4 py-3 font-semibold">{name}</h2>
      <table role="table" aria-label={name} className="w-full border-collapse border-t text-table cards:block">
        <thead role="rowgroup" className="cards:sr-only">
          <tr role="row" className="text-caption text-ink-2">
            {['From', 'Rule', 'Source'].map((title) => (
              <th key={title} role="columnheader" scope="col" className={`${CELL} h-9 text-start font-medium`}>
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup" className="cards:block">
          {rows.map(({ from, says, source }) => (
            <tr
              key={from + says}
              role="row"
              className="border-t align-baseline cards:block cards:px-4 cards:py-3 cards:first:border-t-0"
            >
              <th
                role="rowheader"
                scope="row"
                className={`${CELL} w-32 whitespace-nowrap text-start font-normal cards:text-ink-2`}
              >
                {formatDay(from)}
              </th>
              <td role="cell" className={`${CELL} wrap-anywhere`}>
                {says}
              </td>
              <td role="cell" className={`${CELL} wrap-anywhere w-2/5 text-ink-2`}>
                {source}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** Where they are narrow, the rule stands under its day, and its source under the rule. */
const CELL = 'px-4 py-2 cards:block cards:w-auto! cards:p-0!';
