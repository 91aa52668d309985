import { describe, expect, it } from 'vitest';
import {
  blankBusiness,
  type BusinessInput,
  businessFrom,
  NEGATIVE_STOCKS,
  problemsInBusiness,
  STOCK_VALUATIONS,
  TURNOVERS,
} from '#domain/books/masters/business.ts';
import { REGISTRATIONS } from '#domain/books/registration.ts';

const ASHA: BusinessInput = {
  ...blankBusiness('2026-11-25'),
  name: 'Asha Stores',
  state: '27',
  gstin: '27AAPFU0939F1ZV',
};

describe('starting books', () => {
  it.each([
    ['2026-11-25', '2026-04-01'],
    ['2026-04-01', '2026-04-01'],
    ['2026-03-31', '2025-04-01'],
  ] as const)('on %s offers books that begin on %s, the first of the financial year', (today, begin) => {
    expect(blankBusiness(today).booksBegin).toBe(begin);
  });

  it('offers a regular registration, a turnover up to 5 crore, FIFO, a warning of negative stock, and rounding', () => {
    expect(blankBusiness('2026-11-25')).toEqual({
      name: '',
      state: '',
      registration: 'Regular',
      gstin: '',
      address: '',
      city: '',
      pinCode: '',
      phone: '',
      email: '',
      upiId: '',
      booksBegin: '2026-04-01',
      turnover: 'Up to ₹5 crore',
      stockValuation: 'FIFO',
      negativeStock: 'Warn',
      roundOff: true,
      yourName: '',
      bankName: '',
      accountNumber: '',
      ifsc: '',
      terms: '',
    });
  });

  it('lets every choice be chosen', () => {
    expect(TURNOVERS).toEqual(['Up to ₹5 crore', 'Above ₹5 crore']);
    expect(STOCK_VALUATIONS).toEqual(['FIFO', 'Moving average']);
    expect(NEGATIVE_STOCKS).toEqual(['Warn', 'Refuse']);
  });

  it('needs a name, a State, and a GSTIN or none', () => {
    expect(problemsInBusiness(blankBusiness('2026-11-25'))).toEqual({
      name: 'Enter the name of the business.',
      state: 'Choose the State of the business.',
      gstin: 'Enter the GSTIN, or choose another GST Registration.',
    });
    expect(problemsInBusiness(ASHA)).toEqual({});
  });

  it('needs no GSTIN of a business that is not registered', () => {
    expect(problemsInBusiness({ ...ASHA, gstin: '', registration: 'Unregistered' })).toEqual({});
  });

  it.each(REGISTRATIONS)('refuses a mistyped GSTIN of a business that is %s', (registration) => {
    expect(problemsInBusiness({ ...ASHA, gstin: '27AAPFU0939F1ZW', registration })).toHaveProperty('gstin');
  });

  it('asks for no State while the GSTIN that would tell it is mistyped', () => {
    expect(Object.keys(problemsInBusiness({ ...ASHA, state: '', gstin: '27AAPFU0939F1ZW' }))).toEqual(['gstin']);
  });

  it('refuses a GSTIN of another State', () => {
    expect(problemsInBusiness({ ...ASHA, state: '29' })).toEqual({
      gstin: 'This is a GSTIN of Maharashtra (27). Correct it, or choose that State.',
    });
  });

  it.each(['', '25', '39', '96', 'Maharashtra'])('refuses "%s" as its State', (state) => {
    expect(problemsInBusiness({ ...ASHA, registration: 'Unregistered', gstin: '', state })).toEqual({
      state: 'Choose the State of the business.',
    });
  });

  it('needs the day on which the books begin', () => {
    expect(problemsInBusiness({ ...ASHA, booksBegin: '' })).toEqual({
      booksBegin: 'Enter the day on which the books begin.',
    });
    expect(problemsInBusiness({ ...ASHA, booksBegin: '2026-02-30' })).toHaveProperty('booksBegin');
    expect(() => businessFrom({ ...ASHA, booksBegin: '' })).toThrow(
      new RangeError('The books of a business begin on a day.'),
    );
  });

  it('says at its field what is wrong with a PIN code, an e-mail address, a UPI ID and an IFSC', () => {
    const wrong = { ...ASHA, pinCode: '012345', email: 'asha', upiId: 'shop', ifsc: 'SBIN' };
    expect(Object.keys(problemsInBusiness(wrong))).toEqual(['pinCode', 'email', 'upiId', 'ifsc']);
  });
});

it('a business is kept without spaces around its particulars, and its codes in capitals', () => {
  const typed = {
    ...ASHA,
    name: ' Asha  Stores ',
    gstin: ' 27aapfu0939f1zv ',
    address: ' 12 MG Road ',
    city: ' Pune ',
    pinCode: ' 411001 ',
    phone: ' 98220 12345 ',
    email: ' asha@example.com ',
    upiId: ' shop@okaxis ',
    yourName: ' Asha  Patil ',
    bankName: ' State Bank of India ',
    accountNumber: ' 0012 ',
    ifsc: ' sbin0001234 ',
    terms: ' Goods once sold\nare not taken back. ',
  };
  expect(businessFrom(typed)).toEqual({
    ...ASHA,
    name: 'Asha Stores',
    gstin: '27AAPFU0939F1ZV',
    address: '12 MG Road',
    city: 'Pune',
    pinCode: '411001',
    phone: '98220 12345',
    email: 'asha@example.com',
    upiId: 'shop@okaxis',
    yourName: 'Asha Patil',
    bankName: 'State Bank of India',
    accountNumber: '0012',
    ifsc: 'SBIN0001234',
    terms: 'Goods once sold\nare not taken back.',
  });
});
