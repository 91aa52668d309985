import { readNote, writeNote } from '#data/browser-notes.ts';
import { act } from '#data/books/act.ts';
import type { WriteTransaction } from '#data/store/write-transaction.ts';
import { Refusal } from '#data/store/refusal.ts';
import {
  type Drawer,
  type DrawerInput,
  drawerFrom,
  FIRST_DRAWER,
  ledgerNameOf,
  problemsInDrawer,
} from '#domain/books/counter/drawer.ts';
import type { Ledger } from '#domain/books/masters/ledger.ts';
import { nameIsTaken, nameKey } from '#domain/books/names.ts';
import type { Named } from '#domain/books/voucher-head.ts';
import { recordId } from '#domain/record-id.ts';
import { refuseAt, refuseIfWrong } from '#data/books/field-refusals.ts';
import { DRAWER_PREFIX, ID_DIGITS, LEDGER_PREFIX } from '#data/books/ids.ts';
import { addMaster } from '#data/books/masters/masters.ts';
import { booksStore, currentBooksKey } from '#data/books/store.ts';
import type { Rows } from '#data/books/tables.ts';
import { totalKey } from '#data/store/totals.ts';
import { ZERO } from '#domain/money.ts';

/** Every drawer by its number; where none was saved yet, "Counter 1" on the ledgers Cash and Bank. */
export async function everyDrawer(): Promise<readonly Drawer[]> {
  return drawersOf(await booksStore.records('drawers').toArray(), await booksStore.records('ledgers').toArray());
}

/** The drawer that this device uses: the one chosen in Settings › Counter, else the first. */
export async function drawerInUse(): Promise<Drawer> {
  return chosenOf(await everyDrawer());
}

/** Returns the drawer that this device uses, as `drawerInUse`, within an action. */
export async function drawerWithin(transaction: WriteTransaction<Rows>): Promise<Drawer> {
  return chosenOf(drawersOf(await transaction.findEvery('drawers'), await transaction.findEvery('ledgers')));
}

/** Chooses the drawer that this device uses, in these books. */
export function chooseDrawer(id: string): void {
  writeNote(noteName(), id);
}

/** The tables that making or changing a drawer reads and writes. */
const DRAWER_TABLES = ['drawers', 'shifts', 'ledgers', 'parties'] as const;

/** Makes a drawer beside the first one. With shifts and the ledger Cash, a ledger of its own is made for it. */
export function createDrawer(input: DrawerInput): Promise<Drawer> {
  return act('settings', DRAWER_TABLES, async (transaction) => {
    await saveFirst(transaction);
    const fields = await fieldsOf(transaction, input);
    const row: Drawer = { ...fields, id: await transaction.freshId('drawers', DRAWER_PREFIX, ID_DIGITS), rev: 1 };
    await transaction.insert('drawers', row);
    return row;
  });
}

/**
 * Changes a drawer as it was when its form was opened. Refused while its shift is open, if its ledger or whether it has shifts
 * would change.
 */
export function updateDrawer(id: string, rev: number, input: DrawerInput): Promise<void> {
  return act('settings', DRAWER_TABLES, async (transaction) => {
    const saved = await saveFirst(transaction);
    const before = await transaction.find('drawers', id);
    if (before.rev !== (saved?.rev ?? rev)) throw new Refusal('Not saved', CHANGED_MEANWHILE);
    await refuseWhileOpen(transaction, before, input);
    const fields = await fieldsOf(transaction, input, id);
    await transaction.replace('drawers', before, { ...fields, id, rev: before.rev + 1 });
  });
}

/** Deletes a drawer that had no shift yet, and is not the only one. */
export function deleteDrawer(id: string): Promise<void> {
  return act(
    'settings',
    ['drawers', 'shifts', 'ledgers'],
    async (transaction) => {
      const row = await transaction.find('drawers', id);
      const [had] = await transaction.totals([totalKey('shifts', id)]);
      refuseIfStaying(row, await transaction.findEvery('drawers'), had);
      await transaction.remove('drawers', row);
    },
    'Not deleted',
  );
}

/** Refuses to delete it as `deleteDrawer` would, before it is asked. */
export async function refuseDeletingDrawer({ id }: Drawer): Promise<void> {
  const [drawers, [had]] = [await everyDrawer(), await booksStore.totals([totalKey('shifts', id)])];
  const row = drawers.find((drawer) => drawer.id === id);
  if (row) refuseIfStaying(row, drawers, had);
}

function refuseIfStaying({ name }: Drawer, all: readonly Drawer[], had: Readonly<{ count: number }> | undefined): void {
  if (had && had.count > 0)
    throw new Refusal('Not deleted', `${name} has had shifts, which stay with it. Rename it instead.`);
  if (all.length <= 1)
    throw new Refusal('Not deleted', `${name} stays: the counter needs a drawer. Rename it instead.`);
}

/** Saves the first drawer, which stands there without anybody's doing; undefined if one is saved already. */
async function saveFirst(transaction: WriteTransaction<Rows>): Promise<Drawer | undefined> {
  if ((await transaction.findEvery('drawers')).length > 0) return undefined;
  const first = firstDrawer(await transaction.findEvery('ledgers'));
  const row = { ...first, id: await transaction.freshId('drawers', DRAWER_PREFIX, ID_DIGITS), rev: UNSAVED + 1 };
  await transaction.insert('drawers', row);
  return row;
}

/** The `rev` of the drawer that stands for none that was saved. */
const UNSAVED = 0;

function drawersOf(rows: readonly Drawer[], ledgers: readonly Ledger[]): readonly Drawer[] {
  const names = new Map(ledgers.map(({ id, name }) => [id, name]));
  const asNow = <Of extends Named | null>(one: Of): Of => (one ? { ...one, name: names.get(one.id) ?? one.name } : one);
  if (rows.length === 0) return [firstDrawer(ledgers)];
  return rows.map(({ id, rev, name, cash, upi, card, shifts }) => {
    return { id, rev, name, cash: asNow(cash), upi: asNow(upi), card: asNow(card), shifts };
  });
}

/** Cash and the first bank by their roles; in books that came from elsewhere, any of their groups. */
function firstDrawer(ledgers: readonly Ledger[]): Drawer {
  const active = ledgers.filter(({ isActive }) => isActive);
  const of = (role: 'cash' | 'bank', group: 'Cash-in-Hand' | 'Bank Accounts'): Named | null => {
    const found = active.find((one) => one.role === role) ?? active.find((one) => one.group === group);
    return found ? { id: found.id, name: found.name } : null;
  };
  const [cash, bank] = [of('cash', 'Cash-in-Hand'), of('bank', 'Bank Accounts')];
  if (!cash) throw new Refusal('No cash ledger', 'Make a ledger under Cash-in-Hand first.');
  const id = recordId(DRAWER_PREFIX, 1, ID_DIGITS);
  return { id, rev: UNSAVED, name: FIRST_DRAWER, cash, upi: bank, card: bank, shifts: false };
}

function chosenOf(drawers: readonly Drawer[]): Drawer {
  const chosen = drawers.find(({ id }) => id === readNote(noteName())) ?? drawers[0];
  if (!chosen) throw new RangeError('There is always a drawer.');
  return chosen;
}

/** Returns the drawer as it is stored: with shifts, its cash in a ledger of its own. */
async function fieldsOf(transaction: WriteTransaction<Rows>, input: DrawerInput, own?: string) {
  const ledgers = new Map((await transaction.findEvery('ledgers')).map((ledger) => [ledger.id, ledger]));
  refuseIfWrong(problemsInDrawer(input, (id) => ledgers.get(id)?.group));
  const fields = drawerFrom(input);
  const others = (await transaction.findEvery('drawers')).filter(({ id }) => id !== own);
  if (others.some(({ name }) => nameKey(name) === nameKey(fields.name)))
    refuseAt('name', nameIsTaken(fields.name, 'drawer'));
  const cash =
    fields.shifts && ledgers.get(fields.cash.id)?.role === 'cash' ? await ledgerFor(transaction, fields) : fields.cash;
  const other = others.find((one) => one.cash.id === cash.id);
  if (other) refuseAt('cash', `${cash.name} is the ledger of ${other.name}. Choose another one.`);
  return { ...fields, cash };
}

/** The ledger "Cash – Counter 1", made if there is none. */
async function ledgerFor(transaction: WriteTransaction<Rows>, drawer: Pick<Drawer, 'name'>): Promise<Named> {
  const name = ledgerNameOf(drawer);
  const [there] = await transaction.where('ledgers', 'keys.unique', nameKey(name));
  if (there?.group === 'Cash-in-Hand') return { id: there.id, name: there.name };
  const made = { name, group: 'Cash-in-Hand', opening: ZERO, isActive: true } as const;
  const { id } = await addMaster(transaction, 'ledgers', LEDGER_PREFIX, made);
  return { id, name };
}

async function refuseWhileOpen(transaction: WriteTransaction<Rows>, before: Drawer, input: DrawerInput): Promise<void> {
  if (before.cash.id === input.cash?.id && before.shifts === input.shifts) return;
  const [open] = await transaction.where('shifts', 'keys.open', before.id);
  if (!open) return;
  const field = before.shifts === input.shifts ? 'cash' : 'shifts';
  refuseAt(field, `${before.name} has an open shift. Close it first.`);
}

function noteName(): string {
  return `drawer of the counter in ${currentBooksKey() ?? ''}`;
}

const CHANGED_MEANWHILE = 'Another tab changed this drawer meanwhile, so nothing was saved. Look at it again.';
