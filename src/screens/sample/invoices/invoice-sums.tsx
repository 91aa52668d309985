import { Fragment } from 'react';
import { BLANK, formatRupees } from '#domain/format.ts';
import { type GstType, INVOICE_TAX_PERCENT, type InvoiceFigures, taxByHead } from '#domain/sample/invoice.ts';
import type { Paise } from '#domain/money.ts';
import type { TerritorialHead } from '#domain/place-of-supply.ts';

/** The totals of the items, read-only, with a double rule under the total as in a ledger. */
export function InvoiceSums(sums: {
  gstType: GstType;
  /** The head beside CGST (SGST or UTGST), once the customer is known. */
  territorial: TerritorialHead | undefined;
  figures: InvoiceFigures | undefined;
}) {
  const { figures } = sums;
  return (
    <div className="ms-auto w-full max-w-xs">
      <Line label="Subtotal" amount={figures?.amount} />
      <Line label="Tax" amount={figures?.taxAmount} />
      <p className="pb-1 text-end text-caption text-ink-3">
        <Split {...sums} />
      </p>
      <Line label="Total" amount={figures?.totalAmount} className="border-t font-semibold" />
      <div aria-hidden className="h-[3px] border-ink border-y" />
      {figures === undefined && (
        <p role="alert" className="mt-2 text-bad text-caption">
          The amounts are too large to be counted to the paisa. Check the quantities and rates.
        </p>
      )}
    </div>
  );
}

function Line({ label, amount, className = '' }: { label: string; amount: Paise | undefined; className?: string }) {
  return (
    <label className={`flex items-baseline justify-between gap-4 py-1 ${className}`}>
      <span className="text-ink-2">{label}</span>
      <input
        readOnly
        // Computed: Tab passes over it.
        tabIndex={-1}
        value={amount === undefined ? BLANK : formatRupees(amount)}
        className="w-full min-w-0 rounded-tick bg-transparent text-end"
      />
    </label>
  );
}

/** The GST heads of the tax, each unbreakable, and the round-off where the heads miss the tax by a paisa. */
function Split({ gstType, territorial, figures }: Parameters<typeof InvoiceSums>[0]) {
  if (!figures) return BLANK;
  if (gstType === 'Non-GST') return `${INVOICE_TAX_PERCENT} %, under no GST head`;
  const { heads, roundOff } = taxByHead(gstType, figures, territorial);
  const parts = heads.map((head) => `${head.name} ${head.percent} % ${formatRupees(head.amount)}`);
  if (roundOff !== 0) parts.push(`round off ${formatRupees(roundOff)}`);
  return parts.map((part, at) => (
    <Fragment key={part}>
      {at > 0 && ' + '}
      <span className="whitespace-nowrap">{part}</span>
    </Fragment>
  ));
}
