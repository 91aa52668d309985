import { useRef } from 'react';
import { supplyTo } from '#data/sample/customers.ts';
import { useLiveResult } from '#data/sample/live.ts';
import { formatDayWithWeekday } from '#domain/format.ts';
import { readPickedDay } from '#domain/picked-day.ts';
import { countableFiguresOf, GST_TYPES, type GstType, type InvoiceInput } from '#domain/sample/invoice.ts';
import { DateField } from '#ui/fields/date-field.tsx';
import { PickField } from '#ui/fields/pick-field.tsx';
import type { DraftChange } from '#ui/records/use-record-editor.ts';
import { TextButton } from '#ui/controls/text-button.tsx';
import { CustomerPick } from './customer-pick.tsx';
import type { InvoiceEditor } from './invoice-editor.ts';
import { InvoiceSums } from './invoice-sums.tsx';
import { ItemRows } from './item-rows.tsx';

/** The form of an invoice: date and customer, items, and totals. */
export function InvoiceFields({
  draft,
  missing,
  onChange,
}: {
  draft: InvoiceInput;
  missing: InvoiceEditor['missing'];
  onChange: (change: DraftChange<InvoiceInput>) => void;
}) {
  const figures = countableFiguresOf(draft);
  const gstField = useRef<HTMLDivElement>(null);
  const { value: supply } = useLiveResult(['supply to', draft.customerName], async () =>
    draft.customerName === '' ? undefined : supplyTo(draft.customerName),
  );
  const usual = usualInsteadOf(draft.gstType, supply);
  const unclear = supply?.isClear === false ? UNCLEAR : undefined;

  function choose(gstType: GstType) {
    onChange({ gstType });
    // The pressed button unmounts with its hint.
    gstField.current?.querySelector('button')?.focus();
  }

  return (
    <div className="flex flex-col gap-5">
      <div className="grid gap-4 sm:grid-cols-2">
        <DateField
          label="Date"
          isRequired
          problem={missing.includes('date') ? 'Enter the date of the invoice.' : undefined}
          value={draft.date}
          read={readPickedDay}
          show={formatDayWithWeekday}
          onChange={(date) => onChange({ date })}
        />
        <CustomerPick
          problem={missing.includes('customerName') ? 'Choose a customer.' : undefined}
          name={draft.customerName}
          onChange={(customerName) => onChange({ customerName })}
        />
        <div ref={gstField} className="min-w-0">
          <PickField
            label="GST Type"
            value={draft.gstType}
            options={GST_TYPES}
            help={
              usual ? (
                <>
                  {`The place of supply is ${usual.state}: ${usual.gstType} is usual. `}
                  <TextButton onClick={() => choose(usual.gstType)}>{`Use ${usual.gstType}`}</TextButton>
                </>
              ) : (
                unclear
              )
            }
            onChange={(gstType) => onChange({ gstType })}
          />
        </div>
        <DateField
          label="Due Date"
          value={draft.dueDate}
          read={readPickedDay}
          show={formatDayWithWeekday}
          onChange={(dueDate) => onChange({ dueDate })}
        />
      </div>
      <ItemRows
        items={draft.items}
        figures={figures}
        isAmountMissing={missing.includes('amount')}
        onChange={(change) => onChange(({ items }) => ({ items: change(items) }))}
      />
      <InvoiceSums gstType={draft.gstType} territorial={supply?.territorial} figures={figures} />
    </div>
  );
}

/** The GST type that is usual for the place of supply, where another one is chosen. Nothing is forbidden. */
function usualInsteadOf(chosen: GstType, supply: Awaited<ReturnType<typeof supplyTo>>) {
  const isOther = supply?.isClear === true && chosen !== 'Non-GST' && chosen !== supply.gstType;
  return isOther ? supply : undefined;
}

const UNCLEAR = 'Customers of this name differ in their GSTIN: none is printed.';
