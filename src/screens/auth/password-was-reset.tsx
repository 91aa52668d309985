import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { LinkButton } from '#ui/controls/link-button.tsx';
import { isCovered } from '#ui/overlays/opening.ts';
import { Outcome } from './outcome.tsx';

/**
 * Confirms the reset and opens /login after two seconds, unless the user navigates first. While a dialog, a menu or a
 * list is open, the redirect waits until it is closed.
 */
export function PasswordWasReset() {
  const router = useRouter();

  useEffect(() => {
    const timer = setInterval(() => {
      if (!isCovered()) void router.navigate({ to: '/login', replace: true });
    }, REDIRECT_AFTER_MS);
    const stop = () => clearInterval(timer);
    // While the file of the screen that the user chose is being fetched, this screen is still mounted.
    const unsubscribe = router.subscribe('onBeforeNavigate', stop);
    return () => {
      stop();
      unsubscribe();
    };
  }, [router]);

  return (
    <Outcome
      actions={
        <LinkButton to="/login" look="primary">
          Go to Sign in
        </LinkButton>
      }
    >
      <p>Your password has been reset successfully. Redirecting to login...</p>
    </Outcome>
  );
}

/** Stated by the specification (§9). */
const REDIRECT_AFTER_MS = 2000;
