import { flushSync } from 'react-dom';
import type { SavedBill } from '#data/books/counter/save-bill.ts';
import { lockAfterBill } from '#data/books/staff/access.ts';
import { printsEachBill } from '#data/books/counter/this-device.ts';
import { isLastOne, withMore, withoutLine, withQuantity, withRate } from '#domain/books/counter/bill-changes.ts';
import { type BillLine, isBlankBill, lineOf } from '#domain/books/counter/bill.ts';
import type { Rate } from '#domain/books/rate.ts';
import type { Quantity } from '#domain/quantity.ts';
import { useMayDo } from '#screens/books/parts/use-may.ts';
import { isTyping } from '#ui/keys/keys.ts';
import type { CounterDialog } from './counter-dialog.ts';
import { useCounterKeys } from './counter-keys.ts';
import type { Find } from './find/use-find.ts';
import type { Codes } from './use-codes.ts';
import type { Counter } from './use-counter.ts';

export type Actions = ReturnType<typeof useActions>;

/** What keys and presses do at the counter. */
export function useActions({
  counter,
  find,
  codes,
  open,
  afterSave,
}: {
  counter: Counter;
  find: Find;
  codes: Codes;
  open: (dialog: CounterDialog) => void;
  /** What follows a saved bill: it is printed if `prints`, and with cash the drawer opens. */
  afterSave: (saved: SavedBill, prints: boolean) => void;
}) {
  const { bill, stage, selected } = counter;
  /** The selected line, else the newest. */
  const line = bill && (lineOf(bill, selected ?? 0) ?? lineOf(bill, bill.newest));
  const [mayReturnBill, mayReturnOther] = [useMayDo('returnWithBill'), useMayDo('returnWithoutBill')];
  const mayReturn = mayReturnBill || mayReturnOther;
  const isAtLines = stage === 'bill' && bill !== undefined;

  function more(by: 1 | -1, of = line) {
    if (!of) return;
    if (by === -1 && isLastOne(of)) open({ name: 'remove line', line: of });
    else void counter.change((before) => withMore(before, of.id, by));
  }

  function remove(of: BillLine) {
    if (selected === of.id) counter.select(undefined);
    void counter.change((before) => withoutLine(before, of.id));
  }

  function step(by: 1 | -1) {
    const lines = bill?.lines ?? [];
    const at = lines.findIndex(({ id }) => id === selected);
    const next = at === -1 ? (by === 1 ? 0 : lines.length - 1) : at + by;
    counter.select(lines[Math.min(Math.max(next, 0), lines.length - 1)]?.id);
  }

  /** Pay waits for a shift, where the drawer has them. */
  function pay() {
    void counter.pay(() => open({ name: 'drawer', which: 'Open Shift' }));
  }

  function finish() {
    if (counter.stageNow() === 'bill') pay();
    else void counter.saveInCash((saved) => end(saved, printsEachBill()));
  }

  function end(saved: SavedBill, prints: boolean) {
    afterSave(saved, prints);
    lockAfterBill();
  }

  const { dropLetters } = useCounterKeys({
    named: {
      pay: () => {
        finish();
        return true;
      },
      customer: () => stage !== 'saved' && act(() => open({ name: 'customer' })),
      hold: () => isAtLines && act(() => void counter.hold()),
      held: () => stage !== 'pay' && act(() => open({ name: 'held' })),
      billDiscount: () => isAtLines && !isBlankBill(bill) && act(() => open({ name: 'bill discount' })),
      returns: () => stage !== 'pay' && act(() => mayReturn && open({ name: 'returns' })),
      newBill: () => stage !== 'pay' && act(() => void (stage === 'saved' ? counter.next() : counter.hold())),
      clearFind: () => leave(),
    },
    isForLines: (target) =>
      isAtLines && (target === find.field.current ? find.now().text === '' : !isTyping({ target })),
    step,
    more,
    remove: () => {
      const of = bill && lineOf(bill, selected ?? 0);
      if (of) remove(of);
    },
    letters: (text, isEntered) => {
      if (stage === 'pay') return;
      // Drawn at once, so that Enter finds them in the field.
      flushSync(() => find.goOnWith(text));
      if (isEntered) find.enter();
    },
  });

  /** Escape leaves Pay, the selected line, or what was saved. */
  function leave(): boolean {
    if (stage === 'pay') void counter.leavePay();
    else if (selected !== undefined) counter.select(undefined);
    else return false;
    return true;
  }

  return {
    dropLetters,
    more,
    remove,
    pay,
    save: (prints: boolean) => void counter.save((saved) => end(saved, prints)),
    goOn: () => void counter.goOn((saved) => end(saved, printsEachBill())),
    setQuantity(quantity: Quantity) {
      if (line) void counter.change((before) => withQuantity(before, line.id, quantity));
      else codes.say('bad', 'Scan or choose an item first.');
    },
    setRate(rate: Rate) {
      if (line) void counter.change((before) => withRate(before, line.id, rate));
      else codes.say('bad', 'Scan or choose an item first.');
    },
  };
}

function act(what: () => void): true {
  what();
  return true;
}
