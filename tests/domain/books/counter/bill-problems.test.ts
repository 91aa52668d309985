import { describe, expect, it } from 'vitest';
import { withQuantity } from '#domain/books/counter/bill-changes.ts';
import { problemsInBill } from '#domain/books/counter/bill-problems.ts';
import { newLine } from '#domain/books/counter/new-line.ts';
import { asQuantity } from '#domain/quantity.ts';
import { aBill, anItem, factsOf, ON } from '../../../support/counter.ts';

const SALT = anItem('Salt', 105);
const LAMP = anItem('Lamp', 1000);

describe('a bill that cannot be saved', () => {
  it('says so at the line, with its item', () => {
    const gone = newLine(anItem('Gone', 5), ON);
    const idle = newLine(LAMP, ON);
    const bill = withQuantity(aBill([gone, idle, newLine(SALT, ON)]), 3, asQuantity(-1));
    const found = problemsInBill(bill, factsOf([{ ...LAMP, isActive: false }, SALT]));
    expect(found.map(({ line, field, sentence }) => [line, field, sentence])).toEqual([
      [1, 'item', 'It was deleted meanwhile. Remove it.'],
      [2, 'item', 'Lamp is inactive. Remove it, or make it active again.'],
      [3, 'quantity', 'Use Returns to take goods back.'],
    ]);
  });

  it('says so of a bill without lines', () => {
    expect(problemsInBill(aBill(), factsOf([]))).toEqual([{ field: 'lines', sentence: 'Scan or find an item first.' }]);
  });
});
