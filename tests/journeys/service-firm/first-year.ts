/** The statements of the firm's first year, as an accountant works them out by hand from its vouchers. */

/** A line of a screen without the rupee sign, paise and blank cells; a dash is nothing. */
export type Row = readonly string[];

/** What stood on every ledger that is no income or expense at the end of the first year; the second begins with it. */
const STANDING_AT_FIRST = {
  capital: [['Capital Account'], ['Capital', '–', '5,00,000'], ['Drawings', '15,000', '–']],
  others: [
    ['Bank Accounts'],
    // 5,00,000 + 3,00,000 + 4,50,000 + 1,35,000 received = 13,85,000
    // 60,000 + 1,20,000 + 2,16,000 + 30,000 + 1,00,000 paid, 20,000 withdrawn = 5,46,000
    ['Bank', '8,39,000', '–'],
    ['Cash-in-Hand'],
    ['Cash', '5,000', '–'], // 20,000 − 15,000
    ['Loans & Advances (Asset)'],
    ['TDS Receivable', '65,000', '–'], // 50,000 + 15,000
    ['Sundry Debtors', '50,000', '–'], // 2,00,000 − 1,35,000 − 15,000
    ['Duties & Taxes'],
    ['TDS Payable', '–', '24,000'],
    ['Fixed Assets'],
    ['Computers', '36,000', '–'], // 60,000 − 24,000
    ['Secured Loans'],
    ['Bank Loan', '–', '2,00,000'], // 3,00,000 − 1,00,000
  ],
} as const;

export const AT_FIRST_END = {
  'Trial Balance': [
    ...STANDING_AT_FIRST.capital,
    ...STANDING_AT_FIRST.others,
    ['Direct Incomes'],
    ['Professional Fees', '–', '7,00,000'], // 4,50,000 + 50,000 + 2,00,000
    ['Indirect Expenses'],
    ['Depreciation', '24,000', '–'], // 40 % of 60,000
    ['Interest on Loan', '30,000', '–'],
    ['Rent', '1,20,000', '–'],
    ['Salaries', '2,40,000', '–'], // 2,16,000 + 24,000
    // Debit 15 + 839 + 5 + 65 + 50 + 36 + 24 + 30 + 120 + 240; credit 500 + 24 + 200 + 700 thousand
    ['Total', '14,24,000', '14,24,000'],
  ],
  'Profit & Loss': [
    ['Trading income'],
    ['Direct Incomes', '7,00,000'],
    ['Professional Fees', '7,00,000'],
    ['Closing Stock', '–'],
    ['Less trading costs'],
    ['Opening Stock', '–'],
    ['Gross Profit', '7,00,000'],
    ['Less other costs'],
    ['Indirect Expenses', '4,14,000'],
    ['Depreciation', '24,000'],
    ['Interest on Loan', '30,000'],
    ['Rent', '1,20,000'],
    ['Salaries', '2,40,000'],
    ['Net Profit', '2,86,000'], // 7,00,000 − 4,14,000
  ],
  'Balance Sheet': [
    ['Liabilities'],
    ['Capital Account', '4,85,000'],
    ['Capital', '5,00,000'],
    ['Drawings', '−15,000'],
    ['Current Liabilities', '24,000'],
    ['Duties & Taxes', '24,000'],
    ['TDS Payable', '24,000'],
    ['Loans (Liability)', '2,00,000'],
    ['Secured Loans', '2,00,000'],
    ['Bank Loan', '2,00,000'],
    ['Profit & Loss A/c', '2,86,000'],
    ['Total', '9,95,000'], // 485 + 24 + 200 + 286 thousand
    ['Assets'],
    ['Current Assets', '9,59,000'], // 839 + 5 + 65 + 50 thousand
    ['Bank Accounts', '8,39,000'],
    ['Bank', '8,39,000'],
    ['Cash-in-Hand', '5,000'],
    ['Cash', '5,000'],
    ['Loans & Advances (Asset)', '65,000'],
    ['TDS Receivable', '65,000'],
    ['Sundry Debtors', '50,000'],
    ['Fixed Assets', '36,000'],
    ['Computers', '36,000'],
    ['Total', '9,95,000'], // 959 + 36 thousand
  ],
  'Cash Flow': [
    ['Operating activities'],
    // Tax that clients kept back did not come in, and tax kept back from salaries did not go out.
    ['Loans & Advances (Asset)', '−65,000'],
    ['TDS Receivable', '−65,000'],
    ['Sundry Debtors', '1,50,000'], // 1,35,000 + 15,000
    ['Duties & Taxes', '24,000'],
    ['TDS Payable', '24,000'],
    ['Direct Incomes', '5,00,000'],
    ['Professional Fees', '5,00,000'], // 4,50,000 + 50,000
    ['Indirect Expenses', '−3,90,000'],
    ['Interest on Loan', '−30,000'],
    ['Rent', '−1,20,000'],
    ['Salaries', '−2,40,000'],
    ['Net cash from operating activities', '2,19,000'], // 150 + 24 + 500 − 65 − 390 thousand
    ['Investing activities'],
    ['Fixed Assets', '−60,000'],
    ['Computers', '−60,000'],
    ['Net cash from investing activities', '−60,000'],
    ['Financing activities'],
    ['Capital Account', '4,85,000'],
    ['Capital', '5,00,000'],
    ['Drawings', '−15,000'],
    ['Secured Loans', '2,00,000'],
    ['Bank Loan', '2,00,000'], // 3,00,000 − 1,00,000
    ['Net cash from financing activities', '6,85,000'],
    ['Opening cash and bank', '–'],
    ['Closing cash and bank', '8,44,000'], // 219 − 60 + 685 thousand; Bank 8,39,000 and Cash 5,000
  ],
} as const satisfies Record<string, readonly Row[]>;

/** The first day of the second year: incomes and expenses start at nothing, their profit stands in one line. */
export const OPENING_OF_SECOND: readonly Row[] = [
  ...STANDING_AT_FIRST.capital,
  ...STANDING_AT_FIRST.others,
  ['Profit & Loss A/c', '–', '2,86,000'],
  ['Total', '10,10,000', '10,10,000'], // 15 + 839 + 5 + 65 + 50 + 36 thousand; 500 + 24 + 200 + 286 thousand
];
