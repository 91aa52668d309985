import { useLive } from '#data/books/live.ts';
import { leftOn } from '#data/books/vouchers/notes.ts';
import type { CreditNoteInput, DebitNoteInput } from '#domain/books/documents/document.ts';
import { hintsInDocument } from '#domain/books/documents/document-hints.ts';
import { sumsIfCountable } from '#domain/books/documents/document-sums.ts';
import { takesGoodsBack } from '#domain/books/documents/note-balance.ts';
import { withRest } from '#domain/books/documents/note-rest.ts';
import { TextAreaField } from '#ui/fields/text-area-field.tsx';
import type { FieldsOf } from '#screens/books/parts/vouchers/fields-of-kind.ts';
import { DayField, NumberField } from '#screens/books/parts/vouchers/head-fields.tsx';
import { VOUCHER_GRID } from '#screens/books/parts/vouchers/voucher-grid.ts';
import { AgainstField } from './notes/against-field.tsx';
import { DocumentGodown } from './document-godown.tsx';
import { NoteAgainst } from './notes/note-against.tsx';
import { NoteLines } from './notes/note-lines.tsx';
import { ReasonField } from './notes/reason-field.tsx';
import { ToBeReplacedField } from './notes/to-be-replaced-field.tsx';
import { TradeSums } from './trade-sums.tsx';
import { useMissingGoods } from './use-missing-goods.ts';

/** The form of a credit or debit note: what it takes back of an invoice or purchase, and why. */
export function NoteFields({
  id,
  draft,
  isGiven,
  problems,
  onChange,
  onChangeOf,
}: FieldsOf<CreditNoteInput | DebitNoteInput>) {
  const against = draft.against?.id;
  const left = useLive(['left to take back', against, id], async () =>
    against === undefined ? undefined : leftOn(against, id),
  );
  const sums = sumsIfCountable(left ? withRest(draft, left) : draft);
  const hints = hintsInDocument(draft);
  const missing = useMissingGoods(draft, id);
  return (
    <>
      <div className={VOUCHER_GRID}>
        <div className="col-span-2">
          <AgainstField draft={draft} isGiven={isGiven} problem={problems['against']} onChangeOf={onChangeOf} />
        </div>
        <DayField
          value={draft.date}
          problem={problems['date']}
          hint={hints['date']}
          onChange={(date) => onChange({ date })}
        />
        <NumberField draft={draft} isGiven={isGiven} problems={problems} onChange={onChange} />
        <div className="col-span-2">
          <ReasonField draft={draft} problem={problems['reason']} onChange={onChange} />
        </div>
        {takesGoodsBack(draft) && <DocumentGodown draft={draft} problems={problems} onChange={onChange} />}
        <ToBeReplacedField draft={draft} onChangeOf={onChangeOf} />
      </div>
      <NoteLines
        left={left?.lines}
        draft={draft}
        sums={sums}
        problems={problems}
        warnings={missing}
        onChangeOf={onChangeOf}
      />
      <NoteAgainst draft={draft} id={id} total={sums?.total} problems={problems} onChange={onChange} />
      {/* Without a box of its own where there is no room for two columns: the sums then stick to the foot of the form. */}
      <div className="@4xl:grid @4xl:grid-cols-[minmax(0,1fr)_18rem] @4xl:items-start @4xl:gap-x-10 @max-4xl:contents">
        <TextAreaField label="Notes" value={draft.narration} onChange={(narration) => onChange({ narration })} />
        <TradeSums sums={sums} isRounded={draft.own.roundOff} />
      </div>
    </>
  );
}
