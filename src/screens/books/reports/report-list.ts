/** The reports of a set of books, in the order in which they are listed, what each tells, and that it shows cost where it does. */
export const REPORTS = [
  {
    name: 'Trial Balance',
    to: '/books/$key/reports/trial-balance',
    tells: 'The balance of every ledger on any day, and whether both sides agree.',
  },
  {
    name: 'Profit & Loss',
    to: '/books/$key/reports/profit-and-loss',
    tells: 'What a period earned and cost: the gross profit of the trade, and what was left in the end.',
    showsCost: true,
  },
  {
    name: 'Balance Sheet',
    to: '/books/$key/reports/balance-sheet',
    tells: 'What the business owned and owed on any day.',
    showsCost: true,
  },
  {
    name: 'Cash Flow',
    to: '/books/$key/reports/cash-flow',
    tells: 'Where the cash of a period came from, and where it went.',
    showsCost: true,
  },
  {
    name: 'Receivables',
    to: '/books/$key/reports/receivables',
    tells: 'What customers owe on any day, by how long it is past due.',
  },
  {
    name: 'Payables',
    to: '/books/$key/reports/payables',
    tells: 'What is owed to suppliers on any day, likewise.',
  },
  {
    name: 'Sales Register',
    to: '/books/$key/reports/sales-register',
    tells: 'Every invoice, bill of supply and credit note of a period, with its tax.',
  },
  {
    name: 'Purchase Register',
    to: '/books/$key/reports/purchase-register',
    tells: 'Every purchase and debit note of a period, likewise.',
  },
  {
    name: 'GST Summary',
    to: '/books/$key/reports/gst-summary',
    tells: 'Tax on sales and on purchases by month, and what is to be paid.',
  },
  {
    name: 'Stock Summary',
    to: '/books/$key/reports/stock-summary',
    tells: 'What is in stock on any day, and what it is worth.',
    showsCost: true,
  },
  {
    name: 'Stock Ledger',
    to: '/books/$key/reports/stock-ledger',
    tells: 'What came, what went, and at which cost, item by item.',
    showsCost: true,
  },
  {
    name: 'Pending Sales Orders',
    to: '/books/$key/reports/pending-sales-orders',
    tells: 'What customers ordered and is not delivered yet, line by line, and how late it is.',
  },
  {
    name: 'Pending Purchase Orders',
    to: '/books/$key/reports/pending-purchase-orders',
    tells: 'What was ordered from suppliers and has not come yet, likewise.',
  },
  {
    name: 'Goods with Parties',
    to: '/books/$key/reports/goods-with-parties',
    tells: 'What went out with challans and is with others still, and by when it is due back.',
  },
  {
    name: 'Expiring Goods',
    to: '/books/$key/reports/expiring-goods',
    tells: 'Which batches expire soon or have expired, where they are, and what they are worth.',
    showsCost: true,
  },
  {
    name: 'Day Book',
    to: '/books/$key/reports/day-book',
    tells: 'Every voucher of a period by day.',
  },
  {
    name: 'Party Statement',
    to: '/books/$key/reports/party-statement',
    tells: 'What moved between a customer or supplier and you.',
  },
] as const;
