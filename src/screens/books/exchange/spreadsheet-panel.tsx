import { FileField } from '#screens/parts/file-field.tsx';
import { Problem } from '#screens/parts/problem.tsx';
import { Section } from '#ui/layout/section.tsx';
import { SheetMatching } from './sheet-matching.tsx';
import { SheetPreview } from './sheet-preview.tsx';
import { SheetImported } from './sheet-imported.tsx';
import { useSpreadsheet } from './use-spreadsheet.ts';

/** Items, parties, ledgers and open bills from a spreadsheet of any program. */
export function SpreadsheetPanel() {
  const way = useSpreadsheet();
  const { step } = way;
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
              onChoose={way.read}
            />
          )}
          {step.name === 'reading' && <p role="status">Reading the file …</p>}
          {step.name === 'choose' && step.problem !== undefined && <Problem>{step.problem}</Problem>}
          {step.name === 'planned' && <SheetMatching open={step.open} way={way} />}
          {step.name === 'imported' && <SheetImported step={step} way={way} />}
        </div>
      </Section>
      {step.name === 'planned' && <SheetPreview step={step} way={way} />}
    </div>
  );
}
