import { useLayoutEffect, useMemo, useRef, useState } from 'react';
import { letGoOfBill, letGoOfBills } from '#data/books/counter/bill-locks.ts';
import { billAtHand, standingOfBill } from '#data/books/counter/bill-standing.ts';
import {
  beginBill,
  bill as billOf,
  changeBill,
  clearBill,
  clearHeldBill,
  holdBill,
  openCounter,
  recallBill,
} from '#data/books/counter/bills.ts';
import { removeReturn, returnOf } from '#data/books/counter/returns.ts';
import { ApprovalNeeded, approveBill, BillRefused, saveBill, type SavedBill } from '#data/books/counter/save-bill.ts';
import { drawerStanding } from '#data/books/counter/shift-reports.ts';
import { useLive } from '#data/books/live.ts';
import { atPay } from '#domain/books/counter/bill-changes.ts';
import { exchangeSums } from '#domain/books/counter/exchange.ts';
import { asItCame } from '#domain/books/counter/refund.ts';
import { billSums } from '#domain/books/counter/bill-money.ts';
import type { Approval, BillProblem } from '#domain/books/counter/bill-problem.ts';
import { type Bill, isBlankBill } from '#domain/books/counter/bill.ts';
import { counterRate } from '#domain/books/counter/new-line.ts';
import { ownTerms } from '#domain/books/documents/blank-document.ts';
import type { Item } from '#domain/books/masters/item.ts';
import { ZERO } from '#domain/money.ts';
import { useInTurn } from './use-in-turn.ts';

/** Where the counter stands: the lines are entered, the bill is paid, or it was saved. */
export type Stage = 'bill' | 'pay' | 'saved';

export type Counter = ReturnType<typeof useCounter>;

/**
 * The bill that this tab works on, and what can be done with it. Each change is stored before it is seen, and all of them
 * are done in turn.
 */
export function useCounter() {
  const inTurn = useInTurn();
  const [id, setId] = useState<string>();
  const [stage, setStage] = useState<Stage>('bill');
  const [saved, setSaved] = useState<SavedBill>();
  const [selected, select] = useState<number>();
  const [problems, setProblems] = useState<readonly BillProblem[]>(NONE);
  const [approvals, setApprovals] = useState<readonly Approval[]>(NONE);
  const [failure, setFailure] = useState<unknown>();
  /** As what waits its turn finds it: ahead of what is drawn. */
  const now = useRef<{ id: string; stage: Stage }>({ id: '', stage: 'bill' });

  function go(next: Stage) {
    now.current.stage = next;
    setStage(next);
  }

  function workOn(bill: Bill) {
    now.current.id = bill.id;
    setId(bill.id);
    select(undefined);
    setProblems(NONE);
    go('bill');
  }

  // The first turn is that of opening, taken before the page takes scans: what is scanned meanwhile finds a bill.
  useLayoutEffect(() => {
    let isHere = true;
    void inTurn(async () => {
      // Where React mounts twice, the first time takes no bill.
      if (isHere) await openCounter().then((bill) => (isHere ? workOn(bill) : letGoOfBill(bill.id)), setFailure);
    });
    return () => {
      isHere = false;
      letGoOfBills();
    };
    // oxlint-disable-next-line react/exhaustive-effect-dependencies, react-hooks/exhaustive-deps -- only on mount
  }, []);
  if (failure !== undefined) throw failure;

  const read = useLive(['counter', id], async () => (id === undefined ? undefined : billAtHand(id)));
  const sums = useMemo(() => read && billSums(read.bill, read.facts), [read]);

  const exchange = useMemo(() => exchangeSums(read?.back, sums?.total ?? ZERO), [read, sums]);

  /** What one of an item costs at the counter, GST included. */
  const rateOf = (item: Item) =>
    read ? counterRate(item, { today: read.facts.today, own: ownTerms(read.facts.business) }) : item.sellingPrice;

  /** Changes the bill in its turn. */
  const change = (how: (bill: Bill) => Bill) =>
    inTurn(async () => {
      setProblems(NONE);
      await changeBill(now.current.id, how);
    });

  function refused(found: readonly BillProblem[]) {
    setProblems(found);
    const first = found.find(({ line }) => line !== undefined);
    if (first === undefined) return;
    go('bill');
    select(first.line);
  }

  async function openPay(askForShift: () => void) {
    const bill = await billOf(now.current.id);
    if (!bill || isBlankBill(bill)) return;
    const { drawer, shift } = await drawerStanding();
    if (drawer.shifts && !shift) return askForShift();
    const standing = await standingOfBill(bill);
    const atLines = standing.problems.filter(({ line }) => line !== undefined);
    if (atLines.length > 0) return refused(atLines);
    setProblems(NONE);
    select(undefined);
    const back = await returnOf(bill);
    const { gets } = exchangeSums(back, standing.sums?.total ?? ZERO);
    await changeBill(bill.id, (one) => asItCame(atPay(one), gets, back?.came));
    go('pay');
  }

  async function saveNow(paying?: 'rest in cash'): Promise<SavedBill | undefined> {
    try {
      const done = await saveBill(now.current.id, paying);
      setSaved(done);
      setProblems(NONE);
      go('saved');
      // The next one stands ready: a scan finds it without waiting.
      const next = await beginBill();
      now.current.id = next.id;
      setId(next.id);
      return done;
    } catch (error) {
      if (error instanceof ApprovalNeeded) setApprovals(error.approvals);
      else if (error instanceof BillRefused) refused(error.problems);
      else throw error;
      return undefined;
    }
  }

  return {
    id,
    stage,
    saved,
    bill: read?.bill,
    facts: read?.facts,
    back: read?.back,
    sums,
    exchange,
    rateOf,
    selected,
    problems,
    approvals,
    select,
    inTurn,
    change,
    stageNow: () => now.current.stage,
    /** Changes the bill within a turn that is being taken. */
    async changeNow(how: (bill: Bill) => Bill): Promise<Bill> {
      if (now.current.stage === 'saved') go('bill');
      setProblems(NONE);
      select(undefined);
      return changeBill(now.current.id, how);
    },
    pay: (askForShift: () => void) =>
      inTurn(async () => (now.current.stage === 'bill' ? openPay(askForShift) : undefined)),
    leavePay: () => inTurn(async () => (now.current.stage === 'pay' ? go('bill') : undefined)),
    /** Saves the bill as its tenders stand. */
    save: (onSaved?: (done: SavedBill) => void) =>
      inTurn(async () => {
        if (now.current.stage !== 'pay') return;
        const done = await saveNow();
        if (done) onSaved?.(done);
      }),
    /** Puts the rest in cash and saves. */
    saveInCash: (onSaved: (done: SavedBill) => void) =>
      inTurn(async () => {
        if (now.current.stage !== 'pay') return;
        const done = await saveNow('rest in cash');
        if (done) onSaved(done);
      }),
    /** Goes on beyond the limits that were asked about. */
    goOn: (onSaved: (done: SavedBill) => void) =>
      inTurn(async () => {
        setApprovals(NONE);
        await approveBill(now.current.id, approvals);
        const done = await saveNow();
        if (done) onSaved(done);
      }),
    goBack: () => setApprovals(NONE),
    next: () => inTurn(async () => (now.current.stage === 'saved' ? go('bill') : undefined)),
    hold: () => inTurn(async () => workOn(await holdBill(now.current.id))),
    recall: (other: string) => inTurn(async () => workOn(await recallBill(other, now.current.id))),
    clearHeld: (other: string) => inTurn(() => clearHeldBill(other)),
    removeReturn: () =>
      inTurn(async () => {
        await removeReturn(now.current.id);
      }),
    clear: () => inTurn(async () => workOn(await clearBill(now.current.id))),
  };
}

const NONE: readonly never[] = [];
