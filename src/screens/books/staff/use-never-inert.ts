import { type RefObject, useEffect } from 'react';

/**
 * Keeps the cover alive. What was begun before the lock may open a dialog beneath it, and whoever opens one makes all others inert: the
 * cover would then lie there for good.
 */
export function useNeverInert(layer: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const portal = layer.current?.closest('[data-headlessui-portal]');
    if (!portal) return undefined;
    const revive = () => {
      if (!portal.hasAttribute('inert') && portal.getAttribute('aria-hidden') === null) return;
      portal.removeAttribute('inert');
      portal.removeAttribute('aria-hidden');
      layer.current?.focus();
    };
    const watching = new MutationObserver(revive);
    watching.observe(portal, { attributes: true, attributeFilter: ['inert', 'aria-hidden'] });
    return () => watching.disconnect();
  }, [layer]);
}
