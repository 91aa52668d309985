import { describe, expect, it } from 'vitest';
import { hsnDigits, problemInHsn } from '#domain/books/hsn.ts';

describe('the code of goods', () => {
  it.each(['', ' ', '6109', '610910', '61091000', '0401', '6901 00 10', '6901.00.10', '0106', '8807', '9620', '9804'])(
    'may be "%s"',
    (code) => {
      expect(problemInHsn(code, 'Goods')).toBeUndefined();
    },
  );

  it.each(['61', '610', '61091', '6109100', '610910001', 'ABCD', '61O9'])('is not "%s"', (code) => {
    expect(problemInHsn(code, 'Goods')).toBe('An HSN code has 4, 6 or 8 digits, such as 61091000.');
  });

  it('does not begin with 99, as those of services do', () => {
    expect(problemInHsn('998314', 'Goods')).toBe(
      'Codes that begin with 99 are of services. Correct it, or choose the kind Service.',
    );
  });

  it.each(['00000000', '0000', '0107', '12340000', '7701', '9807', '6816'])('of no heading is "%s"', (code) => {
    expect(problemInHsn(code, 'Goods')).toBe(
      `There is no heading ${code.slice(0, 4)}. Look the code up in the tariff.`,
    );
  });

  it('keeps its leading zero, and loses spaces and points', () => {
    expect(hsnDigits(' 0401.10 00 ')).toBe('04011000');
  });
});

describe('the code of a service', () => {
  it.each(['', '9983', '99831', '998314', '99 83 14'])('may be "%s"', (code) => {
    expect(problemInHsn(code, 'Service')).toBeUndefined();
  });

  it.each(['9900', '990000', '9953', '9970', '9980', '9990'])('of no heading is "%s"', (code) => {
    expect(problemInHsn(code, 'Service')).toMatch(/^There is no heading 99/);
  });

  it.each(['99', '998', '9983141', '6109', '1998314', '99A3'])('is not "%s"', (code) => {
    expect(problemInHsn(code, 'Service')).toBe('A SAC begins with 99 and has four to six digits, such as 998314.');
  });
});
