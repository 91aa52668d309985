import { trimPathRight, useLocation, useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { BalanceMark } from '#ui/balance-mark.tsx';
import { LinkButton } from '#ui/link-button.tsx';

/**
 * Shown for any address without a screen. Logs only the pathname: the search or the hash may hold something private.
 */
export function NotFoundScreen() {
  const pathname = useLocation({ select: (location) => location.pathname });
  const { routesByPath } = useRouter();
  // While the user leaves, the address is already that of the next screen.
  useEffect(() => {
    if (!(trimPathRight(pathname) in routesByPath)) console.error('Not found:', pathname);
  }, [pathname, routesByPath]);

  return (
    <div className="flex min-h-full flex-col items-center justify-center gap-2 px-gutter pt-6 pb-28 text-center">
      <title>404 · Tarazu</title>
      <BalanceMark size={56} className="text-ink-3" />
      <h1 className="mt-2 font-semibold text-[2.5rem] leading-none tracking-tight">404</h1>
      <p className="text-ink-2">Oops! Page not found</p>
      <LinkButton to="/" className="mt-4">
        Return to Home
      </LinkButton>
    </div>
  );
}
