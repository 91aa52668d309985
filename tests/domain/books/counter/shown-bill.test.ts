import { describe, expect, it } from 'vitest';
import { newLine } from '#domain/books/counter/new-line.ts';
import { shownBill } from '#domain/books/counter/shown-bill.ts';
import { blankParty, partyFrom } from '#domain/books/masters/party.ts';
import { aBill, anItem, factsOf, ON, rupees, SHOP, taken } from '../../../support/counter.ts';
import { aBooksBusiness } from '../../../support/fresh-books.ts';

const SALT = anItem('Salt', 105);
const SOAP = anItem('Soap', 21);
const business = { ...aBooksBusiness({ ...SHOP, upiId: 'asha@upi' }), booksBegin: SHOP.booksBegin };
const facts = factsOf([SALT, SOAP], { business });
const bill = aBill([newLine(SALT, ON, {}), newLine(SOAP, ON, {}), newLine(SALT, ON, {})]);

describe('a bill as its customer sees it', () => {
  it('has its lines, the newest last, and what is to pay', () => {
    expect(shownBill(bill, facts, undefined)).toMatchObject({
      lines: [
        { name: 'Soap', quantity: 1, unit: 'PCS', amount: rupees(21) },
        { name: 'Salt', quantity: 2, unit: 'PCS', amount: rupees(210) },
      ],
      pieces: 3,
      pays: rupees(231),
      gets: 0,
      remaining: rupees(231),
      upi: undefined,
    });
  });

  it('has what remains and the change by what was entered at Pay, and the code of the UPI row alone', () => {
    const paid = shownBill({ ...bill, tenders: taken({ upi: 100, cash: 200 }) }, facts, undefined);
    expect(paid).toMatchObject({ remaining: 0, change: rupees(69) });
    expect(paid?.upi).toEqual({ link: expect.stringContaining('am=100.00'), amount: rupees(100) });
    expect(shownBill({ ...bill, tenders: taken({ cash: 200 }) }, facts, undefined)?.upi).toBeUndefined();
  });

  it('has nothing of who that is', () => {
    const ravi = { ...partyFrom({ ...blankParty('Customer'), name: 'Ravi Kumar', phone: '9876543210' }), id: 'PTY-7' };
    const shown = shownBill(
      { ...bill, customer: { id: ravi.id, name: ravi.name }, tenders: taken({ onAccount: 231 }) },
      { ...facts, customer: ravi, isWalkIn: false },
      undefined,
    );
    expect(JSON.stringify(shown)).not.toMatch(/Ravi|98765|PTY/);
  });
});
