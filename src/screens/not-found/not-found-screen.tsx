import { trimPathRight, useLocation, useParams, useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { BalanceMark } from '#ui/layout/balance-mark.tsx';
import { LinkButton } from '#ui/controls/link-button.tsx';

/**
 * Shown for any address without a screen. Logs only the pathname: the search or the hash may hold something private.
 */
export function NotFoundScreen() {
  const pathname = useLocation({ select: (location) => location.pathname });
  const router = useRouter();
  const { key } = useParams({ strict: false });
  // While the user leaves, the address is already that of the next screen.
  useEffect(() => {
    const [, { '**': rest }, found] = router.getMatchedRoutes(trimPathRight(pathname));
    // What is left of an address that begins like one of ours.
    if (!found || rest !== undefined) console.error('Not found:', pathname);
  }, [pathname, router]);

  return (
    <div className="flex min-h-full flex-col items-center justify-center gap-2 px-gutter py-6 text-center">
      <title>404 · Tarazu</title>
      <BalanceMark size={56} className="text-ink-3" />
      <h1 className="mt-2 font-semibold text-[2.5rem] leading-none tracking-tight">404</h1>
      <p className="text-ink-2">Oops! Page not found</p>
      {key === undefined ? (
        <LinkButton to="/" className="mt-4">
          Return to Home
        </LinkButton>
      ) : (
        <LinkButton to="/books/$key" params={{ key }} className="mt-4">
          Return to Home
        </LinkButton>
      )}
    </div>
  );
}
