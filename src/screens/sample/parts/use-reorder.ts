import { useNavigate } from '@tanstack/react-router';
import { useCallback, useRef } from 'react';
import { today } from '#data/clock.ts';
import { reorderProduct } from '#data/sample/products.ts';
import type { Product } from '#domain/sample/product.ts';
import { useOnNavigate } from '#ui/navigation/on-navigate.ts';
import { shorten } from '#ui/layout/shorten.ts';
import { toastSuccess } from '#ui/feedback/toast.tsx';
import { sayFailure } from '#ui/feedback/outcome-toasts.ts';

/**
 * The action of every Reorder button: creates one order, reports it, and goes to the orders, unless the user has gone
 * elsewhere meanwhile. A second press while it runs is ignored.
 */
export function useReorder(): (product: Product) => Promise<void> {
  const navigate = useNavigate();
  const isBusy = useRef(false);
  const isGone = useRef(false);
  useOnNavigate(() => {
    isGone.current = true;
  });
  return useCallback(
    async ({ id: productId, name }: Product) => {
      if (isBusy.current) return;
      isBusy.current = true;
      isGone.current = false;
      try {
        const { id } = await reorderProduct(productId, today());
        toastSuccess('Reorder Initiated', `Creating purchase order ${id} for ${shorten(name.trim() || productId)}`);
        if (!isGone.current) await navigate({ to: '/purchases' });
      } catch (error) {
        sayFailure(error);
      } finally {
        isBusy.current = false;
      }
    },
    [navigate],
  );
}
