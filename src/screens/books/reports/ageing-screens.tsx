import { agedOn } from '#data/books/payments/ageing.ts';
import { useVisitState } from '#data/store/visit-state.ts';
import { ageingReport } from '#domain/books/reports/ageing-report.ts';
import type { DueSide } from '#domain/books/payments/due.ts';
import { AsOnField } from '#screens/books/parts/reports/period-fields.tsx';
import { useAsOn } from '#screens/books/parts/reports/use-period.ts';
import { SwitchField } from '#ui/fields/switch-field.tsx';
import { StatementPage } from './statement-page.tsx';

/** The dues of customers, by how long they are past due. */
export function ReceivablesScreen() {
  return <AgeingScreen name="Receivables" side="receivable" />;
}

/** The dues to suppliers, by how long they are past due. */
export function PayablesScreen() {
  return <AgeingScreen name="Payables" side="payable" />;
}

function AgeingScreen({ name, side }: { name: 'Receivables' | 'Payables'; side: DueSide }) {
  const asOn = useAsOn(name);
  const [hasDocuments, setDocuments] = useVisitState(`${name}: documents`, false);
  const { shown } = asOn;
  const detail = hasDocuments ? 'by document' : 'by party';
  return (
    <StatementPage
      name={name}
      of={[shown, detail]}
      read={async () => ageingReport(side, shown, await agedOn(side, shown), detail)}
      fields={
        <>
          <AsOnField asOn={asOn} />
          <div data-unprinted className="w-52">
            <SwitchField label="Show documents" isOn={hasDocuments} onChange={setDocuments} />
          </div>
        </>
      }
    />
  );
}
