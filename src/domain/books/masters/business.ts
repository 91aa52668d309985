import { financialYearOf, type IsoDate, isIsoDate, type MaybeDate } from '#domain/calendar.ts';
import { gstinInCapitals } from '#domain/gstin.ts';
import { stateOf } from '#domain/state-code.ts';
import { problemInEmail, problemInIfsc, problemInPinCode, problemInUpiId } from '#domain/books/contact.ts';
import { problemInName, tidyName } from '#domain/books/names.ts';
import { type Licences, licencesFrom, problemInFssai } from './licences.ts';
import { type Problems, problemsIn } from '#domain/books/problems.ts';
import { problemInGstin, type Registration } from '#domain/books/registration.ts';

/** The business that a set of books is kept for, and how they are kept. Optional texts may be blank. */
export type Business = Readonly<{
  name: string;
  /** The code of two digits. */
  state: string;
  registration: Registration;
  gstin: string;
  address: string;
  city: string;
  pinCode: string;
  phone: string;
  email: string;
  upiId: string;
  booksBegin: IsoDate;
  turnover: (typeof TURNOVERS)[number];
  stockValuation: (typeof STOCK_VALUATIONS)[number];
  negativeStock: (typeof NEGATIVE_STOCKS)[number];
  /** Goods are not sold after their expiry, unless it is only warned of them. */
  expiredGoods?: 'Warn' | undefined;
  /** By how many percent an order may be exceeded; not there while it may not. */
  overDelivery?: number;
  /** Whether documents are rounded to the rupee. */
  roundOff: boolean;
  /** Stands in the edit log. */
  yourName: string;
  bankName: string;
  accountNumber: string;
  ifsc: string;
  terms: string;
}> &
  Licences;

/** The turnover of the year before decides how many digits of HSN codes are asked for. */
export const TURNOVERS = ['Up to ₹5 crore', 'Above ₹5 crore'] as const;
export const STOCK_VALUATIONS = ['FIFO', 'Moving average'] as const;
/** What happens when more is sold than there is. */
export const NEGATIVE_STOCKS = ['Warn', 'Refuse'] as const;
/** The answers to a sale of goods after their expiry. */
export const EXPIRED_GOODS = ['Refuse', 'Warn'] as const;

/** The values of the form, where the State and the day may still be empty. */
export type BusinessInput = Omit<Business, 'booksBegin'> & Readonly<{ booksBegin: MaybeDate }>;

export function blankBusiness(today: IsoDate): BusinessInput {
  return {
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
    booksBegin: `${financialYearOf(today).slice(0, 4)}-04-01` as IsoDate,
    turnover: 'Up to ₹5 crore',
    stockValuation: 'FIFO',
    negativeStock: 'Warn',
    roundOff: true,
    yourName: '',
    bankName: '',
    accountNumber: '',
    ifsc: '',
    terms: '',
  };
}

export function problemsInBusiness(input: BusinessInput): Problems<BusinessInput> {
  const gstin = problemInGstin(input);
  // A GSTIN that is mistyped is what to correct: once right, it tells the State.
  const isGivenByGstin = input.state === '' && gstin !== undefined && input.gstin.trim() !== '';
  const isState = isGivenByGstin || stateOf(input.state)?.code === input.state;
  return problemsIn<BusinessInput>({
    name: problemInName(input.name, 'business'),
    state: isState ? undefined : 'Choose the State of the business.',
    gstin,
    fssai: problemInFssai(input),
    pinCode: problemInPinCode(input.pinCode),
    email: problemInEmail(input.email),
    upiId: problemInUpiId(input.upiId),
    booksBegin: isIsoDate(input.booksBegin) ? undefined : 'Enter the day on which the books begin.',
    overDelivery: (input.overDelivery ?? 0) <= MOST_OVER ? undefined : `Enter at most ${MOST_OVER} %.`,
    ifsc: problemInIfsc(input.ifsc),
  });
}

/** Makes the business of an input without problems. Throws a RangeError if the books begin on no day. */
export function businessFrom(input: BusinessInput): Business {
  const { booksBegin, overDelivery = 0, fssai: _, drugLicences: __, expiredGoods, ...others } = input;
  if (!isIsoDate(booksBegin)) throw new RangeError('The books of a business begin on a day.');
  return {
    ...others,
    ...licencesFrom(input),
    ...(expiredGoods && { expiredGoods }),
    booksBegin,
    ...(overDelivery > 0 && { overDelivery }),
    name: tidyName(input.name),
    gstin: gstinInCapitals(input.gstin),
    address: input.address.trim(),
    city: input.city.trim(),
    pinCode: input.pinCode.trim(),
    phone: input.phone.trim(),
    email: input.email.trim(),
    upiId: input.upiId.trim(),
    yourName: tidyName(input.yourName),
    bankName: input.bankName.trim(),
    accountNumber: input.accountNumber.trim(),
    ifsc: input.ifsc.trim().toUpperCase(),
    terms: input.terms.trim(),
  };
}

/** Who may be delivered more than twice what he ordered has ordered nothing in particular. */
const MOST_OVER = 100;
