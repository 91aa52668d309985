/** What a firm of consultants enters in two years. */

/** What is typed. `under` is the group of a ledger that is made in passing; 'Customer' makes a party of it. */
export type Typed = Readonly<{ on: string; amount: string; under?: string }> &
  (
    | Readonly<{ receipt: string; in?: string; tds?: string; discount?: string }>
    | Readonly<{ payment: string; from?: string; tds?: string; discount?: string }>
    | Readonly<{ contra: string; from: string }>
    /** Debited; `by` is credited. */
    | Readonly<{ journal: string; by: string }>
  );

export const FIRST_YEAR: readonly Typed[] = [
  { receipt: 'Capital', on: '1/4/25', amount: '5,00,000', in: 'Bank' },
  { receipt: 'Bank Loan', under: 'Secured Loans', on: '5/4/25', amount: '3,00,000' },
  { receipt: 'Professional Fees', under: 'Direct Incomes', on: '30/6/25', amount: '4,50,000', tds: '50,000' },
  { receipt: 'Usha Textiles', under: 'Customer', on: '15/2/26', amount: '1,35,000', tds: '15,000' },
  { payment: 'Computers', under: 'Fixed Assets', on: '10/4/25', amount: '60,000', from: 'Bank' },
  { payment: 'Rent', on: '30/4/25', amount: '1,20,000' },
  { payment: 'Salaries', on: '31/12/25', amount: '2,16,000', tds: '24,000' },
  { payment: 'Interest on Loan', under: 'Indirect Expenses', on: '31/3/26', amount: '30,000' },
  { payment: 'Bank Loan', on: '31/3/26', amount: '1,00,000' },
  { contra: 'Cash', from: 'Bank', on: '2/4/25', amount: '20,000' },
  { payment: 'Drawings', under: 'Capital Account', on: '15/1/26', amount: '15,000', from: 'Cash' },
  { journal: 'Usha Textiles', by: 'Professional Fees', on: '10/1/26', amount: '2,00,000' },
  { journal: 'Depreciation', under: 'Indirect Expenses', by: 'Computers', on: '31/3/26', amount: '24,000' },
];

export const SECOND_YEAR: readonly Typed[] = [
  { receipt: 'Usha Textiles', on: '20/4/26', amount: '49,000', discount: '1,000' },
  { receipt: 'Professional Fees', on: '30/9/26', amount: '7,20,000', tds: '80,000' },
  // The tax office pays back what was deducted in the first year.
  { receipt: 'TDS Receivable', on: '15/1/27', amount: '65,000' },
  { payment: 'TDS Payable', on: '7/4/26', amount: '24,000', from: 'Bank' },
  { payment: 'Rent', on: '30/4/26', amount: '1,32,000' },
  { payment: 'Computers', on: '1/7/26', amount: '40,000' },
  { payment: 'Salaries', on: '31/12/26', amount: '2,70,000', tds: '30,000' },
  { payment: 'Interest on Loan', on: '31/3/27', amount: '20,000' },
  { payment: 'Bank Loan', on: '31/3/27', amount: '1,00,000' },
  { contra: 'Cash', from: 'Bank', on: '1/10/26', amount: '30,000' },
  { payment: 'Drawings', on: '10/11/26', amount: '25,000', from: 'Cash' },
  { journal: 'Depreciation', by: 'Computers', on: '31/3/27', amount: '30,400' },
];
