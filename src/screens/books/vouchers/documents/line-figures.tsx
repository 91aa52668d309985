import { formatDiscount, readDiscount } from '#domain/books/discount.ts';
import { type DocumentLine, isTaxable } from '#domain/books/documents/document.ts';
import { GST_PERCENTAGES } from '#domain/books/law/gst-rates.ts';
import { formatRate, readRate } from '#domain/books/rate.ts';
import { UNIT_CODES, type UnitCode, unitName } from '#domain/books/unit.ts';
import { formatNumber, formatPercent } from '#domain/format.ts';
import { readQuantity } from '#domain/reading.ts';
import { ChoiceField } from '#ui/combobox/choice-field.tsx';
import { FigureField } from '#ui/fields/figure-field.tsx';
import { PickField } from '#ui/fields/pick-field.tsx';
import type { LineTold } from './line-told.ts';

/** How much of it, for how much, at which tax. Enter passes over what the item has said already. */
export function LineFigures({
  line,
  told,
  onChange,
}: {
  line: DocumentLine;
  told: LineTold;
  onChange: (patch: Partial<DocumentLine>) => void;
}) {
  const isTaxed = isTaxable(line);
  const isRateSaid = line.item !== null && (line.percent !== null || !isTaxed);
  return (
    <>
      <FigureField
        label="Quantity"
        isRequired
        help={told.stock}
        problem={told.quantity}
        value={line.quantity}
        read={readQuantity}
        show={formatNumber}
        onChange={(quantity) => onChange({ quantity })}
      />
      <div data-passed={(isSaid(line) && told.unit === undefined) || undefined} className="min-w-0">
        <ChoiceField<UnitCode>
          label="Unit"
          isRequired
          emptyWords="No unit is called so."
          problem={told.unit}
          value={line.unit}
          options={UNITS}
          onChange={(unit) => unit !== '' && onChange({ unit })}
        />
      </div>
      <FigureField
        label="Rate"
        isRequired
        problem={told.rate}
        value={line.rate}
        read={readRate}
        show={formatRate}
        onChange={(rate) => onChange({ rate })}
      />
      <FigureField
        label="Discount"
        inputMode="text"
        problem={told.discount}
        value={line.discount}
        read={readDiscount}
        show={formatDiscount}
        onChange={(discount) => onChange({ discount })}
      />
      <div data-passed={(isRateSaid && told.percent === undefined) || undefined} className="min-w-0">
        <PickField
          label="GST Rate"
          choose="–"
          help={isTaxed ? told.hint : line.item?.taxability}
          problem={told.percent}
          value={line.percent === null ? '' : String(line.percent)}
          options={PERCENTAGES}
          showOption={(percent) => formatPercent(Number(percent))}
          onChange={(percent) => onChange({ percent: Number(percent) })}
        />
      </div>
    </>
  );
}

/** Whether the line is of something: its unit, and mostly its code, are known with it. */
export function isSaid(line: DocumentLine): boolean {
  return line.item !== null || ('ledger' in line && line.ledger !== null);
}

const PERCENTAGES = GST_PERCENTAGES.map(String);
/** Found by code or name. A service, and what goes to a ledger, has none: NA. */
const UNITS = UNIT_CODES.map((code) => ({ id: code, name: code, detail: unitName(code) }));
