import { ToCome } from '#screens/books/parts/to-come.tsx';

export function PaymentsScreen() {
  return (
    <ToCome
      title="Payments"
      will="Money that comes and goes is written here."
      things={[
        'Receipts from customers and payments to suppliers, set against their bills',
        'What was paid on account and is still to be set against a bill',
        'Money moved between cash and bank',
      ]}
    />
  );
}
