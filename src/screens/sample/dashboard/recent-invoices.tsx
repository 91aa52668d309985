import { useNavigate } from '@tanstack/react-router';
import { Download, Eye } from 'lucide';
import { newestInvoices } from '#data/sample/invoices.ts';
import { useLive } from '#data/sample/live.ts';
import { formatDay, formatRupees, formatText } from '#domain/format.ts';
import { type Invoice, toneOf } from '#domain/sample/invoice.ts';
import { Badge } from '#ui/layout/badge.tsx';
import { Empty } from '#ui/layout/empty.tsx';
import { ColumnFigure } from '#ui/layout/figure.tsx';
import { Quoted } from '#ui/layout/quoted.tsx';
import { RowAction, RowButtons } from '#ui/records/row-actions.tsx';
import { TextLink } from '#ui/controls/text-link.tsx';
import { toastSuccess } from '#ui/feedback/toast.tsx';
import { Block } from './block.tsx';
import { downloadInvoice } from './download-invoice.ts';

/** The newest invoices. Placeholders keep their room until they are read. */
export function RecentInvoices() {
  const invoices = useLive(['invoices', 'newest', SHOWN], () => newestInvoices(SHOWN));
  const navigate = useNavigate();

  function view({ id }: Invoice) {
    toastSuccess('Opening Invoice', `Showing ${id} among all invoices`);
    void navigate({ to: '/invoices', search: { show: id } });
  }

  return (
    <Block
      title="Recent Invoices"
      aside={
        <TextLink to="/invoices" data-unprinted>
          View All
        </TextLink>
      }
    >
      <ul role="list" aria-label="Recent Invoices" className="flex grow flex-col">
        {invoices?.map((invoice) => (
          <li key={invoice.id} className={LINE}>
            <p className="truncate font-medium @min-[32rem]:row-start-1">
              <Quoted>{formatText(invoice.customerName)}</Quoted>
            </p>
            <p className={`text-end font-medium ${WHOLE_HEIGHT} @min-[32rem]:col-start-3`}>
              <ColumnFigure look="@max-[32rem]:after:content-none">{formatRupees(invoice.totalAmount)}</ColumnFigure>
            </p>
            <div className="flex flex-col items-start gap-1 @min-[32rem]:contents">
              <p className="text-caption text-ink-3 @min-[14rem]:whitespace-nowrap @min-[32rem]:col-start-1 @min-[32rem]:row-start-2">
                {invoice.id}
                {` · ${formatDay(invoice.date)}`}
              </p>
              <p className={`flex ${WHOLE_HEIGHT} @min-[32rem]:col-start-2`}>
                <Badge tone={toneOf(invoice.status)}>{invoice.status}</Badge>
              </p>
            </div>
            <div className={`@max-[32rem]:-me-1.5 ${WHOLE_HEIGHT} @min-[32rem]:col-start-4`}>
              <RowButtons>
                <RowAction name={`View ${invoice.id}`} icon={Eye} onPress={() => view(invoice)} />
                <RowAction
                  name={`Download ${invoice.id}`}
                  icon={Download}
                  onPress={() => void downloadInvoice(invoice)}
                />
              </RowButtons>
            </div>
          </li>
        ))}
        {!invoices && ROOM.map((at) => <li key={at} aria-hidden className={LINE} />)}
      </ul>
      {invoices?.length === 0 && (
        <div className="border-t">
          <Empty>No invoices yet.</Empty>
        </div>
      )}
    </Block>
  );
}

const WHOLE_HEIGHT = '@min-[32rem]:row-span-2 @min-[32rem]:row-start-1';
const SHOWN = 5;
const ROOM = Array.from({ length: SHOWN }, (_, at) => at);
/** One line if there is room: customer and id, status, amount, actions; two lines on a phone. */
const LINE =
  'grid min-h-21 shrink-0 grid-cols-[minmax(0,1fr)_max-content] content-center items-center gap-x-3 border-t px-4 @max-[32rem]:py-2 @max-[14rem]:grid-cols-1 hover:bg-wash/60 @min-[32rem]:min-h-14 @min-[32rem]:grow @min-[32rem]:basis-14 @min-[32rem]:grid-cols-[minmax(0,1fr)_5.5rem_minmax(6.5rem,max-content)_max-content] @min-[32rem]:pe-2';
