import { business } from '#data/books/business.ts';
import { useLive } from '#data/books/live.ts';
import {
  type AdjustmentLine,
  BLANK_STOCK_LINE,
  DIRECTIONS,
  type StockAdjustmentInput,
} from '#domain/books/vouchers/stock-voucher.ts';
import { formatNumber } from '#domain/format.ts';
import { PickField } from '#ui/fields/pick-field.tsx';
import { SwitchField } from '#ui/fields/switch-field.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import type { FieldsOf } from '#screens/books/parts/vouchers/fields-of-kind.ts';
import { DayField, NumberField } from '#screens/books/parts/vouchers/head-fields.tsx';
import { PlacePick } from './place-pick.tsx';
import { StockLines } from './stock-lines.tsx';
import { VOUCHER_GRID } from '#screens/books/parts/vouchers/voucher-grid.ts';

/** The form of a stock adjustment: goods written off or found, and why. */
export function AdjustmentFields({ draft, isGiven, problems, onChange, onChangeOf }: FieldsOf<StockAdjustmentInput>) {
  // Only who claims input tax has some to reverse.
  const claims = useLive(['business'], business)?.registration === 'Regular';
  const asksTax = claims && draft.direction === 'Written off';
  return (
    <>
      <div className={VOUCHER_GRID}>
        <DayField value={draft.date} problem={problems['date']} onChange={(date) => onChange({ date })} />
        <PickField
          label="Direction"
          problem={problems['direction']}
          value={draft.direction}
          options={DIRECTIONS}
          onChange={(direction) => onChange({ direction })}
        />
        <TextField
          label="Reason"
          problem={problems['narration']}
          value={draft.narration}
          onChange={(narration) => onChange({ narration })}
        />
        <NumberField draft={draft} isGiven={isGiven} problems={problems} onChange={onChange} />
      </div>
      <StockLines<AdjustmentLine>
        lines={draft.lines}
        blank={BLANK_STOCK_LINE}
        godownOf={({ godown }) => godown}
        forgets={NOT_COUNTED}
        help={quantityHelp}
        problems={problems}
        more={(line, at, change) => (
          <>
            <PlacePick
              item={line.item?.id}
              problem={problems[`lines.${at}.godown`]}
              value={line.godown}
              onChange={(godown) => change({ godown, ...(godown.id !== line.godown?.id && NOT_COUNTED) })}
            />
            {asksTax && (
              <div data-passed className="col-span-2 @2xl:col-span-1 @2xl:mt-6">
                <SwitchField
                  label="Reverse Input Tax"
                  isOn={line.reverseInputTax}
                  onChange={(reverseInputTax) => change({ reverseInputTax })}
                />
              </div>
            )}
          </>
        )}
        onChange={(next) =>
          onChangeOf((before) =>
            before.kind === 'Stock Adjustment' ? { ...before, lines: next(before.lines) } : before,
          )
        }
      />
    </>
  );
}

/** "NOS, counted 10". */
function quantityHelp({ unit, counted }: AdjustmentLine): string {
  return counted === undefined ? unit : `${unit}, counted ${formatNumber(counted)}`;
}

/** A count is of its goods in their godown, not of others. */
const NOT_COUNTED = { counted: undefined };
