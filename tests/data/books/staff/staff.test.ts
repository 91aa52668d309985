import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { askForApprovalBy } from '#data/books/act.ts';
import { editsOf, verifyEdits } from '#data/books/audit/edits.ts';
import { checkBooks } from '#data/books/audit/check-books.ts';
import { changeBill, openCounter } from '#data/books/counter/bills.ts';
import { saveBill } from '#data/books/counter/save-bill.ts';
import { readCopy } from '#data/books/copies/read-copy.ts';
import { restoreAsNew, restoreOver } from '#data/books/copies/restore.ts';
import { saveCopy } from '#data/books/copies/copies.ts';
import { createParty } from '#data/books/masters/parties.ts';
import { areGuarded, personHere, see } from '#data/books/staff/access.ts';
import { staffStanding, takeSession } from '#data/books/staff/guard.ts';
import { createPerson, everyPerson, setPasscode, updatePerson } from '#data/books/staff/persons.ts';
import { newRecoveryCode, recoverOwner } from '#data/books/staff/recovery.ts';
import { approveActs, approversOf, signIn } from '#data/books/staff/sign-in.ts';
import { waitOf, WrongPasscode } from '#data/books/staff/tries.ts';
import { booksStore, closeBooks, currentBooksKey, openBooks } from '#data/books/store.ts';
import type { ActsApproved } from '#domain/books/staff/approval.ts';
import { BLANK_PERSON, type Person, personInput } from '#domain/books/staff/person.ts';
import { atPay, withAdded, withDiscount, withTenders } from '#domain/books/counter/bill-changes.ts';
import { NOTHING_TAKEN } from '#domain/books/counter/tender.ts';
import { blankParty } from '#domain/books/masters/party.ts';
import { asRate } from '#domain/books/rate.ts';
import { asPaise } from '#domain/money.ts';
import { asQuantity } from '#domain/quantity.ts';
import { emptyShelf, freshBooks } from '../../../support/fresh-books.ts';
import { as, personOf, withStaff } from '../../../support/staff.ts';
import { addGoods } from '../../../support/trade.ts';

const ASHA = { ...BLANK_PERSON, name: 'Asha', role: 'Owner', passcode: '482170', repeated: '482170' } as const;
const RAVI = { ...BLANK_PERSON, name: 'Ravi', passcode: '7316', repeated: '7316' } as const;

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-25T10:00:00+05:30') });
  await freshBooks({ yourName: 'Meera' });
});
afterEach(async () => {
  vi.useRealTimers();
  askForApprovalBy(undefined);
  await emptyShelf();
});

/** The first Owner, signed in, with her recovery code. */
async function begun(): Promise<Readonly<{ asha: Person; code: string }>> {
  const { person, recoveryCode = '' } = await createPerson(ASHA);
  await signIn(person, '४८२१७०');
  return { asha: person, code: recoveryCode };
}

describe('books', () => {
  it('are guarded from the first Owner on, who is shown a recovery code once', async () => {
    expect(areGuarded()).toBe(false);
    await expect(createPerson(RAVI)).rejects.toMatchObject({ fields: { role: expect.stringContaining('Owner') } });
    const { asha, code } = await begun();
    expect(code).toHaveLength(29);
    expect([areGuarded(), personHere()]).toEqual([true, asha.id]);
    expect((await createPerson(RAVI)).recoveryCode).toBeUndefined();
    expect(await everyPerson()).toMatchObject([
      { name: 'Asha', hasPasscode: true },
      { name: 'Ravi', role: 'Cashier' },
    ]);
    expect(await checkBooks()).toEqual([]);
  });

  it('that are opened again know their staff before anything is read of them, and nobody is signed in', async () => {
    await begun();
    const key = currentBooksKey() ?? '';
    closeBooks();
    expect(areGuarded()).toBe(false);
    globalThis.sessionStorage?.clear();
    await openBooks(key);
    expect([areGuarded(), personHere()]).toEqual([true, '']);
    expect(() => see('reports')).toThrow('Nobody is signed in');
    await expect(createParty({ ...blankParty('Customer'), name: 'Usha' })).rejects.toThrow('Sign in first');
  });
});

describe('a passcode', () => {
  it('that is wrong is counted by person, logged from the third on, and waits, also after a reload and a clock set back', async () => {
    const { asha } = await begun();
    const { person: ravi } = await createPerson(RAVI);
    const wrong = () => signIn(ravi, '7777').catch((error: unknown) => error);
    for (let at = 0; at < 3; at++) expect(await wrong()).toMatchObject({ wait: 0 });
    expect(await wrong()).toMatchObject({ wait: 5000, message: 'Wrong. Wait 5 seconds, then try again.' });
    expect(await signIn(ravi, '7316').catch((error: unknown) => error)).toBeInstanceOf(WrongPasscode);
    await signIn(asha, '482170');
    const logged = (await editsOf(ravi.id)).filter(({ deed }) => deed === 'refuse');
    expect(logged.map(({ after }) => after)).toEqual([{ tries: 4 }, { tries: 3 }]);
    vi.setSystemTime(Date.now() + 5000);
    await wrong();
    vi.setSystemTime(Date.now() + 15_000);
    expect(await wrong()).toMatchObject({ wait: 60_000 });
    vi.setSystemTime(Date.now() - 3_600_000);
    expect(await waitOf(ravi.id)).toBe(60_000);
    expect(await wrong()).toMatchObject({ wait: 60_000 });
    vi.setSystemTime(Date.now() + 60_000);
    await signIn(ravi, '7316');
    expect([personHere(), await waitOf(ravi.id)]).toEqual([ravi.id, 0]);
  });

  it('signs nobody in at other books that were opened while it was checked', async () => {
    await begun();
    const other = currentBooksKey() ?? '';
    closeBooks();
    await freshBooks({ yourName: 'Meera' });
    const { asha } = await begun();
    globalThis.sessionStorage?.clear();
    await signIn(asha, '482170', async () => {
      closeBooks();
      await openBooks(other);
    });
    expect([areGuarded(), personHere()]).toEqual([true, '']);
  });

  it('is in no log, and the log says that it was set', async () => {
    const { asha } = await begun();
    await setPasscode(asha.id, { passcode: '905317', repeated: '905317' });
    const edits = await booksStore.records('edits').toArray();
    const { hash = '', salt = '' } = (await booksStore.records('passcodes').get(asha.id)) ?? {};
    for (const secret of [hash, salt, '482170', '905317']) expect(JSON.stringify(edits)).not.toContain(secret);
    expect(edits.filter(({ deed }) => deed === 'passcode').map(({ name, who }) => [name, who])).toEqual([
      ['Asha', 'Meera'],
      ['Asha', 'Asha'],
    ]);
    expect(await verifyEdits()).toEqual({ entries: edits.length });
  });

  it('is recovered once by a code, which gives the next; another code ends the one before', async () => {
    const { asha, code } = await begun();
    const next = await recoverOwner(asha, code.toLowerCase(), { passcode: '905317', repeated: '905317' });
    await signIn(asha, '905317');
    await expect(recoverOwner(asha, code, { passcode: '111222', repeated: '111222' })).rejects.toThrow('Wrong');
    const last = await newRecoveryCode();
    await expect(recoverOwner(asha, next, { passcode: '111222', repeated: '111222' })).rejects.toThrow('Wrong');
    await recoverOwner(asha, last, { passcode: '111222', repeated: '111222' });
    await signIn(asha, '111222');
  });
});

describe('the last Owner', () => {
  it('stays one where two lower each other at once', async () => {
    await withStaff();
    as('Owner');
    const other = personOf('Manager');
    await updatePerson(other.id, 1, { ...personInput(other), role: 'Owner', passcode: '905317', repeated: '905317' });
    const owner = personOf('Owner');
    const lowered = await Promise.allSettled([
      updatePerson(owner.id, 1, { ...personInput(owner), role: 'Viewer' }),
      updatePerson(other.id, 2, { ...personInput(other), role: 'Viewer' }),
    ]);
    expect(lowered.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  });
});

describe('an approval', () => {
  it('holds once for these figures, names both, and is of one who may', async () => {
    await addGoods('Salt', { sellingPrice: asRate(100_0000) });
    await withStaff();
    as('Cashier');
    const asked: (readonly string[])[] = [];
    let approve = async (): Promise<ActsApproved | undefined> => undefined;
    askForApprovalBy(async (acts) => {
      asked.push(acts.map(({ sentence }) => sentence));
      expect(approversOf(acts).map(({ role }) => role)).toEqual(['Owner', 'Manager']);
      const given = await approve();
      return given && { ...given, keys: acts.map(({ key }) => key) };
    });
    const by = (approver: Person) => async () => ({ approver: approver.id, reason: 'An old customer', keys: [] });
    const id = await saltWith(15);
    await expect(saveBill(id)).rejects.toMatchObject({ title: 'Approval needed' });
    expect(asked).toEqual([[expect.stringContaining('(15%) off')]]);
    // Who may not, or is the same person, is found out by the verb, whoever says otherwise.
    for (const role of ['Viewer', 'Accountant', 'Cashier'] as const) {
      approve = by(personOf(role));
      await expect(saveBill(id), role).rejects.toThrow('Ask somebody else');
    }
    approve = by(personOf('Manager'));
    const saved = await saveBill(id);
    const [made] = await editsOfAsOwner(saved.id);
    expect(made).toMatchObject({
      who: 'Cashier One',
      person: personOf('Cashier').id,
      approved: { who: 'Manager One', person: personOf('Manager').id, reason: 'An old customer' },
    });
    as('Cashier');
    approve = async () => undefined;
    const before = asked.length;
    await expect(saveBill(await saltWith(18))).rejects.toMatchObject({ title: 'Approval needed' });
    expect(asked).toHaveLength(before + 1);
  });

  it('asks for the right passcode and a reason', async () => {
    await begun();
    const { person: meera } = await createPerson({ ...RAVI, name: 'Meera', role: 'Manager' });
    const acts = [{ right: 'void', key: 'void', sentence: 'Void' }] as const;
    await expect(approveActs(acts, meera, '7316', ' ')).rejects.toMatchObject({
      fields: { reason: 'Enter a reason.' },
    });
    await expect(approveActs(acts, meera, '7315', 'Slip')).rejects.toBeInstanceOf(WrongPasscode);
    expect(await approveActs(acts, meera, '7316', 'Slip')).toEqual({
      approver: meera.id,
      reason: 'Slip',
      keys: ['void'],
    });
  });
});

describe('a copy', () => {
  it('without a password brings persons without passcodes, and takes an Owner’s first', async () => {
    await begun();
    const { parts } = await saveCopy();
    const text = await new Blob([...parts]).text();
    expect(text).not.toContain((await booksStore.records('passcodes').toArray())[0]?.hash);
    const { key } = await restoreAsNew(await copyOf(parts));
    await openBooks(key);
    expect(areGuarded()).toBe(false);
    expect(await everyPerson()).toMatchObject([{ name: 'Asha', hasPasscode: false }]);
    expect(await checkBooks()).toEqual([]);
    const [asha] = await everyPerson();
    const { recoveryCode } = await setPasscode(asha?.id ?? '', { passcode: '905317', repeated: '905317' });
    expect([areGuarded(), recoveryCode?.length]).toEqual([true, 29]);
  });

  it('with one signs in after it was restored', async () => {
    const { asha } = await begun();
    const { parts } = await saveCopy({ password: 'long enough' });
    const { key } = await restoreAsNew(await copyOf(parts, 'long enough'));
    await openBooks(key);
    expect(areGuarded()).toBe(true);
    await signIn(asha, '482170');
    expect(personHere()).toBe(asha.id);
  });

  it('over the same set leaves this device’s passcodes', async () => {
    const { asha } = await begun();
    const { parts } = await saveCopy({ password: 'long enough' });
    await setPasscode(asha.id, { passcode: '905317', repeated: '905317' });
    await restoreOver(currentBooksKey() ?? '', await copyOf(parts, 'long enough'), 'Asha Stores');
    await signIn(asha, '905317');
    expect(await checkBooks()).toEqual([]);
    expect(staffStanding()?.persons).toHaveLength(1);
  });
});

async function copyOf(parts: readonly Blob[], password = '') {
  const read = await readCopy(new Blob([...parts]), password === '' ? {} : { password });
  if (read.kind !== 'copy') throw new Error(`The copy was not read: ${read.kind}`);
  return read;
}

/** A bill of one salt at 100 with so many percent off, paid in cash. */
async function saltWith(percent: number): Promise<string> {
  const { id } = await openCounter();
  const line = {
    item: { id: 'ITM-000001', name: 'Salt' },
    unit: 'NOS',
    quantity: asQuantity(1),
    rate: asRate(100_0000),
    listRate: asRate(100_0000),
    discount: null,
  } as const;
  await changeBill(id, (bill) => withDiscount(withAdded(bill, line), 1, { percent }));
  await changeBill(id, (bill) => atPay(withTenders(bill, { ...NOTHING_TAKEN, cash: asPaise((100 - percent) * 100) })));
  return id;
}

async function editsOfAsOwner(record: string) {
  takeSession({ person: personOf('Owner').id, isLocked: false });
  return editsOf(record);
}
