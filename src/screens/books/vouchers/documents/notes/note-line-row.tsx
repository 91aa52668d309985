import { memo } from 'react';
import { cessInWords } from '#domain/books/documents/cess.ts';
import type { NoteLine } from '#domain/books/documents/document.ts';
import { quantityOf } from '#domain/books/paper/document-paper-lines.ts';
import { formatRate, type Rate, readRate } from '#domain/books/rate.ts';
import { BLANK, formatName, formatNumber, formatPercent, formatPlainRupees } from '#domain/format.ts';
import type { Paise } from '#domain/money.ts';
import type { Quantity } from '#domain/quantity.ts';
import { readQuantity } from '#domain/amount-reading.ts';
import { FigureField } from '#ui/fields/figure-field.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { NOTE_LINE_GRID } from './note-grid.ts';

export type ChangeNoteLine = (at: number, patch: Partial<Pick<NoteLine, 'quantity' | 'rate'>>) => void;

/** A line of a note. Memoised: of many one is typed into. */
export const NoteLineRow = memo(function NoteLineRow({
  at,
  line,
  taxable,
  most,
  highest,
  quantityProblem,
  quantityWarning,
  rateProblem,
  onChange,
}: {
  /** Its place in the note, from 0. */
  at: number;
  line: NoteLine;
  taxable: Paise | undefined;
  /** The quantity and the rate that can be taken back; undefined until it is read. */
  most: Quantity | undefined;
  highest: Rate | undefined;
  quantityProblem: string | undefined;
  quantityWarning: string | undefined;
  rateProblem: string | undefined;
  onChange: ChangeNoteLine;
}) {
  const cess = cessInWords(line.cess);
  const facts = [
    line.hsn !== '' && `HSN/SAC ${line.hsn}`,
    line.percent !== null && formatPercent(line.percent),
    cess !== '' && `cess ${cess}`,
    `${quantityOf({ ...line, quantity: line.of.quantity })} at ${formatRate(line.of.rate)}`,
  ];
  return (
    <div
      role="group"
      aria-label={`Line ${at + 1}`}
      className={`${NOTE_LINE_GRID} drawn-when-near [--drawn-height:4.5rem] @max-2xl:[--drawn-height:13rem] @max-2xl:gap-y-2 @max-2xl:border-b @max-2xl:pb-3 items-start @2xl:[&_label]:sr-only`}
    >
      <span aria-hidden className="pt-3 text-end text-caption text-ink-3 tabular-nums @max-2xl:hidden">
        {at + 1}
      </span>
      <div className="wrap-anywhere min-w-0 @max-2xl:col-span-2 @2xl:px-3 @2xl:pt-1">
        <p>{nameOf(line)}</p>
        <p className="text-caption text-ink-3">{facts.filter(Boolean).join(' · ')}</p>
      </div>
      <FigureField
        label="Quantity"
        help={most === undefined ? undefined : `At most ${formatNumber(most)}`}
        warning={quantityWarning}
        problem={quantityProblem}
        value={line.quantity}
        read={readQuantity}
        show={formatNumber}
        onChange={(quantity) => onChange(at, { quantity })}
      />
      <FigureField
        label="Rate"
        help={highest === undefined ? undefined : `At most ${formatRate(highest)}`}
        problem={rateProblem}
        value={line.rate}
        read={readRate}
        show={formatRate}
        onChange={(rate) => onChange(at, { rate })}
      />
      <div className="min-w-0 @max-2xl:col-span-2">
        <TextField
          label="Taxable Value"
          isFigure
          readOnly
          tabIndex={-1}
          value={taxable === undefined ? BLANK : formatPlainRupees(taxable)}
        />
      </div>
    </div>
  );
});

/** The item or the ledger; a line may have a description alone. */
function nameOf({ item, ledger, description }: NoteLine): string {
  return formatName(item?.name ?? ledger?.name ?? description, 'Without a name');
}
