import { vendorSuggestions } from '#data/purchase-orders.ts';
import { useSuggestions } from '#data/use-suggestions.ts';
import { formatDayWithWeekday, formatPlainRupees, formatRupees, formatText } from '#domain/format.ts';
import { readRupees } from '#domain/reading.ts';
import { PURCHASE_ORDER_STATUSES } from '#domain/purchase-order.ts';
import { Quoted } from '#ui/quoted.tsx';
import { OrderFields } from '#ui/records/order-fields.tsx';
import { DeleteConfirmation, RecordForm } from '#ui/records/record-dialogs.tsx';
import type { PurchaseOrderEditor } from './purchase-order-kind.ts';

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
