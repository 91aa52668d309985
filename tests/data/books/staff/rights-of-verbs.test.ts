import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { act } from '#data/books/act.ts';
import { STAFF_ID } from '#data/books/ids.ts';
import { areGuarded } from '#data/books/staff/access.ts';
import { booksStore } from '#data/books/store.ts';
import { type ChangedRights, choicesOfRight, permissionOf, type Right } from '#domain/books/staff/right.ts';
import { ROLES, type Role } from '#domain/books/staff/role.ts';
import { BOOKS_GROUND, BOOKS_VERBS } from '../../../faults/books-verbs.ts';
import { as, onlyFor, withStaff } from '../../../support/staff.ts';

/**
 * What each verb of books needs, as its example of the ground does it. None: nobody is kept from it, as it is the page that
 * does it.
 */
const NEEDED: Readonly<Record<string, readonly Right[]>> = {
  addReturn: ['sell'],
  allocateOpening: ['ledgers'],
  approveBill: ['sell'],
  askForPrint: [],
  beginBill: ['sell'],
  cancelVoucher: ['ledgers', 'changeIssued'],
  changeBill: ['sell', 'void'],
  clearBill: ['sell', 'void'],
  clearHeldBill: ['sell', 'void'],
  closeShift: ['sell'],
  closeYear: ['gst'],
  closeLines: ['sell'],
  confirmCopy: [],
  createBankRule: ['ledgers'],
  createDrawer: ['settings'],
  createGodown: ['stock'],
  createItem: ['masters'],
  createLedger: ['ledgers'],
  createParty: ['masters'],
  createPerson: ['settings'],
  createVoucher: ['sell', 'onAccount'],
  deleteBankRule: ['ledgers'],
  deleteBatch: ['masters'],
  deleteDrafts: ['sell'],
  deleteDrawer: ['settings'],
  deleteGodowns: ['stock'],
  deleteItems: ['masters'],
  deleteLedgers: ['ledgers'],
  deleteParties: ['masters'],
  dropPrint: [],
  forgetUnseenCopy: [],
  holdBill: ['sell'],
  importRows: ['files', 'masters'],
  lockUpTo: ['gst'],
  makeCode: ['masters'],
  makeFromLine: ['ledgers'],
  markGstr1AsFiled: ['gst'],
  markGstr3bAsFiled: ['gst'],
  markMatch: ['gst'],
  matchLine: ['ledgers'],
  matchLines: ['ledgers'],
  newRecoveryCode: ['settings'],
  noteBegun: [],
  noteCopySaved: [],
  noteFailed: [],
  noteHandedOver: [],
  noteMovedAway: [],
  notePrinted: [],
  openCounter: ['sell'],
  openDrawer: ['drawer'],
  keepGstr2b: ['gst'],
  openShift: ['sell'],
  orderAllLow: ['stock'],
  payDrawer: ['drawer'],
  postSetOff: ['gst'],
  recallBill: ['sell'],
  rejectRow: ['gst'],
  removeReturn: ['sell'],
  reopenLine: ['ledgers'],
  reopenLines: ['sell'],
  repairBooks: ['settings'],
  restoreOver: ['settings'],
  saveBill: ['sell', 'returnWithBill'],
  saveCount: ['stock'],
  setLineAside: ['ledgers'],
  setPasscode: ['settings'],
  takeBackMatch: ['gst'],
  takeInStatement: ['ledgers'],
  takeStatementBack: ['ledgers'],
  takeUpLeftPrints: [],
  undoImport: ['files', 'masters'],
  unlock: ['settings'],
  unlockReturn: ['settings'],
  updateBankRule: ['ledgers'],
  updateBatch: ['masters'],
  updateBusiness: ['settings'],
  updateCounterSettings: ['settings'],
  updateDrawer: ['settings'],
  updateFavourites: ['prices'],
  updateGodown: ['stock'],
  updateItem: ['masters'],
  updateLedger: ['ledgers'],
  updateLocking: ['settings'],
  updateNumbering: ['settings'],
  updateParty: ['masters'],
  updatePerson: ['settings'],
  updateRight: ['settings'],
  updateVoucher: ['ledgers', 'changeIssued'],
  writeHereAgain: [],
};

type Outcome = 'done' | 'Approval needed' | 'Not allowed';

describe('who may', () => {
  beforeAll(() => BOOKS_GROUND.prepare());
  afterEach(() => BOOKS_GROUND.end(booksStore.database()));

  it('is known of every verb', async () => {
    await BOOKS_GROUND.fresh('createParty');
    expect(Object.keys(NEEDED).toSorted()).toEqual(Object.keys(BOOKS_VERBS).toSorted());
  });

  it.each(Object.entries(BOOKS_VERBS))(
    '%s: as the table of rights says, and as its cells are changed',
    async (verb, perform) => {
      await BOOKS_GROUND.fresh(verb);
      const needed = NEEDED[verb] ?? [];
      if (!areGuarded()) await withStaff();
      for (const role of ROLES.filter((one) => outcomeOf(needed, {}, one) !== 'done')) {
        as(role);
        expect(await outcome(perform), role).toBe(outcomeOf(needed, {}, role));
      }
      // With all that it needs but one, and that one only with approval.
      for (const left of needed) {
        const others = onlyFor(
          'Viewer',
          needed.filter((right) => right !== left),
        );
        for (const permission of ['not', 'approval'] as const) {
          if (!choicesOfRight(left).includes(permission)) continue;
          const changed = { ...others, [`${left}/Viewer`]: permission };
          await change(changed);
          as('Viewer');
          expect(await outcome(perform), `${left}: ${permission}`).toBe(outcomeOf(needed, changed, 'Viewer'));
        }
      }
      const isFixed = needed.some((right) => choicesOfRight(right).length === 0);
      await change(onlyFor('Viewer', needed));
      as(isFixed ? 'Owner' : 'Viewer');
      expect(await outcome(perform)).toBe('done');
    },
  );
});

/** What the rights come to. */
function outcomeOf(needed: readonly Right[], changed: ChangedRights, role: Role): Outcome {
  const permissions = needed.map((right) => permissionOf(changed, role, right));
  if (permissions.includes('not')) return 'Not allowed';
  return permissions.includes('approval') ? 'Approval needed' : 'done';
}

async function outcome(perform: () => Promise<unknown>): Promise<string> {
  return perform().then(
    () => 'done',
    (error: unknown) => (error instanceof Error && 'title' in error ? String(error.title) : String(error)),
  );
}

async function change(rights: ChangedRights): Promise<void> {
  await act('anyone', ['staffSettings'], async (transaction) => {
    const before = await transaction.find('staffSettings', STAFF_ID);
    await transaction.replace('staffSettings', before, { ...before, rights });
  });
}
