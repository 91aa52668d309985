import { useNavigate } from '@tanstack/react-router';
import { useCallback, useRef } from 'react';
import { useOnNavigate } from '#ui/navigation/on-navigate.ts';
import { shorten } from '#ui/layout/shorten.ts';
import { toastSuccess } from '#ui/feedback/toast.tsx';
import { sayFailure } from '#ui/feedback/say-done.ts';

/**
 * The action of every Reorder button: creates one order, reports it, and goes to the orders, unless the user has gone
 * elsewhere meanwhile. A second press while it runs is ignored. `order` must keep its identity between renders.
 */
export function useReorder<Item extends { readonly id: string; readonly name: string }>(
  order: (item: Item) => Promise<{ readonly id: string }>,
): (item: Item) => Promise<void> {
  const navigate = useNavigate();
  const isBusy = useRef(false);
  const isGone = useRef(false);
  useOnNavigate(() => {
    isGone.current = true;
  });
  return useCallback(
    async (item: Item) => {
      if (isBusy.current) return;
      isBusy.current = true;
      isGone.current = false;
      try {
        const { id } = await order(item);
        toastSuccess('Reorder Initiated', `Creating purchase order ${id} for ${shorten(item.name.trim() || item.id)}`);
        if (!isGone.current) await navigate({ to: '/purchases' });
      } catch (error) {
        sayFailure(error);
      } finally {
        isBusy.current = false;
      }
    },
    [navigate, order],
  );
}
