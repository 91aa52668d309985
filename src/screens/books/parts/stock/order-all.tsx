import { useNavigate } from '@tanstack/react-router';
import { useRef } from 'react';
import { orderAllLow } from '#data/books/vouchers/order-low-stock.ts';
import { useBooksKey } from '#screens/books/parts/use-books-key.ts';
import { Button } from '#ui/controls/button.tsx';
import { sayFailure } from '#ui/feedback/outcome-toasts.ts';
import { toastSuccess } from '#ui/feedback/toast.tsx';

/** Drafts a purchase order for each supplier of goods that run low. A second press waits for the first. */
export function OrderAll() {
  const key = useBooksKey();
  const navigate = useNavigate();
  const isBusy = useRef(false);

  async function orderAll() {
    if (isBusy.current) return;
    isBusy.current = true;
    try {
      const count = await orderAllLow();
      const drafted = count === 1 ? '1 purchase order drafted' : `${count} purchase orders drafted`;
      const search = { tab: 'purchase-orders' };
      const show = () => void navigate({ to: '/books/$key/orders', params: { key }, search });
      toastSuccess('Success', drafted, { label: 'Open', act: show });
    } catch (error) {
      sayFailure(error);
    } finally {
      isBusy.current = false;
    }
  }

  return <Button onClick={() => void orderAll()}>Order All</Button>;
}
