import { writeFileSync } from 'node:fs';
import { afterEach, it, vi } from 'vitest';
import { askForApprovalBy } from '#data/books/act.ts';
import { createDrawer, updateDrawer } from '#data/books/counter/drawers.ts';
import { changeBill, openCounter } from '#data/books/counter/bills.ts';
import { saveBill } from '#data/books/counter/save-bill.ts';
import { openShift } from '#data/books/counter/shifts.ts';
import { saveCopy } from '#data/books/copies/copies.ts';
import { createPerson } from '#data/books/staff/persons.ts';
import { updateLocking, updateRight } from '#data/books/staff/staff-settings.ts';
import { approveActs, signIn } from '#data/books/staff/sign-in.ts';
import { BLANK_PERSON } from '#domain/books/staff/person.ts';
import { atPay, withAdded, withDiscount, withTenders } from '#domain/books/counter/bill-changes.ts';
import { NOTHING_TAKEN } from '#domain/books/counter/tender.ts';
import { asRate } from '#domain/books/rate.ts';
import { asPaise } from '#domain/money.ts';
import { asQuantity } from '#domain/quantity.ts';
import { emptyShelf, freshBooks } from '../../../support/fresh-books.ts';
import { addGoods } from '../../../support/trade.ts';

afterEach(emptyShelf);

it('makes a copy', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-29T10:00:00+05:30') });
  await freshBooks({ yourName: 'Asha' });
  await addGoods('Salt', { sellingPrice: asRate(100_0000) });
  const cash = { id: 'LED-000001', name: 'Cash' };
  await updateDrawer('DRW-000001', 0, { name: 'Counter 1', cash, upi: null, card: null, shifts: true });
  void createDrawer;
  const asha = (await createPerson({ ...BLANK_PERSON, name: 'Asha', role: 'Owner', passcode: '482170', repeated: '482170' })).person;
  await signIn(asha, '482170');
  const ravi = (await createPerson({ ...BLANK_PERSON, name: 'Ravi', passcode: '7316', repeated: '7316' })).person;
  await updateRight('onAccount/Cashier', 'not');
  await updateLocking({ lockAfter: 10 });
  await signIn(ravi, '7316');
  await openShift({ putIn: null, from: null, counted: asPaise(0), reason: '' });
  askForApprovalBy((acts) => approveActs(acts, asha, '482170', 'An old customer'));
  const { id } = await openCounter();
  const line = { item: { id: 'ITM-000001', name: 'Salt' }, unit: 'NOS', quantity: asQuantity(1), rate: asRate(100_0000), listRate: asRate(100_0000), discount: null } as const;
  await changeBill(id, (bill) => atPay(withTenders(withDiscount(withAdded(bill, line), 1, { percent: 15 }), { ...NOTHING_TAKEN, cash: asPaise(85_00) })));
  await saveBill(id);
  await signIn(asha, '482170');
  for (const [file, password] of [['version-80', ''], ['version-80-encrypted', 'तराज़ू é']] as const) {
    const { parts } = await saveCopy({ password });
    writeFileSync(`tests/data/books/copies/${file}.copy`, await new Blob([...parts]).text());
  }
});
