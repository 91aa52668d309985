import { type ErrorComponentProps, useRouter } from '@tanstack/react-router';
import { Button } from '#ui/button.tsx';
import { ErrorView } from '#ui/error-view.tsx';
import { LinkButton } from '#ui/link-button.tsx';

/** Where a screen throws. The frame stands, the records are untouched, and there are three ways on. */
export function ScreenError({ error, reset }: ErrorComponentProps) {
  const router = useRouter();

  async function tryAgain() {
    // A screen whose file could not be fetched is fetched anew; then the boundary lets go.
    await router.invalidate();
    reset();
  }

  return (
    <ErrorView why={error instanceof Error ? error.message : String(error)}>
      <Button look="primary" onClick={() => void tryAgain()}>
        Try again
      </Button>
      <LinkButton to="/">Go to Dashboard</LinkButton>
      <Button onClick={() => window.location.reload()}>Reload</Button>
    </ErrorView>
  );
}
