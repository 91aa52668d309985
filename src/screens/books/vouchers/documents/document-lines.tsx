import { type ReactNode, type RefObject, useCallback, useLayoutEffect, useRef } from 'react';
import { type DocumentLine, isBlankDocumentLine } from '#domain/books/documents/document.ts';
import type { DocumentSums } from '#domain/books/documents/document-sums.ts';
import type { Scanned } from '#domain/books/counter/code-outcome.ts';
import type { Item } from '#domain/books/masters/item.ts';
import type { VoucherProblems } from '#domain/books/field-problems.ts';
import { useLineKeys } from '#screens/parts/use-line-keys.ts';
import { useScannedItems } from '#screens/books/parts/stock/scanned-items.tsx';
import { LinesEnd } from '#screens/books/parts/vouchers/lines-end.tsx';
import {
  addLine,
  type ChangeTrade,
  type LinesOf,
  removeLine,
  addScanned,
  type TradeInput,
} from './document-line-changes.ts';
import { DocumentLineRow } from './document-line-row.tsx';
import { DOCUMENT_LINE } from './document-grid.ts';
import { messagesByLine } from './line-messages.ts';

/**
 * The lines of an invoice or purchase as a grid, a row each. Enter goes along a line and after the last one begins
 * another; from the item of a blank line it leaves the lines. A scan goes on to the next blank item.
 */
export function DocumentLines({
  kind,
  lines,
  isClaimedByLine = false,
  mayHaveCess,
  sums,
  problems,
  hints,
  children,
  onChange,
  onItem,
}: {
  kind: LinesOf;
  /** Each line of a purchase says whether its tax may be claimed. */
  isClaimedByLine?: boolean;
  /** Each line says what cess it bears. */
  mayHaveCess: boolean;
  lines: TradeInput['lines'];
  sums: DocumentSums | undefined;
  problems: VoucherProblems;
  hints: VoucherProblems;
  /** Other ways to add lines. */
  children?: ReactNode;
  onChange: ChangeTrade;
  /** Called once an item is chosen or scanned. */
  onItem?: ((item: Item) => void) | undefined;
}) {
  const { keys, forget } = useLineKeys(lines.length);
  const rows = useRef<HTMLDivElement>(null);
  const seek = useSoughtFocus(rows, lines);
  const last = lines.at(-1);
  const messages = messagesByLine(problems, hints);

  const remove = useCallback(
    (at: number) => {
      seek('add');
      forget(at);
      onChange((before) => removeLine(before, at));
    },
    [forget, onChange, seek],
  );
  const scan = useCallback(
    (scanned: Scanned) => {
      seek('blank');
      onChange((before) => addScanned(before, scanned));
      onItem?.(scanned.row.item);
    },
    [onChange, onItem, seek],
  );

  const { question } = useScannedItems(rows, { onScan: scan });

  return (
    <div ref={rows} className="flex flex-col gap-2 @max-4xl:gap-4">
      {question}
      <Heads kind={kind} />
      {lines.map((line, at) => (
        <DocumentLineRow
          key={keys[at]}
          kind={kind}
          at={at}
          line={line}
          isClaimedByLine={isClaimedByLine}
          mayHaveCess={mayHaveCess}
          taxable={sums?.lines[at]?.taxable}
          isPassed={lines.length > 1 && isBlankDocumentLine(line)}
          isRemovable={lines.length > 1}
          messages={messages.get(at)}
          onChange={onChange}
          onItem={onItem}
          onScan={scan}
          onRemove={remove}
        />
      ))}
      <LinesEnd
        problem={problems['lines']}
        isOnTheWay={last !== undefined && !isBlankDocumentLine(last)}
        indent="@4xl:ms-8"
        onAdd={() => {
          seek('last');
          onChange(addLine);
        }}
      >
        {children}
      </LinesEnd>
    </div>
  );
}

/** The names of the columns, for the eye: each field has its own. */
function Heads({ kind }: { kind: LinesOf }) {
  return (
    <div aria-hidden className={`${DOCUMENT_LINE} text-caption text-ink-2 @max-4xl:hidden`}>
      <span />
      <span className="flex justify-between gap-2 px-3">
        <span>
          <span data-required>{kind === 'Purchase' ? 'Item or Ledger' : 'Item'}</span> · Description
        </span>
        <span>HSN/SAC</span>
      </span>
      <span data-required className="px-3 text-end">
        Quantity
      </span>
      <span className="px-3">Unit</span>
      <span data-required className="px-3 text-end">
        Rate
      </span>
      <span className="px-3 text-end">Discount</span>
      <span className="px-3">GST Rate</span>
      <span className="px-3 text-end">Taxable Value</span>
    </div>
  );
}

type Sought = 'blank' | 'last' | 'add';

/** Where the focus goes once the lines are as they were asked for. Before they are seen, as the next scan may be fast. */
function useSoughtFocus(rows: RefObject<HTMLElement | null>, lines: readonly DocumentLine[]) {
  const sought = useRef<Sought>(undefined);
  useLayoutEffect(() => {
    const where = sought.current;
    sought.current = undefined;
    if (where === undefined) return;
    const groups = rows.current?.querySelectorAll<HTMLElement>('[role="group"]') ?? [];
    const at = where === 'blank' ? lines.findIndex(isBlankDocumentLine) : groups.length - 1;
    const place = where === 'add' ? rows.current?.querySelector<HTMLElement>('[data-add]') : undefined;
    (place ?? groups[at]?.querySelector('input'))?.focus();
  }, [rows, lines]);
  return useCallback((where: Sought) => {
    sought.current = where;
  }, []);
}
