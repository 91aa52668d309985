import { type ErrorComponentProps, useRouter } from '@tanstack/react-router';
import { useWorkspace } from '#app/workspaces/use-workspace.ts';
import { Button } from '#ui/controls/button.tsx';
import { LinkButton } from '#ui/controls/link-button.tsx';
import { Page } from '#ui/layout/page.tsx';

/** Shown where a screen throws. The frame and the records are intact, and the user has three ways to go on. */
export function ScreenError({ error, reset }: ErrorComponentProps) {
  const router = useRouter();
  const place = useWorkspace();

  async function tryAgain() {
    // Refetches the screen's file if it could not be fetched, then resets the boundary.
    await router.invalidate();
    reset();
  }

  return (
    <Page title="This screen could not be shown">
      <div role="alert" className="flex max-w-prose flex-col gap-4">
        <p>
          Your records are as they were; nothing was changed. Try again, or go on from{' '}
          {place.name === 'shelf' ? 'all books' : 'the Dashboard'}.
        </p>
        <p className="wrap-anywhere border-thread border-l-2 pl-3 text-ink-2 text-table">
          {error instanceof Error ? error.message : String(error)}
        </p>
        <div className="flex flex-wrap gap-2">
          <Button look="primary" onClick={() => void tryAgain()}>
            Try again
          </Button>
          {place.name === 'sample' && <LinkButton to="/">Go to Dashboard</LinkButton>}
          {place.name === 'shelf' && <LinkButton to="/books">Go to all books</LinkButton>}
          {place.name === 'books' && (
            <LinkButton to="/books/$key" params={{ key: place.booksKey }}>
              Go to Dashboard
            </LinkButton>
          )}
          <Button onClick={() => window.location.reload()}>Reload</Button>
        </div>
      </div>
    </Page>
  );
}
