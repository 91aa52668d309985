import { type ShiftReportLine, type ReportPart, reportParts } from '#domain/books/counter/shifts/report-parts.ts';
import type { ShiftFigures } from '#domain/books/counter/shifts/shift-report.ts';

/** The figures of an X or a Z, part by part. */
export function ShiftReport({ figures, isWide = false }: { figures: ShiftFigures; isWide?: boolean }) {
  return (
    <div className={isWide ? 'columns-1 gap-6 md:columns-2 xl:columns-3' : 'flex flex-col'}>
      {reportParts(figures).map((part) => (
        <Part key={part.title} part={part} />
      ))}
    </div>
  );
}

function Part({ part: { title, lines } }: { part: ReportPart }) {
  return (
    <table aria-label={title} className="mb-4 w-full break-inside-avoid border-collapse text-table">
      <caption className="pb-1 text-start font-semibold text-base">{title}</caption>
      <tbody>
        {lines.map((line) => (
          <tr key={line.name} className={`border-t ${line.look === 'total' ? 'font-semibold' : ''}`}>
            <th scope="row" className={`wrap-anywhere py-1.5 pe-4 text-start ${NAMES[line.look]}`}>
              {line.name}
            </th>
            <td className="py-1.5 text-end align-baseline tabular-nums">{line.figure}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const NAMES = {
  line: 'font-normal',
  entry: 'ps-4 font-normal text-ink-2',
  total: '',
} as const satisfies Record<ShiftReportLine['look'], string>;
