import { FileField } from '#screens/parts/file-field.tsx';
import { Problem } from '#screens/parts/problem.tsx';
import { Section } from '#ui/layout/section.tsx';
import { SheetMatching } from './sheet-matching.tsx';
import { SheetPreview } from './sheet-preview.tsx';
import { ImportResult } from './import-result.tsx';
import { useSpreadsheet } from './use-spreadsheet.ts';

/** Items, parties, ledgers and open bills from a spreadsheet of any program. */
export function SpreadsheetPanel() {
  const actions = useSpreadsheet();
  const { step } = actions;
  return (
    <div className="flex flex-col gap-4">
      <Section
        title="Import a spreadsheet"
        sentence="Items and opening stock, parties, ledgers and opening balances, and open bills, from Excel, Tally, Vyapar, Zoho Books, Frappe Books, Busy or any list."
      >
        <div className="flex flex-col gap-4">
          {(step.name === 'choose' || step.name === 'reading') && (
            <FileField
              label="Spreadsheet"
              help="XLSX, CSV, or text with tabs. Nothing is changed until you have seen every row."
              accept=".xlsx,.csv,.tsv,.txt,.xls,.htm,.html"
              onChoose={actions.read}
            />
          )}
          {step.name === 'reading' && <p role="status">Reading the file …</p>}
          {step.name === 'choose' && step.problem !== undefined && <Problem>{step.problem}</Problem>}
          {step.name === 'planned' && !step.progress && <SheetMatching open={step.open} actions={actions} />}
          {step.name === 'imported' && <ImportResult step={step} actions={actions} />}
        </div>
      </Section>
      {step.name === 'planned' && <SheetPreview step={step} actions={actions} />}
    </div>
  );
}
