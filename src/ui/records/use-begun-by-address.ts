import { useLocation, useNavigate } from '@tanstack/react-router';
import { useEffect, useEffectEvent } from 'react';

/**
 * An address that ends in "?new" begins a record at once, as the shortcuts of the installed app ask. The word is taken out
 * of the address first, so that neither Back nor a reload begins it again.
 */
export function useBegunByAddress(begin: () => void): void {
  const isAsked = useLocation({ select: ({ searchStr }) => new URLSearchParams(searchStr).has('new') });
  const navigate = useNavigate();
  const answer = useEffectEvent(() => {
    void navigate({ to: '.', search: {}, replace: true, resetScroll: false });
    begin();
  });
  useEffect(() => {
    if (isAsked) answer();
  }, [isAsked]);
}
