import { moment, today } from '#data/clock.ts';
import { act } from '#data/books/act.ts';
import { Refusal } from '#data/store/refusal.ts';
import type { WriteTransaction } from '#data/store/write-transaction.ts';
import type { Drawer } from '#domain/books/counter/drawer.ts';
import { type ClosingShiftInput, handedOver, problemsInClosing } from '#domain/books/counter/shifts/closing-shift.ts';
import { contraOf, journalOfDifference, SHORT_AND_OVER } from '#domain/books/counter/shifts/drawer-vouchers.ts';
import {
  differenceInOpening,
  type OpeningShiftInput,
  problemsInOpening,
} from '#domain/books/counter/shifts/opening-shift.ts';
import { isOpen, type Shift, titleOfShift } from '#domain/books/counter/shifts/shift.ts';
import { nameKey } from '#domain/books/names.ts';
import type { Named, ShiftPart } from '#domain/books/voucher-head.ts';
import type { VoucherInput } from '#domain/books/vouchers/voucher.ts';
import { asPaise, type Paise, ZERO } from '#domain/money.ts';
import { refuseIfWrong } from '#data/books/field-refusals.ts';
import { BUSINESS_ID, ID_DIGITS, LEDGER_PREFIX, SHIFT_PREFIX } from '#data/books/ids.ts';
import type { Access } from '#data/books/staff/access.ts';
import { addMaster } from '#data/books/masters/masters.ts';
import type { BooksTable, Rows } from '#data/books/tables.ts';
import { insertVoucher, VOUCHER_TABLES } from '#data/books/vouchers/insert-voucher.ts';
import { counterSettingsWithin } from '#data/books/counter-settings.ts';
import { drawerWithin } from './drawers.ts';
import { cashWithin, FIGURE_TABLES, shiftFiguresWithin } from './shift-figures.ts';

/**
 * Opens a shift of the drawer of this device: puts money in, and posts the difference between what was counted and what the
 * books say, with its reason. Refused while one is open, and to a drawer without shifts.
 */
export function openShift(input: OpeningShiftInput): Promise<Shift> {
  return act('sell', SHIFT_VERB_TABLES, async (transaction, access) => {
    const drawer = await drawerWithin(transaction);
    await refuseOpening(transaction, drawer);
    const { cash } = drawer;
    const left = await transaction.read((db) => cashWithin(db, cash.id, today()));
    refuseIfWrong(problemsInOpening(input, { left, cash }, await counterSettingsWithin(transaction)));
    const difference = differenceInOpening(input, left);
    const putIn = input.putIn ?? ZERO;
    const [id, number] = [
      await transaction.freshId('shifts', SHIFT_PREFIX, ID_DIGITS),
      await nextNumber(transaction, drawer),
    ];
    const shift: Shift = {
      id,
      rev: 1,
      drawer: { id: drawer.id, name: drawer.name },
      cash,
      number,
      openedAt: moment(),
      ...(await whoOpens(transaction, access)),
      left,
      putIn,
      openingCash: input.counted ?? ZERO,
    };
    const title = `${titleOfShift(shift)} of ${drawer.name}`;
    if (putIn > 0 && input.from) {
      const contra = contraOf({ paidFrom: input.from, receivedIn: cash, amount: putIn }, today(), `${title}: put in`);
      await insertOfShift(transaction, contra, shift, 'Opening');
    }
    const [counted, reason] = [`${title}: counted when it was opened`, input.reason.trim()];
    await postDifference(transaction, difference, shift, 'Opening', reason === '' ? counted : `${counted}: ${reason}`);
    await transaction.insert('shifts', shift);
    return shift;
  });
}

/**
 * Closes a shift: posts the difference, hands over what does not stay in the drawer, and keeps its Z. `shown` is what was
 * expected when the difference was shown; refused if a voucher changed that meanwhile. Nothing else but a locked day stops it.
 */
export function closeShift(id: string, input: ClosingShiftInput, shown: Paise): Promise<Shift> {
  return act('sell', SHIFT_VERB_TABLES, async (transaction, access) => {
    const shift = await transaction.find('shifts', id);
    if (!isOpen(shift)) throw new Refusal('Not saved', `${titleOfShift(shift)} is closed already.`);
    if (shift.openedByPerson !== undefined && shift.openedByPerson !== access.person?.id)
      access.need('othersShift', {
        key: `shift/${id}`,
        sentence: `${titleOfShift(shift)} of ${shift.openedBy} is closed.`,
      });
    const figures = await transaction.read((db) => shiftFiguresWithin(db, shift, today()));
    if (figures.expected !== shown) throw new Refusal('Not saved', CHANGED_MEANWHILE);
    refuseIfWrong(
      problemsInClosing(
        input,
        { expected: figures.expected, cash: shift.cash },
        await counterSettingsWithin(transaction),
      ),
    );
    const counted = input.counted ?? ZERO;
    const difference = asPaise(counted - figures.expected);
    const handed = handedOver(input);
    const title = `${titleOfShift(shift)} of ${shift.drawer.name}`;
    const reason = input.reason.trim();
    await postDifference(transaction, difference, shift, 'Closing', reason === '' ? title : `${title}: ${reason}`);
    if (handed > 0 && input.handTo) {
      const contra = contraOf(
        { paidFrom: shift.cash, receivedIn: input.handTo, amount: handed },
        today(),
        `${title}: handed over`,
      );
      await insertOfShift(transaction, contra, shift, 'Closing');
    }
    const { keys: _, ...before } = shift as Shift & { keys?: unknown };
    const closed: Shift = {
      ...before,
      rev: shift.rev + 1,
      z: {
        ...figures,
        closedAt: moment(),
        closedBy: await whoActs(transaction, access),
        countedCash: counted,
        difference,
        reason,
        left: input.leave ?? ZERO,
        handedOver: handed,
        handedTo: handed > 0 ? (input.handTo?.name ?? '') : '',
      },
    };
    await transaction.replace('shifts', shift, closed);
    return closed;
  });
}

const SHIFT_VERB_TABLES: readonly BooksTable[] = [
  ...new Set<BooksTable>(['drawers', 'counterSettings', ...FIGURE_TABLES, ...VOUCHER_TABLES]),
];

async function refuseOpening(transaction: WriteTransaction<Rows>, drawer: Drawer): Promise<void> {
  if (!drawer.shifts)
    throw new Refusal('Not saved', `${drawer.name} keeps no shifts. Turn them on in Settings › Counter.`);
  const [open] = await transaction.where('shifts', 'keys.open', drawer.id);
  if (open) throw new Refusal('Not saved', `${titleOfShift(open)} of ${drawer.name} is open already.`);
}

async function nextNumber(transaction: WriteTransaction<Rows>, { id }: Drawer): Promise<number> {
  const last = await transaction.read((db) =>
    db
      .records('shifts')
      .where('[drawer.id+keys.serial]')
      .between([id, Number.NEGATIVE_INFINITY], [id, Number.POSITIVE_INFINITY])
      .last(),
  );
  return (last?.number ?? 0) + 1;
}

async function whoOpens(
  transaction: WriteTransaction<Rows>,
  access: Access,
): Promise<Pick<Shift, 'openedBy' | 'openedByPerson'>> {
  const { person } = access;
  return { openedBy: await whoActs(transaction, access), ...(person && { openedByPerson: person.id }) };
}

async function whoActs(transaction: WriteTransaction<Rows>, { person }: Access): Promise<string> {
  return person?.name ?? (await transaction.get('business', BUSINESS_ID))?.yourName ?? '';
}

async function insertOfShift(
  transaction: WriteTransaction<Rows>,
  input: VoucherInput,
  { id }: Shift,
  as: ShiftPart,
): Promise<void> {
  await insertVoucher(transaction, { ...input, shift: { id, as } }, 'Issued');
}

async function postDifference(
  transaction: WriteTransaction<Rows>,
  difference: Paise,
  shift: Shift,
  as: ShiftPart,
  narration: string,
): Promise<void> {
  if (difference === 0) return;
  const ledgers = { cash: shift.cash, shortAndOver: await shortAndOver(transaction) };
  await insertOfShift(transaction, journalOfDifference(difference, ledgers, today(), narration), shift, as);
}

/** The ledger of differences, made with the first. */
async function shortAndOver(transaction: WriteTransaction<Rows>): Promise<Named> {
  const { name, group } = SHORT_AND_OVER;
  const [there] = await transaction.where('ledgers', 'keys.unique', nameKey(name));
  if (there) return { id: there.id, name: there.name };
  const { id } = await addMaster(transaction, 'ledgers', LEDGER_PREFIX, { name, group, opening: ZERO, isActive: true });
  return { id, name };
}

const CHANGED_MEANWHILE =
  'The drawer was used meanwhile, in another tab or page, so nothing was saved. Count it again.';
