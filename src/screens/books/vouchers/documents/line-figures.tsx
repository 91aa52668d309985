import { formatDiscount, readDiscount } from '#domain/books/discount.ts';
import { type DocumentLine, isTaxable } from '#domain/books/documents/document.ts';
import { GST_PERCENTAGES } from '#domain/books/law/gst-rates.ts';
import { formatRate, readRate } from '#domain/books/rate.ts';
import { formatNumber, formatPercent, formatRupees } from '#domain/format.ts';
import { readQuantity } from '#domain/amount-reading.ts';
import { FigureField } from '#ui/fields/figure-field.tsx';
import { PickField } from '#ui/fields/pick-field.tsx';
import { type ChangeTrade, choosePack, chooseUnit } from './document-line-changes.ts';
import type { LineMessages } from './line-messages.ts';
import { UnitField } from './unit-field.tsx';

/** The quantity, rate, discount and tax of a line. Enter passes over what the item has brought. */
export function LineFigures({
  at,
  line,
  messages,
  onChange,
  onChangeOf,
}: {
  at: number;
  line: DocumentLine;
  messages: LineMessages;
  onChange: (patch: Partial<DocumentLine>) => void;
  onChangeOf: ChangeTrade;
}) {
  const isTaxed = isTaxable(line);
  const isRateKnown = line.item !== null && (line.percent !== null || !isTaxed);
  return (
    <>
      <FigureField
        label="Quantity"
        isRequired
        warning={messages.stock}
        problem={messages.quantity}
        value={line.quantity}
        read={readQuantity}
        show={formatNumber}
        onChange={(quantity) => onChange({ quantity })}
      />
      <div data-passed={(hasItemOrLedger(line) && messages.unit === undefined) || undefined} className="min-w-0">
        <UnitField
          line={line}
          problem={messages.unit}
          onUnit={(unit) => onChangeOf((before) => chooseUnit(before, at, unit))}
          onRow={({ item, pack }) => onChangeOf((before) => choosePack(before, at, item, pack))}
        />
      </div>
      <FigureField
        label="Rate"
        isRequired
        help={helpAtRate(line, messages)}
        problem={messages.rate}
        value={line.rate}
        read={readRate}
        show={formatRate}
        warning={messages.mrp}
        onChange={(rate) => onChange({ rate })}
      />
      <FigureField
        label="Discount"
        inputMode="text"
        problem={messages.discount}
        value={line.discount}
        read={readDiscount}
        show={formatDiscount}
        onChange={(discount) => onChange({ discount })}
      />
      <div data-passed={(isRateKnown && messages.percent === undefined) || undefined} className="min-w-0">
        <PickField
          label="GST Rate"
          choose="–"
          help={isTaxed ? undefined : line.item?.taxability}
          warning={isTaxed ? messages.hint : undefined}
          problem={messages.percent}
          value={line.percent === null ? '' : String(line.percent)}
          options={PERCENTAGES}
          showOption={(percent) => formatPercent(Number(percent))}
          onChange={(percent) => onChange({ percent: Number(percent) })}
        />
      </div>
    </>
  );
}

/** "MRP ₹120 · Price today ₹110". */
function helpAtRate({ mrp }: DocumentLine, { price }: LineMessages): string | undefined {
  const mark = mrp === undefined ? undefined : `MRP ${formatRupees(mrp)}`;
  return [mark, price].filter((part) => part !== undefined).join(' · ') || undefined;
}

/** True if the line has an item or a ledger: its unit, and mostly its code, are known with it. */
export function hasItemOrLedger(line: DocumentLine): boolean {
  return line.item !== null || ('ledger' in line && line.ledger !== null);
}

const PERCENTAGES = GST_PERCENTAGES.map(String);
