import { useCallback } from 'react';
import {
  type CreditNoteInput,
  type DebitNoteInput,
  isNote,
  type NoteLine,
  isDocument,
} from '#domain/books/documents/document.ts';
import { isWithoutInvoice } from '#domain/books/documents/without-invoice.ts';
import type { DocumentSums } from '#domain/books/documents/document-sums.ts';
import type { VoucherProblems } from '#domain/books/field-problems.ts';
import { type LineBalance, mostOf, rateOfBalance } from '#domain/books/documents/note-balance.ts';
import { problemsInNote } from '#domain/books/documents/note-problems.ts';
import type { VoucherInput } from '#domain/books/vouchers/voucher.ts';
import { NOTE_LINE_GRID } from './note-grid.ts';
import { type ChangeNoteLine, NoteLineRow } from './note-line-row.tsx';

/**
 * The lines of the invoice or purchase with the quantity and the rate that are taken back, and the most that is left.
 * More than that is told as it is typed.
 */
export function NoteLines({
  left,
  draft,
  sums,
  problems,
  warnings,
  onChangeOf,
}: {
  /** The rest of the lines of the document; undefined until it is read. */
  left: readonly LineBalance[] | undefined;
  draft: CreditNoteInput | DebitNoteInput;
  /** Undefined where they are too large to be exact, or something has a minus. */
  sums: DocumentSums | undefined;
  problems: VoucherProblems;
  warnings: VoucherProblems;
  onChangeOf: (next: (before: VoucherInput) => VoucherInput) => void;
}) {
  const { against, lines } = draft;
  const change = useCallback<ChangeNoteLine>(
    (at, patch) =>
      onChangeOf((before) => {
        if (!isDocument(before) || !isNote(before)) return before;
        return { ...before, lines: before.lines.map((line, place) => (place === at ? { ...line, ...patch } : line)) };
      }),
    [onChangeOf],
  );
  if (!against && !isWithoutInvoice(draft)) return null;
  const wrong = { ...(left && problemsInNote(draft, left)), ...problems };
  return (
    <div className="flex flex-col gap-1.5 @max-2xl:gap-3">
      <div aria-hidden className={`${NOTE_LINE_GRID} text-caption text-ink-2 @max-2xl:hidden`}>
        <span />
        <span className="px-3">Item</span>
        <span className="px-3 text-end">Quantity</span>
        <span className="px-3 text-end">Rate</span>
        <span className="px-3 text-end">Taxable Value</span>
      </div>
      {lines.map((line, at) => (
        <NoteLineRow
          key={`${against?.id ?? ''} ${line.at}`}
          at={at}
          line={line}
          taxable={sums?.lines[at]?.taxable}
          {...mostLeft(draft, line, left?.[line.at])}
          quantityProblem={wrong[`lines.${at}.quantity`]}
          quantityWarning={warnings[`lines.${at}.quantity`]}
          rateProblem={wrong[`lines.${at}.rate`]}
          onChange={change}
        />
      ))}
      {problems['lines'] !== undefined && (
        <p role="alert" data-wrong tabIndex={-1} className="text-bad text-caption">
          {problems['lines']}
        </p>
      )}
    </div>
  );
}

/** The most that a line can take back, and the highest rate for what it takes. */
function mostLeft(
  note: Pick<CreditNoteInput | DebitNoteInput, 'reason'>,
  line: NoteLine,
  left: LineBalance | undefined,
) {
  if (!left) return { most: undefined, highest: undefined };
  const most = mostOf(note, line, left);
  const { quantity } = line;
  return { most, highest: rateOfBalance(left, quantity !== null && quantity > 0 ? quantity : most) };
}
