import { lastOpened, notedBusinesses, noteOpened } from '#data/books/last-opened.ts';
import { NotOpened } from '#data/store/open-kept.ts';
import { LostBooks } from '#screens/books/parts/lost-books.tsx';
import { RestoreButton } from '#screens/books/parts/copies-buttons.tsx';
import { Button } from '#ui/controls/button.tsx';
import { LinkButton } from '#ui/controls/link-button.tsx';
import { whyNot } from '#ui/feedback/outcome-toasts.ts';
import { Page } from '#ui/layout/page.tsx';

type Attempt = Readonly<{ booksKey: string; onTryAgain: () => void }>;

/** In place of every screen of a set of books that did not open. Nothing is ever created in its stead. */
export function BooksNotOpened({ error, ...attempt }: Attempt & { error: unknown }) {
  if (error instanceof NotOpened && error.reason === 'missing') return <MissingBooks {...attempt} />;
  return (
    <Page title="These books did not open">
      <div role="alert" className="flex max-w-prose flex-col gap-4">
        <p>{whyNot(error)}</p>
        <p className="text-ink-2">Nothing was changed: what was saved in these books is as it was.</p>
        <div className="flex flex-wrap gap-2">
          <Button look="primary" onClick={attempt.onTryAgain}>
            Try again
          </Button>
          <Button onClick={() => window.location.reload()}>Reload</Button>
          <LinkButton to="/books">All books</LinkButton>
        </div>
      </div>
    </Page>
  );
}

/** Those that were opened here were not deleted here, or they would not be noted any more: they are lost. */
function MissingBooks({ booksKey, onTryAgain }: Attempt) {
  const wereHere = lastOpened() === booksKey || notedBusinesses().some(({ key }) => key === booksKey);
  return (
    <Page title="These books are not on this device">
      <div className="flex max-w-prose flex-col gap-4">
        {wereHere ? (
          <LostBooks booksKey={booksKey} />
        ) : (
          <p>
            The address names a set of books that this browser does not have: it was deleted here, or it is kept on
            another device or in another browser. If you have a copy of it, restore it.
          </p>
        )}
        <div className="flex flex-wrap gap-2">
          <RestoreButton look="primary" onRestored={onTryAgain} />
          <LinkButton to="/books/new">Start your own books</LinkButton>
          <LinkButton to="/" onClick={() => noteOpened('')}>
            Open the sample business
          </LinkButton>
          <LinkButton to="/books">All books</LinkButton>
        </div>
      </div>
    </Page>
  );
}
