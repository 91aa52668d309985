import { useEffect, useEffectEvent, useState } from 'react';
import { closeShift } from '#data/books/counter/shifts.ts';
import { readRupees } from '#domain/amount-reading.ts';
import type { CounterSettings } from '#domain/books/counter/counter-settings.ts';
import { type ClosingShiftInput, handedOver, problemsInClosing } from '#domain/books/counter/shifts/closing-shift.ts';
import { needsReason } from '#domain/books/counter/shifts/count.ts';
import { type Shift, titleOfShift } from '#domain/books/counter/shifts/shift.ts';
import { formatPlainRupees, formatRupees } from '#domain/format.ts';
import { asPaise, type Paise } from '#domain/money.ts';
import { LedgerField } from '#screens/books/parts/masters/ledger-field.tsx';
import { openCashDrawer } from '#screens/books/parts/paper/printing.ts';
import { Sum, VoucherSums } from '#screens/books/parts/vouchers/voucher-sums.tsx';
import { FigureField } from '#ui/fields/figure-field.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { RecordForm } from '#ui/record-forms/record-dialogs.tsx';
import type { RecordKind } from '#ui/records/use-record-editor.ts';
import { type Count, CountFields, NO_COUNT } from './count-fields.tsx';
import { differenceInWords } from './difference-in-words.ts';
import { useOpenedEditor } from './use-opened-editor.ts';

/** `expected` is what stands there, as it is now: a bill may be saved in another tab while the drawer is counted. */
type Closing = ClosingShiftInput & Count & Readonly<{ expected: Paise }>;

/** Counts the drawer first, blind: what is expected, and how the count differs, stands there once it is counted. */
export function CloseShiftDialog({
  shift,
  expected,
  settings,
  onClosed,
  onClose,
}: {
  shift: Shift;
  expected: Paise;
  settings: CounterSettings;
  onClosed: (shift: Shift) => void;
  onClose: () => void;
}) {
  const [kind] = useState(
    (): RecordKind<never, Closing, never> => ({
      blank: () => ({ ...NO_COUNT, reason: '', leave: null, handTo: null, expected }),
      missing: () => [],
      problems: (input) => problemsInClosing(input, { expected: input.expected, cash: shift.cash }, settings),
      create: async (input) => {
        const closed = await closeShift(shift.id, input, input.expected);
        void openCashDrawer();
        onClosed(closed);
      },
      created: ['Success', `${titleOfShift(shift)} closed`],
    }),
  );
  const editor = useOpenedEditor(kind, {}, onClose);
  const { problems, change } = editor;
  const follow = useEffectEvent((now: Paise) => change({ expected: now }));
  useEffect(() => follow(expected), [expected]);
  return (
    <RecordForm editor={editor} verb="Close Shift" titles={{ create: 'Close Shift', edit: '' }}>
      {(draft) => (
        <div className="flex flex-col gap-4">
          <p className="wrap-anywhere text-ink-2">
            {titleOfShift(shift)} of {shift.drawer.name}
          </p>
          <CountFields count={draft} problem={problems.counted} onChange={change} />
          {draft.counted !== null && (
            <>
              <VoucherSums>
                <Sum label="Expected">{formatRupees(draft.expected)}</Sum>
                <Sum label="Difference" isTotal>
                  {differenceInWords(asPaise(draft.counted - draft.expected))}
                </Sum>
              </VoucherSums>
              {needsReason(asPaise(draft.counted - draft.expected), settings) && (
                <TextField
                  label="Reason"
                  isRequired
                  problem={problems.reason}
                  value={draft.reason}
                  onChange={(reason) => change({ reason })}
                />
              )}
              <div className="grid gap-4 sm:grid-cols-2">
                <FigureField
                  label="Leave in Drawer"
                  isRequired
                  help="The next shift begins with it."
                  problem={problems.leave}
                  value={draft.leave}
                  read={readRupees}
                  show={formatPlainRupees}
                  onChange={(leave) => change({ leave })}
                />
                <LedgerField
                  label="Hand Over To"
                  which="money"
                  isRequired={draft.leave !== null && handedOver(draft) > 0}
                  help={draft.leave === null ? undefined : `${formatRupees(handedOver(draft))} is handed over.`}
                  problem={problems.handTo}
                  value={draft.handTo}
                  onChange={(handTo) => change({ handTo })}
                />
              </div>
            </>
          )}
        </div>
      )}
    </RecordForm>
  );
}
