import type { Row } from './first-year.ts';

/** The statements of its second year: balances go on, incomes and expenses start at nothing. */
export const AT_SECOND_END = {
  'Trial Balance': [
    ['Capital Account'],
    ['Capital', '–', '5,00,000'],
    ['Drawings', '40,000', '–'], // 15,000 + 25,000
    ['Bank Accounts'],
    // 8,39,000, and 49,000 + 7,20,000 + 65,000 received = 16,73,000
    // 24,000 + 1,32,000 + 40,000 + 2,70,000 + 20,000 + 1,00,000 paid, 30,000 withdrawn = 6,16,000
    ['Bank', '10,57,000', '–'],
    ['Cash-in-Hand'],
    ['Cash', '10,000', '–'], // 5,000 + 30,000 − 25,000
    ['Loans & Advances (Asset)'],
    ['TDS Receivable', '80,000', '–'], // 65,000 + 80,000 − 65,000
    ['Duties & Taxes'],
    ['TDS Payable', '–', '30,000'], // 24,000 − 24,000 + 30,000
    ['Fixed Assets'],
    ['Computers', '45,600', '–'], // 36,000 + 40,000 − 30,400
    ['Secured Loans'],
    ['Bank Loan', '–', '1,00,000'],
    ['Direct Incomes'],
    ['Professional Fees', '–', '8,00,000'],
    ['Indirect Expenses'],
    ['Depreciation', '30,400', '–'], // 40 % of 76,000
    ['Discount Allowed', '1,000', '–'],
    ['Interest on Loan', '20,000', '–'],
    ['Rent', '1,32,000', '–'],
    ['Salaries', '3,00,000', '–'], // 2,70,000 + 30,000
    ['Profit & Loss A/c', '–', '2,86,000'],
    // Debit 40 + 1,057 + 10 + 80 + 45.6 + 30.4 + 1 + 20 + 132 + 300; credit 500 + 30 + 100 + 800 + 286 thousand
    ['Total', '17,16,000', '17,16,000'],
  ],
  'Profit & Loss': [
    ['Trading income'],
    ['Direct Incomes', '8,00,000'],
    ['Professional Fees', '8,00,000'],
    ['Closing Stock', '–'],
    ['Less trading costs'],
    ['Opening Stock', '–'],
    ['Gross Profit', '8,00,000'],
    ['Less other costs'],
    ['Indirect Expenses', '4,83,400'],
    ['Depreciation', '30,400'],
    ['Discount Allowed', '1,000'],
    ['Interest on Loan', '20,000'],
    ['Rent', '1,32,000'],
    ['Salaries', '3,00,000'],
    ['Net Profit', '3,16,600'], // 8,00,000 − 4,83,400
  ],
  'Balance Sheet': [
    ['Liabilities'],
    ['Capital Account', '4,60,000'],
    ['Capital', '5,00,000'],
    ['Drawings', '−40,000'],
    ['Current Liabilities', '30,000'],
    ['Duties & Taxes', '30,000'],
    ['TDS Payable', '30,000'],
    ['Loans (Liability)', '1,00,000'],
    ['Secured Loans', '1,00,000'],
    ['Bank Loan', '1,00,000'],
    ['Profit & Loss A/c', '6,02,600'],
    ['Profit of earlier years', '2,86,000'],
    ['Profit of this year', '3,16,600'],
    ['Total', '11,92,600'], // 460 + 30 + 100 + 602.6 thousand
    ['Assets'],
    ['Current Assets', '11,47,000'], // 1,057 + 10 + 80 thousand
    ['Bank Accounts', '10,57,000'],
    ['Bank', '10,57,000'],
    ['Cash-in-Hand', '10,000'],
    ['Cash', '10,000'],
    ['Loans & Advances (Asset)', '80,000'],
    ['TDS Receivable', '80,000'],
    ['Fixed Assets', '45,600'],
    ['Computers', '45,600'],
    ['Total', '11,92,600'], // 1,147 + 45.6 thousand
  ],
  'Cash Flow': [
    ['Operating activities'],
    ['Loans & Advances (Asset)', '−15,000'],
    ['TDS Receivable', '−15,000'], // 65,000 − 80,000
    ['Sundry Debtors', '50,000'], // 49,000 + 1,000
    ['Duties & Taxes', '6,000'],
    ['TDS Payable', '6,000'], // 30,000 − 24,000
    ['Direct Incomes', '8,00,000'],
    ['Professional Fees', '8,00,000'],
    ['Indirect Expenses', '−4,53,000'],
    ['Discount Allowed', '−1,000'],
    ['Interest on Loan', '−20,000'],
    ['Rent', '−1,32,000'],
    ['Salaries', '−3,00,000'],
    ['Net cash from operating activities', '3,88,000'], // 50 + 6 + 800 − 15 − 453 thousand
    ['Investing activities'],
    ['Fixed Assets', '−40,000'],
    ['Computers', '−40,000'],
    ['Net cash from investing activities', '−40,000'],
    ['Financing activities'],
    ['Capital Account', '−25,000'],
    ['Drawings', '−25,000'],
    ['Secured Loans', '−1,00,000'],
    ['Bank Loan', '−1,00,000'],
    ['Net cash from financing activities', '−1,25,000'],
    ['Opening cash and bank', '8,44,000'],
    ['Closing cash and bank', '10,67,000'], // 844 + 388 − 40 − 125 thousand; Bank 10,57,000 and Cash 10,000
  ],
} as const satisfies Record<string, readonly Row[]>;
