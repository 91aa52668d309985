import { useEffect, useEffectEvent, useState } from 'react';
import type { DrawerStanding } from '#data/books/counter/shift-reports.ts';
import { openShift } from '#data/books/counter/shifts.ts';
import { maySee } from '#data/books/staff/access.ts';
import { readRupees } from '#domain/amount-reading.ts';
import type { CounterSettings } from '#domain/books/counter/counter-settings.ts';
import { needsReason } from '#domain/books/counter/shifts/count.ts';
import {
  differenceInOpening,
  type OpeningShiftInput,
  problemsInOpening,
} from '#domain/books/counter/shifts/opening-shift.ts';
import { formatPlainRupees, formatRupees } from '#domain/format.ts';
import { LedgerField } from '#screens/books/parts/masters/ledger-field.tsx';
import { Sum, VoucherSums } from '#screens/books/parts/vouchers/voucher-sums.tsx';
import type { Paise } from '#domain/money.ts';
import { FigureField } from '#ui/fields/figure-field.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { RecordForm } from '#ui/record-forms/record-dialogs.tsx';
import type { RecordKind } from '#ui/records/use-record-editor.ts';
import { type Count, CountFields, NO_COUNT } from './count-fields.tsx';
import { differenceInWords } from './difference-in-words.ts';
import { useOpenedEditor } from './use-opened-editor.ts';

/** `left` is what the books say, as it is now: the drawer may be used in another tab while it is counted. */
type Opening = OpeningShiftInput & Count & Readonly<{ left: Paise }>;

/** Opens a shift of the drawer: what is put in, and what is in it then. */
export function OpenShiftDialog({
  standing,
  settings,
  onClose,
}: {
  standing: DrawerStanding;
  settings: CounterSettings;
  onClose: () => void;
}) {
  const { drawer, cash } = standing;
  const [kind] = useState(
    (): RecordKind<never, Opening, never> => ({
      blank: () => ({ putIn: null, from: null, ...NO_COUNT, reason: '', left: cash }),
      missing: () => [],
      problems: (input) => problemsInOpening(input, { left: input.left, cash: drawer.cash }, settings),
      create: openShift,
      created: ['Success', 'Shift opened'],
    }),
  );
  const editor = useOpenedEditor(kind, {}, onClose);
  const { problems, change } = editor;
  const follow = useEffectEvent((now: Paise) => change({ left: now }));
  useEffect(() => follow(cash), [cash]);
  return (
    <RecordForm editor={editor} verb="Open Shift" titles={{ create: 'Open Shift', edit: '' }}>
      {(draft) => (
        <div className="flex flex-col gap-4">
          <p className="wrap-anywhere text-ink-2">
            {drawer.name}.
            {(draft.counted !== null || maySee('expectedCash')) &&
              ` The books say that ${formatRupees(draft.left)} was left in it.`}
          </p>
          <div className="grid gap-4 sm:grid-cols-2">
            <FigureField
              label="Put In"
              problem={problems.putIn}
              value={draft.putIn}
              read={readRupees}
              show={formatPlainRupees}
              onChange={(putIn) => change({ putIn })}
            />
            <LedgerField
              label="From"
              which="money"
              problem={problems.from}
              value={draft.from}
              onChange={(from) => change({ from })}
            />
          </div>
          <CountFields count={draft} problem={problems.counted} onChange={change} />
          {draft.counted !== null && (
            <VoucherSums>
              <Sum label="Difference">{differenceInWords(differenceInOpening(draft, draft.left))}</Sum>
            </VoucherSums>
          )}
          {draft.counted !== null && needsReason(differenceInOpening(draft, draft.left), settings) && (
            <TextField
              label="Reason"
              isRequired
              problem={problems.reason}
              value={draft.reason}
              onChange={(reason) => change({ reason })}
            />
          )}
        </div>
      )}
    </RecordForm>
  );
}
