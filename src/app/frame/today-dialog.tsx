import { Link } from '@tanstack/react-router';
import { today } from '#data/clock.ts';
import { invoicesDueOn, longestOverdue } from '#data/sample/invoices.ts';
import { useLive } from '#data/sample/live.ts';
import { financialYearOf, quarterOf } from '#domain/calendar.ts';
import { formatDay, formatDayInWords, formatNumber, formatRupees, formatText } from '#domain/format.ts';
import { Button } from '#ui/controls/button.tsx';
import { Dialog, DialogBody, DialogButtons } from '#ui/overlays/dialog.tsx';
import { LinkButton } from '#ui/controls/link-button.tsx';
import { Quoted } from '#ui/layout/quoted.tsx';
import { QuietBoundary } from './quiet-boundary.tsx';
import { todayOpening } from './open-signals.ts';

/** Today's date, its financial year and quarter, and the invoices due today or overdue. */
export function TodayDialog({ onClose }: { onClose: () => void }) {
  const day = today();
  return (
    <Dialog title="Today" opener={todayOpening} onDismiss={onClose} width="max-w-md">
      <DialogBody>
        <p className="font-semibold text-heading">{formatDayInWords(day)}</p>
        <p className="text-ink-2">
          Financial year {financialYearOf(day)}, quarter {quarterOf(day)}
        </p>
        <QuietBoundary>
          <Owed onFollow={onClose} />
        </QuietBoundary>
      </DialogBody>
      <DialogButtons>
        <Button onClick={onClose}>Close</Button>
        <LinkButton to="/invoices" look="primary" onClick={onClose}>
          Go to Invoices
        </LinkButton>
      </DialogButtons>
    </Dialog>
  );
}

function Owed({ onFollow }: { onFollow: () => void }) {
  const day = today();
  const due = useLive(['invoices due', day, SHOWN], () => invoicesDueOn(day, SHOWN));
  const overdue = useLive(['longest overdue', SHOWN], () => longestOverdue(SHOWN));
  return (
    <>
      <InvoiceLines title="Due today" none="Nothing falls due today." found={due} onFollow={onFollow} />
      <InvoiceLines title="Overdue" none="No invoice is overdue." found={overdue} onFollow={onFollow} />
    </>
  );
}

function InvoiceLines({
  title,
  none,
  found,
  onFollow,
}: {
  title: string;
  none: string;
  found: Awaited<ReturnType<typeof invoicesDueOn>> | undefined;
  onFollow: () => void;
}) {
  const invoices = found?.invoices;
  const more = found ? found.count - found.invoices.length : 0;
  return (
    <section className="mt-5">
      <h3 className="border-b pb-1.5 font-medium">{title}</h3>
      {invoices?.length === 0 && <p className="py-2 text-ink-2">{none}</p>}
      <ul>
        {invoices?.map((invoice) => (
          <li key={invoice.id} className="border-b last:border-0">
            <Link
              to="/invoices"
              search={{ show: invoice.id }}
              onClick={onFollow}
              className="-mx-2 flex min-h-control items-baseline justify-between gap-4 rounded-tick px-2 py-2 hover:bg-wash"
            >
              <span className="min-w-0">
                <span className="block truncate text-peacock">
                  <Quoted>{formatText(invoice.customerName)}</Quoted>
                </span>
                <span className="text-caption text-ink-3">
                  {invoice.id}, due {formatDay(invoice.dueDate)}
                </span>
              </span>
              <span>{formatRupees(invoice.totalAmount)}</span>
            </Link>
          </li>
        ))}
      </ul>
      {more > 0 && <p className="border-t py-2 text-ink-2">and {formatNumber(more)} more</p>}
    </section>
  );
}

const SHOWN = 5;
