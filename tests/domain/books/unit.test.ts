import { describe, expect, it } from 'vitest';
import { UNIT_CODES, unitInWords, unitName } from '#domain/books/unit.ts';

describe('units', () => {
  it('are the 45 that the portal takes, and NA for services', () => {
    const codes = `BAG BAL BDL BKL BOU BOX BTL BUN CAN CBM CCM CMS CTN DOZ DRM GGK GMS GRS GYD KGS KLR KME LTR MLT MTR
      MTS NOS PAC PCS PRS QTL ROL SET SQF SQM SQY TBS TGM THD TON TUB UGS UNT YDS OTH NA`.split(/\s+/);
    expect(UNIT_CODES).toEqual(codes);
    expect(codes).toHaveLength(46);
  });

  it('are shown with what they mean, each with another word', () => {
    expect(unitInWords('NOS')).toBe('NOS Numbers');
    expect(unitName('NOS')).toBe('Numbers');
    expect(unitInWords('DOZ')).toBe('DOZ Dozens');
    const words = UNIT_CODES.map((code) => unitInWords(code).slice(code.length));
    expect(new Set(words).size).toBe(46);
    for (const word of words) expect(word).toMatch(/^ [A-Z][A-Za-z ]+$/);
  });
});
