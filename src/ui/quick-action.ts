import { type IconNode, ReceiptIndianRupee, ShoppingBag, UserRoundPlus } from 'lucide';
import { focusStart } from './focus.ts';
import { useCheckedNavigate } from './checked-navigate.ts';
import { toastSuccess } from './toast.tsx';

export type QuickAction = Readonly<{
  label: string;
  icon: IconNode;
  to: '/invoices' | '/purchases' | '/sales';
  title: string;
  sentence: string;
}>;

/** The three things most often begun, wherever they are offered. */
export const QUICK_ACTIONS: readonly QuickAction[] = [
  {
    label: 'Create Invoice',
    icon: ReceiptIndianRupee,
    to: '/invoices',
    title: 'Redirecting to Invoices',
    sentence: 'Opening invoice creation page',
  },
  {
    label: 'Add Expense',
    icon: ShoppingBag,
    to: '/purchases',
    title: 'Redirecting to Purchases',
    sentence: 'Opening expense recording page',
  },
  {
    label: 'Add Customer',
    icon: UserRoundPlus,
    to: '/sales',
    title: 'Redirecting to Sales',
    sentence: 'Opening customer management page',
  },
];

/**
 * Begins one: goes where it leads, says so, and puts the focus on the screen's create button. Nothing of it happens to who
 * was asked about changes and stayed.
 */
export function useQuickAction(): (action: QuickAction) => Promise<void> {
  const go = useCheckedNavigate();
  return async ({ to, title, sentence }) => {
    if (!(await go({ to }))) return;
    toastSuccess(title, sentence);
    focusStart();
  };
}
