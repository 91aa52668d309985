import { useLive } from '#data/books/live.ts';
import { linesOfOrder } from '#data/books/orders/order-progress.ts';
import { countOfLine } from '#domain/books/documents/line-count.ts';
import { leftOfLine } from '#domain/books/fulfilment/left-of-line.ts';
import type { GoodsBackInput, GoodsBackLine } from '#domain/books/orders/order.ts';
import type { OrderLineSums } from '#domain/books/fulfilment/order-line-sums.ts';
import { asQuantity } from '#domain/quantity.ts';
import type { FieldsOf } from '#screens/books/parts/vouchers/fields-of-kind.ts';
import { GodownPick } from '#screens/books/parts/stock/godown-pick.tsx';
import { DayField, NumberField } from '#screens/books/parts/vouchers/head-fields.tsx';
import { VOUCHER_GRID } from '#screens/books/parts/vouchers/voucher-grid.ts';
import { SwitchField } from '#ui/fields/switch-field.tsx';
import { TextAreaField } from '#ui/fields/text-area-field.tsx';
import { ChallanField } from './challan-field.tsx';
import { GoodsBackRow } from './goods-back-row.tsx';

/** The form of goods that came back: of which challan, to where, and how much of each line. */
export function GoodsBackFields({ draft, isGiven, problems, onChange, onChangeOf }: FieldsOf<GoodsBackInput>) {
  const challan = draft.challan?.id;
  const rows = useLive(['lines of a challan', challan], async () =>
    challan === undefined ? NONE : linesOfOrder(challan),
  );
  const changeLine = (at: number, quantity: GoodsBackLine['quantity']) =>
    onChangeOf((before) => {
      if (before.kind !== 'Goods Back') return before;
      return { ...before, lines: before.lines.map((line, place) => (place === at ? { ...line, quantity } : line)) };
    });
  return (
    <>
      <div className={VOUCHER_GRID}>
        <div className="col-span-2">
          <ChallanField draft={draft} isGiven={isGiven} problem={problems['challan']} onChangeOf={onChangeOf} />
        </div>
        <DayField value={draft.date} problem={problems['date']} onChange={(date) => onChange({ date })} />
        <NumberField draft={draft} isGiven={isGiven} problems={problems} onChange={onChange} />
        <GodownPick
          label="To Godown"
          isRequired
          isMainAtFirst
          problem={problems['toGodown']}
          value={draft.toGodown}
          onChange={(toGodown) => onChange({ toGodown })}
        />
        <div className="self-end">
          <SwitchField
            label="To Be Replaced"
            isOn={draft.toBeReplaced}
            onChange={(toBeReplaced) => onChange({ toBeReplaced })}
          />
        </div>
      </div>
      <div className="flex flex-col gap-3">
        {draft.lines.map((line, at) => (
          <GoodsBackRow
            key={line.from.line}
            at={at}
            line={line}
            left={isGiven ? undefined : leftOf(line, rows ?? NONE)}
            problem={problems[`lines.${at}.quantity`]}
            onChange={(quantity) => changeLine(at, quantity)}
          />
        ))}
        {problems['lines'] !== undefined && (
          <p role="alert" data-wrong tabIndex={-1} className="text-bad text-caption">
            {problems['lines']}
          </p>
        )}
      </div>
      <TextAreaField label="Notes" value={draft.narration} onChange={(narration) => onChange({ narration })} />
    </>
  );
}

/** How many of a line are still with the party, in the unit of the line; undefined where that does not come out even. */
function leftOf(line: GoodsBackLine, rows: readonly OrderLineSums[]): number | undefined {
  const row = rows.find((one) => one.line === line.from.line);
  const one = countOfLine({ ...line, quantity: ONE });
  return row && one > 0 ? leftOfLine(row).goods / one : undefined;
}

const NONE: readonly OrderLineSums[] = [];
const ONE = asQuantity(1);
