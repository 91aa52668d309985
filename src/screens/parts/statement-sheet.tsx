import { FileDown } from 'lucide';
import { formatRupeesInFull } from '#domain/format.ts';
import type { FinancialStatement, FinancialStatementLine, StatementSection } from '#domain/financial-statement.ts';
import { Button } from '#ui/controls/button.tsx';
import { Icon } from '#ui/controls/icon.tsx';

/** A statement laid out like a printed account: sections, indented lines, and a double rule under each final total. */
export function StatementSheet({
  id,
  statement,
  onSave,
}: {
  id: string;
  statement: FinancialStatement;
  onSave: () => void;
}) {
  const { name, period, sections } = statement;
  return (
    <section
      id={id}
      tabIndex={-1}
      aria-labelledby={`${id}-name`}
      className="scroll-my-6 animate-appear rounded-sheet border bg-sheet print:break-inside-avoid"
    >
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b px-4 py-3">
        <div className="me-auto">
          <h2 id={`${id}-name`} className="font-semibold">
            {name}
          </h2>
          <p className="text-caption text-ink-3">{period}</p>
        </div>
        <Button onClick={onSave}>
          <Icon of={FileDown} />
          <span>
            Export PDF<span className="sr-only"> {name}</span>
          </span>
        </Button>
      </div>
      <div className="px-4 pt-2 pb-5">
        <table aria-labelledby={`${id}-name`} className="w-full border-collapse text-table">
          <thead>
            <tr className="text-caption text-ink-3">
              <th className="py-1.5 text-start font-medium">Particulars</th>
              <th className="py-1.5 text-end font-medium">Amount</th>
            </tr>
          </thead>
          {sections.map((section) => (
            <Section key={section.title} section={section} />
          ))}
        </table>
      </div>
    </section>
  );
}

function Section({ section: { title, lines, totals } }: { section: StatementSection }) {
  return (
    <tbody>
      <tr>
        <th scope="rowgroup" colSpan={2} className="pt-3.5 pb-1 text-start font-semibold">
          {title}
        </th>
      </tr>
      {lines.map((line) => (
        <Line key={line.name} line={line} nameLook="ps-4 font-normal text-ink-2" amountLook="" />
      ))}
      {totals.map((total) => (
        <Line
          key={total.name}
          line={total}
          nameLook="font-semibold"
          amountLook={`font-semibold border-t border-t-ink-3 ${total.isFinal ? 'border-b-3 border-double border-b-ink' : ''}`}
        />
      ))}
    </tbody>
  );
}

function Line({ line, nameLook, amountLook }: { line: FinancialStatementLine; nameLook: string; amountLook: string }) {
  return (
    <tr>
      <th scope="row" className={`py-1.5 pe-3 text-start ${nameLook}`}>
        {line.name}
      </th>
      <td className={`w-px whitespace-nowrap py-1.5 ps-3 text-end ${amountLook}`}>{formatRupeesInFull(line.amount)}</td>
    </tr>
  );
}
