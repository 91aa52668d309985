import { useState } from 'react';
import type { DrawerStanding } from '#data/books/counter/shift-reports.ts';
import { openShift } from '#data/books/counter/shifts.ts';
import { readRupees } from '#domain/amount-reading.ts';
import {
  differenceInOpening,
  type OpeningShiftInput,
  problemsInOpening,
} from '#domain/books/counter/shifts/opening-shift.ts';
import { formatPlainRupees, formatRupees } from '#domain/format.ts';
import { LedgerField } from '#screens/books/parts/masters/ledger-field.tsx';
import { Sum, VoucherSums } from '#screens/books/parts/vouchers/voucher-sums.tsx';
import { FigureField } from '#ui/fields/figure-field.tsx';
import { RecordForm } from '#ui/record-forms/record-dialogs.tsx';
import type { RecordKind } from '#ui/records/use-record-editor.ts';
import { type Count, CountFields, NO_COUNT } from './count-fields.tsx';
import { differenceInWords } from './difference-in-words.ts';
import { useOpenedEditor } from './use-opened-editor.ts';

type Opening = OpeningShiftInput & Count;

/** Opens a shift of the drawer: what is put in, and what is in it then. */
export function OpenShiftDialog({ standing, onClose }: { standing: DrawerStanding; onClose: () => void }) {
  const { drawer, cash } = standing;
  const [kind] = useState(
    (): RecordKind<never, Opening, never> => ({
      blank: () => ({ putIn: null, from: null, ...NO_COUNT }),
      missing: () => [],
      problems: (input) => problemsInOpening(input, drawer.cash),
      create: openShift,
      created: ['Success', 'Shift opened'],
    }),
  );
  const editor = useOpenedEditor(kind, {}, onClose);
  const { problems, change } = editor;
  return (
    <RecordForm editor={editor} verb="Open Shift" titles={{ create: 'Open Shift', edit: '' }}>
      {(draft) => (
        <div className="flex flex-col gap-4">
          <p className="wrap-anywhere text-ink-2">
            {drawer.name}. The books say that {formatRupees(cash)} was left in it.
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
              <Sum label="Difference">{differenceInWords(differenceInOpening(draft, cash))}</Sum>
            </VoucherSums>
          )}
        </div>
      )}
    </RecordForm>
  );
}
