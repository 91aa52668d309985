import { expect, it } from 'vitest';
import { seriesIssued } from '#domain/books/returns/series-issued.ts';
import { cancelled, returned, sold } from '../../../support/sales.ts';

const on = '2026-04-05';

function runs(...numbers: readonly string[]) {
  return seriesIssued(numbers.map((number) => sold(number, on))).map(({ from, to, total }) => `${from} ${to} ${total}`);
}

it('numbers that follow one another are one row, in the order of the numbers and not of the days', () => {
  expect(runs('INV/26-27/0002', 'INV/26-27/0001', 'INV/26-27/0003')).toEqual(['INV/26-27/0001 INV/26-27/0003 3']);
  expect(runs('INV/26-27/9999', 'INV/26-27/10000')).toEqual(['INV/26-27/9999 INV/26-27/10000 2']);
});

it('a hole, which another month has filled, parts a series; so does another one', () => {
  expect(runs('A1', 'A2', 'A4', 'B5')).toEqual(['A1 A2 2', 'A4 A4 1', 'B5 B5 1']);
});

it('the serial may stand before the financial year, or there may be none', () => {
  expect(runs('0/1/26-27', '0/2/26-27')).toEqual(['0/1/26-27 0/2/26-27 2']);
  expect(runs('FIRST')).toEqual(['FIRST FIRST 1']);
});

it('a cancelled number is counted and told apart; notes come after invoices', () => {
  const invoice = sold('INV/1', on);
  expect(seriesIssued([returned('CN/1', on, invoice), cancelled(sold('INV/2', on)), invoice])).toEqual([
    { kind: 'Invoice', from: 'INV/1', to: 'INV/2', total: 2, cancelled: 1 },
    { kind: 'Credit Note', from: 'CN/1', to: 'CN/1', total: 1, cancelled: 0 },
  ]);
});
