import { withBillDiscount, withCustomer } from '#domain/books/counter/bill-changes.ts';
import { billTitle } from '#domain/books/counter/bill.ts';
import { formatRupees } from '#domain/format.ts';
import { sumOf } from '#domain/money.ts';
import { Quoted } from '#ui/layout/quoted.tsx';
import { Confirmation } from '#ui/overlays/dialog.tsx';
import { lazyDialog } from '#ui/overlays/lazy-dialog.tsx';
import { BillDiscount } from './bill/bill-discount.tsx';
import { CodeQuestions } from './code-questions.tsx';
import { type DialogAtHand, useOpenDialog } from './counter-dialog.ts';
import { CustomerDialog } from './customer-dialog.tsx';
import { HeldBills } from './held/held-bills.tsx';
import type { Actions } from './use-actions.ts';
import type { Codes } from './use-codes.ts';
import type { Counter } from './use-counter.ts';

/** The dialogs and questions of the counter. What a code asks comes before all others. */
export function CounterDialogs({
  dialogs,
  counter,
  codes,
  actions,
}: {
  dialogs: DialogAtHand;
  counter: Counter;
  codes: Codes;
  actions: Actions;
}) {
  const dialog = useOpenDialog(dialogs);
  const { bill, facts, sums, approvals } = counter;
  const close = () => dialogs.open(undefined);
  if (!bill) return null;
  if (codes.question) return <CodeQuestions codes={codes} question={codes.question} />;
  if (approvals.length > 0) {
    return (
      <Confirmation title="Beyond the limit" verb="Go On" onRefuse={counter.goBack} onConfirm={actions.goOn}>
        {approvals.map(({ key, sentence }) => (
          <p key={key}>{sentence}</p>
        ))}
      </Confirmation>
    );
  }
  if (!dialog) return null;
  switch (dialog.name) {
    case 'customer':
      return (
        <CustomerDialog
          customer={bill.customer}
          onChoose={(customer) => void counter.change((before) => withCustomer(before, customer))}
          onClose={close}
        />
      );
    case 'held':
      return (
        <HeldBills
          onRecall={(id) => {
            close();
            void counter.recall(id);
          }}
          onClear={(id) => void counter.clearHeld(id)}
          onClose={close}
        />
      );
    case 'bill discount':
      return (
        <BillDiscount
          discount={bill.billDiscount}
          from={sums && sumOf(sums.lines.map(({ price }) => price))}
          onGive={(discount) => void counter.change((before) => withBillDiscount(before, discount))}
          onClose={close}
        />
      );
    case 'remove line':
      return (
        <Confirmation
          title="Remove line"
          verb="Remove Line"
          onRefuse={close}
          onConfirm={() => {
            close();
            actions.remove(dialog.line);
          }}
        >
          <p>
            Remove <Quoted>{dialog.line.item.name}</Quoted> from the bill?
          </p>
        </Confirmation>
      );
    case 'clear bill':
      return (
        <Confirmation
          title="Clear bill"
          verb="Clear Bill"
          onRefuse={close}
          onConfirm={() => {
            close();
            void counter.clear();
          }}
        >
          <p>
            {billTitle(bill)} of {formatRupees(sums?.total ?? sumOf([]))} is dropped.
          </p>
        </Confirmation>
      );
    case 'returns':
      return (
        <ReturnsDialog
          key={dialog.invoice}
          bill={bill}
          invoice={dialog.invoice}
          onAdded={() => void counter.next()}
          onClose={close}
        />
      );
    case 'edit item':
      return <EditItem id={dialog.id} onClose={close} />;
    case 'drawer':
      return <DrawerDialog name={dialog.which} onClose={close} />;
    case 'favourites':
      return <EditFavourites onClose={close} />;
    case 'upi code':
      return facts ? <UpiCode bill={bill} business={facts.business} onClose={close} /> : null;
  }
}

const DrawerDialog = lazyDialog(async () => (await import('./shifts/drawer-dialog.tsx')).DrawerDialog);
const EditFavourites = lazyDialog(async () => (await import('./favourites/edit-favourites.tsx')).EditFavourites);
const UpiCode = lazyDialog(async () => (await import('./pay/upi-code.tsx')).UpiCode);
const ReturnsDialog = lazyDialog(async () => (await import('./returns/returns-dialog.tsx')).ReturnsDialog);
const EditItem = lazyDialog(async () => (await import('./edit-item.tsx')).EditItem);
