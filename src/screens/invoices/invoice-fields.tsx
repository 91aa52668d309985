import { supplyTo } from '#data/customers.ts';
import { useLiveResult } from '#data/live.ts';
import { formatDayWithWeekday } from '#domain/format.ts';
import { countableFiguresOf, GST_TYPES, type GstType, type InvoiceEntry } from '#domain/invoice.ts';
import { DateField } from '#ui/fields/date-field.tsx';
import { PickField } from '#ui/fields/pick-field.tsx';
import { CustomerPick } from './customer-pick.tsx';
import type { InvoiceEditor } from './invoice-kind.ts';
import { InvoiceSums } from './invoice-sums.tsx';
import { ItemRows } from './item-rows.tsx';

/** The form of an invoice: who and when, what, and what it comes to. */
export function InvoiceFields({
  draft,
  missing,
  onChange,
}: {
  draft: InvoiceEntry;
  missing: InvoiceEditor['missing'];
  onChange: (patch: Partial<InvoiceEntry>) => void;
}) {
  const figures = countableFiguresOf(draft);
  const { value: supply } = useLiveResult(['supply to', draft.customerName], async () =>
    draft.customerName === '' ? undefined : supplyTo(draft.customerName),
  );
  return (
    <div className="flex flex-col gap-5">
      <div className="grid gap-4 sm:grid-cols-2">
        <DateField
          label="Date"
          isRequired
          problem={missing.includes('date') ? 'Enter the date of the invoice.' : undefined}
          value={draft.date}
          show={formatDayWithWeekday}
          onChange={(date) => onChange({ date })}
        />
        <CustomerPick
          problem={missing.includes('customerName') ? 'Choose a customer.' : undefined}
          name={draft.customerName}
          onChange={(customerName) => onChange({ customerName })}
        />
        <PickField
          label="GST Type"
          value={draft.gstType}
          options={GST_TYPES}
          help={hintOf(supply, draft.gstType)}
          onChange={(gstType) => onChange({ gstType })}
        />
        <DateField
          label="Due Date"
          value={draft.dueDate}
          show={formatDayWithWeekday}
          onChange={(dueDate) => onChange({ dueDate })}
        />
      </div>
      <ItemRows
        items={draft.items}
        figures={figures}
        isAmountMissing={missing.includes('amount')}
        onChange={(items) => onChange({ items })}
      />
      <InvoiceSums gstType={draft.gstType} territorial={supply?.territorial} figures={figures} />
    </div>
  );
}

/** A word beside the choice, where the place of supply speaks against it or cannot be known; nothing forbids it. */
function hintOf(supply: Awaited<ReturnType<typeof supplyTo>>, gstType: GstType): string | undefined {
  if (!supply) return undefined;
  if (!supply.isClear) return 'Customers of this name differ in their GSTIN: none is printed.';
  if (gstType === 'Non-GST' || gstType === supply.gstType) return undefined;
  return `The place of supply is ${supply.state}: ${supply.gstType} is usual.`;
}
