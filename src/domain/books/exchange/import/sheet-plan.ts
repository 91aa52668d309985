import type { IsoDate } from '#domain/calendar.ts';
import { asPaise, negative, type Paise, sumOf, ZERO } from '#domain/money.ts';
import { type Item, itemInput } from '#domain/books/masters/item.ts';
import { ownCodesOf, scaleCodeIsTaken } from '#domain/books/masters/item-row.ts';
import { problemsInItem } from '#domain/books/masters/item-problems.ts';
import type { Ledger } from '#domain/books/masters/ledger.ts';
import { nameKey } from '#domain/books/names.ts';
import { openingInput } from '#domain/books/masters/opening-balance.ts';
import { problemInSplit } from '#domain/books/masters/opening-bill.ts';
import type { Party, PartyKind } from '#domain/books/masters/party.ts';
import { BILL_COLUMNS, type BillOfRow, billOfRow } from './bill-rows.ts';
import { Cells } from './cells.ts';
import { type ColumnField, headingsIn, joinedTitles, type ColumnMatching, matchColumns } from './columns.ts';
import { ITEM_COLUMNS, itemOfRow, openingStockOf } from './item-rows.ts';
import { isOfLedgers, LEDGER_COLUMNS, ledgerOfRow } from './ledger-rows.ts';
import { PARTY_COLUMNS, partyOfRow } from './party-rows.ts';
import { SharedCodes } from './shared-codes.ts';

/** The kinds of record that the rows of a sheet may be. */
export const SHEET_KINDS = ['Items', 'Parties', 'Ledgers', 'Open Bills'] as const;
export type SheetKind = (typeof SHEET_KINDS)[number];

/** The fields that columns of a kind are matched with. */
export const COLUMNS: Readonly<Record<SheetKind, readonly ColumnField<string>[]>> = {
  Items: ITEM_COLUMNS,
  Parties: PARTY_COLUMNS,
  Ledgers: LEDGER_COLUMNS,
  'Open Bills': BILL_COLUMNS,
};

/** A row that says something, and its line in the file. */
export type FileRow = Readonly<{ line: number; cells: readonly string[] }>;

/** The change that a row makes to the books. */
export type PlannedAction =
  | Readonly<{ of: 'items'; record: Omit<Item, 'id'> }>
  | Readonly<{ of: 'parties'; record: Omit<Party, 'id'> }>
  | Readonly<{ of: 'ledgers'; record: Omit<Ledger, 'id'> }>
  /** A ledger or party that is there opens with another balance. */
  | Readonly<{ of: 'opening'; id: string; opens: Paise }>
  /** An item that is there, and had none, has opening stock. */
  | Readonly<{ of: 'stock'; id: string; stock: OpeningStock }>
  | Readonly<{ of: 'bill'; id: string; bill: BillOfRow['bill']; signed: Paise }>;

/** A row of the file: what it does, or what is wrong with it, in words. `notes` are what is to be known of one that goes in. */
export type PlannedRow = Readonly<{
  row: FileRow;
  name: string;
  problems: readonly string[];
  notes?: readonly string[];
  action?: PlannedAction;
}>;

export type OpeningStock = Pick<Item, 'openingQuantity' | 'openingRate'>;

/** The records that the books have already, by the keys of their names. */
export type ExistingRecords = Readonly<{
  items: ReadonlyMap<string, Item>;
  parties: ReadonlyMap<string, Party>;
  ledgers: ReadonlyMap<string, Ledger>;
  /** Whether the business adds GST to prices that have none in them. */
  chargesGst?: boolean;
}>;

/** Guesses the kind of a sheet, until the user says otherwise: the kind and row whose headings name the most fields. */
export function guessSheet(rows: readonly FileRow[]): Readonly<{ kind: SheetKind; head: number }> {
  const near = rows.slice(0, HEADINGS_WITHIN);
  const scores = SHEET_KINDS.flatMap((kind) =>
    near.map(({ cells }, head) => ({ kind, head, score: headingsIn(COLUMNS[kind], cells) })),
  );
  const [best] = scores.toSorted((one, other) => other.score - one.score || one.head - other.head);
  if (!best) return { kind: 'Items', head: 0 };
  // Other programs call a ledger and a party by the same headings; the groups of the rows tell them apart.
  return best.kind === 'Parties' && areLedgers(rows.slice(best.head)) ? { ...best, kind: 'Ledgers' } : best;
}

/** Whether most rows under these headings name a group that parties are never in. */
function areLedgers([head, ...rows]: readonly FileRow[]): boolean {
  const { group } = matchColumns(LEDGER_COLUMNS, head?.cells ?? []);
  const some = rows.slice(0, HEADINGS_WITHIN);
  return some.filter(({ cells }) => isOfLedgers(cells[group ?? -1] ?? '')).length * 2 > some.length;
}

/** Where the headings of a kind end, in one row or in two, what they say, and which column is which. */
export type SheetHead = Readonly<{ head: number; titles: readonly string[]; matching: ColumnMatching<string> }>;

export function sheetHead(rows: readonly FileRow[], kind: SheetKind): SheetHead {
  const fields = COLUMNS[kind];
  let best = { head: 0, titles: rows[0]?.cells ?? [], score: 0 };
  for (const [at, { cells }] of rows.slice(0, HEADINGS_WITHIN).entries()) {
    const both = joinedTitles(fields, cells, rows[at + 1]?.cells ?? []);
    for (const choice of [{ head: at, titles: cells }, ...(both ? [{ head: at + 1, titles: both }] : [])]) {
      const score = headingsIn(fields, choice.titles);
      if (score > best.score) best = { ...choice, score };
    }
  }
  return { head: best.head, titles: best.titles, matching: matchColumns(fields, best.titles) };
}

export type SheetTerms = Readonly<{
  kind: SheetKind;
  matching: ColumnMatching<string>;
  /** The kind of parties whose row does not say it. */
  usual: PartyKind;
  today: IsoDate;
  /** The sheet that the rows stand in: what of it could not be read stops its row. */
  sheet?: Readonly<{ notes: readonly Readonly<{ line: number; why: string }>[] }>;
}>;

/** Plans the rows of a sheet, one after the other; `whole` checks what only all of them together show. */
export function sheetPlan({ kind, matching, usual, today, sheet }: SheetTerms, known: ExistingRecords) {
  const seen = new Map<string, number>();
  const codes = new SharedCodes([...known.items.values(), ...known.parties.values()]);
  const lost = new Map(sheet?.notes.map(({ line, why }) => [line, why]));
  const coded = new Map(
    [...known.items.values()]
      .filter(({ isActive }) => isActive)
      .flatMap((item) => ownCodesOf(item).map(([code]) => [code, item] as const)),
  );
  const columns = COLUMNS[kind];
  const labels = new Map(columns.map(({ name, label }) => [name, label]));
  const cellsOf = ({ cells }: FileRow) =>
    new Cells<string>(
      (name) => cells[matching[name] ?? -1] ?? '',
      (name) => labels.get(name) ?? name,
    );

  function plan(row: FileRow): PlannedRow | undefined {
    const cells = cellsOf(row);
    // A page that begins anew repeats the headings.
    if (headingsIn(columns, row.cells) >= HEADINGS_AT_LEAST) return undefined;
    const name = cells.text(kind === 'Open Bills' ? 'party' : 'name');
    if (/^(grand\s+|sub\s*)?totals?\b:?$/i.test(name))
      return { row, name, problems: ['This is a total, and no record.'] };
    const action = actionOf(cells, name, row.line);
    cells.say(lost.get(row.line));
    const { problems } = cells;
    if (!action || problems.length > 0) return { row, name, problems };
    const notes = 'record' in action ? codes.add(action.record, `line ${row.line}`) : [];
    return { row, name, problems, action, notes };
  }

  function actionOf(cells: Cells<string>, name: string, line: number): PlannedAction | undefined {
    const key = nameKey(name);
    const account = known.parties.get(key) ?? known.ledgers.get(key);
    switch (kind) {
      case 'Items': {
        const item = known.items.get(key);
        const stock = item && openingStockOf(cells, item.kind);
        if (item && stock && stock.openingQuantity !== 0 && item.openingQuantity === 0) {
          sayTwice(cells, key, line, false);
          const { openingQuantity, openingRate } = problemsInItem({ ...itemInput(item, today), ...stock }, today);
          cells.say(openingQuantity);
          cells.say(openingRate);
          return { of: 'stock', id: item.id, stock };
        }
        sayTwice(cells, key, line, item !== undefined);
        const record = itemOfRow(cells, today, known.chargesGst ?? false);
        if (record) sayCodesTwice(cells, record, line);
        return record && { of: 'items', record };
      }
      case 'Parties': {
        sayTwice(cells, key, line, account !== undefined);
        const record = partyOfRow(cells, usual);
        return record && { of: 'parties', record };
      }
      case 'Ledgers': {
        sayTwice(cells, key, line, false);
        const read = ledgerOfRow(cells, account);
        if (!read || !account) return read && 'name' in read ? { of: 'ledgers', record: read } : undefined;
        const opens = 'opens' in read ? read.opens : ZERO;
        cells.say(problemInOpening(account, opens));
        return { of: 'opening', id: account.id, opens };
      }
      case 'Open Bills': {
        const bill = billOfRow(cells, known.parties.get(key));
        // Some programs write a row for each line of a bill.
        if (bill) sayAgain(cells, `${key}/${nameKey(bill.bill.number)}/${bill.bill.date}`, line, 'The same bill');
        return bill && asAction(bill);
      }
    }
  }

  function sayTwice(cells: Cells<string>, key: string, line: number, isThere: boolean): void {
    if (key === '') return;
    if (isThere) cells.say('There is one of this name already.');
    else sayAgain(cells, key, line, 'The same name');
  }

  function sayCodesTwice(cells: Cells<string>, record: Omit<Item, 'id'>, line: number): void {
    for (const [code, isTaken] of ownCodesOf(record)) {
      const other = coded.get(code);
      if (other) cells.say(isTaken(other));
      else
        sayAgain(
          cells,
          `code/${code}`,
          line,
          isTaken === scaleCodeIsTaken ? 'The same scale code' : 'The same barcode',
        );
    }
  }

  function sayAgain(cells: Cells<string>, key: string, line: number, what: string): void {
    const before = seen.get(key);
    seen.set(key, before ?? line);
    if (before !== undefined) cells.say(`${what} stands in line ${before}.`);
  }

  /** The bills of a party, those that it has already included, make up its opening balance, or none of them goes in. */
  function whole(rows: readonly PlannedRow[]): readonly PlannedRow[] {
    if (kind !== 'Open Bills') return rows;
    const wrong = new Map<string, string>();
    for (const party of known.parties.values()) {
      const own = rows.flatMap(({ action }) => (action?.of === 'bill' && action.id === party.id ? [action] : []));
      const problem = own.length === 0 ? undefined : problemInBills(party, own);
      if (problem !== undefined) wrong.set(party.id, problem);
    }
    return rows.map((planned) => {
      const problem = planned.action?.of === 'bill' ? wrong.get(planned.action.id) : undefined;
      return problem === undefined ? planned : { row: planned.row, name: planned.name, problems: [problem] };
    });
  }

  return { plan, whole };
}

/** A party with more bills, and the opening balance that they make up. */
export function withBills(
  { opening, bills }: Pick<Party, 'opening' | 'bills'>,
  more: readonly Pick<BillOfRow, 'bill' | 'signed'>[],
): Pick<Party, 'opening' | 'bills'> {
  const isSplit = bills.length > 0 || opening === 0;
  // A balance that was entered as one sum is what the bills divide.
  const opens = isSplit ? sumOf([opening, ...more.map(({ signed }) => signed)]) : opening;
  const onSide = (signed: Paise) => (opens < 0 ? negative(signed) : signed);
  const before = bills.map((bill) => ({ ...bill, amount: onSide(opening < 0 ? negative(bill.amount) : bill.amount) }));
  return {
    bills: [...before, ...more.map(({ bill, signed }) => ({ ...bill, amount: onSide(signed) }))],
    opening: opens,
  };
}

function problemInBills(party: Party, more: readonly Extract<PlannedAction, { of: 'bill' }>[]): string | undefined {
  const { opening, bills } = withBills(party, more);
  return problemInSplit(openingInput(asPaise(Math.abs(opening)), 'Dr'), bills);
}

function problemInOpening(account: Party | Ledger, opens: Paise): string | undefined {
  if (account.opening === opens) return 'It opens with that already.';
  const isSplit = 'bills' in account && account.bills.length > 0;
  return isSplit ? 'Its opening balance is split into bills. Change them in the party.' : undefined;
}

function asAction({ party, bill, signed }: BillOfRow): PlannedAction {
  return { of: 'bill', id: party, bill, signed };
}

/** Letterheads have some lines; what comes later is no heading. */
const HEADINGS_WITHIN = 30;
const HEADINGS_AT_LEAST = 3;
