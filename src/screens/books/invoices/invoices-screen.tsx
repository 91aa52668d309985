import { ToCome } from '#screens/books/parts/to-come.tsx';

export function InvoicesScreen() {
  return (
    <ToCome
      title="Invoices"
      will="What you sell is written here, and everything else follows from it."
      things={[
        'Invoices and bills of supply, numbered in order, with the tax that the law asks for',
        'Credit notes against them',
        'What is still open, what is overdue, and the paper to print or share',
      ]}
    />
  );
}
