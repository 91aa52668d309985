import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import type { BooksOnDevice } from '#data/books/copies/books-on-device.ts';
import type { SetApproval } from '#data/books/staff/set-staff.ts';
import { LinkButton } from '#ui/controls/link-button.tsx';
import { lazyDialog } from '#ui/overlays/lazy-dialog.tsx';
import { Empty } from '#ui/layout/empty.tsx';
import { Page } from '#ui/layout/page.tsx';
import { CreateButton } from '#ui/records/create-button.tsx';
import { ListProblem } from '#ui/records/list-problem.tsx';
import { platform } from '#ui/platform.ts';
import { Skeleton } from '#ui/records/skeleton.tsx';
import { BooksTable } from './books-table.tsx';
import { RestoreButton } from '#screens/books/parts/copies-buttons.tsx';
import { approvedSetAct } from '#screens/books/parts/staff/approved-set-act.ts';
import { sayFailure } from '#ui/feedback/outcome-toasts.ts';
import { LostSets } from './lost-sets.tsx';
import { useShelf } from './use-shelf.ts';

/** Every set of books on this device, and what can be done with a whole set. */
export function BooksScreen() {
  const router = useRouter();
  const { sets, why, readAgain } = useShelf();
  const [doomed, setDoomed] = useState<Readonly<{ books: BooksOnDevice; approval: SetApproval | undefined }>>();
  const { isInstalled, sparedIn } = platform();
  const isEmpty = sets?.length === 0;

  async function beginDelete(books: BooksOnDevice) {
    const approved = await approvedSetAct(books.key, books.name, 'Delete');
    if (approved) setDoomed({ books, approval: approved.approval });
  }

  return (
    <Page
      title="Books"
      subtitle={`Books of your own: kept on this device, in this browser, until ${sparedIn ? 'Safari removes them: after seven days without a visit to this tab' : 'you delete them'}`}
      actions={
        <>
          {/* Whoever has added the app to her Home Screen may have books already, in a tab. */}
          <RestoreButton look={isInstalled && isEmpty ? 'primary' : 'plain'} onRestored={() => void readAgain()} />
          <LinkButton to="/books/new/tally">Move in from Tally</LinkButton>
          <CreateButton onPress={() => void router.navigate({ to: '/books/new' })}>Start your own books</CreateButton>
        </>
      }
    >
      {sets && <LostSets present={sets} />}
      <section aria-label="Books on this device" className="@container rounded-sheet border bg-sheet">
        {why !== undefined && <ListProblem problem={{ why, tryAgain: () => void readAgain() }} />}
        {why === undefined && !sets && <Skeleton />}
        {sets && sets.length > 0 && (
          <BooksTable
            sets={sets}
            onDelete={(books) => void beginDelete(books).catch(sayFailure)}
            onSaved={() => void readAgain()}
          />
        )}
        {isEmpty && (
          <Empty>
            {isInstalled
              ? 'No books in this app yet. Those of a browser or of another device come here by a copy.'
              : 'No books on this device yet.'}{' '}
            The sample business forgets everything; what you write in books of your own is kept.
          </Empty>
        )}
      </section>
      {doomed && 'gstin' in doomed.books && (
        <DeleteBooks
          books={doomed.books}
          approval={doomed.approval}
          onDeleted={() => void readAgain()}
          onClose={() => setDoomed(undefined)}
        />
      )}
    </Page>
  );
}

const DeleteBooks = lazyDialog(async () => (await import('./delete-books.tsx')).DeleteBooks);
