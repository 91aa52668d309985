import { customerSuggestions } from '#data/sample/sales-orders.ts';
import { useSuggestions } from '#data/sample/live.ts';
import { formatDayWithWeekday, formatPlainRupees, formatRupees, formatText } from '#domain/format.ts';
import { readPickedDay } from '#domain/picked-day.ts';
import { readRupees } from '#domain/amount-reading.ts';
import { SALES_ORDER_STATUSES } from '#domain/sample/sales-order.ts';
import { Quoted } from '#ui/layout/quoted.tsx';
import { OrderFields } from '#screens/parts/order-fields.tsx';
import { DeleteConfirmation, RecordForm } from '#ui/record-forms/record-dialogs.tsx';
import type { SalesOrderEditor } from './sales-order-editor.ts';

/** The dialogs to create, edit and delete a sales order. */
export function SalesOrderDialogs({ editor }: { editor: SalesOrderEditor }) {
  const typed = 'draft' in editor.state ? editor.state.draft.customerName : '';
  const suggestions = useSuggestions(['salesOrders', 'suggestions', typed], () => customerSuggestions(typed));
  return (
    <>
      <RecordForm
        editor={editor}
        codeOf={({ id }) => id}
        titles={{ create: 'Create New Sales Order', edit: 'Edit Sales Order' }}
      >
        {({ customerName, ...draft }) => (
          <OrderFields
            order={{ ...draft, party: customerName }}
            party={{ label: 'Customer Name', problem: 'Enter the name of the customer.', suggestions }}
            statuses={SALES_ORDER_STATUSES}
            readDay={readPickedDay}
            showDay={formatDayWithWeekday}
            readMoney={readRupees}
            showMoney={formatPlainRupees}
            isMissing={(field) => editor.missing.includes(field === 'party' ? 'customerName' : field)}
            onChange={({ party, ...change }) =>
              editor.change({ ...change, ...(party !== undefined && { customerName: party }) })
            }
          />
        )}
      </RecordForm>
      <DeleteConfirmation editor={editor} title="Delete sales order">
        {(order) => (
          <>
            <p>Are you sure you want to delete this sales order? This action cannot be undone.</p>
            <p className="text-ink">
              {order.id}, <Quoted>{formatText(order.customerName)}</Quoted>, {formatRupees(order.amount)}
            </p>
          </>
        )}
      </DeleteConfirmation>
    </>
  );
}
