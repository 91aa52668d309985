import { useState } from 'react';
import type { DocumentLine, PurchaseLine } from '#domain/books/documents/document.ts';
import type { Item } from '#domain/books/masters/item.ts';
import type { Scanned } from '#domain/books/counter/code-outcome.ts';
import { LineBatch } from '#screens/books/parts/batches/line-batch.tsx';
import { HsnField } from '#screens/books/parts/masters/hsn-field.tsx';
import { PickField } from '#ui/fields/pick-field.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { type ChangeTrade, chooseItem, chooseLedger, type LinesOf } from './document-line-changes.ts';
import { ItemField } from './item-field.tsx';
import { LineCess } from './line-cess.tsx';
import { hasItemOrLedger } from './line-figures.tsx';
import type { LineMessages } from './line-messages.ts';

/** The goods or the service of a line. Enter passes over its description, and over a code that the item has brought. */
export function LineGoods({
  kind,
  at,
  line,
  isClaimedByLine,
  mayHaveCess,
  messages,
  isRemovable,
  onItem,
  onScan,
  onChange,
  onChangeOf,
}: {
  kind: LinesOf;
  at: number;
  line: DocumentLine | PurchaseLine;
  isClaimedByLine: boolean;
  mayHaveCess: boolean;
  messages: LineMessages;
  isRemovable: boolean;
  onItem: ((item: Item) => void) | undefined;
  onScan: (scanned: Scanned) => void;
  onChange: (patch: Partial<PurchaseLine>) => void;
  onChangeOf: ChangeTrade;
}) {
  const isKnown = hasItemOrLedger(line);
  // Where there was some, the fields stay: one that went when it is cleared would take the focus along.
  const [hadCess, setHadCess] = useState(false);
  if (!hadCess && line.cess !== null) setHadCess(true);
  return (
    <div
      className={`col-span-2 grid min-w-0 grid-cols-2 gap-x-3 gap-y-1.5 @max-4xl:gap-y-2 @2xl:@max-4xl:col-span-full @2xl:@max-4xl:grid-cols-12 @4xl:col-span-1 @4xl:grid-cols-[minmax(0,1fr)_8.25rem] @4xl:gap-x-1.5 ${isRemovable ? '@2xl:@max-4xl:pe-13' : ''}`}
    >
      <div className={`col-span-2 min-w-0 @2xl:@max-4xl:col-span-5 ${isRemovable ? '@max-2xl:pe-13' : ''}`}>
        <ItemField
          kind={kind}
          problem={messages.item}
          value={line.item ?? ('ledger' in line ? line.ledger : null)}
          onItem={({ item, pack }) => {
            onChangeOf((before) => chooseItem(before, at, item, pack));
            onItem?.(item);
          }}
          onLedger={(ledger) => onChangeOf((before) => chooseLedger(before, at, ledger))}
          onScan={onScan}
        />
      </div>
      <div data-passed={isKnown || undefined} className="min-w-0 @2xl:@max-4xl:col-span-4">
        <TextField label="Description" value={line.description} onChange={(description) => onChange({ description })} />
      </div>
      <div
        data-passed={(isKnown && line.hsn !== '' && messages.hsn === undefined) || undefined}
        className="min-w-0 @2xl:@max-4xl:col-span-3"
      >
        <HsnField hsn={line.hsn} problem={messages.hsn} onChange={(hsn) => onChange({ hsn })} />
      </div>
      <LineBatch item={line.item} batch={line.batch} messages={messages} onChange={(batch) => onChange({ batch })} />
      {(mayHaveCess || hadCess) && <LineCess cess={line.cess} problem={messages.cess} onChange={onChange} />}
      {isClaimedByLine && (
        <div className="col-span-full min-w-0">
          <PickField
            label="Claim"
            value={'isBlocked' in line && line.isBlocked ? 'Not claimable' : 'Claimable'}
            options={CLAIMS}
            onChange={(claim) => onChange({ isBlocked: claim === 'Not claimable' })}
          />
        </div>
      )}
    </div>
  );
}

const CLAIMS = ['Claimable', 'Not claimable'] as const;
