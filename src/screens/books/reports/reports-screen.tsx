import { ToCome } from '#screens/books/parts/to-come.tsx';

export function ReportsScreen() {
  return (
    <ToCome
      title="Reports"
      will="Every figure of your accounts stands here, and opens the vouchers behind it."
      things={[
        'Trial Balance, Profit & Loss, Balance Sheet and Cash Flow for any period',
        'Day Book, registers, receivables and payables by age',
        'Stock Summary and GST Summary',
        'Each on screen, as CSV, XLSX and PDF, with the same figures',
      ]}
    />
  );
}
