import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { LinkButton } from '#ui/link-button.tsx';
import { isCovered } from '#ui/opening.ts';
import { Outcome } from './outcome.tsx';

/** Says so, and goes on to /login by itself, unless one goes anywhere else before; who is in the middle of something then goes once it is over. */
export function PasswordWasReset() {
  const router = useRouter();

  useEffect(() => {
    const timer = setInterval(() => {
      if (!isCovered()) void router.navigate({ to: '/login', replace: true });
    }, REDIRECT_AFTER_MS);
    const stop = () => clearInterval(timer);
    // A screen that is still being fetched has been chosen already, while this one stands.
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

/** The specification's (§9). */
const REDIRECT_AFTER_MS = 2000;
