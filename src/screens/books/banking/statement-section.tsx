import { business } from '#data/books/business.ts';
import { useLive } from '#data/books/live.ts';
import { WindowsLetters } from '#screens/books/parts/windows-letters.tsx';
import { FileField } from '#screens/parts/file-field.tsx';
import { Problem } from '#screens/parts/problem.tsx';
import { Button } from '#ui/controls/button.tsx';
import { TextButton } from '#ui/controls/text-button.tsx';
import { Section } from '#ui/layout/section.tsx';
import { StatementColumns } from './statement-columns.tsx';
import { StatementPreview } from './statement-preview.tsx';
import { takenInWords, useStatementFile } from './use-statement-file.ts';

/** Opens a statement of the bank, shows what was read of it, and takes it in. `isOnly`: there is no other bank ledger. */
export function StatementSection({ account, isOnly }: { account: string; isOnly: boolean }) {
  const own = useLive(['business'], business);
  const actions = useStatementFile(account);
  const { step } = actions;
  return (
    <Section
      title="Statement"
      sentence="As the bank gives it: HDFC, SBI, ICICI, Axis, Kotak, PNB, Bank of Baroda, or any other. The same lines come in once."
    >
      <div className="flex flex-col gap-4">
        {(step.name === 'choose' || step.name === 'reading') && (
          <FileField
            label="Open Statement"
            help="XLSX, CSV, or text with tabs; a PDF cannot be read. Nothing is changed yet."
            accept=".xlsx,.csv,.tsv,.txt,.xls,.htm,.html"
            onChoose={actions.read}
          />
        )}
        {step.name === 'reading' && <p role="status">Reading the file …</p>}
        {step.name === 'choose' && step.problem !== undefined && <Problem>{step.problem}</Problem>}
        {step.name === 'read' && (
          <>
            <p className="wrap-anywhere">
              <span className="font-medium">{step.open.fileName}</span>{' '}
              {!step.progress && <TextButton onClick={actions.again}>Choose another file</TextButton>}
            </p>
            <WindowsLetters sheet={step.open.sheet} />
            {!step.progress && <StatementColumns open={step.open} actions={actions} />}
            {step.open.statement && (
              <StatementPreview
                statement={step.open.statement}
                known={step.open.known}
                ownEnds={isOnly ? (own?.accountNumber ?? '').slice(-4) : ''}
                progress={step.progress}
                onTakeIn={() => actions.takeIn(step.open)}
                onCancel={actions.cancel}
              />
            )}
            {step.problem !== undefined && <Problem>{step.problem}</Problem>}
          </>
        )}
        {step.name === 'taken' && (
          <>
            <p role="status" className="wrap-anywhere">
              {takenInWords(step.fileName, step.taken)}
            </p>
            <div className="flex flex-wrap gap-2">
              <Button onClick={actions.again}>Open another statement</Button>
              {step.taken.ids.length > 0 && <Button onClick={() => void actions.takeBack(step)}>Take Back</Button>}
            </div>
          </>
        )}
      </div>
    </Section>
  );
}
