import { today } from '#data/clock.ts';
import { invoicesDueOn, longestOverdue } from '#data/invoices.ts';
import { useLive } from '#data/live.ts';
import { financialYearOf, quarterOf } from '#domain/calendar.ts';
import { formatDay, formatDayInWords, formatNumber, formatRupees, formatText } from '#domain/format.ts';
import { Button } from '#ui/button.tsx';
import { Dialog, DialogBody, DialogButtons } from '#ui/dialog.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { Quoted } from '#ui/quoted.tsx';
import { QuietBoundary } from './quiet-boundary.tsx';

/** The day, where it stands in the financial year, and what is owed to us by now. */
export function TodayDialog({ onClose }: { onClose: () => void }) {
  const day = today();
  return (
    <Dialog title="Today" opener="today" onDismiss={onClose} width="max-w-md">
      <DialogBody>
        <p className="font-semibold text-heading">{formatDayInWords(day)}</p>
        <p className="text-ink-2">
          Financial year {financialYearOf(day)}, quarter {quarterOf(day)}
        </p>
        <QuietBoundary>
          <Owed />
        </QuietBoundary>
      </DialogBody>
      <DialogButtons>
        <LinkButton to="/invoices" onClick={onClose}>
          Go to Invoices
        </LinkButton>
        <Button look="primary" onClick={onClose}>
          Close
        </Button>
      </DialogButtons>
    </Dialog>
  );
}

function Owed() {
  const day = today();
  const due = useLive(['invoices due', day, SHOWN], () => invoicesDueOn(day, SHOWN));
  const overdue = useLive(['longest overdue', SHOWN], () => longestOverdue(SHOWN));
  return (
    <>
      <InvoiceLines title="Due today" none="Nothing falls due today." found={due} />
      <InvoiceLines title="Overdue" none="No invoice is overdue." found={overdue} />
    </>
  );
}

function InvoiceLines({
  title,
  none,
  found,
}: {
  title: string;
  none: string;
  found: Awaited<ReturnType<typeof invoicesDueOn>> | undefined;
}) {
  const invoices = found?.invoices;
  const more = found ? found.count - found.invoices.length : 0;
  return (
    <section className="mt-5">
      <h3 className="border-b pb-1.5 font-medium">{title}</h3>
      {invoices?.length === 0 && <p className="py-2 text-ink-2">{none}</p>}
      <ul>
        {invoices?.map((invoice) => (
          <li key={invoice.id} className="flex items-baseline justify-between gap-4 border-b py-2 last:border-0">
            <span className="min-w-0">
              <span className="block truncate">
                <Quoted>{formatText(invoice.customerName)}</Quoted>
              </span>
              <span className="text-caption text-ink-3">
                {invoice.id}, due {formatDay(invoice.dueDate)}
              </span>
            </span>
            <span>{formatRupees(invoice.totalAmount)}</span>
          </li>
        ))}
      </ul>
      {more > 0 && <p className="border-t py-2 text-ink-2">and {formatNumber(more)} more</p>}
    </section>
  );
}

const SHOWN = 5;
