/**
 * The table of contents of books of one's own: the file of each screen. A file apart from routes.tsx, which every page
 * loads, as the sample needs none of it.
 */
export const BOOKS_SCREENS = {
  OpenedBooks: () => import('./frame/books/opened-books.tsx'),
  BooksScreen: () => import('#screens/books/shelf/books-screen.tsx'),
  StartBooksScreen: () => import('#screens/books/start/start-books-screen.tsx'),
  DashboardScreen: () => import('#screens/books/dashboard/dashboard-screen.tsx'),
  InvoicesScreen: () => import('#screens/books/invoices/invoices-screen.tsx'),
  PurchasesScreen: () => import('#screens/books/purchases/purchases-screen.tsx'),
  PaymentsScreen: () => import('#screens/books/payments/payments-screen.tsx'),
  NewVoucherScreen: () => import('#screens/books/vouchers/new-voucher-screen.tsx'),
  VoucherScreen: () => import('#screens/books/vouchers/voucher-screen.tsx'),
  EditVoucherScreen: () => import('#screens/books/vouchers/edit-voucher-screen.tsx'),
  PartiesScreen: () => import('#screens/books/parties/parties-screen.tsx'),
  PartyScreen: () => import('#screens/books/parties/party-screen.tsx'),
  ItemsScreen: () => import('#screens/books/items/items-screen.tsx'),
  ItemScreen: () => import('#screens/books/items/item-screen.tsx'),
  AccountingScreen: () => import('#screens/books/accounting/accounting-screen.tsx'),
  LedgerScreen: () => import('#screens/books/accounting/ledger-screen.tsx'),
  GroupScreen: () => import('#screens/books/accounting/group-screen.tsx'),
  GstScreen: () => import('#screens/books/gst/gst-screen.tsx'),
  ReportsScreen: () => import('#screens/books/reports/reports-screen.tsx'),
  TrialBalanceScreen: () => import('#screens/books/reports/trial-balance-screen.tsx'),
  ProfitAndLossScreen: () => import('#screens/books/reports/profit-and-loss-screen.tsx'),
  BalanceSheetScreen: () => import('#screens/books/reports/balance-sheet-screen.tsx'),
  CashFlowScreen: () => import('#screens/books/reports/cash-flow-screen.tsx'),
  StockSummaryScreen: () => import('#screens/books/reports/stock-summary-screen.tsx'),
  StockLedgerScreen: () => import('#screens/books/reports/stock-ledger-screen.tsx'),
  SettingsScreen: () => import('#screens/books/settings/settings-screen.tsx'),
} as const;
