import { formatText } from '#domain/format.ts';
import type { Business } from '#domain/books/masters/business.ts';
import { NARROW_ROLL, type PaperForm } from '#domain/books/paper/document-copy.ts';
import { businessLines } from '#domain/books/paper/voucher-document.ts';
import { reportParts } from './report-parts.ts';
import type { ShiftFigures } from './shift-report.ts';
import { type Shift, titleOfShift } from './shift.ts';

/** When and by whom a report was made, in words: "25 Nov 2026 at 1:03 pm". */
type ReportMoments = Readonly<{ opened: string; made: string }>;

/**
 * An X or a Z on a roll. A Z bears the number of its shift, and each print after the first the word "Copy"; an X bears none, as it
 * may be printed any time.
 */
export function shiftPaper(
  shift: Shift,
  figures: ShiftFigures,
  business: Business,
  { form, moments, isCopy }: Readonly<{ form: PaperForm; moments: ReportMoments; isCopy: boolean }>,
) {
  const name = formatText(business.name);
  const heading = shift.z ? `Z Report ${shift.number}` : 'X Report';
  const by = shift.z ? shift.z.closedBy : '';
  return {
    title: `${heading} · ${name}`,
    issuer: { name, lines: businessLines(business) },
    heading,
    note: isCopy ? 'Copy' : '',
    page: form === NARROW_ROLL ? ('narrow roll' as const) : ('roll' as const),
    blocks: [
      {
        kind: 'words',
        title: `${titleOfShift(shift)} of ${formatText(shift.drawer.name)}`,
        lines: [
          `Opened ${moments.opened}${shift.openedBy === '' ? '' : ` by ${shift.openedBy}`}`,
          `${shift.z ? 'Closed' : 'As of'} ${moments.made}${by === '' ? '' : ` by ${by}`}`,
        ],
      },
      ...reportParts(figures).map(
        ({ title, lines }) =>
          ({
            kind: 'table',
            name: title,
            isFine: true,
            columns: [
              { title, look: 'text' },
              { title: '', look: 'figure' },
            ],
            rows: lines.map((line) => ({
              look: line.look,
              ...(line.look === 'entry' && { depth: 1 as const }),
              cells: [line.name, line.figure],
            })),
          }) as const,
      ),
    ],
  } as const;
}
