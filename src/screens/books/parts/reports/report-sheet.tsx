import {
  cellInWords,
  isNothing,
  periodInWords,
  type Report,
  type ReportLineCell,
  type ReportLine,
  type Target,
} from '#domain/books/ledger/report.ts';
import type { CSSProperties } from 'react';
import { FigureLink } from '#ui/controls/figure-link.tsx';
import { QuietLink } from '#ui/controls/quiet-link.tsx';
import { Pager } from '#ui/records/pager.tsx';
import { PAIRED } from '#ui/records/paired.ts';
import { useCrowded } from '#ui/records/use-crowded.ts';
import type { LinkTo } from './report-links.ts';
import { useLinePages } from './use-line-pages.ts';

/**
 * A report laid out like a printed account: steps of indentation, hairlines, a double rule under a last total. A figure
 * opens what it is made of where `linkTo` knows the way. Where there is no room, a report of one figure a line, such as a
 * balance sheet, folds its columns into one; any other has its names above its figures on a tablet, and on a phone the title
 * of each figure beside it, without those that are nothing. A report of thousands of parties shows some at a time, with
 * what all come to.
 */
export function ReportSheet({ report, linkTo }: { report: Report; linkTo: LinkTo }) {
  const { name, period, columns, lines } = report;
  const { shown, pages } = useLinePages(lines);
  const [isCrowded, watchRoom] = useCrowded();
  const inColumns = columns.slice(1).filter(({ look }) => look !== 'text').length;
  return (
    <div className="@container rounded-sheet border bg-sheet print:border-0 print:[container-type:normal]">
      <p className="px-4 py-3 text-ink-2 text-table print:px-0">{periodInWords(period)}</p>
      <div
        data-crowded={isCrowded || undefined}
        data-pairs={columns.slice(1).some(({ look }) => look === 'text') || undefined}
        data-one-figure={lines.every(({ cells }) => cells.filter(isAmount).length <= 1) || undefined}
        // Without a link inside, the keyboard could not reach what is scrolled out of sight.
        {...(lines.some(({ opens }) => opens) ? {} : { tabIndex: 0, role: 'region', 'aria-label': `All of ${name}` })}
        className="fades-sideways overflow-x-auto border-t pb-2 print:overflow-visible"
      >
        <table
          ref={watchRoom}
          role="table"
          aria-label={name}
          className={`w-full border-collapse text-table folded:block stacked:grid ${PAIRED.table} stacked:text-caption stacked:grid-cols-[repeat(var(--in-columns),minmax(max-content,1fr))] print:text-[9pt]`}
          style={{ '--in-columns': inColumns } as CSSProperties}
        >
          <thead role="rowgroup" className={`folded:sr-only ${PAIRED.head} ${STACKED}`}>
            <tr role="row" className={`text-caption text-ink-2 ${STACKED}`}>
              {columns.map(({ title, look }, at) => (
                <th
                  key={title}
                  role="columnheader"
                  scope="col"
                  className={`${CELL} h-10 whitespace-nowrap font-medium ${look === 'figure' ? 'text-end' : 'text-start'} ${at === 0 || look === 'text' ? 'stacked:sr-only' : ''}`}
                >
                  {title}
                </th>
              ))}
            </tr>
          </thead>
          <tbody role="rowgroup" className={`folded:block ${PAIRED.body} ${STACKED}`}>
            {shown.map((line, at) => (
              <Line key={at} line={line} columns={columns} linkTo={(target) => linkTo(target, period)} />
            ))}
          </tbody>
        </table>
      </div>
      {pages && <Pager of={name} isEmpty={false} pages={pages} />}
    </div>
  );
}

function Line({ line, columns, linkTo }: { line: ReportLine; columns: Report['columns']; linkTo: LinkOf }) {
  const { look, depth, cells, opens } = line;
  const [name, ...rest] = cells;
  const link = opens && !rest.some(isAmount) ? linkTo(opens) : undefined;
  const paired = pairedCells(rest);
  return (
    <tr
      role="row"
      className={`${ROWS[look]} folded:flex folded:items-baseline folded:justify-between ${PAIRED.line} ${STACKED} stacked:items-center print:break-inside-avoid`}
    >
      <th
        role="rowheader"
        scope="row"
        className={`${CELL} ${PAIRED.cell} wrap-anywhere min-w-40 @max-[40rem]:min-w-32 @max-[30rem]:min-w-28 stacked:col-span-full stacked:h-auto! stacked:w-0 stacked:min-w-full text-start ${paired.length > 1 ? `${PAIRED.whole} paired:min-w-0 @min-[40rem]:paired:basis-24 paired:pt-1! paired:font-medium paired:text-ink` : 'paired:grow paired:basis-2/5'} ${NAMES[look]} ${INDENTS[depth]}`}
      >
        {link ? <QuietLink {...link}>{cellInWords(name)}</QuietLink> : <bdi>{cellInWords(name)}</bdi>}
      </th>
      {rest.map((cell, at) => (
        <Cell
          key={at}
          cell={cell}
          column={columns[at + 1]}
          onPhone={paired.includes(cell) ? (paired.length > 1 ? 'half' : 'alone') : 'hidden'}
          line={line}
          linkTo={linkTo}
        />
      ))}
    </tr>
  );
}

/** The cells that a phone has room for: what is said, and the figures that are not nothing, or one of them. */
function pairedCells(cells: readonly ReportLineCell[]): readonly ReportLineCell[] {
  const figures = cells.filter(isAmount);
  const shown = figures.some((cell) => !isNothing(cell))
    ? figures.filter((cell) => !isNothing(cell))
    : figures.slice(0, 1);
  return cells.filter((cell) => (isAmount(cell) ? shown.includes(cell) : cell !== ''));
}

function Cell({
  cell,
  column,
  onPhone,
  line,
  linkTo,
}: {
  cell: ReportLineCell;
  column: Report['columns'][number] | undefined;
  /** Its place where figures have their titles beside them. */
  onPhone: 'half' | 'alone' | 'hidden';
  line: ReportLine;
  linkTo: LinkOf;
}) {
  const words = cellInWords(cell);
  if (!isAmount(cell)) {
    // A column of text takes the room that is left.
    const isText = column?.look === 'text';
    return (
      <td
        role="cell"
        className={`${CELL} ${PAIRED.cell} ${isText ? 'min-w-40 @max-[40rem]:min-w-0 stacked:col-span-full' : ''} ${onPhone === 'half' && isText ? `${PAIRED.whole} @min-[40rem]:paired:basis-[calc(100%-7rem)]` : placeOf(onPhone)} paired:text-ink-2 folded:empty:hidden ${line.cells.some(isAmount) ? '' : 'stacked:empty:hidden'}`}
      >
        {words}
      </td>
    );
  }
  const link = isNothing(cell) || !line.opens ? undefined : linkTo(line.opens);
  const { look } = line;
  return (
    <td
      role="cell"
      data-title={isNothing(cell) ? '' : column?.title}
      className={`${CELL} ${PAIRED.cell} whitespace-nowrap text-end tabular-nums ${placeOf(onPhone)} ${PAIRED.figure} ${FIGURES[look]}`}
    >
      <span className={look === 'grand' ? 'border-b-3 border-double border-ink-3 pb-0.5' : undefined}>
        {link ? (
          <FigureLink {...link} of={line.cells[0]}>
            {words}
          </FigureLink>
        ) : (
          <span className={isNothing(cell) ? 'text-ink-3' : undefined}>{words}</span>
        )}
      </span>
    </td>
  );
}

function placeOf(onPhone: 'half' | 'alone' | 'hidden'): string {
  return onPhone === 'alone' ? '' : PAIRED[onPhone];
}

function isAmount(cell: ReportLineCell): cell is Exclude<ReportLineCell, string> {
  return typeof cell !== 'string';
}

/** The link of a target in the report's own period. */
type LinkOf = (target: Target) => ReturnType<LinkTo>;

/** The groups and rows of a table whose names stand above their figures share its columns. */
const STACKED = 'stacked:grid stacked:col-span-full stacked:grid-cols-subgrid';

type Looks = Readonly<Record<ReportLine['look'], string>>;
const ROWS: Looks = {
  section: 'border-t print:break-after-avoid',
  title: 'border-t print:break-after-avoid',
  entry: '',
  total: 'border-t font-semibold',
  grand: 'border-t font-semibold',
};
const NAMES: Looks = {
  section: 'h-11 align-bottom font-semibold text-body',
  title: 'h-10 font-medium',
  entry: 'h-8 font-normal text-ink-2',
  total: 'h-11 font-semibold',
  grand: 'h-12 font-semibold',
};
const FIGURES: Looks = {
  section: '',
  title: 'font-medium',
  entry: 'text-ink-2',
  total: 'border-t border-t-ink-3',
  grand: 'border-t border-t-ink-3',
};
const INDENTS = ['', 'ps-8! paired:ps-4!', 'ps-12! paired:ps-8!'] as const;
const CELL =
  'px-4 @max-[57rem]:px-2 stacked:px-1! stacked:first:ps-4! stacked:last:pe-4! @max-[57rem]:first:ps-4 @max-[57rem]:last:pe-4 py-1 folded:h-auto! folded:py-1.5 folded:pe-4! print:px-2 print:first:ps-0 print:last:pe-0';
