import { Button } from '#ui/controls/button.tsx';
import { LinkButton } from '#ui/controls/link-button.tsx';
import { whyNot } from '#ui/feedback/outcome-toasts.ts';
import { Page } from '#ui/layout/page.tsx';
import { isMissingBooks } from './missing-books.ts';

/** In place of every screen of a set of books that did not open. Nothing is ever created in its stead. */
export function BooksNotOpened({ error, onTryAgain }: { error: unknown; onTryAgain: () => void }) {
  if (isMissingBooks(error)) return <MissingBooks />;
  return (
    <Page title="These books did not open">
      <div role="alert" className="flex max-w-prose flex-col gap-4">
        <p>{whyNot(error)}</p>
        <p className="text-ink-2">Nothing was changed: what was saved in these books is as it was.</p>
        <div className="flex flex-wrap gap-2">
          <Button look="primary" onClick={onTryAgain}>
            Try again
          </Button>
          <Button onClick={() => window.location.reload()}>Reload</Button>
          <LinkButton to="/books">All books</LinkButton>
        </div>
      </div>
    </Page>
  );
}

function MissingBooks() {
  return (
    <Page title="These books are not on this device">
      <div className="flex max-w-prose flex-col gap-4">
        <p>
          The address names a set of books that this browser does not have: it was deleted here, or it is kept on
          another device or in another browser. If you have a copy of it, restore it under All books.
        </p>
        <div className="flex flex-wrap gap-2">
          <LinkButton to="/books" look="primary">
            All books
          </LinkButton>
          <LinkButton to="/books/new">Start your own books</LinkButton>
        </div>
      </div>
    </Page>
  );
}
