import { type IconNode, ReceiptIndianRupee, ShoppingBag, UserRoundPlus } from 'lucide';
import { focusStart } from '#ui/navigation/focus.ts';
import { useCheckedNavigate } from '#ui/navigation/checked-navigate.ts';
import { toastSuccess } from '#ui/feedback/toast.tsx';

export type QuickAction = Readonly<{
  label: string;
  icon: IconNode;
  to: '/invoices' | '/purchases' | '/sales';
  title: string;
  sentence: string;
}>;

/** The quick actions, for the floating panel and the dashboard. */
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
 * Runs one: navigates, shows its toast, and moves focus to the screen's create button. Neither happens if the user was
 * asked about unsaved changes and stayed.
 */
export function useQuickAction(): (action: QuickAction) => Promise<void> {
  const navigate = useCheckedNavigate();
  return async ({ to, title, sentence }) => {
    if (!(await navigate({ to }))) return;
    toastSuccess(title, sentence);
    focusStart();
  };
}
