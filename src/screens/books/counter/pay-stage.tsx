import type { ReactNode } from 'react';
import { standingAtPay, standingOfBill } from '#data/books/counter/bill-standing.ts';
import { useLiveResult } from '#data/books/live.ts';
import { withTenders } from '#domain/books/counter/bill-changes.ts';
import type { BillProblem } from '#domain/books/counter/bill-problem.ts';
import { NOTHING_TAKEN, TENDERS } from '#domain/books/counter/tender.ts';
import { TextButton } from '#ui/controls/text-button.tsx';
import { useMoveFocusOnRemoval } from '#ui/navigation/focus.ts';
import { CustomerButton } from './counter-find.tsx';
import type { CounterDialog } from './counter-dialog.ts';
import { LastScan } from './last-scan.tsx';
import { Pay } from './pay/pay.tsx';
import type { Actions } from './use-actions.ts';
import type { Codes } from './use-codes.ts';
import type { Counter } from './use-counter.ts';

/** Pay: the tenders of the bill, and what is wrong with it, or looks so. */
export function PayStage({
  counter,
  codes,
  actions,
  notice,
  onOpen,
}: {
  counter: Counter;
  codes: Codes;
  actions: Actions;
  /** The prints that wait, above the rest. */
  notice: ReactNode;
  onOpen: (dialog: CounterDialog) => void;
}) {
  const { bill, exchange, problems, facts } = counter;
  const place = useMoveFocusOnRemoval<HTMLDivElement>('start');
  const { value: standing } = useLiveResult(['counter standing', bill], async () => bill && standingOfBill(bill));
  const { value: atPay } = useLiveResult(['counter at pay', bill], async () => bill && standingAtPay(bill));
  if (!bill) return null;
  const isTender = (one: BillProblem) => TENDERS.some((tender) => tender === one.field);
  const found = [...(atPay?.problems ?? []), ...problems];
  const ofTenders = Object.fromEntries(found.filter(isTender).map((one) => [one.field, one.sentence]));
  const others = [...(standing?.problems ?? []), ...problems].filter(
    (one, at, all) => !isTender(one) && all.findIndex(({ sentence }) => sentence === one.sentence) === at,
  );
  return (
    <div ref={place} className="flex min-h-0 min-w-0 flex-col bg-paper [grid-area:pay]">
      <Pay
        total={exchange.gets > 0 ? exchange.gets : exchange.pays}
        isRefund={exchange.gets > 0}
        tenders={bill.tenders ?? NOTHING_TAKEN}
        problems={ofTenders}
        customer={<CustomerButton name={bill.customer.name} onPress={() => onOpen({ name: 'customer' })} />}
        notices={
          <>
            <LastScan last={codes.last} stage="pay" />
            {notice}
            <div role="alert" className="flex flex-col gap-1 text-table empty:hidden">
              {others.map((one) => (
                <Notice key={one.sentence} problem={one} look="text-bad" onOpen={onOpen} />
              ))}
              {standing?.warnings.map((one) => (
                <Notice key={one.sentence} problem={one} look="text-waiting" onOpen={onOpen} />
              ))}
            </div>
          </>
        }
        onTenders={(change) => void counter.change((before) => withTenders(before, change(before.tenders)))}
        onQr={facts?.business.upiId ? () => onOpen({ name: 'upi code' }) : undefined}
        onSave={actions.save}
        onBack={() => void counter.leavePay()}
      />
    </div>
  );
}

function Notice({
  problem: { sentence, item },
  look,
  onOpen,
}: {
  problem: BillProblem;
  look: string;
  onOpen: (dialog: CounterDialog) => void;
}) {
  return (
    <p className={`font-medium ${look}`}>
      {sentence}{' '}
      {item && <TextButton onClick={() => onOpen({ name: 'edit item', id: item.id })}>Edit {item.name}</TextButton>}
    </p>
  );
}
