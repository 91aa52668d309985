import { describe, expect, it } from 'vitest';
import { hintsInDocument, recipientMissingFrom } from '#domain/books/documents/document-hints.ts';
import { asRate } from '#domain/books/rate.ts';
import { asPaise } from '#domain/money.ts';
import { aLine, anInvoiceInput, aPurchase, REGULAR, WALK_IN_PARTY } from '../../../support/documents.ts';

describe('a hint on an invoice', () => {
  it('names a rate that is above the MRP once GST is in it', () => {
    const line = aLine(1, 100, 10, { mrp: asPaise(110_00) });
    expect(hintsInDocument(anInvoiceInput({ lines: [line] }))).not.toHaveProperty(['lines.0.rate']);
    const above = { ...line, rate: asRate(100_0100) };
    const sentence = 'The MRP is ₹110. Lower the rate.';
    expect(hintsInDocument(anInvoiceInput({ lines: [line, above] }))).toMatchObject({ 'lines.1.rate': sentence });
    const included = { ...line, rate: asRate(110_0000) };
    expect(hintsInDocument(anInvoiceInput({ lines: [included], ratesIncludeGst: true }))).not.toHaveProperty([
      'lines.0.rate',
    ]);
    expect(hintsInDocument(aPurchase())).not.toHaveProperty(['lines.0.rate']);
  });

  it('asks for the buyer from 50,000 of taxable value, of who is not registered', () => {
    const much = anInvoiceInput({ party: WALK_IN_PARTY, lines: [aLine(1, 50_000, 5)] });
    expect(recipientMissingFrom(much)).toBe(50_000_00);
    expect(hintsInDocument(much)).toMatchObject({
      party: 'From ₹50,000 an invoice bears the buyer’s name, address and State. Add them to Walk-in Customer.',
    });
    expect(recipientMissingFrom({ ...much, party: REGULAR })).toBeUndefined();
    expect(recipientMissingFrom({ ...much, lines: [aLine(1, 49_999.99, 5)] })).toBeUndefined();
    const named = { ...WALK_IN_PARTY, address: '1 Main Road', state: '27' };
    expect(recipientMissingFrom({ ...much, party: named })).toBeUndefined();
  });
});
