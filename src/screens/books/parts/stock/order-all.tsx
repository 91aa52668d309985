import { useNavigate } from '@tanstack/react-router';
import { orderAllLow } from '#data/books/vouchers/order-low-stock.ts';
import { useBooksKey } from '#screens/books/parts/use-books-key.ts';
import { Button } from '#ui/controls/button.tsx';
import { oncePressed } from '#ui/controls/once-pressed.ts';
import { sayFailure } from '#ui/feedback/outcome-toasts.ts';
import { toastSuccess } from '#ui/feedback/toast.tsx';

/**
 * Drafts a purchase order for each supplier of goods that run low. The second press of a double one is not taken: as drafts count
 * nothing yet, it would draft all of it again.
 */
export function OrderAll() {
  const key = useBooksKey();
  const navigate = useNavigate();

  async function orderAll() {
    try {
      const count = await orderAllLow();
      if (count === 0) return toastSuccess('Nothing to order', 'Enough is on order of all goods that run low.');
      const drafted = count === 1 ? '1 purchase order drafted' : `${count} purchase orders drafted`;
      const search = { tab: 'purchase-orders' };
      const show = () => void navigate({ to: '/books/$key/orders', params: { key }, search });
      toastSuccess('Success', drafted, { label: 'Open', act: show });
    } catch (error) {
      sayFailure(error);
    }
  }

  return <Button onClick={() => void oncePressed('order all', orderAll)}>Order All</Button>;
}
