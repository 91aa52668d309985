import { useRef, useState } from 'react';
import { withFirstBatch } from '#data/books/batches/first-batch.ts';
import { business } from '#data/books/business.ts';
import { findCode } from '#data/books/counter/find-code.ts';
import { refusalOf } from '#data/books/staff/access.ts';
import { today } from '#data/clock.ts';
import { expiredInWords } from '#domain/books/batches/batch-words.ts';
import { withAdded } from '#domain/books/counter/bill-changes.ts';
import { lineOf } from '#domain/books/counter/bill.ts';
import {
  counterRate,
  newLine,
  type ScanDetails,
  scannedOf,
  scannedRow,
  type SaleContext,
} from '#domain/books/counter/new-line.ts';
import { ownTerms } from '#domain/books/documents/blank-document.ts';
import { rowInWords } from '#domain/books/masters/item-row.ts';
import type { Item } from '#domain/books/masters/item.ts';
import { formatRate } from '#domain/books/rate.ts';
import { formatNumber } from '#domain/format.ts';
import { bareCode } from '#domain/item-code.ts';
import type { Quantity } from '#domain/quantity.ts';
import { shorten } from '#ui/layout/shorten.ts';
import type { CounterDialog } from './counter-dialog.ts';
import type { Counter, Stage } from './use-counter.ts';
import type { CodeRow, RowToChoose } from './scans/code-row.ts';
import { sound, type ScanTone } from './scans/tone.ts';

/** What the last scan, or choice, led to, and where the counter stood then. */
export type LastScan = Readonly<{ tone: ScanTone; sentence: string; stage: Stage }>;

/** What a code makes the counter ask. */
export type CodeQuestion = Readonly<
  { code: string; quantity?: Quantity | undefined } & (
    | { kind: 'which'; rows: readonly RowToChoose[] }
    | { kind: 'unknown' }
  )
>;

export type Codes = ReturnType<typeof useCodes>;

/**
 * Takes codes and chosen items into the bill, one after the other. While a question about one is open, the later ones wait in
 * their order. The number of an own invoice opens Returns with it.
 */
export function useCodes(
  counter: Counter,
  takeWaiting: () => Quantity | undefined,
  open: (dialog: CounterDialog) => void,
) {
  const [last, setLast] = useState<LastScan>();
  const [question, setQuestion] = useState<CodeQuestion>();
  const [waiting, setWaiting] = useState<readonly string[]>(NONE);
  /** As what waits its turn finds it. */
  const asked = useRef<{ question: CodeQuestion | undefined; waiting: readonly string[] }>({
    question: undefined,
    waiting: NONE,
  });

  function say(tone: ScanTone, sentence: string) {
    sound(tone);
    setLast({ tone, sentence, stage: counter.stageNow() });
  }

  function ask(next: CodeQuestion | undefined) {
    if (next) sound('bad');
    asked.current.question = next;
    setQuestion(next);
  }

  function wait(codes: readonly string[]) {
    asked.current.waiting = codes;
    setWaiting(codes);
  }

  async function addNow(of: Item, scanned: ScanDetails, quantity: Quantity | undefined, on: SaleContext) {
    const { item, expired, isSold } = await withFirstBatch(of);
    const name = shorten(item.name, MOST_LETTERS);
    const past = expired && expiredInWords(name, expired);
    // What comes back with the bill may be sold by it: Pay says it if that has expired, too.
    const isComingBack = counter.back?.note.lines.some((line) => line.item?.id === item.id);
    if (!isSold && !isComingBack) return say('bad', `${past} Take it off the shelf, and write it off.`);
    // What a scale said is not so many times as much.
    const isCounted = quantity !== undefined && !scanned.weighed;
    const line = newLine(item, on, isCounted ? { ...scanned, quantity } : scanned);
    const bill = await counter.changeNow((before) => withAdded(before, line));
    const added = lineOf(bill, bill.newest);
    if (!added) return;
    if (added.rate === null) return say('bad', `${name}: enter the rate.`);
    const words = `${formatNumber(added.quantity)} ${added.unit} × ₹${formatRate(added.rate)}`;
    if (past === undefined || !isSold) say('good', `${name}: ${words}`);
    else say('bad', `${past} ${words}`);
  }

  async function take(code: string, quantity: Quantity | undefined) {
    if (asked.current.question) {
      if (asked.current.waiting.length < MOST_WAITING) wait([...asked.current.waiting, code]);
      else say('bad', `${MOST_WAITING} codes wait already. Answer the question first.`);
      return;
    }
    if (counter.stageNow() === 'pay') return say('bad', 'Finish the payment first.');
    const [found, on] = await Promise.all([findCode(code), selling()]);
    switch (found.kind) {
      case 'refused':
        return say('bad', found.sentence);
      case 'invoice': {
        const why = refusalOf('returnWithBill');
        if (why !== undefined) return say('bad', why);
        open({ name: 'returns', invoice: found.id });
        return say('good', `Returns of ${found.number}.`);
      }
      case 'unknown':
        return ask({ kind: 'unknown', code, quantity });
      case 'several': {
        const rows = found.rows.map((row) => {
          const rate = counterRate(row.item, on, row.pack);
          const price = rate === null ? '' : ` · ₹${formatRate(rate)}`;
          return { item: row.item, scanned: scannedRow(row, on), words: `${rowInWords(row)}${price}` };
        });
        return ask({ kind: 'which', code, quantity, rows });
      }
      case 'row':
      case 'weighed':
      case 'priced':
        return addNow(found.row.item, scannedOf(found, on), quantity, on);
    }
  }

  return {
    last,
    question,
    waiting: waiting.length,
    say,
    /** Takes a code that was scanned, or typed in full: so many of it. */
    scan: (text: string, typed?: Quantity) => {
      const [code, quantity] = [bareCode(text), typed ?? takeWaiting()];
      return counter.inTurn(() => take(code, quantity));
    },
    /** Adds an item that was chosen from a list or a tile. */
    add: (item: Item, typed?: Quantity) => {
      const quantity = typed ?? takeWaiting();
      return counter.inTurn(async () => {
        if (counter.stageNow() === 'pay') say('bad', 'Finish the payment first.');
        else await addNow(item, {}, quantity, await selling());
      });
    },
    /** Takes the code of the question again, now that an item has it. */
    again: () => {
      const { question: of, waiting: codes } = asked.current;
      ask(undefined);
      wait(NONE);
      if (of) void counter.inTurn(() => take(of.code, of.quantity));
      for (const code of codes) void counter.inTurn(() => take(code, undefined));
    },
    /** Answers the question, with nothing where the code is skipped; then those that wait are taken. */
    answer: (row: CodeRow | undefined) => {
      const { question: of, waiting: codes } = asked.current;
      ask(undefined);
      wait(NONE);
      void counter.inTurn(async () => {
        if (row) await addNow(row.item, row.scanned, of?.quantity, await selling());
      });
      for (const code of codes) void counter.inTurn(() => take(code, undefined));
    },
  };
}

async function selling(): Promise<SaleContext> {
  return { today: today(), own: ownTerms(await business()) };
}

const NONE: readonly never[] = [];
const MOST_WAITING = 20;
/** In the status, whose line is short. */
const MOST_LETTERS = 60;
