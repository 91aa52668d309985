import { expect, it } from 'vitest';
import { gstStanding } from '#domain/books/returns/gst-standing.ts';
import { asPaise } from '#domain/money.ts';

it('is output less input tax of each head; that of a Union territory stands with SGST, and no other ledger counts', () => {
  expect(
    gstStanding([
      ['outputCgst', asPaise(-90_00)],
      ['inputCgst', asPaise(36_00)],
      ['outputSgst', asPaise(-80_00)],
      ['outputUtgst', asPaise(-10_00)],
      ['inputIgst', asPaise(25_00)],
      ['gstOnAdvances', asPaise(7_00)],
      ['tdsPayable', asPaise(-5_00)],
      [undefined, asPaise(-3_00)],
    ]),
  ).toEqual({ igst: -25_00, cgst: 54_00, sgst: 90_00, cess: 0 });
});
