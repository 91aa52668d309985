import { BLANK_STOCK_LINE, type StockLine, type StockTransferInput } from '#domain/books/vouchers/stock-voucher.ts';
import { GodownPick } from '#screens/books/parts/stock/godown-pick.tsx';
import type { FieldsOf } from '#screens/books/parts/vouchers/fields-of-kind.ts';
import { DayField, NumberField } from '#screens/books/parts/vouchers/head-fields.tsx';
import { NarrationField } from '#screens/books/parts/vouchers/narration-field.tsx';
import { StockLines } from './stock-lines.tsx';
import { VOUCHER_GRID } from '#screens/books/parts/vouchers/voucher-grid.ts';

/** The form of a stock transfer: goods that go from one godown to another. */
export function TransferFields({ draft, isGiven, problems, onChange, onChangeOf }: FieldsOf<StockTransferInput>) {
  return (
    <>
      <div className={VOUCHER_GRID}>
        <DayField value={draft.date} problem={problems['date']} onChange={(date) => onChange({ date })} />
        <GodownPick
          label="From Godown"
          isMainAtFirst
          problem={problems['fromGodown']}
          value={draft.fromGodown}
          onChange={(fromGodown) => onChange({ fromGodown })}
        />
        <GodownPick
          label="To Godown"
          isMainAtFirst={false}
          problem={problems['toGodown']}
          value={draft.toGodown}
          onChange={(toGodown) => onChange({ toGodown })}
        />
        <NumberField draft={draft} isGiven={isGiven} problems={problems} onChange={onChange} />
      </div>
      <StockLines<StockLine>
        lines={draft.lines}
        blank={BLANK}
        godownOf={() => draft.fromGodown}
        problems={problems}
        onChange={(next) =>
          onChangeOf((before) => (before.kind === 'Stock Transfer' ? { ...before, lines: next(before.lines) } : before))
        }
      />
      <NarrationField kind="Stock Transfer" value={draft.narration} onChange={(narration) => onChange({ narration })} />
    </>
  );
}

const { item, quantity, unit } = BLANK_STOCK_LINE;
const BLANK: StockLine = { item, quantity, unit };
