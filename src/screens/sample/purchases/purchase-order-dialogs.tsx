import { vendorSuggestions } from '#data/sample/purchase-orders.ts';
import { useSuggestions } from '#data/sample/live.ts';
import { formatDayWithWeekday, formatPlainRupees, formatRupees, formatText } from '#domain/format.ts';
import { readPickedDay } from '#domain/picked-day.ts';
import { readRupees } from '#domain/amount-reading.ts';
import { PURCHASE_ORDER_STATUSES } from '#domain/sample/purchase-order.ts';
import { Quoted } from '#ui/layout/quoted.tsx';
import { OrderFields } from '#screens/parts/order-fields.tsx';
import { DeleteConfirmation, RecordForm } from '#ui/record-forms/record-dialogs.tsx';
import type { PurchaseOrderEditor } from './purchase-order-editor.ts';

/** The dialogs to create, edit and delete a purchase order. */
export function PurchaseOrderDialogs({ editor }: { editor: PurchaseOrderEditor }) {
  const suggestions = useSuggestions(['purchaseOrders', 'suggestions'], vendorSuggestions);
  return (
    <>
      <RecordForm
        editor={editor}
        codeOf={({ id }) => id}
        titles={{ create: 'Create New Purchase Order', edit: 'Edit Purchase Order' }}
      >
        {({ vendorName, ...draft }) => (
          <OrderFields
            order={{ ...draft, party: vendorName }}
            party={{ label: 'Vendor Name', problem: 'Enter the name of the vendor.', suggestions }}
            statuses={PURCHASE_ORDER_STATUSES}
            readDay={readPickedDay}
            showDay={formatDayWithWeekday}
            readMoney={readRupees}
            showMoney={formatPlainRupees}
            isMissing={(field) => editor.missing.includes(field === 'party' ? 'vendorName' : field)}
            onChange={({ party, ...change }) =>
              editor.change({ ...change, ...(party !== undefined && { vendorName: party }) })
            }
          />
        )}
      </RecordForm>
      <DeleteConfirmation editor={editor} title="Delete purchase order">
        {(order) => (
          <>
            <p>Are you sure you want to delete this purchase order? This action cannot be undone.</p>
            <p className="text-ink">
              {order.id}, <Quoted>{formatText(order.vendorName)}</Quoted>, {formatRupees(order.amount)}
            </p>
          </>
        )}
      </DeleteConfirmation>
    </>
  );
}
