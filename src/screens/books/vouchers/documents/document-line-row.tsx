import { memo } from 'react';
import type { DocumentLine, PurchaseLine } from '#domain/books/documents/document.ts';
import type { Item } from '#domain/books/masters/item.ts';
import type { Scanned } from '#domain/books/counter/code-outcome.ts';
import { formatPlainRupees } from '#domain/format.ts';
import type { Paise } from '#domain/money.ts';
import { RemoveLine } from '#screens/books/parts/vouchers/remove-line.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { isShallowEqual } from '#ui/use-stable.ts';
import { type ChangeTrade, changeLine, type LinesOf } from './document-line-changes.ts';
import { DOCUMENT_LINE } from './document-grid.ts';
import { LineFigures } from './line-figures.tsx';
import { LineGoods } from './line-goods.tsx';
import { type LineMessages, haveSameMessages } from './line-messages.ts';

/** A line of an invoice or purchase. Memoised: of fifty lines one is typed into. */
export const DocumentLineRow = memo(
  function DocumentLineRow({
    kind,
    at,
    line,
    isClaimedByLine,
    mayHaveCess,
    taxable,
    isPassed,
    isRemovable,
    messages = NOTHING,
    onChange,
    onItem,
    onScan,
    onRemove,
  }: {
    kind: LinesOf;
    /** Its place, from 0. */
    at: number;
    line: DocumentLine | PurchaseLine;
    isClaimedByLine: boolean;
    mayHaveCess: boolean;
    /** Undefined if it is too large to be counted. */
    taxable: Paise | undefined;
    /** Enter passes the whole line over: nothing stands in it. */
    isPassed: boolean;
    isRemovable: boolean;
    messages: LineMessages | undefined;
    onChange: ChangeTrade;
    onItem: ((item: Item) => void) | undefined;
    onScan: (scanned: Scanned) => void;
    onRemove: (at: number) => void;
  }) {
    const change = (patch: Partial<PurchaseLine>) => onChange((before) => changeLine(before, at, patch));
    return (
      <div
        role="group"
        aria-label={`Line ${at + 1}`}
        data-passed={isPassed || undefined}
        className={`${DOCUMENT_LINE} drawn-when-near [--drawn-height:5.5rem] @2xl:@max-4xl:[--drawn-height:10.5rem] @max-2xl:[--drawn-height:20.5rem] @max-4xl:gap-y-2 @max-4xl:border-b @max-4xl:pb-4 relative items-start @4xl:[&_label]:sr-only`}
      >
        <span aria-hidden className="pt-3 text-end text-caption text-ink-3 tabular-nums @max-4xl:hidden">
          {at + 1}
        </span>
        <LineGoods
          {...{ kind, at, line, isClaimedByLine, mayHaveCess, messages, isRemovable, onScan, onItem }}
          onChange={change}
          onChangeOf={onChange}
        />
        <LineFigures at={at} line={line} messages={messages} onChange={change} onChangeOf={onChange} />
        <TextField
          label="Taxable Value"
          isFigure
          readOnly
          tabIndex={-1}
          value={taxable === undefined || line.rate === null ? '' : formatPlainRupees(taxable)}
        />
        <div className="@max-4xl:absolute @max-4xl:end-0 @max-4xl:top-5 @4xl:pt-1">
          {isRemovable && <RemoveLine at={at} onRemove={onRemove} />}
        </div>
      </div>
    );
  },
  ({ messages, ...before }, { messages: next, ...after }) =>
    haveSameMessages(messages, next) && isShallowEqual(before, after),
);

const NOTHING: LineMessages = {};
