import { ToCome } from '#screens/books/parts/to-come.tsx';

export function PurchasesScreen() {
  return (
    <ToCome
      title="Purchases"
      will="What you buy is written here, with the input tax that it brings."
      things={[
        'The suppliers’ bills, under their own numbers and dates',
        'Debit notes against them',
        'What you still owe, and to whom',
      ]}
    />
  );
}
