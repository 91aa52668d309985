import { useCallback, useId, useState } from 'react';
import { today } from '#data/clock.ts';
import { YEAR_LIST, yearTotals } from '#data/sample/financial-years.ts';
import { useLive } from '#data/sample/live.ts';
import { useList } from '#data/views/use-list.ts';
import type { FinancialYear } from '#domain/sample/financial-year.ts';
import { Button } from '#ui/controls/button.tsx';
import { lazyDialog } from '#ui/overlays/lazy-dialog.tsx';
import { beginOpening } from '#ui/overlays/opening.ts';
import { Page } from '#ui/layout/page.tsx';
import { CreateButton } from '#ui/records/create-button.tsx';
import { SaveButtons } from '#ui/records/list-tools.tsx';
import { RecordItems } from '#ui/records/record-items.tsx';
import { saveList } from '#ui/records/save-list.ts';
import { useAddressRequest } from '#ui/records/use-address-request.ts';
import { useRecordEditor } from '#ui/records/use-record-editor.ts';
import { ROLLOVER } from './rollover-opener.ts';
import { DefaultYearChoice } from './default-year-choice.tsx';
import { YEAR_EDITOR } from './year-editor.ts';
import { YearLine } from './year-line.tsx';

export function FinancialYearScreen() {
  const list = useList(YEAR_LIST, { sort: 'id', direction: 'down', filter: '', find: '' });
  const totals = useLive(['financialYears', 'totals'], yearTotals);
  const editor = useRecordEditor(YEAR_EDITOR);
  const [isRollingOver, setRollingOver] = useState(false);
  const reasonId = useId();
  const hasNoActive = totals?.Active.count === 0;
  const draw = useCallback((year: FinancialYear) => <YearLine year={year} actions={editor.open} />, [editor.open]);
  useAddressRequest({ begin: editor.open.create });

  function beginRollover() {
    if (hasNoActive) return;
    beginOpening(ROLLOVER, () => setRollingOver(false));
    setRollingOver(true);
  }

  return (
    <Page
      title="Financial Year Management"
      subtitle="Your accounting years, the default one, and the rollover to the next"
      actions={
        <>
          <Button
            aria-disabled={hasNoActive || undefined}
            aria-describedby={hasNoActive ? reasonId : undefined}
            onClick={beginRollover}
          >
            Season Rollover
          </Button>
          <CreateButton onPress={editor.open.create}>Add Financial Year</CreateButton>
        </>
      }
    >
      {hasNoActive && (
        <p id={reasonId} className="text-ink-2">
          Season Rollover needs an Active year to close, and no year is Active.
        </p>
      )}
      {totals && totals.default.count > 1 && <DefaultYearChoice count={totals.default.count} />}

      <RecordItems
        name="Financial Years"
        of="financial years"
        list={list}
        draw={draw}
        shape="line"
        className="divide-y"
        toolbar={<SaveButtons onSave={(format) => void saveList(`financial-years-${today()}`, format, list)} />}
        onCreate={editor.open.create}
      />

      {editor.state.name !== 'closed' && <YearDialogs editor={editor} />}
      {isRollingOver && <SeasonRollover onClose={() => setRollingOver(false)} />}
    </Page>
  );
}

const YearDialogs = lazyDialog(async () => (await import('./year-dialogs.tsx')).YearDialogs);
const SeasonRollover = lazyDialog(async () => (await import('./season-rollover.tsx')).SeasonRollover);
