import type { VoucherProblems } from '#domain/books/field-problems.ts';
import { BLANK_STOCK_LINE, type StockLine, type StockTransferInput } from '#domain/books/vouchers/stock-voucher.ts';
import type { VoucherInput } from '#domain/books/vouchers/voucher.ts';
import { GodownPick } from '#screens/books/parts/stock/godown-pick.tsx';
import { DayField, NumberField } from '#screens/books/parts/vouchers/head-fields.tsx';
import { NarrationField } from '#screens/books/parts/vouchers/narration-field.tsx';
import { StockLines } from './stock-lines.tsx';
import { VOUCHER_GRID } from '#screens/books/parts/vouchers/voucher-grid.ts';

/** The form of a stock transfer: goods that go from one godown to another. */
export function TransferFields({
  draft,
  isGiven,
  problems,
  onChange,
  onChangeOf,
}: {
  draft: StockTransferInput;
  isGiven: boolean;
  problems: VoucherProblems;
  onChange: (patch: Partial<StockTransferInput>) => void;
  onChangeOf: (next: (before: VoucherInput) => VoucherInput) => void;
}) {
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
        <NumberField
          input={draft}
          isGiven={isGiven}
          problem={problems['number']}
          onChange={(number) => onChange({ number })}
        />
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
