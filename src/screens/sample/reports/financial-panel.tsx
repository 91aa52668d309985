import { useEffect, useState } from 'react';
import { statements } from '#data/sample/figures.ts';
import { useLive } from '#data/sample/live.ts';
import { STATEMENT_NAMES, type StatementName } from '#domain/financial-statement.ts';
import { Button } from '#ui/controls/button.tsx';
import { StatementSheet } from '#screens/parts/statement-sheet.tsx';
import { saveStatement } from './report-files.ts';

/** Three statements, each generated on request. A generated one stays; generating it again moves the focus to it. */
export function FinancialPanel({
  generated,
  onGenerate,
}: {
  generated: readonly StatementName[];
  onGenerate: (name: StatementName) => void;
}) {
  // A new object for each press, so that the effect also runs when the same statement is asked for twice.
  const [asked, setAsked] = useState<{ name: StatementName }>();

  const names = STATEMENT_NAMES.filter((name) => generated.includes(name));
  const sheets = useLive(['figures', 'statements', names], () => statements(names)) ?? [];
  const isShown = sheets.some(({ name }) => name === asked?.name);

  useEffect(() => {
    if (!asked || !isShown) return;
    const sheet = document.getElementById(idOf(asked.name));
    sheet?.focus({ preventScroll: true });
    sheet?.scrollIntoView({ block: 'nearest' });
  }, [asked, isShown]);

  return (
    <div className="@container flex flex-col gap-4">
      <div data-unprinted className="grid gap-3 @min-[44rem]:grid-cols-3 @min-[60rem]:gap-4">
        {STATEMENT_NAMES.map((name) => (
          <div key={name} className="flex flex-col items-start gap-3 rounded-sheet border bg-sheet px-4 py-3.5">
            <div className="flex-1">
              <p className="font-semibold">{name}</p>
              <p className="mt-0.5 text-ink-2">{TELLS[name]}</p>
            </div>
            <Button
              onClick={() => {
                onGenerate(name);
                setAsked({ name });
              }}
            >
              Generate {name}
            </Button>
          </div>
        ))}
      </div>
      <div className="grid items-start gap-4 @min-[56rem]:grid-cols-2">
        {sheets.map((sheet) => (
          <StatementSheet
            key={sheet.name}
            id={idOf(sheet.name)}
            statement={sheet}
            onSave={() => void saveStatement(sheet)}
          />
        ))}
      </div>
    </div>
  );
}

function idOf(name: StatementName): string {
  return `statement-${STATEMENT_NAMES.indexOf(name)}`;
}

const TELLS = {
  'Profit & Loss': 'What June earned, what it cost, and what was left.',
  'Balance Sheet': 'What was owned and what was owed when June ended.',
  'Cash Flow': 'Where the cash of June came from, and where it went.',
} as const satisfies Record<StatementName, string>;
